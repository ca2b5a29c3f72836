import { resolve } from 'node:path';
import type { Finding, Result } from '@trace-formats/schema/report';
import { cardOf } from './card.ts';
import { resultOf } from './examine.ts';
import { withExcerpts } from './excerpts.ts';
import { cannotWork, clean, type ExitCode, worse } from './exit-code.ts';
import { unreadable } from './findings.ts';
import type { Io } from './io.ts';
import { lintFile, openFile } from './lint-file.ts';
import { lintFolder, mostAtOnce, type Part } from './lint-folder.ts';
import type { FileHash } from './lint-lines.ts';
import type { LintContext } from './lint-plan.ts';
import type { LintSources } from './lint-sources.ts';
import { readBytes, readSmall } from './read-file.ts';
import { inOrder } from './result-order.ts';
import { mergedFacts, noFacts } from './run-facts.ts';
import { attestationsOf, datasetSamples } from './samples.ts';
import type { Source } from './sources.ts';
import { tellable } from './tellable.ts';
import { withoutValues } from './without-values.ts';

/** What a run found in the files it looked at; what there is to say of the whole follows from it. */
export interface LintRun extends Part {
  readonly files: LintSources;
}

/** Lints every file that the words lead to, folder by folder. `isMine` leaves out what another run looks at. */
export async function lintRun(
  context: LintContext,
  io: Pick<Io, 'stdin'>,
  stdinName: string | undefined,
  files: LintSources,
  isMine: (name: string) => boolean = () => true,
): Promise<LintRun> {
  const { plan } = context;
  const parts: Part[] = [];
  const lost = files.unreadable.filter(({ name }) => isMine(name)).map(({ name, why }) => ({ name, why }));
  const { samples, unreadable: unsigned } = await datasetSamples(files.folders, context);
  for (const file of unsigned)
    if (isMine(file)) lost.push({ name: file, why: 'it is no list of signatures as forsy-lint attest writes it' });
  if (lost.length > 0) parts.push(complaints(lost));
  const typed = plan.words.includes('-') ? await io.stdin() : undefined;
  const name = stdinName ?? '<stdin>';
  if (typed !== undefined) parts.push(await ofStandardInput(name, typed, context));
  const isWanted = ({ name: own }: Source): boolean => isMine(own);
  for (const folder of files.folders) parts.push(await lintFolder(folder, isWanted, context, samples));
  const merged = mergedParts(parts);
  const tell = await tellable();
  const results = inOrder(merged.results);
  const paths = new Map(files.folders.flatMap(({ sources }) => sources).map((source) => [source.name, source.path]));
  return {
    ...merged,
    files,
    facts: mergedFacts([
      merged.facts,
      {
        ...noFacts,
        cards: plan.words.filter((word) => word !== '-').map((word) => ({ word, text: cardOf(word, plan.cwd) })),
        samples: samples.map(({ file, standing }) => ({ file, findings: standing.findings })),
        attestations: samples.flatMap((one) => attestationsOf(one, tell)),
      },
    ]),
    results: await withExcerpts(results, (file, isInLines) => {
      if (typed !== undefined && file === name) return { bytes: typed };
      const path = paths.get(file);
      if (path === undefined) return undefined;
      const read = isInLines ? readSmall(path, mostAtOnce) : readBytes(path);
      if ('large' in read) return { path };
      return 'why' in read ? undefined : read;
    }),
  };
}

/** What several runs over parts of a dataset found. */
export function mergedParts(parts: readonly Part[]): Part {
  const hashes: FileHash[] = [];
  const results: Result[] = [];
  const allowances = new Set<number>();
  const baseline = new Set<string>();
  let code: ExitCode = clean;
  for (const part of parts) {
    for (const result of part.results) results.push(result);
    for (const hash of part.hashes) hashes.push(hash);
    for (const index of part.used.allowances) allowances.add(index);
    for (const key of part.used.baseline) baseline.add(key);
    code = worse(code, part.code);
  }
  return {
    results,
    facts: mergedFacts(parts.map(({ facts }) => facts)),
    code,
    used: { allowances: [...allowances].sort((a, b) => a - b), baseline: [...baseline].sort() },
    hashes,
  };
}

function complaints(lost: readonly { readonly name: string; readonly why: string }[]): Part {
  const results = lost.map(({ name, why }) => ({ ...resultOf(name, null, null), findings: [unreadable(why)] }));
  return { results, facts: noFacts, code: cannotWork, used: { allowances: [], baseline: [] }, hashes: [] };
}

async function ofStandardInput(name: string, bytes: Uint8Array, context: LintContext): Promise<Part> {
  const { decided, lintedAs, plan } = context;
  const results = lintFile(
    openFile(name, bytes, true),
    lintedAs(resolve(plan.cwd, name)),
    () => ({ suppress: decided.suppress }),
    () => {},
  );
  return {
    results: await withoutValues(results),
    facts: noFacts,
    code: clean,
    used: decided.memory(),
    hashes: [],
  };
}

/** True where a rule of ours failed: then the answer is incomplete. */
export function hasCrash(results: readonly Result[]): boolean {
  return results.some(({ findings }) => findings.some(({ stage }: Finding) => stage === 'internal'));
}

import type { Result } from '@trace-formats/schema/report';
import { cannotWork, clean, type ExitCode } from '../exit-code.ts';
import { readBytes, readSmall, type StoredBytes } from '../input/bytes/read-file.ts';
import { isWrittenByUs } from '../input/ours/written-by-us.ts';
import { isElsewhere } from '../input/paths/roots.ts';
import { nameOf, type Source } from '../input/source.ts';
import { withoutValues } from '../report/without-values.ts';
import { unreadable } from '../unreadable.ts';
import { resultOf } from '../validate/result-of.ts';
import { besideTraces } from './beside/beside-traces.ts';
import { type FileHash, hashOf } from './facts/file-hash.ts';
import { type Facts, type Gathering, gathered } from './facts/gathering.ts';
import { keptManifests } from './facts/kept-manifests.ts';
import { noFacts } from './facts/run-facts.ts';
import { tellable } from './facts/tellable.ts';
import { lintFile } from './file.ts';
import { leftByFix } from './left-by-fix.ts';
import { type Looks, lintLinePart, lintLines } from './lines.ts';
import { openFile } from './open-file.ts';
import type { Part } from './parts/merged-parts.ts';
import type { LintContext } from './plan.ts';
import type { DatasetSamples } from './samples.ts';
import type { FolderSources } from './sources.ts';

/** Files up to this size are read whole; of larger ones only a piece at a time, where they are JSONL. */
export const mostAtOnce: number = 1 << 21;

/**
 * Lints those files of a folder that are wanted. The manifests of the others are read too, since a trace is held against its own.
 * Before each document the caller may do something else.
 */
export async function lintFolder(
  its: FolderSources,
  context: LintContext,
  samples: readonly DatasetSamples[],
  between: () => void = () => {},
): Promise<Part> {
  const { path, sources, manifests, beside, isOfOneTrace, only, part, besideSteps } = its;
  const { plan, lintedAs, decided } = context;
  const { cwd } = plan;
  const folder = nameOf(path, cwd);
  const results: Result[] = [];
  const hashes: FileHash[] = [];
  let code: ExitCode = clean;
  let lines: Part['lines'];
  const gathering: Gathering = {
    path,
    folder,
    isOfOneTrace,
    unnamed: beside,
    beside: () => context.besideIn(path, folder),
    manifests: keptManifests(its),
    facts: structuredClone(noFacts) as Facts,
    tell: await tellable(),
    complain(name, why) {
      results.push({ ...resultOf(name, null, null), findings: [unreadable(why)] });
      code = cannotWork;
    },
  };
  const besideOf = await besideTraces(gathering, context, samples);
  const looksAt = (source: Source, wanted: boolean): Looks => {
    const { before, ...others } = gathered(gathering, source, besideSteps === true);
    return {
      wanted,
      options: lintedAs(source.path),
      besideOf: (document, format) => besideOf(document, format, source),
      before(document, format) {
        between();
        before(document, format);
      },
      ...others,
    };
  };
  for (const source of sources) {
    const wanted = only === undefined || only.has(source.name);
    if (!wanted && !manifests.has(source.name)) continue;
    const looks = looksAt(source, wanted);
    if (part !== undefined && wanted) {
      const found = await lintLinePart(source, part, looks);
      if ('why' in found) gathering.complain(source.name, found.why);
      else for (const result of found.results) results.push(result);
      lines = { file: source.name, records: 'why' in found ? undefined : found.records };
      continue;
    }
    const looked = await lookInto(source, looks, wanted && plan.hashed);
    if ('why' in looked) {
      if (wanted) gathering.complain(source.name, looked.why);
      continue;
    }
    if (looked.hash !== undefined) hashes.push(looked.hash);
    const isLeft = looked.results.some(isMended) && isElsewhere(source.path, context.roots);
    for (const result of looked.results)
      results.push(isLeft ? { ...result, findings: leftByFix(result.findings) } : result);
  }
  const told = { results: await withoutValues(results), facts: gathering.facts, code, used: decided.memory(), hashes };
  return lines === undefined ? told : { ...told, lines };
}

function isMended({ findings }: Result): boolean {
  return findings.some(({ fixable }) => fixable);
}

/** Lints a file, in pieces where it is large and has lines; of one that is not wanted, the documents are only looked at. */
async function lookInto(
  source: Source,
  looks: Looks,
  hashed: boolean,
): Promise<{ readonly results: readonly Result[]; readonly hash: FileHash | undefined } | { readonly why: string }> {
  const read = source.session === undefined ? readSmall(source.path, mostAtOnce) : await readLogOf(source);
  // A receipt or a report that an earlier run left is no trace and says nothing about the traces of now.
  if (!source.named && (await isWrittenByUs(source.path, 'bytes' in read ? read.bytes : undefined)))
    return { results: [], hash: undefined };
  const inPieces = 'large' in read ? await lintLines(source, looks, hashed) : undefined;
  if (inPieces !== undefined) return inPieces;
  const whole = 'large' in read ? readBytes(source.path) : read;
  if ('why' in whole) return whole;
  const hash = hashed ? hashOf(source.path, whole.stored) : undefined;
  const file = openFile(source, whole.bytes);
  for (const document of file.content.documents) looks.before(document, file.format);
  if (!looks.wanted) return { results: [], hash };
  const results = lintFile(file, looks);
  looks.after();
  return { results, hash };
}

/** An agent may be writing to its log, so the end of it may be half a line. */
async function readLogOf({ path }: Source): Promise<StoredBytes> {
  const { readLog } = await import('../sessions/read-log.ts');
  const read = readLog(path);
  return 'why' in read ? read : { bytes: read.bytes, stored: read.bytes };
}

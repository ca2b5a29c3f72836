import { resolve } from 'node:path';
import {
  type Beside,
  type FolderFacts,
  type ManifestFacts,
  type Review,
  reviewed,
  type SuppressionMemory,
  stepDigest,
  type TraceFacts,
} from '@trace-formats/lint';
import { type FormatId, valueAt } from '@trace-formats/schema';
import type { Result } from '@trace-formats/schema/report';
import type { ReadDocument } from '@trace-formats/validate';
import { readReviews, reviewPath } from '../attest/reviews.ts';
import { signedContent } from '../attest/signed-content.ts';
import { CannotWork } from '../cannot-work.ts';
import { cannotWork, clean, type ExitCode, worse } from '../exit-code.ts';
import { unreadable } from '../findings.ts';
import { readBytes, readSmall, type StoredBytes } from '../input/read-file.ts';
import { nameOf, type Source } from '../input/source.ts';
import { isWrittenByUs } from '../input/written-by-us.ts';
import { withoutValues } from '../report/without-values.ts';
import { resultOf } from '../validate/result-of.ts';
import { lintFile, openFile } from './file.ts';
import { type FileHash, hashOf } from './file-hash.ts';
import { filesOf, folderFacts } from './folder-facts.ts';
import { keptManifests } from './kept-manifests.ts';
import { type Looks, lintLinePart, lintLines } from './lines.ts';
import type { LintContext } from './plan.ts';
import { mergedFacts, noFacts, type RunFacts } from './run-facts.ts';
import type { DatasetSamples } from './samples.ts';
import { type FolderSources, isExport, isManifestName, kindOf } from './sources.ts';
import { type Tellable, tellable } from './tellable.ts';
import { traceFacts } from './trace-facts.ts';
import { isTraceFormat } from './trace-formats.ts';

/** What was found in some files of a dataset. */
export interface Part {
  /** Masked, and without excerpts. */
  readonly results: readonly Result[];
  readonly facts: RunFacts;
  readonly code: ExitCode;
  readonly used: SuppressionMemory;
  /** Digests of the files that were read, where they are wanted. */
  readonly hashes: readonly FileHash[];
  /** Where it is a part of a file: which, and how many records it has, if it could be read. They are counted from 1 in each part. */
  readonly lines?: { readonly file: string; readonly records: number | undefined };
}

/** Files up to this size are read whole; of larger ones only a piece at a time, where they are JSONL. */
export const mostAtOnce: number = 1 << 21;

type Facts = { -readonly [Key in keyof RunFacts]: RunFacts[Key][number][] };

/** Lints those files of a folder that are wanted. The manifests of the others are read too, since a trace is held against its own. */
export async function lintFolder(
  { path, sources, isOfOneTrace, only, part, besideSteps }: FolderSources,
  context: LintContext,
  samples: readonly DatasetSamples[],
): Promise<Part> {
  const { plan, lintedAs, decided } = context;
  const { cwd } = plan;
  const folder = nameOf(path, cwd);
  const tell = await tellable();
  const tellSigner = await tellable('secrets');
  const facts: Facts = structuredClone(noFacts) as Facts;
  const results: Result[] = [];
  const hashes: FileHash[] = [];
  let code: ExitCode = clean;
  let lines: Part['lines'];
  const complain = (name: string, why: string): void => {
    results.push({ ...resultOf(name, null, null), findings: [unreadable(why)] });
    code = cannotWork;
  };
  const manifests = keptManifests();
  const own = isOfOneTrace
    ? folderFacts(path, folder, [path, ...plan.words.map((word) => resolve(cwd, word))])
    : undefined;
  const signed = new Map<string, readonly Review[]>();
  const covering = samples.filter((one) => `${path}/`.startsWith(`${one.path}/`));
  for (const source of sources) {
    const wanted = only === undefined || only.has(source.name);
    if (!wanted && !isManifestName(source)) continue;
    const looks = looksAt(source);
    if (part !== undefined && wanted) {
      const found = await lintLinePart(source, part, looks);
      if ('why' in found) complain(source.name, found.why);
      else for (const result of found.results) results.push(result);
      lines = { file: source.name, records: 'why' in found ? undefined : found.records };
      continue;
    }
    const read = source.session === undefined ? readSmall(source.path, mostAtOnce) : await readLogOf(source);
    const inPieces = 'large' in read ? await lintLines(source, wanted, looks, wanted && plan.hashed) : undefined;
    if (inPieces !== undefined && 'results' in inPieces) {
      if (inPieces.hash !== undefined) hashes.push(inPieces.hash);
      for (const result of inPieces.results) results.push(result);
      continue;
    }
    const whole = inPieces ?? ('large' in read ? readBytes(source.path) : read);
    if ('why' in whole) {
      if (wanted) complain(source.name, whole.why);
      continue;
    }
    // A receipt or a report that an earlier run left is no trace and says nothing about the traces of now.
    if (!source.named && isWrittenByUs(whole.bytes)) continue;
    if (wanted && plan.hashed) hashes.push(hashOf(source.path, whole.stored));
    const file = openFile(source.name, whole.bytes, source.named);
    for (const document of file.content.documents) looks.before(document, file.format);
    if (!wanted) continue;
    for (const result of lintFile(file, looks.options, looks.besideOf, looks.seen)) results.push(result);
    looks.after();
  }
  const told = { results: await withoutValues(results), facts, code, used: decided.memory(), hashes };
  return lines === undefined ? told : { ...told, lines };

  /** What is done with a file, whether it is read whole or in pieces. */
  function looksAt(source: Source): Looks {
    const { name } = source;
    const steps = new Map<string, string[]>();
    const ofFile = { traces: [] as TraceFacts[], manifests: [] as ManifestFacts[] };
    let isSteps = false;
    const rowsOf = (id: string): string[] => {
      const known = steps.get(id) ?? [];
      steps.set(id, known);
      return known;
    };
    return {
      options: lintedAs(source.path),
      besideOf: (document, format) => besideOf(document, format, source),
      before(document, format) {
        const { value, record } = document;
        if (isManifestFormat(format)) {
          const id = idOf(value);
          manifests.keep(id, document);
          const told = id === null ? null : tell(id);
          const releaseTier = tierOf(value);
          ofFile.manifests.push({
            file: name,
            record,
            folder,
            id: told,
            exported: isExport(name, record),
            releaseTier,
          });
        }
        if (format !== 'forsy/v0.1-step') return;
        isSteps = true;
        const id = idOf(value);
        if (id !== null) rowsOf(tell(id)).push(stepDigest(value));
      },
      seen({ document: { record }, linted }) {
        if (!isTraceFormat(linted.format)) return;
        const at = { file: name, record, folder, kind: kindOf(name, record) };
        ofFile.traces.push(traceFacts(linted, at, tell, besideSteps === true));
      },
      after() {
        for (const trace of ofFile.traces) facts.traces.push(trace);
        for (const manifest of ofFile.manifests) facts.manifests.push(manifest);
        if (isSteps) facts.stepExports.push({ file: name, steps });
        if (ofFile.traces.length === 1 && own !== undefined && facts.folders.length === 0)
          facts.folders.push(toldFolder(own, tell));
      },
    };
  }

  /** A source that was kept as it came repeats a trace, whose artifacts lie beside that one. */
  function hasItsFiles({ name }: Source): boolean {
    return own !== undefined && (own.artifactFiles.length > 0 || kindOf(name, null) !== 'raw');
  }

  /** Signatures that cannot be read sign nothing; the traces are still looked at. */
  function reviewsBeside({ path: at }: Source): readonly Review[] {
    const where = reviewPath(at);
    const known = signed.get(where);
    if (known !== undefined) return known;
    let reviews: readonly Review[] = [];
    try {
      reviews = readReviews(at);
    } catch (error) {
      if (!(error instanceof CannotWork)) throw error;
      complain(nameOf(where, cwd), 'it is no list of signatures as forsy-lint attest writes it');
    }
    signed.set(where, reviews);
    if (reviews.length > 0) {
      const ids = [...new Set(reviews.map(({ trace_id }) => (trace_id === null ? null : tell(trace_id))))];
      facts.signatures.push({ file: nameOf(where, cwd), folder, ids });
    }
    return reviews;
  }

  function besideOf(document: ReadDocument, format: FormatId, source: Source): Beside {
    const traceId = idOf(document.value);
    const files = format.startsWith('forsy/') && hasItsFiles(source) ? { files: filesOf(path, own!) } : {};
    const beside = { suppress: decided.suppress, ...files, manifest: manifests.of(traceId, own !== undefined) };
    if (!isTraceFormat(format)) return beside;
    const reviews = reviewsBeside(source);
    if (reviews.length === 0 && covering.length === 0) return beside;
    const hash = hashOfContent(document);
    const byPerson = reviewed(reviews, traceId, hash);
    for (const review of reviews)
      if (review.trace_id === traceId && review.content_hash === hash)
        facts.attestations.push(toldSignature(review, source.name, tell, tellSigner));
    const bySample = covering.flatMap(({ standing }) => [...(standing.byContent.get(hash) ?? [])]);
    return {
      ...beside,
      attested: new Set([...byPerson.items, ...bySample]),
      bySample: new Set(covering.flatMap(({ standing }) => [...standing.items])),
      findings: byPerson.findings,
    };
  }
}

/** What several runs over parts of a dataset found. */
export function mergedParts(parts: readonly Part[]): Part {
  const hashes: FileHash[] = [];
  const results: Result[] = [];
  const allowances = new Set<number>();
  const baseline = new Set<string>();
  const complaints = new Set<string>();
  let code: ExitCode = clean;
  for (const part of parts) {
    for (const result of part.results) {
      const complaint = complaintIn(result);
      if (complaint !== undefined && complaints.has(complaint)) continue;
      if (complaint !== undefined) complaints.add(complaint);
      results.push(result);
    }
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

/** What is said of a file that could not be read: several parts of a folder may have needed the same one. */
function complaintIn({ file, format, findings }: Result): string | undefined {
  const [first] = findings;
  return format === null && first?.rule === 'files-can-be-read' ? `${file} ${first.message}` : undefined;
}

/** An agent may be writing to its log, so the end of it may be half a line. */
async function readLogOf({ path }: Source): Promise<StoredBytes> {
  const { readLog } = await import('../sessions/read-log.ts');
  const read = readLog(path);
  return 'why' in read ? read : { bytes: read.bytes, stored: read.bytes };
}

function isManifestFormat(format: FormatId): boolean {
  return format === 'forsy/v0.1-manifest' || format === 'forsy/legacy-manifest';
}

/** Where a manifest states under what a trace is released: in the summary that it may hold for the trace, or by itself. */
function tierOf(value: unknown): string | null {
  const tier = valueAt(value, ['dataset_summary', 'release_tier']) ?? valueAt(value, ['release_tier']);
  return typeof tier === 'string' ? tier : null;
}

function idOf(value: unknown): string | null {
  const id = valueAt(value, ['trace_id']) ?? valueAt(value, ['collection_id']);
  return typeof id === 'string' ? id : null;
}

/** Lone surrogates have no canonical form, so such a trace cannot be signed. */
function hashOfContent(document: ReadDocument): string {
  try {
    return signedContent(document);
  } catch {
    return '';
  }
}

/** Who signs is named on purpose, so only a secret is masked there; a note is masked as any text. */
function toldSignature(
  { trace_id, item, by, note, on, content_hash }: Review,
  file: string,
  tell: Tellable,
  tellSigner: Tellable,
): RunFacts['attestations'][number] {
  return {
    file,
    trace_id: trace_id === null ? null : tell(trace_id),
    item,
    by: tellSigner(by),
    note: note === null ? null : tell(note),
    on,
    content_hash,
    sample: null,
  };
}

function toldFolder(facts: FolderFacts, tell: Tellable): FolderFacts {
  return { ...facts, artifactFiles: facts.artifactFiles.map((file) => ({ ...file, path: tell(file.path) })) };
}

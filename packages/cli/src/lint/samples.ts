import { existsSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { type Drawable, type SampleStanding, sampleStanding, traceIdOf } from '@trace-formats/lint';
import type { Attestation } from '@trace-formats/schema/receipt';
import { samplePath, samplePlaces } from '../attest/places.ts';
import { NoSignatures, readSampleReviews } from '../attest/reviews.ts';
import { contentToSign } from '../attest/signed-content.ts';
import { CannotWork } from '../cannot-work.ts';
import { readBytes } from '../input/bytes/read-file.ts';
import { isWrittenByUs } from '../input/ours/written-by-us.ts';
import { nameOf } from '../input/source.ts';
import type { Tellable } from './facts/tellable.ts';
import { isTraceFormat } from './kinds/trace-formats.ts';
import { formatOfDocument, openBytes } from './open-file.ts';
import type { LintContext } from './plan.ts';
import { type FolderSources, kindOf, lintSources } from './sources.ts';

/** A dataset of which samples were signed, and what the signatures are worth now. */
export interface DatasetSamples {
  readonly path: string;
  /** The file of the signatures, as reports name it. */
  readonly file: string;
  readonly standing: SampleStanding;
}

/** A trace of a dataset, with where it stands. */
export interface PlacedTrace extends Drawable {
  readonly file: string;
  readonly record: number | null;
}

/** Of the traces that a sample was drawn from, one is in no state to be looked at. */
const whyNotDrawn = 'a trace of the dataset cannot be read, so nothing can be held against what was signed';

/** The datasets around the folders that have signed samples. Only these are read a second time, to know what was drawn from. */
export async function datasetSamples(
  folders: readonly FolderSources[],
  context: LintContext,
): Promise<{
  readonly samples: readonly DatasetSamples[];
  readonly unreadable: readonly { readonly name: string; readonly why: string }[];
}> {
  const samples: DatasetSamples[] = [];
  const unreadable: { readonly name: string; readonly why: string }[] = [];
  for (const path of withSignatures(folders, context.plan.cwd)) {
    const file = nameOf(samplePlaces(path).findLast(existsSync) ?? samplePath(path), context.plan.cwd);
    try {
      const reviews = readSampleReviews(path);
      if (reviews.length === 0) continue;
      const traces = await tracesOf(path, context);
      samples.push({ path, file, standing: sampleStanding(reviews, traces, context.plan.today) });
    } catch (error) {
      if (!(error instanceof CannotWork)) throw error;
      unreadable.push(
        error instanceof NoSignatures
          ? { name: nameOf(error.at, context.plan.cwd), why: error.why }
          : { name: file, why: whyNotDrawn },
      );
    }
  }
  return { samples, unreadable };
}

/**
 * The traces that make up a dataset. Exports and raw sources repeat the traces, so they only count where there is nothing else.
 */
export async function tracesOf(path: string, context: LintContext): Promise<readonly PlacedTrace[]> {
  const { folders, unreadable } = await lintSources([path], context);
  const found: Record<'trace' | 'export' | 'raw', PlacedTrace[]> = { trace: [], export: [], raw: [] };
  const lost = unreadable.map(({ name }) => name);
  for (const source of folders.flatMap(({ sources }) => sources)) {
    const read = readBytes(source.path);
    if ('why' in read) {
      lost.push(source.name);
      continue;
    }
    if (await isWrittenByUs(source.path, read.bytes)) continue;
    const file = openBytes(read.bytes);
    for (const document of file.content.documents) {
      if (!isTraceFormat(formatOfDocument(document, file))) continue;
      const { value, record } = document;
      found[kindOf(source.name, record)].push({
        file: source.name,
        record,
        trace_id: traceIdOf(value),
        content_hash: contentToSign(document, source.name),
      });
    }
  }
  if (lost.length > 0)
    throw new CannotWork(`${lost[0]} could not be read, so it could not be drawn either.`, 'Correct that first.');
  return [found.trace, found.export, found.raw].find(({ length }) => length > 0) ?? [];
}

/** The signatures by sample that hold for the dataset as it is. */
export function attestationsOf(
  { file, standing }: DatasetSamples,
  tell: Tellable,
  tellSigner: Tellable,
): Attestation[] {
  const population = standing.population;
  return standing.holding.map(({ item, by, note, on, sample: { seed, drawn, of } }) => ({
    file,
    trace_id: null,
    item,
    by: tellSigner(by),
    note: note === null ? null : tell(note),
    on,
    content_hash: population,
    sample: { seed, drawn, of, ...(seed === standing.seed ? {} : { seed_is_chosen: true as const }) },
  }));
}

/** The folders, and those above them up to the current one, that hold signatures. */
function withSignatures(folders: readonly FolderSources[], cwd: string): readonly string[] {
  const looked = new Set<string>();
  const found: string[] = [];
  for (const { path } of folders)
    for (let folder = path; !looked.has(folder); folder = dirname(folder)) {
      looked.add(folder);
      if (samplePlaces(folder).some(existsSync)) found.push(folder);
      if (folder === cwd || !`${folder}${sep}`.startsWith(`${cwd}${sep}`)) break;
    }
  return found.sort();
}

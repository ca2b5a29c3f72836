import {
  describedAs,
  digestOfStated,
  isBlank,
  type Linted,
  maskedSentences,
  sketchOf,
  stepDigest,
  type TraceFacts,
} from '@trace-formats/lint';
import { valueAt } from '@trace-formats/schema';
import { artifactPaths } from '../../artifacts.ts';
import { contentDigest } from './content-digest.ts';
import type { KeptManifest } from './kept-manifests.ts';
import type { Tellable } from './tellable.ts';

/** What the dataset needs to remember of a trace. Ids and paths go through `tell`, since they are told and written down. */
export function traceFacts(
  linted: Linted,
  at: Pick<TraceFacts, 'file' | 'record' | 'folder' | 'kind' | 'manifest'>,
  tell: Tellable,
  { comparesSteps, manifest }: { readonly comparesSteps: boolean; readonly manifest: KeptManifest | undefined },
): TraceFacts {
  const { seen } = linted;
  const steps = valueAt(seen, ['steps']);
  const prior = valueAt(seen, ['prior_trace_id']);
  return {
    ...at,
    id: linted.traceId === null ? null : tell(linted.traceId),
    priorId: typeof prior === 'string' && prior !== '' ? tell(prior) : null,
    ...toldSlug(seen, tell),
    hash: contentDigest(seen, filing),
    ...sketchOf(wordsOf(steps)),
    ...describedAs(descriptionOf(seen, manifest), textAt(seen, ['task']), textsOf(steps, ['input'])),
    steps: Array.isArray(steps) ? steps.length : 0,
    ...startOf(seen),
    ...maskedIn(steps),
    ...(comparesSteps && Array.isArray(steps) ? { stepDigests: steps.map(stepDigest) } : {}),
    stated: digestOfStated(seen),
    mode: textAt(seen, ['trace_mode']),
    level: textAt(seen, ['validation_level']),
    releaseTier: textAt(seen, ['dataset_summary', 'release_tier']),
    artifacts: artifactPaths(seen).map(tell),
  };
}

/** The slug that a trace, a manifest or a step of an export gives its trace. */
export function toldSlug(value: unknown, tell: Tellable): Pick<TraceFacts, 'slug'> {
  const slug = textAt(value, ['trace_slug']);
  return slug === null || isBlank(slug) ? {} : { slug: tell(slug) };
}

/** Keys that say how a trace is filed, not what it tells. */
const filing = new Set([
  'trace_id',
  'prior_trace_id',
  'collection_id',
  'prior_collection_id',
  'trace_slug',
  'original_folder_name',
  'source_trace_id',
  'source_files',
  'source_folder_names',
  'captured_at',
  '$schema',
]);

/** Whatever else stands there is no time, and may be anything. */
function startOf(seen: unknown): Pick<TraceFacts, 'startedAt'> {
  const text = textAt(seen, ['started_at']) ?? textAt(seen, ['steps', '0', 'started_at']);
  return text !== null && /^[\dTtZz:.,+ -]{1,40}$/.test(text) ? { startedAt: text } : {};
}

/** Placeholders are told, so a masked sentence is kept by what stands for what is masked. */
function maskedIn(steps: unknown): Pick<TraceFacts, 'masked'> {
  const masked = maskedSentences(wordsOf(steps));
  return masked.length === 0 ? {} : { masked };
}

/** A manifest may hold the description of a trace that has none. */
function descriptionOf(seen: unknown, manifest: KeptManifest | undefined): string | null {
  const at = ['dataset_summary', 'description'];
  return textAt(seen, at) ?? (manifest === undefined ? null : textAt(manifest.value(), at));
}

function wordsOf(steps: unknown): Generator<string> {
  return textsOf(steps, ['input', 'output', 'observation', 'reasoning']);
}

function* textsOf(steps: unknown, keys: readonly string[]): Generator<string> {
  for (const step of Array.isArray(steps) ? steps : [])
    for (const key of keys) {
      const text = valueAt(step, [key]);
      if (typeof text === 'string') yield text;
    }
}

function textAt(value: unknown, path: readonly string[]): string | null {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : null;
}

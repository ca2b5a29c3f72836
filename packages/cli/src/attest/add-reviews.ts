import type { Review, SampleReview } from '@trace-formats/lint';
import { compare } from '../compare.ts';
import { nameOf } from '../input/source.ts';
import { oneAtATime } from '../output/one-at-a-time.ts';
import { writeBeside } from '../output/whole/write-beside.ts';
import { reviewPath, samplePath } from './places.ts';
import { entriesOf, isOfSample, isOfTrace, signedBy } from './reviews.ts';

/**
 * Adds signatures to those beside a file, one for each trace, item and person, in a stable order. What was signed by sample stays, and
 * so does what was signed for neighbours of the same id, given what they hold.
 */
export function addReviews(
  path: string,
  reviews: readonly Review[],
  cwd: string,
  ofNamesakes: ReadonlySet<string>,
): string {
  return added(reviewPath(path), reviews, cwd, ofNamesakes);
}

/**
 * Adds what was signed by sample for the dataset in a folder, one for each item and person. What was signed for single traces
 * stays.
 */
export function addSampleReviews(folder: string, samples: readonly SampleReview[], cwd: string): string {
  return added(samplePath(folder), samples, cwd, new Set());
}

/** Reviewers sign at once, and each is told that the signature stands there: gives the name under which it is told. */
function added(
  at: string,
  more: readonly (Review | SampleReview)[],
  cwd: string,
  ofNamesakes: ReadonlySet<string>,
): string {
  const name = nameOf(at, cwd);
  oneAtATime(at, () => writeBeside(at, written([...entriesOf(at, name), ...more], at, ofNamesakes)), name);
  return name;
}

function written(entries: readonly (Review | SampleReview)[], at: string, ofNamesakes: ReadonlySet<string>): string {
  // What has no id of its own is told from its neighbours by what it holds.
  const traceOf = ({ trace_id: id, content_hash: content }: Review): string =>
    id === null ? content : ofNamesakes.has(content) ? `${id} ${content}` : id;

  const sorted = [
    ...latest(entries.filter(isOfSample), signedBy),
    ...latest(entries.filter(isOfTrace), (review) => `${traceOf(review)} ${signedBy(review)}`),
  ];
  return at.endsWith('.jsonl')
    ? sorted.map((review) => `${JSON.stringify(review)}\n`).join('')
    : `${JSON.stringify({ version: 1, reviews: sorted }, null, 2)}\n`;
}

/** Who signs again takes back what they signed before; what somebody else signed is theirs. */
function latest<Signed>(signed: readonly Signed[], keyOf: (one: Signed) => string): Signed[] {
  const byKey = new Map(signed.map((one) => [keyOf(one), one]));
  return [...byKey].sort(([a], [b]) => compare(a, b)).map(([, one]) => one);
}

import { basename, dirname, join } from 'node:path';
import { isReview, isSampleReview, type Review, type SampleReview } from '@trace-formats/lint';
import { CannotWork } from '../cannot-work.ts';
import { readText } from '../input/read-text.ts';
import { writeBeside } from '../output/write-beside.ts';

/** Where the signatures for a file stand: `review.json` beside a trace, `reviews.jsonl` beside a JSONL file. */
export function reviewPath(path: string): string {
  return join(dirname(path), /\.(jsonl|ndjson)$/i.test(path) ? 'reviews.jsonl' : 'review.json');
}

/** The file in the folder of a dataset that holds what was signed by sample. */
export const sampleReviewName = 'reviews.jsonl';

/** The signatures beside a file; none where there is no such file. */
export function readReviews(path: string): readonly Review[] {
  return entriesOf(reviewPath(path)).filter(isReview);
}

/** What was signed by sample for the dataset in a folder. */
export function readSampleReviews(folder: string): readonly SampleReview[] {
  return entriesOf(join(folder, sampleReviewName)).filter(isSampleReview);
}

/** Everything that a file of signatures holds; none where there is no such file. */
function entriesOf(at: string): readonly (Review | SampleReview)[] {
  const read = readText(at);
  if (read === undefined) return [];
  if ('why' in read) throw new CannotWork(`${at} cannot be read: ${read.why}.`, 'Correct it, or take it away.');
  const entries = parsed(read.text, at.endsWith('.jsonl'));
  const isLines = at.endsWith('.jsonl');
  if (!Array.isArray(entries) || !entries.every((entry) => isReview(entry) || (isLines && isSampleReview(entry))))
    throw new CannotWork(
      `${at} is no list of signatures as forsy-lint attest writes it.`,
      `Sign anew, or move ${basename(at)} away.`,
    );
  return entries as readonly (Review | SampleReview)[];
}

function parsed(text: string, isLines: boolean): unknown {
  try {
    if (!isLines) return (JSON.parse(text) as { reviews?: unknown } | null)?.reviews;
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    return undefined;
  }
}

/** Writes the signatures beside a file, one for each trace, item and person, in a stable order. What was signed by sample stays. */
export function writeReviews(path: string, reviews: readonly Review[]): string {
  const at = reviewPath(path);
  write(at, reviews, at.endsWith('.jsonl') ? entriesOf(at).filter(isSampleReview) : []);
  return at;
}

/** Writes what was signed by sample for the dataset in a folder, one for each item and person. What was signed for single traces stays. */
export function writeSampleReviews(folder: string, samples: readonly SampleReview[]): string {
  const at = join(folder, sampleReviewName);
  write(at, entriesOf(at).filter(isReview), samples);
  return at;
}

function write(at: string, reviews: readonly Review[], samples: readonly SampleReview[]): void {
  const sorted = [
    ...latest(samples, signedBy),
    ...latest(reviews, (review) => `${review.trace_id} ${signedBy(review)}`),
  ];
  writeBeside(
    at,
    at.endsWith('.jsonl')
      ? sorted.map((review) => `${JSON.stringify(review)}\n`).join('')
      : `${JSON.stringify({ version: 1, reviews: sorted }, null, 2)}\n`,
  );
}

/** Who signs again takes back what they signed before; what somebody else signed is theirs. */
function latest<Signed>(signed: readonly Signed[], keyOf: (one: Signed) => string): Signed[] {
  const byKey = new Map(signed.map((one) => [keyOf(one), one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function signedBy({ item, by }: Pick<Review, 'item' | 'by'>): string {
  return `${String(item).padStart(2, '0')} ${by}`;
}

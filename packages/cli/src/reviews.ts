import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isReview, type Review } from '@trace-formats/lint';
import { CannotWork } from './cannot-work.ts';
import { writeBeside } from './write-beside.ts';

/** Where the signatures for a file stand: `review.json` beside a trace, `reviews.jsonl` beside a JSONL file. */
export function reviewPath(path: string): string {
  return join(dirname(path), /\.(jsonl|ndjson)$/i.test(path) ? 'reviews.jsonl' : 'review.json');
}

/** The signatures beside a file; none where there is no such file. */
export function readReviews(path: string): readonly Review[] {
  const at = reviewPath(path);
  let text: string;
  try {
    text = readFileSync(at, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new CannotWork(`${at} cannot be read.`, 'Correct its permissions.');
  }
  let reviews: unknown;
  try {
    reviews = at.endsWith('.jsonl')
      ? text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => JSON.parse(line) as unknown)
      : (JSON.parse(text) as { reviews?: unknown }).reviews;
  } catch {
    reviews = undefined;
  }
  if (!Array.isArray(reviews) || !reviews.every(isReview))
    throw new CannotWork(
      `${at} is no list of signatures as forsy-lint attest writes it.`,
      `Sign anew, or move ${basename(at)} away.`,
    );
  return reviews;
}

/** Writes the signatures beside a file, one for each trace and item, in a stable order. */
export function writeReviews(path: string, reviews: readonly Review[]): string {
  const at = reviewPath(path);
  const latest = new Map(
    reviews.map((review) => [`${review.trace_id} ${String(review.item).padStart(2, '0')}`, review]),
  );
  const sorted = [...latest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, review]) => review);
  writeBeside(
    at,
    at.endsWith('.jsonl')
      ? sorted.map((review) => `${JSON.stringify(review)}\n`).join('')
      : `${JSON.stringify({ version: 1, reviews: sorted }, null, 2)}\n`,
  );
  return at;
}

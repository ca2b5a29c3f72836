import { faultOf, type Review, type SampleReview } from '@trace-formats/lint';
import { reviewLineShape } from '../generated/review-line-shape.ts';
import { reviewsShape } from '../generated/reviews-shape.ts';
import { namesNobody } from './names-nobody.ts';

/** What was signed, or what the schema says against it. */
export type Entries = { readonly entries: readonly (Review | SampleReview)[] } | { readonly fault: string };

/** The entries of a value that is to be what `review.json` holds. */
export function entriesOfFile(value: unknown): Entries {
  const fault = faultOf(reviewsShape, value, 'file', '')?.fault.message;
  if (fault !== undefined) return { fault };
  const { reviews } = value as { readonly reviews: readonly Review[] };
  const index = reviews.findIndex(({ by }) => namesNobody(by));
  return index < 0 ? { entries: reviews } : unsigned(`reviews[${index}].by`);
}

/** The entry of a value that is to be a line of `reviews.jsonl`. */
export function entryOfLine(value: unknown): Entries {
  const fault = faultOf(reviewLineShape, value, 'line', '')?.fault.message;
  if (fault !== undefined) return { fault };
  const entry = value as Review | SampleReview;
  return namesNobody(entry.by) ? unsigned('by') : { entries: [entry] };
}

/** What no pattern of a schema sees: signs without a width, and words that are nobody's name. */
function unsigned(place: string): Entries {
  return { fault: `\`${place}\` names nobody, but it must be the name of somebody.` };
}

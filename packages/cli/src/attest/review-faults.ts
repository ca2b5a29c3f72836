import { faultOf, type Review, type SampleReview } from '@trace-formats/lint';
import { reviewLineShape } from '../generated/review-line-shape.ts';
import { reviewsShape } from '../generated/reviews-shape.ts';
import { namesNobody } from './names-nobody.ts';

/** What the schema says against a value that is to be what `review.json` holds. */
export function reviewsFault(value: unknown): string | undefined {
  const fault = faultOf(reviewsShape, value, 'file', '')?.fault.message;
  if (fault !== undefined) return fault;
  const index = (value as { reviews: readonly Review[] }).reviews.findIndex(({ by }) => namesNobody(by));
  return index < 0 ? undefined : unsigned(`reviews[${index}].by`);
}

/** What the schema says against a value that is to be a line of `reviews.jsonl`. */
export function reviewLineFault(value: unknown): string | undefined {
  const fault = faultOf(reviewLineShape, value, 'line', '')?.fault.message;
  if (fault !== undefined) return fault;
  return namesNobody((value as Review | SampleReview).by) ? unsigned('by') : undefined;
}

/** What no pattern of a schema sees: signs without a width, and words that are nobody's name. */
function unsigned(place: string): string {
  return `\`${place}\` names nobody, but it must be the name of somebody.`;
}

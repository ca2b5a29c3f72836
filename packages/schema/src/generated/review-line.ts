/* Made by tools/generate/types.ts from schemas/review/v1/line.schema.json; do not edit. */

/**
 * One line of reviews.jsonl: what a person signed for one trace or, after looking at a drawn sample, for a dataset. forsy-lint attest writes it.
 */
export type ReviewLine = SampleReview | Review;
export type Digest = string;
/**
 * The item of the checklist, by its number.
 */
export type Item = number;
/**
 * Who signs.
 */
export type Signer = string;
/**
 * What there is to be said of it.
 */
export type Note = string | null;
/**
 * The day on which it was signed.
 */
export type Day = string;

/**
 * What a person signed for a dataset after looking at a drawn sample of it: one item of the checklist.
 */
export interface SampleReview {
  /**
   * How the sample was drawn, so that anybody can draw it again.
   */
  sample: {
    /**
     * The number by which it was drawn.
     */
    seed: number;
    /**
     * How many traces were drawn: whoever looked at none signs nothing.
     */
    drawn: number;
    /**
     * How many there were to draw from.
     */
    of: number;
    population: Digest;
    [k: string]: unknown;
  };
  item: Item;
  by: Signer;
  note: Note;
  on: Day;
  /**
   * The traces that were drawn, and looked at.
   */
  traces: Drawable[];
  [k: string]: unknown;
}
/**
 * A trace as far as a draw needs to know it.
 */
export interface Drawable {
  /**
   * Id of the trace, as it states it.
   */
  trace_id: string | null;
  content_hash: Digest;
  [k: string]: unknown;
}
/**
 * What a person signed: one item of the checklist, for one content.
 */
export interface Review {
  /**
   * Id of the trace, as it states it; null for one that states none.
   */
  trace_id: string | null;
  item: Item;
  by: Signer;
  note: Note;
  content_hash: Digest;
  on: Day;
  [k: string]: unknown;
}

/* Made by tools/generate/own-files.ts from schemas/review/v1/line.schema.json; do not edit. */

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
  readonly sample: {
    /**
     * The number by which it was drawn.
     */
    readonly seed: number;
    /**
     * How many traces were drawn: whoever looked at none signs nothing.
     */
    readonly drawn: number;
    /**
     * How many there were to draw from.
     */
    readonly of: number;
    readonly population: Digest;
    readonly [k: string]: unknown;
  };
  readonly item: Item;
  readonly by: Signer;
  readonly note: Note;
  readonly on: Day;
  /**
   * The traces that were drawn, and looked at.
   */
  readonly traces: readonly Drawable[];
  readonly [k: string]: unknown;
}
/**
 * A trace as far as a draw needs to know it.
 */
export interface Drawable {
  /**
   * Id of the trace, as it states it.
   */
  readonly trace_id: string | null;
  readonly content_hash: Digest;
  readonly [k: string]: unknown;
}
/**
 * What a person signed: one item of the checklist, for one content.
 */
export interface Review {
  /**
   * Id of the trace, as it states it; null for one that states none.
   */
  readonly trace_id: string | null;
  readonly item: Item;
  readonly by: Signer;
  readonly note: Note;
  readonly content_hash: Digest;
  readonly on: Day;
  readonly [k: string]: unknown;
}

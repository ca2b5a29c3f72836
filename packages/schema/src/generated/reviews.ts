/* Made by tools/generate/types.ts from schemas/review/v1/reviews.schema.json; do not edit. */

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
export type Digest = string;
/**
 * The day on which it was signed.
 */
export type Day = string;

/**
 * What persons signed for the trace that review.json lies beside. forsy-lint attest writes it.
 */
export interface Reviews {
  /**
   * Version of this form.
   */
  version?: 1;
  /**
   * The signatures, one for each trace, item and person.
   */
  reviews: Review[];
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

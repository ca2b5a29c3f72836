import type { Json } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { Timeline } from '../timeline/timeline.ts';

/**
 * Turns a timeline into a document of its format and notes in the ledger what the document cannot hold or could not be given. It refuses
 * only where no valid document can be made of the session without something that the caller has not said.
 */
export type Writer<Options> = (timeline: Timeline, options: Options, ledger: Ledger) => Written | Refusal;

/** What a writer gives: one JSON document, or the records of a JSONL file in order. */
export type Written =
  | { readonly form: 'json'; readonly document: Json }
  | { readonly form: 'jsonl'; readonly document: readonly Json[] };

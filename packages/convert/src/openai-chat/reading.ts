import type { Json, JsonObject } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';

/** What the messages of one conversation are read with. */
export interface Reading {
  /** The name under which fields of the source's own are kept. */
  readonly format: string;
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  /** How the source writes a key that it does not write as chat completions do. */
  readonly written: Readonly<Record<string, string>>;
  /** The calls without an id that wait for their results. */
  readonly withoutId: { readonly call: string; readonly tool: string | undefined }[];
  /** How many messages there were. */
  count: number;
}

/** A message, with what is asked of it again and again. */
export interface ChatMessage {
  readonly value: JsonObject;
  readonly content: Json | undefined;
  readonly place: Place;
  readonly time: string | undefined;
}

/** Where something of a message stands in the source, which may write the key in its own way. */
export function placeAt({ written }: Reading, place: Place, key: string, ...steps: readonly number[]): Place {
  return inside(place, written[key] ?? key, ...steps);
}

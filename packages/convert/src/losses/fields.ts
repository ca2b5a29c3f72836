import type { Fact } from './facts.ts';
import type { Trap } from './trap.ts';

/** What becomes of one property of a format: its fact is carried, or it is dropped for a reason. */
export type Field =
  | { readonly becomes: 'carried'; readonly fact: Fact; readonly how?: string; readonly not?: readonly Trap[] }
  | { readonly becomes: 'dropped'; readonly why: string };

/** Every property of a format, by the shape it stands in: `conversation.id`; the outermost shape is `document`. */
export type Fields = Readonly<Record<string, Field>>;

/** A property whose fact the timeline carries; without `how` it is carried as it is, with one it may be said in another way. */
export function carried(fact: Fact, how?: string): Field {
  return how === undefined ? { becomes: 'carried', fact } : { becomes: 'carried', fact, how };
}

/** A property that holds its fact only in part: it is left out under the named traps and no others, as `how` says in words. */
export function inPart(fact: Fact, not: readonly Trap[], how: string): Field {
  return { becomes: 'carried', fact, how, not };
}

/** A property that nothing else has a place for. */
export function dropped(why: string): Field {
  return { becomes: 'dropped', why };
}

import type { Fact } from './facts.ts';

/** What becomes of one property of a format: its fact is carried, or it is dropped for a reason. */
export type Field =
  | { readonly becomes: 'carried'; readonly fact: Fact; readonly how?: string }
  | { readonly becomes: 'dropped'; readonly why: string };

/** Every property of a format, by the shape it stands in: `conversation.id`; the outermost shape is `document`. */
export type Fields = Readonly<Record<string, Field>>;

/** A property whose fact the timeline carries; `how` says what is different about it in this format. */
export function carried(fact: Fact, how?: string): Field {
  return how === undefined ? { becomes: 'carried', fact } : { becomes: 'carried', fact, how };
}

/** A property that nothing else has a place for. */
export function dropped(why: string): Field {
  return { becomes: 'dropped', why };
}

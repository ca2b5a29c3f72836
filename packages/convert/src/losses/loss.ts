import type { Place } from '../source/source.ts';
import type { Fact } from './facts.ts';
import type { Trap } from './trap.ts';

/** What became of something on its way from the source to the document. */
export type LossKind =
  /** The source has it and the document has not. */
  | 'dropped'
  /** The document wants it and the source has not. */
  | 'missing'
  /** The document says it less exactly, or in another way, than the source. */
  | 'approximated'
  /** The document has it, under another name or identifier. */
  | 'renamed';

/** The things that conservation counts. */
export type Counted = 'human-message' | 'assistant-text' | 'thought' | 'call' | 'result' | 'record';

/** One entry of the account that every conversion gives: the same thing in many places is one loss with a count. */
export interface Loss {
  readonly kind: LossKind;
  /** The first place in the source where it happened. */
  readonly place: Place;
  /** The same place for all occurrences, with a star for each index (events, star, usage). */
  readonly field: string;
  /** A whole sentence: what happened and why. */
  readonly why: string;
  /** How often. */
  readonly count: number;
  /** The fact that it happened to, as docs/conversions.md names it; every loss of a writer has one. */
  readonly fact?: Fact;
  /** Name of the trap in the source's format that is to blame, if one is. */
  readonly trap?: Trap;
  /** The kind of thing it happened to, if conservation counts it. Of a `dropped` loss, the document has `count` fewer of them. */
  readonly of?: Counted;
}

/** What a reader or a writer says of one loss; `field` is worked out from the place when left out. */
export interface LossEntry {
  readonly kind: LossKind;
  readonly place: Place;
  readonly why: string;
  readonly field?: string;
  readonly fact?: Fact;
  readonly trap?: Trap;
  readonly of?: Counted;
  /** How often, when the reader has counted by itself; else once. */
  readonly count?: number;
}

/** The account that a conversion keeps while it runs. */
export interface Ledger {
  /** Notes one loss. */
  readonly lose: (entry: LossEntry) => void;
  /** All losses so far, in the order in which each was first met. */
  readonly losses: () => readonly Loss[];
}

/**
 * Opens an account. Losses that differ in their place alone are counted together, so that the account of 200,000 records
 * stays as short as the list of reasons.
 */
export function openLedger(): Ledger {
  const all: Entry[] = [];
  const byReason = new Map<string, Map<string, Entry[]>>();
  return {
    lose({ count = 1, ...loss }) {
      const field = loss.field ?? fieldOf(loss.place.pointer);
      const byField = byReason.get(loss.why) ?? new Map<string, Entry[]>();
      const alike = byField.get(field);
      const known = alike?.find((entry) => isAlike(entry.loss, loss));
      if (known) {
        known.count += count;
        return;
      }
      const entry = { loss: { ...loss, field }, count };
      all.push(entry);
      if (alike) alike.push(entry);
      else byField.set(field, [entry]);
      byReason.set(loss.why, byField);
    },
    losses: () => all.map(({ loss, count }) => ({ ...loss, count })),
  };
}

interface Entry {
  readonly loss: Omit<Loss, 'count'>;
  count: number;
}

/** There are few kinds, traps and things counted, so few entries share a reason and a field. */
function isAlike(one: Omit<Loss, 'count'>, other: LossEntry): boolean {
  return one.kind === other.kind && one.fact === other.fact && one.trap === other.trap && one.of === other.of;
}

const index = /\/\d+(?=\/|$)/g;

/** The pointer with `*` in the place of each array index. */
export function fieldOf(pointer: string): string {
  return pointer === '' ? '' : pointer.replace(index, '/*');
}

import type { Unkept } from '@trace-formats/validate';
import type { Ledger, LossKind } from '../losses/loss.ts';
import type { Trap } from '../losses/trap.ts';
import { recordPlace, type UnkeptAt } from './source.ts';

/** Notes among the losses what was not kept as a file was read. */
export function noteUnkept(unkept: readonly UnkeptAt[], name: string | undefined, ledger: Ledger): void {
  for (const { pointer, fate, record } of unkept)
    ledger.lose({ ...fates[fate], place: recordPlace(name, record, pointer) });
}

/** What is said of something that was not kept, wherever it stood. */
export const fates: Readonly<
  Record<Unkept['fate'], { readonly kind: LossKind; readonly why: string; readonly trap: Trap }>
> = {
  rounded: {
    kind: 'approximated',
    why: 'A number has more digits than programs keep of one, so the nearest number that they keep was read.',
    trap: 'number-not-kept',
  },
  shortened: {
    kind: 'approximated',
    why: 'A number has more decimals than programs keep of one, so it is written with those that they keep.',
    trap: 'number-not-kept',
  },
  unsigned: {
    kind: 'approximated',
    why: 'A zero has a minus before it, which is not written again.',
    trap: 'number-not-kept',
  },
  'too-large': {
    kind: 'dropped',
    why: 'A number is larger than any that programs can hold, so nothing stands in its place.',
    trap: 'number-not-kept',
  },
  'repeated-key': {
    kind: 'dropped',
    why: 'An object has this key more than once; its last value was read, and the ones before were left out.',
    trap: 'key-repeated',
  },
  'not-utf8': {
    kind: 'approximated',
    why: 'Bytes stand in the text that are no UTF-8, so U+FFFD was read in their place.',
    trap: 'not-utf8',
  },
};

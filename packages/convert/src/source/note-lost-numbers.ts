import type { Ledger } from '../losses/loss.ts';
import type { LostNumber } from './lost-numbers.ts';
import { type LostNumberAt, recordPlace } from './source.ts';

/** Notes among the losses the numbers that were not kept as a file was read. */
export function noteLostNumbers(lost: readonly LostNumberAt[], name: string | undefined, ledger: Ledger): void {
  for (const { pointer, fate, record } of lost)
    ledger.lose({
      kind: fate === 'rounded' ? 'approximated' : 'dropped',
      place: recordPlace(name, record, pointer),
      why: lostNumberWhys[fate],
      trap: 'number-not-kept',
    });
}

const lostNumberWhys: Readonly<Record<LostNumber['fate'], string>> = {
  rounded: 'A number has more digits than programs keep of one, so the nearest number that they keep was read.',
  'too-large': 'A number is larger than any that programs can hold, so nothing stands in its place.',
};

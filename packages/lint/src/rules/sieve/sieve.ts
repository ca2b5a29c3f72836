import { type Form, type ReadiedForAll, readied } from './readied.ts';
import { lookFor, readingOf } from './reading.ts';

/** An expression that is only asked where one of the words stands that it needs, and whether it is worth asking at all. */
export interface Sieved extends ReadiedForAll {
  /** False where none of the words stands that the expression needs: it matches no part of the text either. */
  isWorthAsking(text: string): boolean;
}

/**
 * Puts an expression behind the sieve. Hints know many phrasings, and nearly no text holds any of them, so a single reading of
 * a text tells which of all the expressions are worth asking. The answers are the same with the sieve and without.
 */
export function sifted(form: Form): Sieved {
  const { ready, slot, bits } = putBehind(form);
  const isWorthAsking = (text: string): boolean => (readingOf(text).signs[slot]! & bits) === bits;
  return {
    exec: (text) => (isWorthAsking(text) ? ready.exec(text) : null),
    test: (text) => isWorthAsking(text) && ready.test(text),
    all: (text) => (isWorthAsking(text) ? ready.all(text) : []),
    isWorthAsking,
  };
}

/** Puts several expressions behind the sieve together; gives what the first of them finds that finds anything. */
export function firstOf(forms: readonly Form[]): (text: string) => RegExpExecArray | null {
  const all = forms.map(putBehind);
  return (text) => {
    const { signs } = readingOf(text);
    for (let index = 0; index < all.length; index++) {
      const { ready, slot, bits } = all[index]!;
      const found = (signs[slot]! & bits) === bits ? ready.exec(text) : null;
      if (found !== null) return found;
    }
    return null;
  };
}

/** Every expression that was put behind the sieve, for the tests that hold its answers against theirs. */
export const behindTheSieve: Form[] = [];

interface Behind {
  readonly ready: ReadiedForAll;
  /** Where the two signs of the expression stand. */
  readonly slot: number;
  readonly bits: number;
}

function putBehind(form: Form): Behind {
  const number = lookFor(form);
  if (number === behindTheSieve.length) behindTheSieve.push(form);
  return { ready: readied(form), slot: number >> 4, bits: 3 << (2 * (number & 15)) };
}

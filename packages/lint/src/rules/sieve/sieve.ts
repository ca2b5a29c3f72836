import { readied } from './readied.ts';
import { lookFor, readingOf } from './reading.ts';
import { requiredWords } from './required-words.ts';

/** An expression that is only asked where one of the words stands that it needs. */
export interface Sifted {
  exec(text: string): RegExpExecArray | null;
  test(text: string): boolean;
}

/**
 * Puts an expression behind the sieve. Hints know many ways in which people put things, and nearly no text holds any of them:
 * one reading of a text tells for all the expressions at once which are worth asking. What they answer is the same with it and
 * without it.
 */
export function sifted(form: RegExp): Sifted {
  const words = /[gyv]/.test(form.flags) ? undefined : requiredWords(form);
  if (words === undefined) return /[gy]/.test(form.flags) ? form : readied(form);
  const number = lookFor(words);
  behindTheSieve.push(form);
  const slot = number >> 5;
  const bit = 1 << (number & 31);
  const ready = readied(form);
  return {
    exec: (text) => ((readingOf(text).signs[slot]! & bit) === 0 ? null : ready.exec(text)),
    test: (text) => (readingOf(text).signs[slot]! & bit) !== 0 && ready.test(text),
  };
}

/** Every expression that was put behind the sieve, for the tests that hold its answers against theirs. */
export const behindTheSieve: RegExp[] = [];

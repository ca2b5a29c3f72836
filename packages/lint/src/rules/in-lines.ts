import type { Form } from './sieve/readied.ts';

/** A long pattern written over several lines: a line break and the blanks that follow it are no part of the pattern. */
export function inLines({ raw }: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: raw.map((part) => part.replace(/\n\s*/g, '')) }, ...values);
}

/** The same as an expression to which it is one whether a letter is a capital. */
export function inAnyCase(pattern: TemplateStringsArray, ...values: readonly string[]): Form {
  return { source: inLines(pattern, ...values), flags: 'iu' };
}

/** The same as an expression that tells capitals from small letters. */
export function inGivenCase(pattern: TemplateStringsArray, ...values: readonly string[]): Form {
  return { source: inLines(pattern, ...values), flags: 'u' };
}

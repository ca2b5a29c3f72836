import { type Path, toPointer } from '@trace-formats/schema';
import type { Json } from '../json.ts';

/** A number of a source that is not what the text says. */
export interface LostNumber {
  readonly pointer: string;
  /** Whether another number stands in its place, or none. */
  readonly fate: 'rounded' | 'too-large';
}

/** A value as it can be written again, and the numbers that were lost as it was parsed. */
export interface WithoutLost {
  readonly value: Json;
  readonly lost: readonly LostNumber[];
}

/**
 * Finds numbers that were rounded to another whole one, as ids of twenty digits are, and puts null in the place of those that no program
 * can hold. A fraction has as many digits as programs read of it, and `1.10` and `-0` are the same numbers in shorter words: these are
 * not lost.
 */
export function withoutLostNumbers(parsed: unknown, textOf: () => string): WithoutLost {
  const value = parsed as Json;
  if (!hasLarge(value)) return { value, lost: [] };
  const digits = textOf().match(/-?\d{16,309}(?:\.\d+)?/g) ?? [];
  const isRounded = (number: number): boolean =>
    digits.some((written) => Number(written) === number && !isSame(written, number));
  const lost: LostNumber[] = [];
  const mended = (here: Json, path: Path): Json => {
    if (typeof here === 'number') {
      if (isExact(here)) return here;
      if (!Number.isFinite(here)) {
        lost.push({ pointer: toPointer(path), fate: 'too-large' });
        return null;
      }
      if (Number.isInteger(here) && isRounded(here)) lost.push({ pointer: toPointer(path), fate: 'rounded' });
      return here;
    }
    if (!hasLarge(here)) return here;
    if (Array.isArray(here)) return here.map((member, index) => mended(member, [...path, index]));
    return Object.fromEntries(
      Object.entries(here as object).map(([key, member]) => [key, mended(member, [...path, key])]),
    );
  };
  return { value: mended(value, []), lost };
}

/**
 * Whether a number is written again as it was: below 10^21 in digits, of which only the first seventeen are its own. Numbers so large
 * have no fraction.
 */
function isSame(text: string, number: number): boolean {
  const written = text.replace(/\.0+$/, '');
  if (written.includes('.')) return false;
  return Math.abs(number) < 1e21 ? written === String(number) : BigInt(written) === BigInt(number);
}

/** Whether a value holds a number beyond those that are kept digit by digit. */
function hasLarge(value: Json | undefined): boolean {
  if (typeof value === 'number') return !isExact(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasLarge);
  const object = value as { readonly [key: string]: Json | undefined };
  for (const key in object) if (hasLarge(object[key])) return true;
  return false;
}

function isExact(number: number): boolean {
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER;
}

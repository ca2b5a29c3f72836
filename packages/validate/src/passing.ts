import type { Shape } from './fault.ts';
import { isSurelySound } from './parse-json.ts';
import type { Plan } from './scan/plan.ts';
import { planOf } from './scan/plan-of.ts';
import { scan } from './scan/scan.ts';

/** What a platform does with bytes, many times as fast as we could. */
export interface ByteText {
  isUtf8(bytes: Uint8Array): boolean;
  /** The text of bytes; `undefined` for bytes that are not UTF-8. */
  decode(bytes: Uint8Array): string | undefined;
}

/** A schema in the two forms that a validator carries. */
export interface Checked {
  readonly shape: Shape;
  accepts(value: unknown): boolean;
}

/**
 * So many bytes are parsed before the scanner takes over where nobody knows how many there will be: an engine needs about as long
 * to make it fast as it gains over so many. Whoever knows of more has nothing parsed first.
 */
export const parsedFirst: number = 1 << 23;

/**
 * A fast answer to the question whether bytes are one valid and sound document of a schema. Yes is certain; no only means that
 * they have to be read as they should be.
 */
export function passing(
  { shape, accepts }: Checked,
  { isUtf8, decode }: ByteText,
  parsed: number = parsedFirst,
): (bytes: Uint8Array) => boolean {
  let left = parsed;
  let plan: Plan | undefined;
  return (bytes) => {
    if (left <= 0) {
      plan ??= planOf(shape);
      return scan(plan, bytes) && isUtf8(bytes);
    }
    left -= bytes.length;
    const text = decode(bytes);
    if (text === undefined) return false;
    try {
      const value: unknown = JSON.parse(text);
      return accepts(value) && isSurelySound(text, value);
    } catch {
      return false;
    }
  };
}

import type { Place } from '../detector.ts';
import type { Unescaped } from '../spelling/escapes.ts';
import { layouts } from './index.ts';
import type { Pair } from './layout.ts';

/** A value in a text to which the layout around it gives a name, as a key does in JSON. */
export interface Cell {
  readonly from: number;
  readonly to: number;
  readonly place: Place;
  /** The value as it was before its layout wrote it down, when that is something else. */
  readonly decoded: Unescaped | undefined;
}

/**
 * The values of all layouts that say by themselves what is a name. Each stands where a key of its own would stand, beside
 * the others of its record.
 */
export function laidOut(text: string, from: number, to: number, at: Place): Cell[] {
  const whole = from === 0 && to === text.length ? text : text.slice(from, to);
  if (!anySign.test(whole)) return [];
  const found = readers.flatMap(({ mayHold, pairs, undo }) =>
    mayHold(whole) ? Array.from(pairs(whole), (pair) => ({ pair, undo })) : [],
  );
  if (found.length === 0) return [];
  const record = recordOf(
    whole,
    found.map(({ pair }) => pair),
  );
  return found.map(({ pair: { key, start, end }, undo }) => ({
    from: from + start,
    to: from + end,
    place: { ...at, path: [...at.path, key], key, above: undefined, record },
    decoded: undo?.(whole.slice(start, end), from + start),
  }));
}

/** So many signs are found quicker one by one than at once. */
const few = 3;

/** The layouts that say by themselves what is a name, with what their texts cannot do without. */
const readers = layouts.flatMap(({ signs = [], pairs, undo }) =>
  pairs ? [{ signs, mayHold: holderOf(signs), pairs, undo }] : [],
);

/** Looks for one of several signs. */
function holderOf(signs: readonly string[]): (text: string) => boolean {
  if (signs.length <= few) return (text) => signs.some((sign) => text.includes(sign));
  const any = anyOf(signs);
  return (text) => any.test(text);
}

function anyOf(signs: readonly string[]): RegExp {
  return new RegExp(signs.map((sign) => sign.replace(/[^\w\s]/g, '\\$&')).join('|'));
}

/** What no text can do without that is laid out in one of these ways, looked for at once. */
const anySign = anyOf([...new Set(readers.flatMap(({ signs }) => signs))]);

/** The record as an object of JSON would hold it, up to a length that records of persons keep to. */
function recordOf(text: string, pairs: readonly Pair[]): string | undefined {
  const record = JSON.stringify(
    Object.fromEntries(pairs.slice(0, 40).map(({ key, start, end }) => [key, text.slice(start, end)])),
  );
  return record.length < 4000 ? record : undefined;
}

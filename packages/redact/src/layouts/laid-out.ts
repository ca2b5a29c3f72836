import type { Place } from '../detector.ts';
import type { Unescaped } from '../walk/escapes.ts';
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
  const found = layouts.flatMap(({ signs, pairs, undo }) =>
    pairs && signs?.some((sign) => whole.includes(sign)) ? Array.from(pairs(whole), (pair) => ({ pair, undo })) : [],
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

/** What no text can do without that is laid out in one of these ways, looked for at once. */
const anySign = new RegExp(
  [...new Set(layouts.flatMap(({ pairs, signs = [] }) => (pairs ? signs : [])))]
    .map((sign) => sign.replace(/[^\w\s]/g, '\\$&'))
    .join('|'),
);

/** The record as an object of JSON would hold it, up to a length that records of persons keep to. */
function recordOf(text: string, pairs: readonly Pair[]): string | undefined {
  const record = JSON.stringify(
    Object.fromEntries(pairs.slice(0, 40).map(({ key, start, end }) => [key, text.slice(start, end)])),
  );
  return record.length < 4000 ? record : undefined;
}

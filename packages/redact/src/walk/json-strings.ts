import { closeBrace, closeBracket, colon, comma, openBrace, openBracket, quote } from '../code-units.ts';
import type { Place } from '../detector.ts';
import { type Holder, holderOfText, holderWithin, JsonPlace, noteSibling } from './json-place.ts';
import { mayBeJson, scalarEnd, stringEnd } from './json-tokens.ts';
import { mayBeSecretNumber, mayHaveSecretLength } from './secret-numbers.ts';

/** A string token of a JSON text: where it stands between its quotes, and what it is there. */
export interface JsonString {
  readonly from: number;
  readonly to: number;
  readonly hasEscapes: boolean;
  readonly place: Place;
}

/** Whether a text was JSON to its end, JSON up to some place, or not JSON at all. */
export type JsonExtent = 'whole' | 'part' | 'none';

/**
 * Reads the strings of a JSON text in the order of its bytes, so that duplicate keys and number-like keys hide nothing.
 * Documents may follow each other (JSON Lines) and the last may be cut short. The strings of a document are handed over
 * together when it ends, because a string's place can depend on a sibling behind it. Half of them are keys, and those that
 * nobody wants are passed over.
 */
export function jsonStrings(
  text: string,
  { from, to, place }: Part,
  visit: (string: JsonString) => void,
  wantsKey: (from: number, to: number) => boolean = () => true,
): JsonExtent {
  if (!mayBeJson(text, from, to)) return 'none';
  const root = holderOfText(place, text, from);
  // Where there is no backslash, the search for one must not go on into the documents behind.
  const reading: Reading = { text: text.slice(0, to), root, isAny: false, index: from };
  const strings: JsonString[] = [];
  for (;;) {
    const extent = readDocument(reading, strings, wantsKey);
    for (const string of strings) visit(string);
    if (extent !== undefined) return extent;
    strings.length = 0;
  }
}

/** A part of a text from one offset to another, and where it stands. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly place: Place;
}

/** How far a text was read. */
interface Reading {
  readonly text: string;
  readonly root: Holder;
  isAny: boolean;
  index: number;
}

/** Reads the strings of the next document; says what the text was where nothing comes behind it. */
function readDocument(
  reading: Reading,
  strings: JsonString[],
  wantsKey: (from: number, to: number) => boolean,
): JsonExtent | undefined {
  const { text, root } = reading;
  const to = text.length;
  let holder = root;
  let isKeyNext = false;
  let { index } = reading;
  let slash = -1;
  while (index < to) {
    const code = text.charCodeAt(index);
    if (code === quote) {
      const end = stringEnd(text, index + 1, to);
      const isKey = isKeyNext && !holder.isArray;
      const first = index + 1;
      const last = Math.min(end, to);
      // The next backslash is looked for once, not once for each string before it.
      if (slash < first) slash = text.indexOf('\\', first);
      if (slash === -1) slash = to;
      if (isKey) holder.step = text.slice(first, last);
      reading.isAny = true;
      if (!isKey || wantsKey(first, last))
        strings.push({ from: first, to: last, hasEscapes: slash < last, place: new JsonPlace(holder, isKey) });
      if (!isKey) noteSibling(holder, text, first, last);
      isKeyNext = false;
      index = end + 1;
    } else if (code === openBrace || code === openBracket) {
      const isArray = code === openBracket;
      holder = holderWithin(holder, isArray, index);
      isKeyNext = !isArray;
      index += 1;
    } else if (code === closeBrace || code === closeBracket) {
      if (holder.parent === undefined || holder.isArray !== (code === closeBracket)) return 'part';
      holder = holder.parent;
      isKeyNext = false;
      index += 1;
      if (holder === root) {
        reading.index = index;
        return undefined;
      }
    } else if (code === comma) {
      if (holder === root) return 'part';
      if (typeof holder.step === 'number') holder.step += 1;
      isKeyNext = !holder.isArray;
      index += 1;
    } else if (code === colon || code <= 32) index += 1;
    else {
      const scalar = scalarEnd(text, index, to);
      if (scalar === index || (holder === root && reading.isAny && !isLine(text, index))) return 'part';
      if (
        typeof holder.step === 'string' &&
        mayHaveSecretLength(scalar - index) &&
        mayBeSecretNumber(holder.step, text.slice(index, scalar))
      )
        strings.push({ from: index, to: scalar, hasEscapes: false, place: new JsonPlace(holder, false) });
      index = scalar;
    }
  }
  return reading.isAny || holder !== root ? 'whole' : 'none';
}

function isLine(text: string, index: number): boolean {
  return index === 0 || text.charCodeAt(index - 1) === 10;
}

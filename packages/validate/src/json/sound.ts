import { isSpace } from './space.ts';

/** Levels of nesting that no honest document comes near to. */
export const deepest = 1000;

/** Whether a text holds nothing that JSON.parse hid when it gave this value; false is only a suspicion. */
export function isSurelySound(text: string, value: unknown, depth: number = deepest): boolean {
  const size = { keys: 0, tooDeep: false, tooLarge: false };
  measure(value, depth, size);
  return !size.tooDeep && !size.tooLarge && keysWritten(text) === size.keys && isSurelyWellFormed(text);
}

/** Whether no key stands twice in an object of a text, of which this value was read; false is only a suspicion. */
export function holdsEveryKey(text: string, value: unknown): boolean {
  const size = { keys: 0, tooDeep: false, tooLarge: false };
  measure(value, deepest, size);
  return !size.tooDeep && keysWritten(text) === size.keys;
}

interface Size {
  keys: number;
  tooDeep: boolean;
  tooLarge: boolean;
}

/** Counts the keys of all objects; recursion ends at the depth limit, far from the end of any stack. */
function measure(value: unknown, depth: number, size: Size): void {
  if (typeof value === 'number') {
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) size.tooLarge = true;
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) {
    size.tooDeep = true;
    return;
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const member: unknown = value[index];
      if (typeof member !== 'string') measure(member, depth - 1, size);
    }
    return;
  }
  const object = value as Readonly<Record<string, unknown>>;
  for (const key in object) {
    size.keys++;
    const member = object[key];
    if (typeof member !== 'string') measure(member, depth - 1, size);
  }
}

/**
 * How many keys the text of a JSON value seems to have: colons after a quotation mark that is not escaped.
 * A string that begins with a colon counts too, so the number may be too high and is never too low.
 */
function keysWritten(text: string): number {
  let keys = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    let unit = text.charCodeAt(before);
    while (isSpace(unit)) unit = text.charCodeAt(--before);
    if (unit !== 34) continue;
    if (text.charCodeAt(before - 1) !== 92 || !isEscaped(text, before)) keys++;
  }
  return keys;
}

function isEscaped(text: string, offset: number): boolean {
  let first = offset;
  while (text.charCodeAt(first - 1) === 92) first--;
  return (offset - first) % 2 === 1;
}

/** No surrogate stands alone: none is written as an escape, and those written as characters come in pairs. */
function isSurelyWellFormed(text: string): boolean {
  return !(text.includes('\\u') && /\\u[dD][89a-fA-F]/.test(text)) && isWellFormed.call(text);
}

// ES2024; the type library of the project is one year older.
const isWellFormed =
  (String.prototype as { isWellFormed?: (this: string) => boolean }).isWellFormed ?? hasNoLoneSurrogate;

function hasNoLoneSurrogate(this: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(this);
}

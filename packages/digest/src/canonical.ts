import canonicalizeJson from 'canonicalize';
import { isWellFormed } from './well-formed.ts';

/**
 * The RFC 8785 (JCS) form of a JSON value: the one spelling that two programs agree on before they hash. A field that is undefined is not
 * there, as in any JSON text; whatever else is no JSON is refused.
 */
export function canonical(value: unknown): string {
  const sorting = { isPlain: true };
  const ordered = inOrder(value, sorting, 0);
  // JSON.stringify writes texts and numbers as the RFC wants them, so of plain values only the keys have to be put in order.
  const text = sorting.isPlain ? JSON.stringify(ordered) : byLibrary(value);
  if (text === undefined) throw new TypeError('Only a JSON value has a canonical form, and this value is undefined.');
  return text;
}

function byLibrary(value: unknown): string | undefined {
  try {
    const text = canonicalizeJson(value);
    // By now it is sure that nothing in it holds itself.
    mustBeJson(value);
    return text;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The stack that a deep value exhausts is another matter, which callers tell by its kind.
    if (error instanceof RangeError)
      throw new RangeError('The value goes so deep that the stack has no room for its canonical form.', {
        cause: error,
      });
    throw new TypeError(`Only a JSON value has a canonical form, and this is none: ${error.message}.`, {
      cause: error,
    });
  }
}

/** Throws where a value holds what the library would pass over, or write as if it were something else. */
function mustBeJson(value: unknown): void {
  if (typeof value === 'function' || typeof value === 'symbol') throw new Error(`A ${typeof value} is not allowed`);
  if (typeof value !== 'object' || value === null) return;
  if (!isPlain(value)) throw new Error('An object such as a Map is not allowed');
  if (Array.isArray(value) && value.includes(undefined)) throw new Error('A list with a hole is not allowed');
  for (const inner of Object.values(value)) mustBeJson(inner);
}

/**
 * Whether something is a list or an object as JSON.parse makes them, in this program or another window of it, or without a
 * prototype.
 */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/** The value with the keys of every object in order, itself where they are; whatever is not plain JSON is left to the library. */
function inOrder(value: unknown, sorting: { isPlain: boolean }, depth: number): unknown {
  if (typeof value === 'string') {
    if (!isWellFormed(value)) sorting.isPlain = false;
    return value;
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) sorting.isPlain = false;
    return value;
  }
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || depth > deepest || 'toJSON' in value || !isPlain(value)) {
    sorting.isPlain = false;
    return value;
  }
  if (Array.isArray(value)) return itemsInOrder(value, sorting, depth);
  return fieldsInOrder(value as Readonly<Record<string, unknown>>, sorting, depth);
}

/**
 * Deeper than any honest document, and short of the end of the stack: the library says what is wrong with a value that holds
 * itself.
 */
const deepest = 500;

function itemsInOrder(list: readonly unknown[], sorting: { isPlain: boolean }, depth: number): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const item = inOrder(list[index], sorting, depth + 1);
    if (item !== list[index]) copy ??= list.slice();
    if (copy) copy[index] = item;
  }
  return copy ?? list;
}

function fieldsInOrder(
  object: Readonly<Record<string, unknown>>,
  sorting: { isPlain: boolean },
  depth: number,
): Readonly<Record<string, unknown>> {
  const keys = Object.keys(object);
  let isSame = true;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index]!;
    if (!canBeOrdered(key)) {
      sorting.isPlain = false;
      return object;
    }
    if (index > 0 && keys[index - 1]! > key) isSame = false;
  }
  if (!isSame) keys.sort();
  const copy: Record<string, unknown> = {};
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index]!;
    const field = inOrder(object[key], sorting, depth + 1);
    if (field !== object[key]) isSame = false;
    copy[key] = field;
  }
  return isSame ? object : copy;
}

/** Objects put keys that are numbers first, whatever the order in which they were given, and take one name for their prototype. */
function canBeOrdered(key: string): boolean {
  const first = key.charCodeAt(0);
  return !(first >= ZERO && first <= NINE) && key !== '__proto__' && isWellFormed(key);
}

const ZERO = 0x30;
const NINE = 0x39;

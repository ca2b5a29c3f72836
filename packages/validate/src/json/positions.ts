import { parsePointer } from '@trace-formats/schema';
import { type Place, placesOf, start } from './places.ts';
import { skipSpace } from './space.ts';

/** A value that is looked for, or one around it. */
interface Wanted {
  readonly members: Map<string, Wanted>;
  /** Where it begins; -1 as long as it was not found. */
  at: number;
}

/**
 * Finds the values that JSON Pointers name in the text of a document, in one pass; where there is no such value, the nearest one around
 * it. The text is one that JSON.parse accepts; of a key that stands twice the last one counts, as in JSON.parse. `origin` is where the
 * text begins in its file.
 */
export function positionsOf(text: string, pointers: readonly string[], origin: Place = start): readonly Place[] {
  const root = node();
  const chains = pointers.map((pointer) => {
    const chain = [root];
    let wanted = root;
    for (const token of parsePointer(pointer)) {
      let member = wanted.members.get(token);
      if (member === undefined) {
        member = node();
        wanted.members.set(token, member);
      }
      wanted = member;
      chain.push(wanted);
    }
    return chain;
  });
  locate(text, root);
  const nearest = chains.map((chain) => chain.findLast((wanted) => wanted.at !== -1) ?? root);
  return placesOf(
    text,
    nearest.map((wanted) => wanted.at),
    origin,
  );
}

function node(): Wanted {
  return { members: new Map(), at: -1 };
}

interface Level {
  /** What is wanted inside. */
  readonly wanted: Wanted;
  /** Index of the element being read; -1 in an object. */
  index: number;
}

function locate(text: string, root: Wanted): void {
  const levels: Level[] = [];
  let at = skipSpace(text, 0);
  found(root, at);
  let wanted: Wanted | undefined = root;
  while (at < text.length) {
    const unit = text.charAt(at);
    if ((unit === '{' || unit === '[') && (wanted === undefined || wanted.members.size === 0)) {
      at = endOfNested(text, at);
    } else if (wanted !== undefined && (unit === '{' || unit === '[')) {
      const level: Level = { wanted, index: unit === '[' ? 0 : -1 };
      levels.push(level);
      at = skipSpace(text, at + 1);
      const next = text.charAt(at);
      if (next !== '}' && next !== ']') {
        wanted = member(level);
        continue;
      }
    } else if (unit === '"') {
      at = endOfString(text, at);
    } else if (unit !== '}' && unit !== ']' && unit !== ',') {
      at = endOfWord(text, at);
    }
    at = skipSpace(text, at);
    for (let next = text.charAt(at); next === '}' || next === ']'; next = text.charAt(at)) {
      levels.pop();
      at = skipSpace(text, at + 1);
    }
    const level = levels.at(-1);
    if (level === undefined) return;
    at = skipSpace(text, at + 1);
    if (level.index !== -1) level.index++;
    wanted = member(level);
  }

  /** Notes the member that begins here, and moves past its key to its value. */
  function member(level: Level): Wanted | undefined {
    if (level.index !== -1) {
      const element = level.wanted.members.get(String(level.index));
      found(element, at);
      return element;
    }
    const key = at;
    const keyEnd = endOfString(text, key);
    at = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const raw = text.slice(key, keyEnd);
    const value = level.wanted.members.get(raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1));
    found(value, at);
    return value;
  }
}

/** Notes where a value stands; what stood below an earlier one of the same key is no part of the document. */
function found(wanted: Wanted | undefined, at: number): void {
  if (wanted === undefined) return;
  const forget = wanted.at === -1 ? [] : [...wanted.members.values()];
  for (let inner = forget.pop(); inner !== undefined; inner = forget.pop()) {
    inner.at = -1;
    forget.push(...inner.members.values());
  }
  wanted.at = at;
}

/** The end of an object or array in which nothing is wanted. */
function endOfNested(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 34) at = endOfString(text, at) - 1;
    // Braces and brackets, which differ from one another in one bit.
    else if ((unit | 32) === 123) depth++;
    else if ((unit | 32) === 125 && --depth === 0) return at + 1;
  }
  return text.length;
}

function endOfString(text: string, from: number): number {
  for (let quote = text.indexOf('"', from + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let first = quote;
    while (text.charCodeAt(first - 1) === 92) first--;
    if ((quote - first) % 2 === 0) return quote + 1;
  }
  return text.length;
}

function endOfWord(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && !' \t\r\n,]}'.includes(text.charAt(at))) at++;
  return at;
}

import { bytes } from './room.ts';
import { BACKSLASH } from './text.ts';

/** For each object that is open, its keys that have no name in the plan: a hash, the beginning and the end of each. */
const keys = new Int32Array(3 * (1 << 14));
let top = 0;
const mostUnnamed = 200;

/** How many numbers are noted; `forgetKeys` goes back to there. */
export function keysNoted(): number {
  return top;
}

/** Forgets the keys that were noted since. */
export function forgetKeys(since: number): void {
  top = since;
}

/** Notes a key. False where the object whose keys begin at `first` had it before, or where that cannot be told. */
export function noteKey(first: number, from: number, end: number): boolean {
  let hash = end - from;
  for (let at = from; at < end; at++) {
    const byte = bytes[at] as number;
    // An escape could make it any key.
    if (byte === BACKSLASH) return false;
    hash = (Math.imul(hash, 31) + byte) | 0;
  }
  if (top - first > 3 * mostUnnamed || top + 3 > keys.length) return false;
  for (let known = first; known < top; known += 3) {
    if (keys[known] === hash && isSame(keys[known + 1] as number, keys[known + 2] as number, from, end)) return false;
  }
  keys[top++] = hash;
  keys[top++] = from;
  keys[top++] = end;
  return true;
}

function isSame(from: number, end: number, otherFrom: number, otherEnd: number): boolean {
  if (end - from !== otherEnd - otherFrom) return false;
  for (let at = from; at < end; at++) if (bytes[at] !== bytes[otherFrom + at - from]) return false;
  return true;
}

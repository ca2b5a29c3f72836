import { KEYS, NUMBERS } from './layout';
import { hasEscape } from './text';

/** For each object that is open, its keys that have no name in the plan: a hash, the beginning and the end of each. */
const noteSize = 12;
let top: i32 = KEYS;
const mostUnnamed = 200;

/** Up to where something is noted; `forgetKeys` goes back to there. */
export function keysNoted(): i32 {
  return top;
}

/** Forgets the keys that were noted since. */
export function forgetKeys(since: i32): void {
  top = since;
}

/**
 * Notes the key that was read last. False where the object whose keys begin at `first` had it before, or where that cannot be
 * told.
 */
export function noteKey(first: i32, from: i32, end: i32): boolean {
  // An escape could make it any key.
  if (hasEscape || top - first > noteSize * mostUnnamed || top + noteSize > NUMBERS) return false;
  let hash = end - from;
  for (let at = from; at < end; at++) hash = hash * 31 + load<u8>(at);
  for (let known = first; known < top; known += noteSize) {
    if (load<i32>(known) === hash && isSame(load<i32>(known + 4), load<i32>(known + 8), from, end)) return false;
  }
  store<i32>(top, hash);
  store<i32>(top + 4, from);
  store<i32>(top + 8, end);
  top += noteSize;
  return true;
}

function isSame(from: i32, end: i32, otherFrom: i32, otherEnd: i32): boolean {
  if (end - from !== otherEnd - otherFrom) return false;
  for (let at = from; at < end; at++) if (load<u8>(at) !== load<u8>(otherFrom + at - from)) return false;
  return true;
}

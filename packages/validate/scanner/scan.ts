import { beSure, isUnsure } from './doubt';
import { KEYS, ZEROS } from './layout';
import { beginAt } from './open';
import { forgetKeys } from './other-keys';
import { COMMA } from './signs';
import { space } from './space';
import { value } from './value';

export { behind } from './skipped';

/**
 * Whether bytes are one JSON value in UTF-8 that is what a plan describes, with nothing odd in it: no key twice, no half of a
 * surrogate pair, no number past every limit. The bytes are looked at once and no value is made of them. Yes is certain; no only
 * means that they have to be read as they should be. What stands behind them is put aside meanwhile, so that nobody has to look
 * for their end: zeros stand in no value.
 */
export function scan(from: i32, length: i32, plan: i32): boolean {
  const end = from + length;
  const one = v128.load(end);
  const two = v128.load(end, 16);
  const three = v128.load(end, 32);
  const four = v128.load(end, 48);
  memory.fill(end, 0, ZEROS);
  beSure(length);
  forgetKeys(KEYS);
  beginAt(0);
  const after = value(plan, space(from));
  const isPassed = after !== -1 && !isUnsure && space(after) === end;
  v128.store(end, one);
  v128.store(end, two, 16);
  v128.store(end, three, 32);
  v128.store(end, four, 48);
  return isPassed;
}

/**
 * Goes on in an array of a document that comes in pieces: from the place behind one element to that behind the last one that is
 * there whole and is what a plan describes, as `scan` asks it of all of them. What stands behind the bytes is lost.
 */
export function elements(from: i32, length: i32, plan: i32): i32 {
  const end = from + length;
  memory.fill(end, 0, ZEROS);
  beSure(length);
  forgetKeys(KEYS);
  let done = from;
  while (true) {
    const comma = space(done);
    if (load<u8>(comma) !== COMMA) return done;
    // The array and the document around it are open.
    beginAt(2);
    const after = value(plan, space(comma + 1));
    // A number may go on in the next piece.
    if (after === -1 || isUnsure || space(after) >= end) return done;
    done = after;
  }
}

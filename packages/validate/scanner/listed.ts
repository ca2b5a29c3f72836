import { unsure } from './doubt';
import {
  CLASSES,
  COUNT,
  ELEMENTS,
  FIRST_LETTER,
  PATTERN,
  ROW_SIZE,
  ROWS,
  TEXT,
  TEXT_LENGTH,
  TEXT_SIZE,
  TEXTS,
} from './layout';
import { hasEscape, isForeign } from './text';

/** Whether some letters stand in a place. */
export function stands(letters: i32, length: i32, at: i32): boolean {
  let done = 0;
  for (; length - done > 16; done += 16) if (differences(letters + done, at + done) !== 0) return false;
  // Of the last sixteen only the first ones count.
  return (differences(letters + done, at + done) << 16) << (16 - length + done) === 0;
}

/** One bit for each of sixteen bytes that is not the same in two places. */
function differences(one: i32, other: i32): i32 {
  return i8x16.bitmask(i8x16.ne(v128.load(one), v128.load(other)));
}

/** Whether the string that was read last, which begins and ends here, is one of the listed ones, and has its form. */
export function isText(plan: i32, from: i32, end: i32): boolean {
  const texts = load<i32>(plan + TEXTS);
  const pattern = load<i32>(plan + PATTERN);
  if (texts === 0) return pattern === 0 || isMatch(pattern, from, end);
  const last = texts + ELEMENTS + TEXT_SIZE * load<i32>(texts + COUNT);
  for (let each = texts + ELEMENTS; each < last; each += TEXT_SIZE) {
    if (load<i32>(each + TEXT_LENGTH) === end - from && stands(load<i32>(each + TEXT), end - from, from))
      return pattern === 0 || isMatch(pattern, from, end);
  }
  // With escapes it may yet be one of them.
  if (hasEscape) unsure();
  return false;
}

/** Whether a string has the form that a pattern asks for; of one with escapes or other letters than ASCII that is not told here. */
function isMatch(pattern: i32, from: i32, end: i32): boolean {
  if (hasEscape || isForeign) {
    unsure();
    return false;
  }
  const classes = load<i32>(pattern + CLASSES);
  const rows = load<i32>(pattern + ROWS);
  const size = load<i32>(pattern + ROW_SIZE);
  // The first state cannot be left, and the pattern begins with the second.
  let row = rows + size;
  for (let at = from; at < end && row !== rows; at++) {
    const column = <i32>load<u8>(classes + <i32>load<u8>(at)) - FIRST_LETTER;
    row = rows + (<i32>load<u8>(row + column) - FIRST_LETTER) * size;
  }
  return load<u8>(row) !== FIRST_LETTER;
}

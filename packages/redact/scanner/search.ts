import {
  CODES,
  ENOUGH,
  ENTRIES,
  ENTRY_SIZE,
  FOLDED,
  FOLLOWING,
  FOUND_SIZE,
  GAPS,
  GRAMS,
  HEADS,
  KEYWORD,
  KIND_OF,
  KINDS,
  LEAD,
  LENGTH,
  MASK,
  NEAR,
  NEXT,
  NUMBERS,
  RUN,
  SPLIT,
  STEP,
  TEXT,
  WIDE,
  WORDS,
} from '../src/search/layout';

/** How much of the folded text there is, and how much of it was searched. */
let folded: i32 = 0;
let searched: i32 = 0;
/** The last gap, and the one that was asked for last. */
let lastGap: i32 = GAPS;
let gap: i32 = GAPS;

/** Begins a text. Blanks before it serve key words of fewer than three characters. */
export function begin(): void {
  store<u32>(FOLDED, 0);
  store<u32>(KINDS, 0);
  folded = 4;
  searched = 0;
  lastGap = gap = GAPS;
  store<i32>(GAPS, 0);
  store<i32>(GAPS, -4, 4);
}

/** Makes one byte of two for so many characters; 255 of whatever has no place in one. */
export function narrow(length: i32): void {
  const most = i16x8.splat(255);
  for (let at: i32 = 0; at < length; at += 16) {
    const first = i16x8.min_u(v128.load(WIDE + at * 2), most);
    const second = i16x8.min_u(v128.load(WIDE + at * 2, 16), most);
    v128.store(TEXT + at, i8x16.narrow_i16x8_u(first, second));
  }
}

/**
 * Appends a piece of so many characters to the folded text: without backslashes, with small letters for capitals, and the
 * kind of each character. Answers how many backslashes stand before `u` or `x`.
 */
export function fold(length: i32): i32 {
  const row2 = v128.load(KIND_OF, 0x20);
  const row3 = v128.load(KIND_OF, 0x30);
  const lowLine = i8x16.splat(load<i8>(KIND_OF, 0x5f));
  const backslash = i8x16.splat(0x5c);
  const end = TEXT + length;
  let from = TEXT;
  let to = FOLDED + folded;
  let ahead = load<i32>(lastGap, 4);
  let number = NUMBERS;
  while (from < end) {
    const bytes = v128.load(from);
    const capitals = i8x16.lt_u(i8x16.sub(bytes, i8x16.splat(0x41)), i8x16.splat(26));
    const small = v128.or(bytes, v128.and(capitals, i8x16.splat(0x20)));
    v128.store(to, small);
    // A row answers 0 for whatever is not in it; of the row of capitals only the low line is left.
    const signs = v128.or(
      i8x16.swizzle(row2, i8x16.sub(small, i8x16.splat(0x20))),
      i8x16.swizzle(row3, i8x16.sub(small, i8x16.splat(0x30))),
    );
    const lowLines = v128.and(i8x16.eq(small, i8x16.splat(0x5f)), lowLine);
    const inAlphabet = i8x16.sub(small, i8x16.splat(0x60));
    const letters = v128.and(inAlphabet, i8x16.lt_u(inAlphabet, i8x16.splat(27)));
    v128.store(to + (KINDS - FOLDED), v128.or(letters, v128.or(signs, lowLines)));
    const backslashes = i8x16.bitmask(i8x16.eq(bytes, backslash));
    if (backslashes === 0) {
      from += 16;
      to += 16;
      continue;
    }
    const before: i32 = ctz(backslashes);
    from += before;
    to += before;
    if (from >= end) break;
    ahead += 1;
    const place = to - FOLDED;
    if (load<i32>(lastGap) !== place) {
      lastGap += 8;
      store<i32>(lastGap, place);
    }
    store<i32>(lastGap, ahead, 4);
    from += 1;
    const letter = load<u8>(from);
    if (letter === 0x75 || letter === 0x78) {
      store<i32>(number, from - 1 - TEXT);
      number += 4;
    }
  }
  folded = to - (from > end ? from - end : 0) - FOLDED;
  return (number - NUMBERS) / 4;
}

/**
 * Searches the folded text, all of it or without so many characters at its end, in which a key word may go on into the
 * next piece. Writes down the key words that were found, answers how many, and has to be called again until it answers 0.
 */
export function search(open: i32, list: i32): i32 {
  let limit = folded;
  if (open > 0) limit = searched + ((folded - open - searched) & -STEP);
  else {
    memory.fill(FOLDED + folded, 0, 64);
    memory.fill(KINDS + folded, 0, 64);
  }
  let found = list;
  while (searched < limit && found < list + ENOUGH * FOUND_SIZE) {
    const at = KINDS + searched;
    const first = i16x8.shl(v128.load_ext<u8>(at), 10);
    const second = i16x8.shl(v128.load_ext<u8>(at, 1), 5);
    v128.store(GRAMS, v128.or(v128.or(first, second), v128.load_ext<u8>(at, 2)));
    let near = v128.load_lane<u16>(nearOf(0), i16x8.splat(0), 0);
    near = v128.load_lane<u16>(nearOf(1), near, 1);
    near = v128.load_lane<u16>(nearOf(2), near, 2);
    near = v128.load_lane<u16>(nearOf(3), near, 3);
    near = v128.load_lane<u16>(nearOf(4), near, 4);
    near = v128.load_lane<u16>(nearOf(5), near, 5);
    near = v128.load_lane<u16>(nearOf(6), near, 6);
    near = v128.load_lane<u16>(nearOf(7), near, 7);
    // The bit of the kind behind: the lower byte has those of the first eight, the upper one those of the others.
    const behind = v128.load_ext<u8>(at, 3);
    const sixteenth = v128.and(v128.or(behind, i16x8.shl(behind, 8)), i8x16.splat(15));
    const bits = i8x16.swizzle(
      i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0),
      v128.xor(sixteenth, i16x8.splat(0x800)),
    );
    let places = i16x8.bitmask(i16x8.ne(v128.and(near, bits), i16x8.splat(0)));
    for (; places !== 0; places &= places - 1) {
      const place: i32 = ctz(places);
      if (known(at, place)) found = compare(searched + place, load<u16>(GRAMS + place * 2), found);
    }
    searched += STEP;
  }
  return (found - list) / FOUND_SIZE;
}

/** Where it lies what may come next behind the three kinds at a place. */
function nearOf(place: i32): i32 {
  return NEAR + ((load<u16>(GRAMS + place * 2) as i32) << 1);
}

/** True when three kinds are known together with the one behind them. */
function known(at: i32, place: i32): bool {
  const gram: i32 = load<u16>(GRAMS + place * 2);
  return ((load<u32>(NEXT + gram * 4) >> load<u8>(at + place, 3)) & 1) === 1;
}

/** Writes down the key words in which three kinds stand at a place of the folded text. */
function compare(at: i32, gram: i32, found: i32): i32 {
  const behind = FOLDED + at + 3;
  let entry = entryOf(load<u16>(HEADS + gram * 2));
  for (; entry !== ENTRIES; entry = entryOf(load<u16>(entry, FOLLOWING))) {
    const start = behind - load<u16>(entry, SPLIT);
    if ((load<u64>(start) & load<u64>(entry, MASK)) !== load<u64>(entry)) continue;
    const length: i32 = load<u16>(entry, LENGTH);
    const codes: i32 = load<u32>(entry, CODES);
    let same: i32 = 8;
    while (same < length && load<u8>(codes + same) === load<u8>(start + same)) same += 1;
    if (same < length || start < FOLDED) continue;
    const first = start - FOLDED;
    if (!runs(KINDS + first + length, load<u8>(entry, RUN))) continue;
    store<i32>(found, load<u16>(entry, KEYWORD));
    store<i32>(found, original(first + load<u8>(entry, LEAD)), 4);
    store<i32>(found, original(first + length - 1) + 1, 8);
    found += FOUND_SIZE;
  }
  return found;
}

/** True when so many characters of words stand one behind the other. */
function runs(kinds: i32, count: i32): bool {
  let at: i32 = 0;
  while (at < count && (WORDS >> load<u8>(kinds + at)) & 1) at += 1;
  return at === count;
}

function entryOf(index: i32): i32 {
  return ENTRIES + index * ENTRY_SIZE;
}

/** Where a character of the folded text stands in the text. */
function original(at: i32): i32 {
  toGapAt(at);
  return at + load<i32>(gap, 4);
}

function toGapAt(at: i32): void {
  while (gap < lastGap && load<i32>(gap, 8) <= at) gap += 8;
  while (load<i32>(gap) > at) gap -= 8;
}

/** Makes room for the next piece. Of what was searched so many characters are kept, in which a key word may begin. */
export function keep(most: i32): void {
  const gone = searched - most;
  if (gone <= 0) return;
  folded -= gone;
  searched -= gone;
  memory.copy(FOLDED, FOLDED + gone, folded);
  memory.copy(KINDS, KINDS + gone, folded);
  toGapAt(gone);
  store<i32>(GAPS, 0);
  store<i32>(GAPS, load<i32>(gap, 4) + gone, 4);
  let to = GAPS;
  while (gap < lastGap) {
    gap += 8;
    to += 8;
    store<i32>(to, load<i32>(gap) - gone);
    store<i32>(to, load<i32>(gap, 4) + gone, 4);
  }
  lastGap = to;
  gap = GAPS;
}

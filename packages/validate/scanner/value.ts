import { isEnough, isUnsure, unsure } from './doubt';
import { kindAt } from './kind';
import {
  ALLOWS_OBJECTS,
  ARRAY,
  CLAUSE_SIZE,
  COUNT,
  ELEMENTS,
  ENTRIES,
  ENTRY_COUNT,
  ENTRY_PLAN,
  ENTRY_SIZE,
  EXTRA,
  FALSE,
  INDEX,
  IS_REQUIRED,
  IS_UNIQUE,
  ITEMS,
  KEY,
  KEY_LENGTH,
  KINDS,
  MAX_ITEMS,
  MAX_LENGTH,
  MEMBER_COUNT,
  MET,
  MIN_ITEMS,
  MIN_LENGTH,
  NAMES,
  NEEDED,
  NEEDED_COUNT,
  NEXT,
  NULL,
  NUMBER,
  OBJECT,
  PATTERN,
  REQUIRED_COUNT,
  REST,
  STRING,
  TABLE,
  TAG,
  TEST_EXTRA,
  TEST_PLAN,
  TESTS,
  TEXTS,
  TRUE,
  UNION,
  UNMET,
} from './layout';
import { isText, stands } from './listed';
import { isNumber, numeral } from './numeral';
import { beginAt, depthNow, givePlacesBack, goBack, goDeeper, placesNow, takePlaces } from './open';
import { forgetKeys, keysNoted, noteKey } from './other-keys';
import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET } from './signs';
import { space } from './space';
import { tagged } from './tagged';
import { QUOTE, text } from './text';
import { isUnique } from './unique';

// Values, objects, arrays, forms and conditions lie in one another, so their readers call each other and stand in one file.

// The letters of the words as one number, as they lie in the bytes.
const NULL_WORD = 0x6c6c756e;
const TRUE_WORD = 0x65757274;
const FALS_WORD = 0x736c6166;

/** Reads a value that begins at a place: gives the place behind it, or -1 where it is not what a plan describes. */
export function value(plan: i32, at: i32): i32 {
  const kinds = load<i32>(plan + KINDS);
  if (load<i32>(plan + UNION) !== 0) return union(plan, at);
  const first = <i32>load<u8>(at);
  let end = -1;
  if (first === QUOTE) {
    if ((kinds & STRING) === 0) return -1;
    end = text(at + 1);
    if (end === -1) return -1;
    if ((load<i32>(plan + TEXTS) | load<i32>(plan + PATTERN)) !== 0 && !isText(plan, at + 1, end - 1)) return -1;
    const length = end - at - 2;
    if (length < load<i32>(plan + MIN_LENGTH)) return -1;
    // There are at most as many characters as bytes.
    if (length > load<i32>(plan + MAX_LENGTH)) return unsure();
  } else if (first === OPEN_BRACE) return (kinds & OBJECT) === 0 ? -1 : object(plan, at);
  else if (first === OPEN_BRACKET) {
    if ((kinds & ARRAY) === 0) return -1;
    end = array(plan, at);
  } else if (first === 0x6e) {
    if ((kinds & NULL) === 0 || load<i32>(at) !== NULL_WORD) return -1;
    end = at + 4;
  } else if (first === 0x74) {
    if ((kinds & TRUE) === 0 || load<i32>(at) !== TRUE_WORD) return -1;
    end = at + 4;
  } else if (first === 0x66) {
    if ((kinds & FALSE) === 0 || load<i32>(at) !== FALS_WORD || load<u8>(at + 4) !== 0x65) return -1;
    end = at + 5;
  } else {
    if ((kinds & NUMBER) === 0) return -1;
    end = numeral(at);
    if (end === -1 || !isNumber(plan)) return -1;
  }
  if (end === -1) return -1;
  const extra = load<i32>(plan + EXTRA);
  return extra !== 0 && !holds(extra, -1, at) ? -1 : end;
}

/** Reads an object that begins at a place, as `value` does: key by key, of which those that the plan names have their places noted. */
function object(plan: i32, start: i32): i32 {
  if (isEnough() || !goDeeper()) return unsure();
  const table = load<i32>(plan + TABLE);
  const entries = table + ENTRIES;
  const entriesEnd = entries + ENTRY_SIZE * load<i32>(table + ENTRY_COUNT);
  const names = load<i32>(table + NAMES);
  const firstKey = keysNoted();
  const base = takePlaces(load<i32>(table + ENTRY_COUNT));
  if (base === -1) return unsure();
  let missing = load<i32>(table + REQUIRED_COUNT);
  let expected = entries === entriesEnd ? 0 : entries;
  let last = 0;
  let at = space(start + 1);
  if (load<u8>(at) === CLOSE_BRACE) at++;
  else {
    while (true) {
      if (load<u8>(at) !== QUOTE) return -1;
      if (names !== 0 && value(names, at) === -1) return -1;
      let entry = expected;
      let end = at + 1;
      if (entry !== 0 && stands(load<i32>(entry + KEY), load<i32>(entry + KEY_LENGTH), end))
        end += load<i32>(entry + KEY_LENGTH);
      else {
        end = text(end);
        if (end === -1) return -1;
        entry = named(entries, entriesEnd, at + 1, end);
        if (entry === 0) {
          if (!noteKey(firstKey, at + 1, end - 1)) return unsure();
        } else if (last !== 0) store<i32>(last + NEXT, entry);
      }
      if (load<u8>(end) !== COLON) {
        end = space(end);
        if (load<u8>(end) !== COLON) return -1;
      }
      at = end + 1;
      if (load<u8>(at) <= 32) at = space(at);
      if (entry === 0) at = value(load<i32>(table + REST), at);
      else {
        const place = base + 4 * load<i32>(entry + INDEX);
        if (load<i32>(place) !== 0) return unsure();
        store<i32>(place, at);
        missing -= load<i32>(entry + IS_REQUIRED);
        last = entry;
        expected = load<i32>(entry + NEXT);
        at = value(load<i32>(entry + ENTRY_PLAN), at);
      }
      if (at === -1) return -1;
      let byte = <i32>load<u8>(at);
      if (byte <= 32) {
        at = space(at);
        byte = <i32>load<u8>(at);
      }
      at++;
      if (byte === CLOSE_BRACE) break;
      if (byte !== COMMA) return -1;
      if (load<u8>(at) <= 32) at = space(at);
    }
  }
  const extra = load<i32>(plan + EXTRA);
  if (missing !== 0 || (extra !== 0 && !holds(extra, base, start))) return -1;
  givePlacesBack(base);
  forgetKeys(firstKey);
  goBack();
  return at;
}

/** The entry of a key; 0 where it has none. */
function named(entries: i32, entriesEnd: i32, from: i32, end: i32): i32 {
  const length = end - from;
  for (let entry = entries; entry < entriesEnd; entry += ENTRY_SIZE)
    if (load<i32>(entry + KEY_LENGTH) === length && stands(load<i32>(entry + KEY), length, from)) return entry;
  return 0;
}

/** Reads an array that begins at a place, as `value` does. */
function array(plan: i32, start: i32): i32 {
  if (isEnough() || !goDeeper()) return unsure();
  const items = load<i32>(plan + ITEMS);
  let at = space(start + 1);
  let count = 0;
  if (load<u8>(at) === CLOSE_BRACKET) at++;
  else {
    while (true) {
      at = value(items, at);
      if (at === -1) return -1;
      count++;
      let byte = <i32>load<u8>(at);
      if (byte <= 32) {
        at = space(at);
        byte = <i32>load<u8>(at);
      }
      at++;
      if (byte === CLOSE_BRACKET) break;
      if (byte !== COMMA) return -1;
      if (load<u8>(at) <= 32) at = space(at);
    }
  }
  goBack();
  if (count < load<i32>(plan + MIN_ITEMS) || count > load<i32>(plan + MAX_ITEMS)) return -1;
  return load<i32>(plan + KINDS) & IS_UNIQUE && count > 1 && !isUnique(start + 1, count) ? -1 : at;
}

/** A value of one of several forms: of the only one for its kind, of the one that its tag names, or else of the first that fits. */
function union(plan: i32, at: i32): i32 {
  const kind = kindAt(at);
  const tag = load<i32>(plan + TAG);
  if (kind === OBJECT && tag !== 0) {
    const meant = tagged(tag, at);
    return meant === 0 ? -1 : value(meant, at);
  }
  const branches = load<i32>(plan + UNION);
  const last = branches + ELEMENTS + 4 * load<i32>(branches + COUNT);
  let end = -1;
  for (let each = branches + ELEMENTS; each < last && end === -1 && !isUnsure; each += 4) {
    const branch = load<i32>(each);
    if ((load<i32>(branch + KINDS) & kind) !== 0) end = tried(branch, at);
  }
  return end;
}

/** Whether conditions hold of a value that has been read; of an object whose places begin at `base`. */
function holds(clauses: i32, base: i32, at: i32): boolean {
  const last = clauses + ELEMENTS + CLAUSE_SIZE * load<i32>(clauses + COUNT);
  for (let clause = clauses + ELEMENTS; clause < last; clause += CLAUSE_SIZE) {
    const tests = load<i32>(clause + TESTS);
    const end = tests + ELEMENTS + 4 * load<i32>(tests + COUNT);
    let isMet = false;
    for (let each = tests + ELEMENTS; each < end && !isMet; each += 4) isMet = passes(load<i32>(each), base, at);
    const following = load<i32>(clause + (isMet ? MET : UNMET));
    if (following !== 0 && !passes(following, base, at)) return false;
  }
  return !isUnsure;
}

function passes(test: i32, base: i32, at: i32): boolean {
  if (base === -1) return tried(load<i32>(test + TEST_PLAN), at) !== -1;
  if (load<i32>(test + ALLOWS_OBJECTS) === 0) return false;
  const members = test + NEEDED + 4 * load<i32>(test + NEEDED_COUNT);
  for (let each = test + NEEDED; each < members; each += 4)
    if (load<i32>(base + 4 * load<i32>(each)) === 0) return false;
  const end = members + 8 * load<i32>(test + MEMBER_COUNT);
  for (let each = members; each < end; each += 8) {
    const place = load<i32>(base + 4 * load<i32>(each));
    if (place !== 0 && tried(load<i32>(each + 4), place) === -1) return false;
  }
  const extra = load<i32>(test + TEST_EXTRA);
  return extra === 0 || holds(extra, base, at);
}

/** As `value`, but leaves everything as it was where the answer is no. */
function tried(plan: i32, at: i32): i32 {
  const wasDepth = depthNow();
  const wasPlaces = placesNow();
  const wasKeys = keysNoted();
  const end = value(plan, at);
  if (end !== -1) return end;
  beginAt(wasDepth, wasPlaces);
  forgetKeys(wasKeys);
  return -1;
}

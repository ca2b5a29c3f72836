import { type Automaton, NOT_KNOWN } from './automaton.ts';
import {
  ARRAY,
  type Entry,
  type Expected,
  type Extra,
  FALSE,
  NULL,
  NUMBER,
  OBJECT,
  type Plan,
  STRING,
  type Test,
  TRUE,
} from './plan.ts';

/**
 * Whether bytes hold one JSON value that is what a plan describes, with nothing odd in it: no key twice, no half of a surrogate
 * pair, no number past every limit. The bytes are looked at once and no value is made of them, which is several times as fast
 * as parsing. Yes is certain, if the bytes are UTF-8; no only means that they have to be read as they should be.
 */
export function scan(plan: Plan, bytes: Uint8Array): boolean {
  const from = bytes.byteOffset;
  const end = from + bytes.length;
  if (end > mostBytes || !(bytes.buffer instanceof ArrayBuffer)) return false;
  use(bytes.buffer);
  isUnsure = false;
  depth = 0;
  placesTop = 0;
  keysTop = 0;
  // Values may be looked at more than once, for conditions and branches, but not without end.
  fuel = 1000 + bytes.length;
  const after = value(plan, space(from));
  // What follows in the buffer is no part of this.
  return after !== -1 && !isUnsure && after <= end && space(after) >= end;
}

const mostBytes = 0x7ffffff0;
const mostDepth = 500;
const mostUnnamed = 200;

// What is scanned now. One scan is over before another begins, and variables of the module are the fastest there are.
let b = new Uint8Array(0);
let view = new DataView(b.buffer);
let size = 0;
let sizeByFours = 0;
/** Something was met that has to be looked at more carefully, so the answer is no, whatever else is found. */
let isUnsure = false;
let depth = 0;
let fuel = 0;
/** The number that was read last. */
let number = 0;
/** For each object that is open, where the values of its named keys begin; 0 for keys that were not met. */
let places = new Int32Array(1 << 12);
let placesTop = 0;
/** For each object that is open, the other keys: a hash, the beginning and the end of each. */
const keys = new Int32Array(3 * (1 << 14));
let keysTop = 0;

/** Most buffers are filled again and again, so the last one is kept at hand. */
function use(buffer: ArrayBuffer): void {
  if (b.buffer === buffer) return;
  b = new Uint8Array(buffer);
  view = new DataView(buffer);
  size = buffer.byteLength;
  sizeByFours = size - 4;
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];
// The letters of the words as one number, as they lie in the bytes.
const [NULL_WORD, TRUE_WORD, FALS_WORD] = [0x6c6c756e, 0x65757274, 0x736c6166];

/** Each reads one thing that begins at an offset, and gives the offset behind it, or -1. */
function value(plan: Plan, at: number): number {
  if (plan.union !== undefined) return union(plan, plan.union, at);
  const first = b[at];
  let end = -1;
  if (first === QUOTE) {
    if ((plan.kinds & STRING) === 0) return -1;
    end = text(at + 1);
    if (end === -1 || ((plan.texts !== undefined || plan.pattern !== undefined) && !isText(plan, at + 1, end - 1)))
      return -1;
    const length = end - at - 2;
    if (length < plan.minLength) return -1;
    // There are at most as many characters as bytes.
    if (length > plan.maxLength) return unsure();
  } else if (first === 0x6e) {
    if ((plan.kinds & NULL) === 0 || at > sizeByFours || view.getInt32(at, true) !== NULL_WORD) return -1;
    end = at + 4;
  } else if (first === OPEN_BRACE) return (plan.kinds & OBJECT) === 0 ? -1 : object(plan, at);
  else if (first === OPEN_BRACKET) {
    if ((plan.kinds & ARRAY) === 0) return -1;
    end = array(plan, at);
  } else if (first === 0x74) {
    if ((plan.kinds & TRUE) === 0 || at > sizeByFours || view.getInt32(at, true) !== TRUE_WORD) return -1;
    end = at + 4;
  } else if (first === 0x66) {
    if ((plan.kinds & FALSE) === 0 || at > sizeByFours || view.getInt32(at, true) !== FALS_WORD || b[at + 4] !== 0x65)
      return -1;
    end = at + 5;
  } else {
    if ((plan.kinds & NUMBER) === 0) return -1;
    end = numeral(at);
    if (end === -1 || !isNumber(plan)) return -1;
  }
  return end !== -1 && plan.extra !== undefined && !holds(plan.extra, -1, at) ? -1 : end;
}

function unsure(): -1 {
  isUnsure = true;
  return -1;
}

function space(from: number): number {
  let at = from;
  while (at < size) {
    const byte = b[at] as number;
    if (byte > 32 || (byte !== 32 && byte !== 10 && byte !== 13 && byte !== 9)) break;
    at++;
    // Indented documents have much of it.
    while (at <= sizeByFours && view.getInt32(at, true) === 0x20202020) at += 4;
  }
  return at;
}

function object(plan: Plan, start: number): number {
  if (--fuel < 0 || ++depth > mostDepth) return unsure();
  const { table } = plan;
  const { entries, rest, names } = table;
  const base = placesTop;
  const firstKey = keysTop;
  placesTop = base + entries.length;
  if (placesTop > places.length) grow();
  for (let index = base; index < placesTop; index++) places[index] = 0;
  let missing = table.required;
  let expected = table.first;
  let last: Entry | undefined;
  let at = space(start + 1);
  if (b[at] === CLOSE_BRACE) at++;
  else {
    for (;;) {
      if (b[at] !== QUOTE) return -1;
      if (names !== undefined && value(names, at) === -1) return -1;
      let entry = expected;
      let end = entry === undefined ? -1 : behind(entry.key, at + 1);
      if (end === -1) {
        end = text(at + 1);
        if (end === -1) return -1;
        entry = otherKey(entries, last, firstKey, at + 1, end);
        if (isUnsure) return -1;
      }
      at = b[end] === COLON ? end + 1 : space(end) + 1;
      if (b[at - 1] !== COLON) return -1;
      if ((b[at] as number) <= 32) at = space(at);
      if (entry === undefined) at = value(rest, at);
      else {
        const place = base + entry.index;
        if (places[place] !== 0) return unsure();
        places[place] = at;
        missing -= entry.required;
        last = entry;
        expected = entry.next;
        at = value(entry.plan, at);
      }
      if (at === -1) return -1;
      let byte = b[at] as number;
      if (byte <= 32) {
        at = space(at);
        byte = b[at] as number;
      }
      at++;
      if (byte === CLOSE_BRACE) break;
      if (byte !== COMMA) return -1;
      if ((b[at] as number) <= 32) at = space(at);
    }
  }
  if (missing !== 0 || (plan.extra !== undefined && !holds(plan.extra, base, start))) return -1;
  placesTop = base;
  keysTop = firstKey;
  depth--;
  return at;
}

/** The offset behind some bytes that are expected at another. */
function behind(expected: Expected, from: number): number {
  const { fours, rest, length } = expected;
  if (from + length > size) return -1;
  let at = from;
  for (let index = 0; index < fours.length; index++, at += 4) if (view.getInt32(at, true) !== fours[index]) return -1;
  for (let index = 0; index < rest.length; index++, at++) if (b[at] !== rest[index]) return -1;
  return at;
}

/** The entry of a key that is not the expected one; a key without an entry is remembered. */
function otherKey(
  entries: readonly Entry[],
  last: Entry | undefined,
  firstKey: number,
  from: number,
  end: number,
): Entry | undefined {
  const entry = named(entries, from, end);
  if (entry === undefined) {
    if (!noteKey(firstKey, from, end - 1)) isUnsure = true;
  } else if (last !== undefined) last.next = entry;
  return entry;
}

function named(entries: readonly Entry[], from: number, end: number): Entry | undefined {
  const length = end - from;
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] as Entry;
    if (entry.key.length === length && behind(entry.key, from) !== -1) return entry;
  }
  return undefined;
}

/** Remembers a key without a name in the plan. False where it stood there before, or where that cannot be told. */
function noteKey(first: number, from: number, end: number): boolean {
  let hash = end - from;
  for (let at = from; at < end; at++) {
    const byte = b[at] as number;
    // An escape could make it any key.
    if (byte === BACKSLASH) return false;
    hash = (Math.imul(hash, 31) + byte) | 0;
  }
  if (keysTop - first > 3 * mostUnnamed || keysTop + 3 > keys.length) return false;
  for (let known = first; known < keysTop; known += 3) {
    if (keys[known] === hash && isSame(keys[known + 1] as number, keys[known + 2] as number, from, end)) return false;
  }
  keys[keysTop++] = hash;
  keys[keysTop++] = from;
  keys[keysTop++] = end;
  return true;
}

function isSame(from: number, end: number, otherFrom: number, otherEnd: number): boolean {
  if (end - from !== otherEnd - otherFrom) return false;
  for (let at = from; at < end; at++) if (b[at] !== b[otherFrom + at - from]) return false;
  return true;
}

function array(plan: Plan, start: number): number {
  if (--fuel < 0 || ++depth > mostDepth) return unsure();
  let at = space(start + 1);
  let count = 0;
  if (b[at] === CLOSE_BRACKET) at++;
  else {
    for (;;) {
      at = plan.items === undefined ? value(plan.table.rest, at) : value(plan.items, at);
      if (at === -1) return -1;
      count++;
      let byte = b[at] as number;
      if (byte <= 32) {
        at = space(at);
        byte = b[at] as number;
      }
      at++;
      if (byte === CLOSE_BRACKET) break;
      if (byte !== COMMA) return -1;
      if ((b[at] as number) <= 32) at = space(at);
    }
  }
  depth--;
  if (count < plan.minItems || count > plan.maxItems) return -1;
  return plan.isUnique && count > 1 && !isUnique(start + 1, count) ? -1 : at;
}

/** Whether the numbers of a short list are surely all different. */
function isUnique(from: number, count: number): boolean {
  if (count > 32) {
    isUnsure = true;
    return false;
  }
  const seen: number[] = [];
  let at = from;
  for (let index = 0; index < count; index++) {
    at = numeral(space(at));
    if (at === -1) isUnsure = true;
    if (at === -1 || seen.includes(number)) return false;
    seen.push(number);
    at = space(at) + 1;
  }
  return true;
}

/** Reads a string from behind its opening quotation mark to behind its closing one. */
function text(from: number): number {
  let at = from;
  for (;;) {
    at = plainEnd(at);
    const byte = at < size ? (b[at] as number) : 0;
    if (byte === QUOTE) return at + 1;
    if (byte !== BACKSLASH) return -1;
    at = escaped(at + 1);
    if (at === -1) return -1;
  }
}

/** The first quotation mark, backslash or control character, looked for in four bytes at a time. */
function plainEnd(from: number): number {
  let at = from;
  for (; at <= sizeByFours; at += 4) {
    const four = view.getInt32(at, true);
    const quotes = four ^ 0x22222222;
    const slashes = four ^ 0x5c5c5c5c;
    // The highest bit of a byte is set where it is one of them; above the first of them it may be wrong.
    const found =
      ((((quotes - 0x01010101) | 0) & ~quotes) |
        (((slashes - 0x01010101) | 0) & ~slashes) |
        (((four - 0x20202020) | 0) & ~four)) &
      0x80808080;
    if (found !== 0) return at + ((31 - Math.clz32(found & -found)) >> 3);
  }
  while (at < size && b[at] !== QUOTE && b[at] !== BACKSLASH && (b[at] as number) >= 32) at++;
  return at;
}

/** Reads an escape from behind its backslash; of surrogates both halves. */
function escaped(at: number): number {
  const letter = at < size ? (b[at] as number) : 0;
  if (letter !== 0x75) return isEscape[letter] === 1 ? at + 1 : -1;
  const code = hex(at + 1);
  if (code === -1) return -1;
  if (code < 0xd800 || code > 0xdfff) return at + 5;
  if (code > 0xdbff || b[at + 5] !== BACKSLASH || b[at + 6] !== 0x75) return unsure();
  const low = hex(at + 7);
  return low >= 0xdc00 && low <= 0xdfff ? at + 11 : unsure();
}

const isEscape = new Uint8Array(256);
for (const letter of '"\\/bfnrt') isEscape[letter.charCodeAt(0)] = 1;

function hex(at: number): number {
  if (at + 4 > size) return -1;
  let code = 0;
  for (let index = at; index < at + 4; index++) {
    const digit = digits[b[index] as number] as number;
    if (digit === 16) return -1;
    code = code * 16 + digit;
  }
  return code;
}

const digits = new Uint8Array(256).fill(16);
for (const [index, digit] of [...'0123456789abcdef'].entries()) {
  digits[digit.charCodeAt(0)] = index;
  digits[digit.toUpperCase().charCodeAt(0)] = index;
}

/** Whether a string between these offsets is one of the listed ones, and has its form. */
function isText({ texts, pattern }: Plan, from: number, end: number): boolean {
  if (texts !== undefined) {
    for (let index = 0; index < texts.length; index++) {
      const one = texts[index] as Expected;
      if (one.length === end - from && behind(one, from) !== -1) return isMatch(pattern, from, end);
    }
    // With escapes it may yet be one of them.
    if (hasBackslash(from, end)) isUnsure = true;
    return false;
  }
  return isMatch(pattern, from, end);
}

function hasBackslash(from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (b[at] === BACKSLASH) return true;
  return false;
}

/** Whether a string has the form that a pattern asks for; of one with escapes or other letters than ASCII that is not told here. */
function isMatch(pattern: Automaton | undefined, from: number, end: number): boolean {
  if (pattern === undefined) return true;
  let state = pattern.start;
  for (let at = from; at < end && state !== 0; at++) {
    const byte = b[at] as number;
    if (byte === BACKSLASH || byte > 127) {
      isUnsure = true;
      return false;
    }
    const next = pattern.steps[state * 128 + byte] as number;
    state = next === NOT_KNOWN ? pattern.workOut(state, byte) : next;
  }
  return pattern.accepts(state);
}

/** Reads a number, and leaves it in `number`. */
function numeral(from: number): number {
  let at = from;
  const isNegative = b[at] === 0x2d;
  if (isNegative) at++;
  const first = at;
  let whole = 0;
  for (; at < size; at++) {
    const digit = (b[at] as number) - 48;
    if (digit < 0 || digit > 9) break;
    whole = whole * 10 + digit;
  }
  if (at === first || (b[first] === 48 && at > first + 1)) return -1;
  const next = at < size ? (b[at] as number) : 0;
  if (next !== 0x2e && next !== 0x65 && next !== 0x45 && at - first < 16) {
    number = isNegative ? -whole : whole;
    return at;
  }
  return longNumeral(from, at);
}

/** Reads what follows the digits of a number, and leaves to the engine what it is worth. */
function longNumeral(from: number, behindDigits: number): number {
  let at = behindDigits;
  if (b[at] === 0x2e) {
    const fraction = at + 1;
    at = digitsEnd(fraction);
    if (at === fraction) return -1;
  }
  if (b[at] === 0x65 || b[at] === 0x45) {
    at++;
    if (b[at] === 0x2b || b[at] === 0x2d) at++;
    const exponent = at;
    at = digitsEnd(exponent);
    if (at === exponent) return -1;
  }
  if (at - from > 60) return unsure();
  let plain = '';
  for (let index = from; index < at; index++) plain += String.fromCharCode(b[index] as number);
  number = Number(plain);
  return Number.isFinite(number) ? at : unsure();
}

function digitsEnd(from: number): number {
  let at = from;
  while (at < size && (b[at] as number) >= 48 && (b[at] as number) <= 57) at++;
  return at;
}

function isNumber({ isInteger, minimum, maximum, numbers }: Plan): boolean {
  if (number < minimum || number > maximum || (isInteger && !Number.isInteger(number))) return false;
  return numbers === undefined || numbers.includes(number);
}

/** A value of one of several forms: of the only one for its kind, of the one that its tag names, or else of the first that fits. */
function union(plan: Plan, branches: readonly Plan[], at: number): number {
  const kind = kindAt(at);
  if (kind === OBJECT && plan.tag !== undefined) {
    const meant = tagged(plan.tag, at);
    return meant === undefined ? -1 : value(meant, at);
  }
  let end = -1;
  for (let index = 0; index < branches.length && end === -1 && !isUnsure; index++) {
    const branch = branches[index] as Plan;
    if ((branch.kinds & kind) !== 0) end = tried(branch, at);
  }
  return end;
}

/** As `value`, but leaves everything as it was where the answer is no. */
function tried(plan: Plan, at: number): number {
  const [wasDepth, wasPlaces, wasKeys] = [depth, placesTop, keysTop];
  const end = value(plan, at);
  if (end === -1) [depth, placesTop, keysTop] = [wasDepth, wasPlaces, wasKeys];
  return end;
}

function kindAt(at: number): number {
  const byte = b[at];
  if (byte === OPEN_BRACE) return OBJECT;
  if (byte === QUOTE) return STRING;
  if (byte === 0x6e) return NULL;
  if (byte === OPEN_BRACKET) return ARRAY;
  if (byte === 0x74) return TRUE;
  return byte === 0x66 ? FALSE : NUMBER;
}

/** The branch that the first key of that name in an object calls for. */
function tagged({ key, branches }: NonNullable<Plan['tag']>, start: number): Plan | undefined {
  let at = space(start + 1);
  while (b[at] === QUOTE) {
    const isTag = behind(key, at + 1) !== -1;
    const end = text(at + 1);
    if (end === -1) return undefined;
    at = space(end);
    if (b[at] !== COLON) return undefined;
    at = space(at + 1);
    if (isTag) {
      const valueEnd = b[at] === QUOTE ? text(at + 1) : -1;
      for (let index = 0; index < branches.length; index++) {
        const { text: tag, plan } = branches[index] as (typeof branches)[number];
        if (valueEnd - at - 2 === tag.length && behind(tag, at + 1) !== -1) return plan;
      }
      // It may be written with escapes.
      isUnsure = true;
      return undefined;
    }
    const after = skipped(at);
    if (after === -1) return undefined;
    at = space(after);
    if (b[at] === COMMA) at = space(at + 1);
  }
  // The key may be written with escapes.
  isUnsure = true;
  return undefined;
}

/** The offset behind any value; whether it is in order is not looked at. */
function skipped(from: number): number {
  let open = 0;
  let at = from;
  for (;;) {
    const byte = at < size ? (b[at] as number) : 0;
    if (byte === 0) return -1;
    if (byte === QUOTE) {
      at = text(at + 1);
      if (at === -1) return -1;
    } else {
      if (byte === OPEN_BRACE || byte === OPEN_BRACKET) open++;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        if (open === 0) return at;
        open--;
      } else if (byte === COMMA && open === 0) return at;
      at++;
    }
    if (--fuel < 0) return unsure();
  }
}

/** Whether conditions hold of a value that has been read; of an object whose places begin at `base`. */
function holds({ all, any, conditions }: Extra, base: number, at: number): boolean {
  for (let index = 0; index < all.length; index++) if (!passes(all[index] as Test, base, at)) return false;
  for (let index = 0; index < any.length; index++) {
    if (!(any[index] as readonly Test[]).some((test) => passes(test, base, at))) return false;
  }
  for (let index = 0; index < conditions.length; index++) {
    const { test, met, unmet } = conditions[index] as Extra['conditions'][number];
    const branch = passes(test, base, at) ? met : unmet;
    if (branch !== undefined && !passes(branch, base, at)) return false;
  }
  return !isUnsure;
}

function passes(test: Test, base: number, at: number): boolean {
  if (base === -1) return tried(test.plan, at) !== -1;
  if (!test.allowsObjects) return false;
  for (let index = 0; index < test.required.length; index++) {
    if (places[base + (test.required[index] as number)] === 0) return false;
  }
  for (let index = 0; index < test.members.length; index++) {
    const member = test.members[index] as Test['members'][number];
    const place = places[base + member.index] as number;
    if (place !== 0 && tried(member.plan, place) === -1) return false;
  }
  return test.extra === undefined || holds(test.extra, base, at);
}

function grow(): void {
  const larger = new Int32Array(2 * placesTop);
  larger.set(places);
  places = larger;
}

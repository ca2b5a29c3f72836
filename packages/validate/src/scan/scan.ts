import { beSure, isEnough, isUnsure, unsure } from './doubt.ts';
import { behind } from './expected.ts';
import { isText } from './form.ts';
import { isNumber, numeral } from './numeral.ts';
import { forgetKeys, keysNoted, noteKey } from './other-keys.ts';
import {
  ARRAY,
  type Clause,
  type Entry,
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
import { bytes, lay, leave, view } from './room.ts';
import { space } from './space.ts';
import { tagged } from './tagged.ts';
import { QUOTE, text } from './text.ts';
import { isUnique } from './unique.ts';

/**
 * Whether bytes hold one JSON value that is what a plan describes, with nothing odd in it: no key twice, no half of a surrogate
 * pair, no number past every limit. The bytes are looked at once and no value is made of them, which is several times as fast
 * as parsing. Yes is certain, if the bytes are UTF-8; no only means that they have to be read as they should be.
 */
export function scan(plan: Plan, from: Uint8Array): boolean {
  if (!lay(from)) return false;
  beSure(from.length);
  forgetKeys(0);
  depth = 0;
  placesTop = 0;
  const after = value(plan, space(0));
  const isPassed = after !== -1 && !isUnsure && space(after) === from.length;
  leave();
  return isPassed;
}

const mostDepth = 500;

// As in the other files of this folder: one scan is over before another begins, and variables of a module are the fastest there are.
let depth = 0;
/** For each object that is open, where the values of its named keys begin; 0 for keys that were not met. */
let places = new Int32Array(1 << 12);
let placesTop = 0;

const [COMMA, COLON] = [0x2c, 0x3a];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];
// The letters of the words as one number, as they lie in the bytes.
const [NULL_WORD, TRUE_WORD, FALS_WORD] = [0x6c6c756e, 0x65757274, 0x736c6166];

/** Each reads one thing that begins at an offset, and gives the offset behind it, or -1. */
function value(plan: Plan, at: number): number {
  if (plan.union !== undefined) return union(plan, plan.union, at);
  const first = bytes[at];
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
    if ((plan.kinds & NULL) === 0 || view.getInt32(at, true) !== NULL_WORD) return -1;
    end = at + 4;
  } else if (first === OPEN_BRACE) return (plan.kinds & OBJECT) === 0 ? -1 : object(plan, at);
  else if (first === OPEN_BRACKET) {
    if ((plan.kinds & ARRAY) === 0) return -1;
    end = array(plan, at);
  } else if (first === 0x74) {
    if ((plan.kinds & TRUE) === 0 || view.getInt32(at, true) !== TRUE_WORD) return -1;
    end = at + 4;
  } else if (first === 0x66) {
    if ((plan.kinds & FALSE) === 0 || view.getInt32(at, true) !== FALS_WORD || bytes[at + 4] !== 0x65) return -1;
    end = at + 5;
  } else {
    if ((plan.kinds & NUMBER) === 0) return -1;
    end = numeral(at);
    if (end === -1 || !isNumber(plan)) return -1;
  }
  return end !== -1 && plan.extra !== undefined && !holds(plan.extra, -1, at) ? -1 : end;
}

function object(plan: Plan, start: number): number {
  if (isEnough() || ++depth > mostDepth) return unsure();
  const { table } = plan;
  const { entries, rest, names } = table;
  const base = placesTop;
  const firstKey = keysNoted();
  placesTop = base + entries.length;
  if (placesTop > places.length) grow();
  for (let index = base; index < placesTop; index++) places[index] = 0;
  let missing = table.required;
  let expected = table.first;
  let last: Entry | undefined;
  let at = space(start + 1);
  if (bytes[at] === CLOSE_BRACE) at++;
  else {
    for (;;) {
      if (bytes[at] !== QUOTE) return -1;
      if (names !== undefined && value(names, at) === -1) return -1;
      let entry = expected;
      let end = entry === undefined ? -1 : behind(entry.key, at + 1);
      if (end === -1) {
        end = text(at + 1);
        if (end === -1) return -1;
        entry = otherKey(entries, last, firstKey, at + 1, end);
        if (isUnsure) return -1;
      }
      at = bytes[end] === COLON ? end + 1 : space(end) + 1;
      if (bytes[at - 1] !== COLON) return -1;
      if ((bytes[at] as number) <= 32) at = space(at);
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
      let byte = bytes[at] as number;
      if (byte <= 32) {
        at = space(at);
        byte = bytes[at] as number;
      }
      at++;
      if (byte === CLOSE_BRACE) break;
      if (byte !== COMMA) return -1;
      if ((bytes[at] as number) <= 32) at = space(at);
    }
  }
  if (missing !== 0 || (plan.extra !== undefined && !holds(plan.extra, base, start))) return -1;
  placesTop = base;
  forgetKeys(firstKey);
  depth--;
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
    if (!noteKey(firstKey, from, end - 1)) unsure();
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

function array(plan: Plan, start: number): number {
  if (isEnough() || ++depth > mostDepth) return unsure();
  let at = space(start + 1);
  let count = 0;
  if (bytes[at] === CLOSE_BRACKET) at++;
  else {
    for (;;) {
      at = plan.items === undefined ? value(plan.table.rest, at) : value(plan.items, at);
      if (at === -1) return -1;
      count++;
      let byte = bytes[at] as number;
      if (byte <= 32) {
        at = space(at);
        byte = bytes[at] as number;
      }
      at++;
      if (byte === CLOSE_BRACKET) break;
      if (byte !== COMMA) return -1;
      if ((bytes[at] as number) <= 32) at = space(at);
    }
  }
  depth--;
  if (count < plan.minItems || count > plan.maxItems) return -1;
  return plan.isUnique && count > 1 && !isUnique(start + 1, count) ? -1 : at;
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
  const wasDepth = depth;
  const wasPlaces = placesTop;
  const wasKeys = keysNoted();
  const end = value(plan, at);
  if (end !== -1) return end;
  depth = wasDepth;
  placesTop = wasPlaces;
  forgetKeys(wasKeys);
  return -1;
}

function kindAt(at: number): number {
  const byte = bytes[at];
  if (byte === OPEN_BRACE) return OBJECT;
  if (byte === QUOTE) return STRING;
  if (byte === 0x6e) return NULL;
  if (byte === OPEN_BRACKET) return ARRAY;
  if (byte === 0x74) return TRUE;
  return byte === 0x66 ? FALSE : NUMBER;
}

/**
 * Whether conditions hold of a value that has been read; of an object whose places begin at `base`. What one test asks stands
 * inside on purpose: as a function it would be put into several others, each with all that it calls, and to make those fast
 * takes an engine as long as to read ten megabytes.
 */
function holds(clauses: Extra, base: number, at: number): boolean {
  for (let index = 0; index < clauses.length; index++) {
    const { tests, met, unmet } = clauses[index] as Clause;
    let isMet = false;
    // First the tests, until one is passed, and then what follows from it.
    for (let turn = 0; turn <= tests.length; turn++) {
      const isFollowing: boolean = isMet || turn === tests.length;
      const test: Test | undefined = isFollowing ? (isMet ? met : unmet) : tests[turn];
      if (test === undefined) break;
      let passes = true;
      if (base === -1) passes = tried(test.plan, at) !== -1;
      else {
        const { allowsObjects, required, members, extra }: Test = test;
        passes = allowsObjects;
        for (let each = 0; passes && each < required.length; each++)
          passes = places[base + (required[each] as number)] !== 0;
        for (let each = 0; passes && each < members.length; each++) {
          const member = members[each] as Test['members'][number];
          const place = places[base + member.index] as number;
          passes = place === 0 || tried(member.plan, place) !== -1;
        }
        passes &&= extra === undefined || holds(extra, base, at);
      }
      if (isFollowing && !passes) return false;
      if (isFollowing) break;
      isMet = passes;
    }
  }
  return !isUnsure;
}

function grow(): void {
  const larger = new Int32Array(2 * placesTop);
  larger.set(places);
  places = larger;
}

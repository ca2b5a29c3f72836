import {
  ACCENTED,
  ALWAYS,
  BITS_OF_WORD,
  COUNT,
  DIGIT,
  DONE,
  FACTS,
  FIRST,
  FLAGS,
  FOREIGN,
  FROM,
  IS_BEYOND_ASCII,
  IS_FOREIGN,
  KINDS,
  KNOWN,
  KNOWN_SIZE,
  LETTER,
  LONG,
  LONG_NUMBER,
  MARK,
  MARKS,
  NEXT,
  NEXT_LETTERS,
  OTHER,
  PHRASE_BIT,
  PHRASE_CODES,
  PHRASE_LENGTH,
  PHRASE_OFFSET,
  PHRASES,
  PHRASES_AT,
  RARE,
  RARE_AT,
  RESULT,
  SENTENCES,
  SIGNS,
  STEMS,
  TEXT,
  TO,
  TOLD,
  TOLD_SIZE,
  UNKNOWN,
  WORDS,
} from '../src/rules/sieve/layout';

/** Of how many letters a stem is made, and of how many digits. */
const most: i32 = 6;
const mostDigits: i32 = 8;
/** Stands in a phrase for any character beyond ASCII. */
const uncertain: i32 = 0x80;

/** How many numbers of 32 bits the signs have. */
let slots: i32 = 0;
let end: i32 = 0;
/** Where the reading stopped, and what was known by then. */
let at: i32 = 0;
let stems: i32 = 0;
let isAscii: boolean = true;
let isForeign: boolean = false;
/** True while every character is of ASCII: only of such a text the words are counted here. */
let isCounted: boolean = true;
/** How many words and sentences there are so far, and whether one is begun. */
let words: i32 = 0;
let isInWord: boolean = false;
let sentences: i32 = 0;
let isInSentence: boolean = false;
/** The word or number for which the reading stopped. */
let start: i32 = 0;
let first: i32 = 0;
let next: i32 = 0;

export function prepare(count: i32): void {
  slots = count;
}

/** Reads a text of so many characters, up to its end or to something that is not known here. */
export function begin(length: i32): i32 {
  end = TEXT + 2 * length;
  store<u16>(end, 0);
  at = TEXT;
  stems = STEMS;
  isAscii = true;
  isForeign = false;
  isCounted = true;
  words = sentences = 0;
  isInWord = isInSentence = false;
  memory.copy(SIGNS, ALWAYS, 4 * slots);
  return goOn();
}

/** Reads on, and writes down why it stops and what is known by then. */
function goOn(): i32 {
  const why = read();
  store<i32>(RESULT, (stems - STEMS) >> 2, COUNT);
  store<i32>(RESULT, (isForeign ? IS_FOREIGN : 0) | (isAscii ? 0 : IS_BEYOND_ASCII), FLAGS);
  store<i32>(RESULT, isCounted && isAscii ? words : -1, WORDS);
  store<i32>(RESULT, sentences, SENTENCES);
  store<i32>(RESULT, (start - TEXT) >> 1, FROM);
  store<i32>(RESULT, (at - TEXT) >> 1, TO);
  store<i32>(RESULT, first, FIRST);
  store<i32>(RESULT, next, NEXT);
  return why;
}

/**
 * The same steps as those of `readHere` beside the layout. What changes with nearly every character is held in variables of this
 * function, which an engine keeps in registers, and written down where the reading stops.
 */
function read(): i32 {
  const last = end;
  let place = at;
  let found = stems;
  let count = words;
  let inWord = isInWord;
  let inSentence = isInSentence;
  let why = DONE;
  while (place < last) {
    const code: i32 = load<u16>(place);
    let kind: i32 = load<u8>(KINDS + code);
    if (kind === LETTER) {
      const begun = place;
      // Behind the text stands a zero, which is no letter.
      let six = place + 2 * most;
      let letters = code & 0x1f;
      for (place += 2; place < six; place += 2) {
        const following: i32 = load<u16>(place);
        kind = load<u8>(KINDS + following);
        if (kind !== LETTER) break;
        letters = (letters << 5) | (following & 0x1f);
      }
      let others = 0;
      if (kind === LETTER) {
        six = place + 2 * most;
        for (; place < six; place += 2) {
          const following: i32 = load<u16>(place);
          kind = load<u8>(KINDS + following);
          if (kind !== LETTER) break;
          others = (others << 5) | (following & 0x1f);
        }
        if (kind === LETTER) kind = load<u8>(KINDS + <i32>load<u16>(place));
      }
      if (kind === LETTER || kind === ACCENTED) {
        start = begun;
        why = LONG;
      } else if (place - begun > 2) {
        const known = placeOf(letters, others);
        if (known < 0) {
          start = begun;
          first = letters;
          next = others;
          why = UNKNOWN;
          break;
        }
        const facts = load<i32>(known, FACTS);
        if (facts > 1) note(TOLD + TOLD_SIZE * (facts >> 1), begun);
        if (facts & 1) {
          store<i32>(found, letters);
          found += 4;
        }
      }
      if (!inWord) count += 1;
      inWord = inSentence = true;
    } else if (kind === OTHER || kind === MARK) {
      if (kind === MARK) note(MARKS + TOLD_SIZE * code, place);
      place += 2;
      // An apostrophe or a hyphen does not end a word.
      if (code !== 0x27 && code !== 0x2d) inWord = false;
      if (code === 0x20) continue;
      if (code >= 0x80) isCounted = false;
      if (isBlank(code)) continue;
      const isEnd = (code === 0x2e || code === 0x21 || code === 0x3f) && (place >= last || isBlank(load<u16>(place)));
      if (isEnd && inSentence) sentences += 1;
      inSentence = !isEnd;
    } else if (kind === DIGIT) {
      start = place;
      let value = 10 + code - 0x30;
      let digits = 1;
      let behind = place + 2;
      if (!inWord) count += 1;
      inWord = inSentence = true;
      for (place += 2; ; place += 2) {
        const following: i32 = load<u16>(place);
        if (following >= 0x30 && following <= 0x39) {
          // What stands between digits ends a word.
          if (place > behind) count += 1;
          behind = place + 2;
          digits += 1;
          if (digits <= mostDigits) value = 10 * value + following - 0x30;
        } else if (following === 0x2e || following === 0x2c || following === 0x3a) {
          if (load<u8>(KINDS + following) === MARK) note(MARKS + TOLD_SIZE * following, place);
        } else break;
      }
      place = behind;
      if (digits > mostDigits) {
        why = LONG_NUMBER;
        break;
      }
      if (digits > 1) {
        store<i32>(found, -value);
        found += 4;
      }
    } else if (kind === ACCENTED) {
      start = place;
      if (!inWord) count += 1;
      inWord = inSentence = true;
      why = LONG;
    } else {
      isAscii = false;
      if (kind === FOREIGN) isForeign = true;
      if (!isBlank(code)) inSentence = true;
      const rare: i32 = load<u8>(RARE_AT + code);
      if (rare !== 0) add(RARE + 4 * slots * rare);
      place += 2;
    }
    if (why === LONG) {
      place = endOfWord(place);
      break;
    }
  }
  if (why === DONE && inSentence) sentences += 1;
  at = place;
  stems = found;
  words = count;
  isInWord = inWord;
  isInSentence = inSentence;
  return why;
}

function isBlank(code: i32): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 9 && code <= 13);
  if (code < 0x1680) return code === 0xa0;
  return (
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** Reads a word again that is known by now. */
export function again(): i32 {
  at = start;
  return goOn();
}

/** Goes on behind a word or number of which was found out elsewhere: a stem, or 0 for none, and 1 where it is of ASCII alone. */
export function take(stem: i32, ofAscii: i32): i32 {
  if (stem !== 0) {
    store<i32>(stems, stem);
    stems += 4;
  }
  if (ofAscii === 0) isAscii = false;
  return goOn();
}

function endOfWord(place: i32): i32 {
  let behind = place;
  let kind: i32 = load<u8>(KINDS + <i32>load<u16>(behind));
  while (kind === LETTER || kind === ACCENTED) {
    behind += 2;
    kind = load<u8>(KINDS + <i32>load<u16>(behind));
  }
  return behind;
}

/** Where it stands what is known of a word, or -1. */
function placeOf(letters: i32, others: i32): i32 {
  const mask = (1 << BITS_OF_WORD) - 1;
  let place: i32 = <u32>((letters * 0x9e3779b1) ^ (others * 0x85ebca6b)) >>> (32 - BITS_OF_WORD);
  while (true) {
    const at = KNOWN + KNOWN_SIZE * place;
    const known = load<i32>(at);
    if (known === letters && load<i32>(at, NEXT_LETTERS) === others) return at;
    if (known === 0) return -1;
    place = (place + 1) & mask;
  }
}

function add(signs: i32): void {
  for (let slot = 0; slot < 4 * slots; slot += 4)
    store<i32>(SIGNS + slot, load<i32>(SIGNS + slot) | load<i32>(signs + slot));
}

/** Takes over what a word or mark at a place tells, as far as what stands around it agrees. */
function note(told: i32, place: i32): void {
  v128.store(SIGNS, v128.or(v128.load(SIGNS), v128.load(told)));
  v128.store(SIGNS, v128.or(v128.load(SIGNS, 16), v128.load(told, 16)), 16);
  let phrase = load<i32>(told, PHRASES_AT);
  for (let left = load<i32>(told, PHRASES); left > 0; left--) {
    const sign = SIGNS + load<i32>(phrase);
    const bit = load<i32>(phrase, PHRASE_BIT);
    const length = load<i32>(phrase, PHRASE_LENGTH);
    const from = place + 2 * load<i32>(phrase, PHRASE_OFFSET);
    if ((load<i32>(sign) & bit) !== bit && stands(phrase + PHRASE_CODES, length, from))
      store<i32>(sign, load<i32>(sign) | bit);
    phrase += (PHRASE_CODES + length + 3) & -4;
  }
}

function stands(codes: i32, length: i32, from: i32): boolean {
  if (from < TEXT || from + 2 * length > end) return false;
  for (let index = 0; index < length; index++) {
    const code: i32 = load<u16>(from + 2 * index);
    const wanted: i32 = load<u8>(codes + index);
    if (code === wanted || (code >= 0x41 && code <= 0x5a && code + 0x20 === wanted)) continue;
    if (wanted !== uncertain || code < 0x80) return false;
  }
  return true;
}

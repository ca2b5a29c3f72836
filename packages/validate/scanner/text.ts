import { unsure } from './doubt';

export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;

/** Whether the string that was read last has an escape, and whether it has other letters than those of ASCII. */
export let hasEscape: boolean = false;
export let isForeign: boolean = false;

/** Reads a string from behind its opening quotation mark to behind its closing one; -1 where there is none. */
export function text(from: i32): i32 {
  let at = from;
  hasEscape = false;
  isForeign = false;
  while (true) {
    const chunk = v128.load(at);
    // Compared as numbers with a sign, the bytes of other letters than ASCII are below zero.
    const stops = i8x16.bitmask(
      v128.or(
        v128.or(i8x16.eq(chunk, i8x16.splat(<i8>QUOTE)), i8x16.eq(chunk, i8x16.splat(<i8>BACKSLASH))),
        i8x16.lt_s(chunk, i8x16.splat(0x20)),
      ),
    );
    if (stops === 0) {
      at += 16;
      continue;
    }
    at += ctz(stops);
    const byte = <i32>load<u8>(at);
    if (byte === QUOTE) return at + 1;
    if (byte === BACKSLASH) {
      hasEscape = true;
      at = escaped(at + 1);
    } else if (byte > 127) {
      isForeign = true;
      at = foreign(at);
    } else return -1;
    if (at === -1) return -1;
  }
}

/** Reads an escape from behind its backslash; of surrogates both halves. */
function escaped(at: i32): i32 {
  const letter = <i32>load<u8>(at);
  if (letter === 0x6e || letter === QUOTE || letter === BACKSLASH) return at + 1;
  if (letter !== 0x75) return isEscape(letter) ? at + 1 : -1;
  const code = hex(at + 1);
  if (code === -1) return -1;
  if (code < 0xd800 || code > 0xdfff) return at + 5;
  if (code > 0xdbff || load<u8>(at + 5) !== BACKSLASH || load<u8>(at + 6) !== 0x75) return unsure();
  const low = hex(at + 7);
  return low >= 0xdc00 && low <= 0xdfff ? at + 11 : unsure();
}

/** Whether a letter stands behind a backslash in one of the short escapes: " \ / b f n r t. */
function isEscape(letter: i32): boolean {
  switch (letter) {
    case 0x22:
    case 0x5c:
    case 0x2f:
    case 0x62:
    case 0x66:
    case 0x6e:
    case 0x72:
    case 0x74:
      return true;
    default:
      return false;
  }
}

function hex(at: i32): i32 {
  let code = 0;
  for (let index = at; index < at + 4; index++) {
    const byte = <i32>load<u8>(index);
    const digit = byte - 48;
    const letter = (byte | 32) - 97;
    if (<u32>digit < 10) code = code * 16 + digit;
    else if (<u32>letter < 6) code = code * 16 + letter + 10;
    else return -1;
  }
  return code;
}

/** Reads letters of two to four bytes, as many as there are; -1 where they are not what UTF-8 has them be. */
function foreign(from: i32): i32 {
  let at = from;
  while (true) {
    const first = <i32>load<u8>(at);
    if (first < 0x80) return at;
    const second = <i32>load<u8>(at + 1);
    if (first < 0xe0) {
      if (first < 0xc2 || !follows(second)) return -1;
      at += 2;
    } else if (first < 0xf0) {
      // Neither what has a shorter form nor half of a surrogate pair.
      if (!follows(second) || !follows(load<u8>(at + 2))) return -1;
      if ((first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f)) return -1;
      at += 3;
    } else {
      if (first > 0xf4 || !follows(second) || !follows(load<u8>(at + 2)) || !follows(load<u8>(at + 3))) return -1;
      if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f)) return -1;
      at += 4;
    }
  }
}

function follows(byte: i32): boolean {
  return (byte & 0xc0) === 0x80;
}

import { unsure } from './doubt.ts';
import { bytes, marks } from './room.ts';

/** The bytes that begin and end a string, and begin an escape in one. */
export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;

/** Reads a string from behind its opening quotation mark to behind its closing one; -1 where there is none. */
export function text(from: number): number {
  let at = from;
  for (;;) {
    at = plainEnd(at);
    const byte = bytes[at];
    if (byte === QUOTE) return at + 1;
    if (byte !== BACKSLASH) return -1;
    at = escaped(at + 1);
    if (at === -1) return -1;
  }
}

/** The first byte that is marked. The zeros behind everything are. */
function plainEnd(from: number): number {
  let word = from >> 5;
  let bits = (marks[word] as number) & (-1 << (from & 31));
  while (bits === 0) bits = marks[++word] as number;
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}

/** Reads an escape from behind its backslash; of surrogates both halves. */
function escaped(at: number): number {
  const letter = bytes[at] as number;
  if (letter !== 0x75) return isEscape[letter] === 1 ? at + 1 : -1;
  const code = hex(at + 1);
  if (code === -1) return -1;
  if (code < 0xd800 || code > 0xdfff) return at + 5;
  if (code > 0xdbff || bytes[at + 5] !== BACKSLASH || bytes[at + 6] !== 0x75) return unsure();
  const low = hex(at + 7);
  return low >= 0xdc00 && low <= 0xdfff ? at + 11 : unsure();
}

const isEscape = new Uint8Array(256);
for (const letter of '"\\/bfnrt') isEscape[letter.charCodeAt(0)] = 1;

function hex(at: number): number {
  let code = 0;
  for (let index = at; index < at + 4; index++) {
    const digit = digits[bytes[index] as number] as number;
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

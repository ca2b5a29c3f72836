import { bytesOfBase64, digitsOfBase64, runsOfBase64 } from '../spelling/base64.ts';
import { changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';

/**
 * What the base64, the base32 and the hexadecimal digits in a text say where they say something in letters, whatever it is: JSON with
 * a value in it, base64 of base64, a header.
 */
export function decodedIn(text: string): readonly Unescaped[] {
  const found: Unescaped[] = [];
  for (const [start, end] of runsOfBase64(text, { from: 0, to: text.length }, shortest)) {
    for (const [from, to] of hasSign(text, start, end) ? partsOf(text, start, end) : [[start, end] as const]) {
      for (const { digits, decode, bits } of alphabets) {
        if (!begins(text, from, bits)) continue;
        const run = text.slice(from, to);
        if (!digits.test(run) || !saysSomething(decode(run.slice(0, head)))) continue;
        const bytes = decode(run);
        if (saysSomething(bytes)) found.push(readable(bytes, from, bits));
      }
    }
  }
  return found;
}

/** Shorter ones hold no value that is known, or it is known in them as well. */
const shortest = 13;

/** The first digits tell for most that there is nothing to read. */
const head = 32;

/** True where others than letters and decimal digits stand in a run. */
function hasSign(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (digitOf[text.charCodeAt(at)]! > letters) return true;
  return false;
}

/** What each digit is worth in base64, and one more. */
const digitOf = new Uint8Array(128);
/** What the letters and the decimal digits are worth, at most. */
const letters = 62;
for (const [index, digit] of [...digitsOfBase64].entries())
  digitOf[digit.charCodeAt(0)] = index < 64 ? index + 1 : index - 1;

/** A look at the first bytes, before anything is copied. */
function begins(text: string, from: number, bits: number): boolean {
  if (bits !== 6) return bits === 5 || /[2-7ef]/i.test(text[from]!);
  const at = (index: number): number => digitOf[text.charCodeAt(from + index)]! - 1;
  // Three bytes are told by four digits.
  for (let index = 0, before = 0; index < firstDigits; index += 4) {
    const three = (at(index) << 18) | (at(index + 1) << 12) | (at(index + 2) << 6) | at(index + 3);
    for (let shift = 16; shift >= 0; shift -= 8) {
      const byte = (three >> shift) & 255;
      if (byte < 128 ? !isSaid(byte) || isLead(before) : isLead(byte) ? isLead(before) : byte > 191 || before < 128)
        return false;
      before = byte;
    }
  }
  return true;
}

/** No run is shorter. */
const firstDigits = 12;

function isSaid(byte: number): boolean {
  return byte === 0 || byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte !== 127);
}

/** True for the first of several bytes that make one character. */
function isLead(byte: number): boolean {
  return byte > 193 && byte < 245;
}

/** A run, and what stands in it between signs, which may be those of a path or an option before it. */
function partsOf(text: string, start: number, end: number): (readonly [number, number])[] {
  const parts: (readonly [number, number])[] = [[start, end]];
  if (end - start > longestPath) return parts;
  for (let from = start, at = start; at <= end; at++) {
    if (at < end && digitOf[text.charCodeAt(at)]! <= letters) continue;
    if (at - from >= shortest && at - from < end - start) parts.push([from, at]);
    from = at + 1;
  }
  return parts;
}

const longestPath = 4000;

interface Alphabet {
  readonly digits: RegExp;
  /** How many bits each digit has. */
  readonly bits: number;
  decode(run: string): string;
}

const alphabets: readonly Alphabet[] = [
  { digits: /^/, bits: 6, decode: bytesOfBase64 },
  { digits: /^(?:[A-Z2-7]*|[a-z2-7]*)$/, bits: 5, decode: (run) => fromDigits(run.toUpperCase(), base32, 5) },
  { digits: /^[\da-fA-F]*$/, bits: 4, decode: (run) => fromDigits(run.toLowerCase(), '0123456789abcdef', 4) },
];
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromDigits(run: string, digits: string, bits: number): string {
  const bytes: string[] = [];
  let held = 0;
  let sum = 0;
  for (const digit of run) {
    sum = ((sum << bits) | digits.indexOf(digit)) & 0xffff;
    held += bits;
    if (held < 8) continue;
    held -= 8;
    bytes.push(String.fromCharCode((sum >> held) & 255));
  }
  return bytes.join('');
}

/** Letters and signs, of ASCII or in several bytes each, and zeros where each has two. */
function saysSomething(bytes: string): boolean {
  return said.test(bytes.slice(0, 64));
}

const said = /^(?:[\0\t\n\r -~]|[\xc2-\xf4][\x80-\xbf]{1,3})*(?:[\xc2-\xf4][\x80-\xbf]{0,2})?$/;

/** Bytes as the characters that they are in UTF-8, with the way back to the digits. */
function readable(bytes: string, from: number, bits: number): Unescaped {
  const digits = (offset: number, isEnd: boolean): number =>
    from + (isEnd ? Math.ceil((offset * 8) / bits) : Math.floor((offset * 8) / bits));
  const characters = changed(
    bytes,
    Array.from(bytes.matchAll(ofSeveral), ({ 0: several, index }) => {
      return [index, index + several.length, character(several)] as const;
    }),
  );
  if (characters === undefined) return { text: bytes, toOriginal: digits };
  const { text, toOriginal } = characters;
  return { text, toOriginal: (offset, isEnd) => digits(toOriginal(offset, isEnd), isEnd) };
}

const ofSeveral = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

function character(bytes: string): string {
  try {
    return decodeURIComponent(bytes.replace(/./gs, (byte) => `%${byte.charCodeAt(0).toString(16)}`));
  } catch {
    return bytes;
  }
}

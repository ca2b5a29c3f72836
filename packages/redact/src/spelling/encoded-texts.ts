import { blank, carriageReturn, lineFeed } from '../code-units.ts';
import { bytesOfBase64, endOfBase64, runsOfBase64 } from './base64.ts';
import type { Unescaped } from './escapes.ts';

/** Digits of Base64 that stand in a row, or in the lines that a program broke them into. */
interface Run {
  readonly start: number;
  readonly end: number;
  /** Where each line begins. */
  readonly lines: readonly number[];
  /** How many digits each of them has, but for the last. */
  readonly width: number;
}

/** Calls back with each place at which a text that was written in Base64 begins. */
export function eachEncodedText(text: string, visit: (at: number) => void): void {
  for (const run of runsIn(text, 0, text.length)) if (begins(text, run)) visit(run.start);
}

/** The texts that were written in Base64 in a part of a text, each as it was before; pictures, keys and signatures are none. */
export function encodedTexts(text: string, from: number, to: number): readonly Unescaped[] {
  return Array.from(runsIn(text, from, to)).flatMap((run) => {
    const said = begins(text, run) ? decoded(text, run) : undefined;
    return said === undefined ? [] : [said];
  });
}

/** True for a run that begins as a text does, which is soon seen. */
function begins(text: string, { start, width }: Run): boolean {
  return mayBeText(bytesOf(text.slice(start, start + Math.min(width, digitsOfHead))));
}

/** In fewer digits stands hardly more than a word, and what encodes a single value is known by its name. */
const fewest = 32;
/** What is no text shows it in so many. */
const digitsOfHead = 64;
/** Programs that break lines write at least so many digits into each. */
const narrowest = 60;

function* runsIn(text: string, from: number, to: number): Generator<Run> {
  let behind = from;
  for (const [start, first] of runsOfBase64(text, { from, to }, fewest)) {
    // A line of a run before.
    if (start < behind) continue;
    const run = inLines(text, start, first, to);
    behind = run.end;
    if (!isInToken(text, run)) yield run;
  }
}

/** A run with the lines that go on with it. */
function inLines(text: string, start: number, first: number, to: number): Run {
  const width = first - start;
  const lines = [start];
  let end = first;
  while (width >= narrowest && end - lines.at(-1)! === width) {
    const next = lineBehind(text, end);
    const last = next === undefined ? end : endOfBase64(text, next, Math.min(to, next + width + 1));
    if (next === undefined || last === next || last - next > width) break;
    lines.push(next);
    end = last;
  }
  return { start, end, lines, width };
}

/** Where the next line begins behind its blanks; undefined where no line ends. */
function lineBehind(text: string, end: number): number | undefined {
  let at = text.charCodeAt(end) === carriageReturn ? end + 1 : end;
  if (text.charCodeAt(at) !== lineFeed) return undefined;
  do at += 1;
  while (text.charCodeAt(at) === blank);
  return at;
}

/** The parts of a token that says who signed it are judged together. */
function isInToken(text: string, { start, end }: Run): boolean {
  return text[start - 1] === '.' || (text[end] === '.' && text.startsWith('eyJ', start));
}

function bytesOf(run: string): Uint8Array {
  const binary = bytesOfBase64(run);
  // Not by `Uint8Array.from`, which makes a list of all of them first, and that takes ten times their room.
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** True for bytes that may be a text in UTF-8, whose last character may be cut off. */
function mayBeText(bytes: Uint8Array): boolean {
  let following = 0;
  for (const byte of bytes) {
    if (following > 0) {
      if (byte >> 6 !== 0b10) return false;
      following -= 1;
    } else if (byte >= 0x80) {
      if (byte < 0xc2 || byte > 0xf4) return false;
      following = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    } else if (byte === 0x7f || (byte < 0x20 && isOfLines[byte] !== 1)) return false;
  }
  return true;
}

/** The signs below the blank that texts have: tabs, line ends, and what begins the colours of a terminal. */
const isOfLines = new Uint8Array(0x20);
for (const code of [0x09, 0x0a, 0x0d, 0x1b]) isOfLines[code] = 1;

function decoded(text: string, run: Run): Unescaped | undefined {
  const { lines, width, end } = run;
  const all = lines.map((at, line) => text.slice(at, line === lines.length - 1 ? end : at + width)).join('');
  const bytes = bytesOf(all);
  if (!mayBeText(bytes)) return undefined;
  const said = utf8.decode(bytes);
  // A character that was cut off at the end is no fault of the text.
  if (said.slice(0, -1).includes('\ufffd')) return undefined;
  let starts: Uint32Array | undefined;
  const byteAt = (offset: number): number => {
    if (said.length === bytes.length) return offset;
    starts ??= startsOf(said);
    return Math.min(starts[offset]!, bytes.length);
  };
  return {
    text: said,
    // Every digit that tells something of the bytes. What stands beside them may be told too, so that it has its own.
    toOriginal(offset, isEnd) {
      const byte = byteAt(offset);
      return isEnd ? placeOf(run, Math.ceil((byte * 4) / 3) - 1) + 1 : placeOf(run, Math.floor((byte * 4) / 3));
    },
  };
}

const utf8 = new TextDecoder();

/** Where a digit stands. */
function placeOf({ lines, width }: Run, digit: number): number {
  const line = Math.min(Math.max(Math.floor(digit / width), 0), lines.length - 1);
  return lines[line]! + digit - line * width;
}

/** At which byte each character of a text begins, and where the last one ends. */
function startsOf(text: string): Uint32Array {
  const starts = new Uint32Array(text.length + 1);
  let byte = 0;
  for (let at = 0; at < text.length; at++) {
    starts[at] = byte;
    const code = text.charCodeAt(at);
    // Each half of a pair has two of its four bytes.
    if (code < 0x80) byte += 1;
    else if (code < 0x800 || (code >= 0xd800 && code < 0xe000)) byte += 2;
    else byte += 3;
  }
  starts[text.length] = byte;
  return starts;
}

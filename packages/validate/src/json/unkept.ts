import { toPointer } from '@trace-formats/schema';
import { decodeUtf8 } from '../read/decode.ts';
import { type ReadDocument, textOf } from '../read/read.ts';
import { MINUS, NINE, POINT, ZERO } from './code-units.ts';
import { defaultLimits, inspectJson } from './json-text.ts';
import { holdsEveryKey } from './sound.ts';

/** Something that a text says and that is not there any more when the value which was read of it is written again. */
export interface Unkept {
  readonly pointer: string;
  /**
   * `rounded` is a whole number of which another one was read, `shortened` one with decimals of which fewer were read, `unsigned` a zero
   * that loses its minus, `too-large` a number that no program holds, `repeated-key` a value under a key that comes again, and `not-utf8`
   * a document with bytes that are no text.
   */
  readonly fate: 'rounded' | 'shortened' | 'unsigned' | 'too-large' | 'repeated-key' | 'not-utf8';
}

/**
 * What is lost of a JSON text when its value is written again: a key that stands twice has only its last value, and of a number with
 * more digits than are kept another one is written. `1.0`, `1e2` and `0.10` are the same numbers in other words, so they are kept.
 */
export function unkeptIn(text: string, value: unknown): readonly Unkept[] {
  return oddNumber.test(text) || !holdsEveryKey(text, value) ? lookedFor(text) : [];
}

/** As `unkeptIn`, for a document: what reading it has found, and a look at its bytes, mostly say that nothing is lost. */
export function unkeptOf(document: Pick<ReadDocument, 'source' | 'value' | 'findings'>): readonly Unkept[] {
  const { source, value, findings } = document;
  if (typeof source === 'string') return unkeptIn(source, value);
  if (findings.length === 0 && !mayHoldOddNumber(source)) return [];
  const unkept = lookedFor(textOf(document));
  return decodeUtf8(source) === undefined ? [{ pointer: '', fate: 'not-utf8' }, ...unkept] : unkept;
}

function lookedFor(text: string): readonly Unkept[] {
  const met: Unkept[] = [];
  // What stood under a key is no part of the value once the key comes again.
  const replacedAt = new Map<string, number>();
  inspectJson(text, 0, defaultLimits, {
    number: (written, path) => {
      const fate = fateOf(written);
      if (fate !== undefined) met.push({ pointer: toPointer(path()), fate });
    },
    repeatedKey: (path) => {
      const pointer = toPointer(path);
      replacedAt.set(pointer, met.length);
      met.push({ pointer, fate: 'repeated-key' });
    },
  });
  if (replacedAt.size === 0) return met;
  return met.filter(({ pointer, fate }, order) => {
    for (
      let at = fate === 'repeated-key' ? pointer.lastIndexOf('/') : pointer.length;
      at > 0;
      at = pointer.lastIndexOf('/', at - 1)
    )
      if ((replacedAt.get(pointer.slice(0, at)) ?? -1) > order) return false;
    return true;
  });
}

/** A number that may have more digits than every program keeps, be too large or too small for any, or a zero with a minus. */
const oddNumber = /(?:^|[\s:,[])-?(?:\d{16}|[\d.]{17}|[\d.]{1,16}[eE][+-]?\d{3}|(?<=-)0(?![\d.]*[1-9]))/;

/** As `oddNumber`, ten times as fast; a number that is too large has a finding. */
function mayHoldOddNumber(bytes: Uint8Array): boolean {
  return holdsManyDigits(bytes) || holdsOddMinus(bytes);
}

/** Of sixteen digits in a row one stands on each sixteenth byte. */
function holdsManyDigits(bytes: Uint8Array): boolean {
  for (let at = fewest - 1; at < bytes.length; at += fewest) {
    if (!isDigitOrPoint(bytes[at])) continue;
    let from = at;
    let end = at + 1;
    while (isDigitOrPoint(bytes[from - 1])) from--;
    while (isDigitOrPoint(bytes[end])) end++;
    if (end - from >= fewest) return true;
    at = end - 1;
  }
  return false;
}

const fewest = 16;

/** Whether a minus stands before a zero, or before an exponent of three digits; in ids it does so between letters. */
function holdsOddMinus(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(MINUS); at !== -1; at = bytes.indexOf(MINUS, at + 1)) {
    const before = bytes[at - 1];
    let end = at + 1;
    if (bytes[end] === ZERO && isBound(before)) {
      while (bytes[end] === ZERO || bytes[end] === POINT) end++;
      if (!isDigitOrPoint(bytes[end])) return true;
    } else if (before === SMALL_E || before === LARGE_E) {
      while (isDigitOrPoint(bytes[end])) end++;
      if (end - at > 3 && isBound(bytes[end])) return true;
    }
  }
  return false;
}

const [LARGE_E, SMALL_E] = [0x45, 0x65] as const;

function isDigitOrPoint(byte: number | undefined): boolean {
  return byte !== undefined && byte >= POINT && byte <= NINE;
}

/** Whether a byte, or none, may stand before or behind a number. */
function isBound(byte: number | undefined): boolean {
  return byte === undefined || byte <= 0x20 || bounds.has(byte);
}

const bounds: ReadonlySet<number> = new Set([...':,[]}'].map((sign) => sign.charCodeAt(0)));

function fateOf(written: string): Unkept['fate'] | undefined {
  const number = Number(written);
  if (!Number.isFinite(number)) return 'too-large';
  if (String(number) === written) return undefined;
  const [was, is] = [decimalOf(written), decimalOf(String(number))];
  if (was.digits === '') return written.startsWith('-') ? 'unsigned' : undefined;
  if (was.digits === is.digits && was.exponent === is.exponent) return undefined;
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? 'rounded' : 'shortened';
}

/** The digits of a number without the zeros around them, and the power of ten of the last. */
function decimalOf(written: string): { readonly digits: string; readonly exponent: number } {
  const [mantissa = '', exponent = '0'] = written.replace(/^-/, '').split(/[eE]/);
  const [whole = '', fraction = ''] = mantissa.split('.');
  const all = whole + fraction;
  let end = all.length;
  while (all.charCodeAt(end - 1) === ZERO) end--;
  return {
    digits: all.slice(0, end).replace(/^0+/, ''),
    exponent: Number(exponent) - fraction.length + all.length - end,
  };
}

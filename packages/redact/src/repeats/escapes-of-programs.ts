import { inLines } from '../shape/in-lines.ts';
import type { Change } from '../spelling/changed.ts';

/**
 * The escapes that JSON does not have and shells, programs and style sheets do: numbers in base eight, in braces or in eight digits, and
 * signs that stand for themselves behind a backslash or what PowerShell and the Windows prompt have instead. The escapes of JSON
 * are undone with them, since one text has both; there is nothing where it has no others.
 */
export function escapesOfPrograms(text: string): readonly Change[] {
  if (!mayHold.test(text) || text.search(own) === -1) return [];
  return Array.from(text.matchAll(any), ({ 0: whole, index, groups }): Change => {
    return [index, index + whole.length, characterOf(whole, groups!)];
  });
}

const mayHold = /[\\`^]|%u/;

const bytes = String.raw`(?<bytes>(?:\\3[0-7]{2}|\\x[c-fC-F][\da-fA-F])(?:\\2[0-7]{2}|\\x[89abAB][\da-fA-F]){1,3})`;
const octal = String.raw`\\(?:(?<octal>0?[01][0-7]{2})|(?<shortOctal>[4-7][0-7])(?![0-7]))`;
const braced = String.raw`\\[ux]\{0{0,6}(?<braced>[\da-fA-F]{2,5})\}`;
const long = String.raw`\\U000(?<long>[\da-fA-F]{5})`;
const sheet = String.raw`\\00(?<sheet>[\da-fA-F]{4})(?:[ ](?=[\\\da-fA-F]))?`;
const address = String.raw`%u(?<address>[\da-fA-F]{4})`;
const itself = String.raw`\\(?<itself>[!#-.:-@\[\]^_\x60{-~])|\x60(?<quoted>[$\x60"'])|\^(?<prompt>[&|<>^%!])`;

const own = new RegExp([bytes, sheet, octal, braced, long, address, itself].join('|'));
const any = new RegExp(
  inLines`
    ${bytes}|${sheet}|${octal}|${braced}|${long}|${address}|${itself}|
    \\u(?<unit>[\da-fA-F]{4})|\\x(?<byte>[\da-fA-F]{2})|\\(?<sign>[abefnrtv"'\/\\])
  `,
  'g',
);

const signs: Readonly<Record<string, string>> = {
  ...{ a: '\u0007', b: '\b', e: '\u001b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
};

function characterOf(whole: string, groups: Readonly<Record<string, string | undefined>>): string {
  const { bytes: several, octal: eight, shortOctal, sign } = groups;
  if (several !== undefined) return fromBytes(whole);
  const inEight = eight ?? shortOctal;
  if (inEight !== undefined) return String.fromCharCode(Number.parseInt(inEight, 8));
  const plain = groups['itself'] ?? groups['quoted'] ?? groups['prompt'];
  if (plain !== undefined) return plain;
  if (sign !== undefined) return signs[sign] ?? sign;
  const hex = groups['braced'] ?? groups['long'] ?? groups['sheet'] ?? groups['address'] ?? groups['unit'];
  return String.fromCodePoint(Number.parseInt(hex ?? groups['byte']!, 16));
}

/** Bytes that make no character stay as they are. */
function fromBytes(whole: string): string {
  const codes = whole.replace(/\\(?:x(..)|(...))/g, (_, hex: string | undefined, eight: string) => {
    return `%${hex ?? Number.parseInt(eight, 8).toString(16)}`;
  });
  try {
    return decodeURIComponent(codes);
  } catch {
    return whole;
  }
}

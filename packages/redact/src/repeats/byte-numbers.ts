import type { Change } from '../spelling/changed.ts';

/**
 * Bytes that are told one by one, for each way of telling them: as pairs of hexadecimal digits with blanks, colons or commas between
 * them, which are then taken out; as decimal or binary numbers in a list; and by calls and entities that make one sign each.
 */
export function byteNumbersIn(text: string): readonly (readonly Change[])[] {
  const found: Change[][] = [];
  if (text.search(mayBeList) !== -1)
    for (const { 0: run, index } of text.matchAll(list))
      for (const kind of lists) if (kind.run.test(run)) found.push(changesIn(run, index, kind));
  for (const kind of calls)
    if (kind.signs.some((sign) => text.includes(sign)))
      for (const { 0: run, index } of text.matchAll(kind.run)) found.push(changesIn(run, index, kind));
  return found;
}

interface Kind {
  readonly run: RegExp;
  readonly each: RegExp;
  /** Undefined where the digits stay and only what stands between them is taken out. */
  readonly radix?: number;
}

function changesIn(run: string, start: number, { each, radix }: Kind): Change[] {
  const changes: Change[] = [];
  let end = 0;
  for (const { 0: one, 1: digits, index } of run.matchAll(each)) {
    if (index > end) changes.push([start + end, start + index]);
    end = index + one.length;
    if (radix === undefined) continue;
    changes.push([start + index, start + end, String.fromCharCode(Number.parseInt(digits!, radix))]);
  }
  return changes;
}

/** Numbers with something short between them. A value that is known has eight bytes, and pairs of digits may stand two by two. */
const list = /(?<![\da-zA-Z])(?:0x)?[\da-fA-F]{2,8}(?:[\s:,;'"-]{1,4}(?:0x)?[\da-fA-F]{2,8}){3,20000}(?![\da-zA-Z])/g;

/** What stands in each of them, found in half of the time: three numbers and what is between them. */
const mayBeList = /[\da-fA-F]{2}[\s:,;'"-](?:[\s:,;'"-]{0,3}(?:0x)?[\da-fA-F]{2,8}[\s:,;'"-]){2}/;

const lists: readonly Kind[] = [
  {
    run: /^(?=(?:[^\da-zA-Z]*(?:0x)?[\da-fA-F]{2}){8})(?:[^\da-zA-Z]*(?:0x)?(?:[\da-fA-F]{2}){1,2}(?![\da-fA-F])){4,20000}$/,
    each: /(?<=0x)(?:[\da-fA-F]{2}){1,2}|(?:(?!0x)[\da-fA-F]{2}){1,2}/g,
  },
  { run: /^(?:[^\da-zA-Z]*(?:3[2-9]|[4-9]\d|1\d\d|2[0-4]\d|25[0-5])(?!\d)){8,20000}$/, each: /(\d+)/g, radix: 10 },
  { run: /^(?:[^\da-zA-Z]*[01]{8}(?!\d)){8,20000}$/, each: /([01]{8})/g, radix: 2 },
];

const calls: readonly (Kind & { readonly signs: readonly string[] })[] = [
  {
    signs: ['chr(', 'Chr(', 'ChrW(', 'CHR(', 'char(', 'CHAR('],
    run: /(?:\b(?:chrw?|char|unichr)\(\d{2,3}\)[\s+.&,|]{0,6}){8,20000}/gi,
    each: /[a-z]{3,6}\((\d{2,3})\)/gi,
    radix: 10,
  },
  {
    signs: ['[char]', '[Char]'],
    run: /(?:\[char\]\d{2,3}[\s+,]{0,6}){8,20000}/gi,
    each: /\[char\](\d{2,3})/gi,
    radix: 10,
  },
  { signs: ['U+00'], run: /(?:U\+00[\da-fA-F]{2}[\s,]{0,4}){8,20000}/g, each: /U\+00([\da-fA-F]{2})/g, radix: 16 },
  { signs: ['&#'], run: /(?:&#\d{2,3}(?![\d;])){8,20000}/g, each: /&#(\d{2,3})/g, radix: 10 },
];

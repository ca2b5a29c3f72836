import type { Place } from '../detector.ts';
import { inLines } from '../shape/in-lines.ts';
import type { Unescaped } from '../walk/escapes.ts';

/** A value in a text to which the layout around it gives a name, as a key does in JSON. */
export interface Cell {
  readonly from: number;
  readonly to: number;
  readonly place: Place;
  /** The value as it was before a form wrote it into its address, when that is something else. */
  readonly decoded: Unescaped | undefined;
}

/**
 * The values of the layouts that are neither JSON nor `key: value`: pages and XML, dumps of PHP, answers of Redis and
 * forms as they are sent. Each stands where a key of its own would stand, beside the others of its record.
 */
export function laidOut(text: string, from: number, to: number, at: Place): Cell[] {
  const whole = from === 0 && to === text.length ? text : text.slice(from, to);
  const pairs: Pair[] = [];
  for (const [sign, layout] of layouts) if (whole.includes(sign)) pairs.push(...layout(whole));
  if (pairs.length === 0) return [];
  const record = recordOf(whole, pairs);
  return pairs.map(({ key, start, end }) => ({
    from: from + start,
    to: from + end,
    place: { ...at, path: [...at.path, key], key, above: undefined, record },
    decoded: /=$/.test(whole.slice(start - 1, start)) ? decoded(whole.slice(start, end), from + start) : undefined,
  }));
}

interface Pair {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** What a layout cannot do without, and its reader. */
const layouts: readonly (readonly [sign: string, read: (text: string) => Iterable<Pair>])[] = [
  ['</', (text) => [...pairsIn(text, marked), ...rowsOf(text)]],
  [']=>', (text) => pairsIn(text, dumped)],
  [') "', (text) => pairsIn(text, answered)],
  ['&', (text) => pairsIn(text, sent)],
];

const marked = new RegExp(
  inLines`
    <(?:dt|th|td|label|b|strong)(?: [^<>]{0,80})?>(?<key>[^<>]{2,60})</(?:dt|th|td|label|b|strong)>\s{0,20}(?:
      <(?:dd|td|span|p)(?: [^<>]{0,80})?>(?<value2>[^<>]{2,400})</|
      <input [^<>]{0,120}?value="(?<value3>[^<>"]{2,400})"
    )|
    <(?!(?:d[dt]|t[dhr]|label|b|strong|span|p|li|a|div|h\d|option|button|code|em|i|script|style)[ >])
      (?<tag>[A-Za-z_][\w.:-]{1,40})(?: [^<>]{0,80})?>(?<value>[^<>]{2,400})</\k<tag>>
  `,
  'dg',
);
const dumped = /\["(?<key>[^"\n]{2,60})"\] ?=>\s{1,12}(?:string\(\d{1,5}\) )?"(?<value>[^"\n]{2,400})"/dg;
const answered =
  /(?:^|\n) {0,8}\d{0,4}[13579]\) "(?<key>[^"\n]{2,60})"\r?\n {0,8}\d{1,5}\) "(?<value>[^"\n]{2,400})"/dg;
const sent = /(?:^|[\n&?])(?<key>[A-Za-z_][\w.%[\]-]{1,60})=(?<value>[\w.%+*~:/@,-]{2,400})(?=&|\s|$)/dg;

function* pairsIn(text: string, pattern: RegExp): Iterable<Pair> {
  for (const { groups, indices } of text.matchAll(pattern)) {
    const { tag, key = tag } = groups!;
    const { value, value2, value3 } = indices!.groups!;
    const [start, end] = value ?? value2 ?? value3!;
    yield { key: key!.trim(), start, end };
  }
}

/** The cells of a table on a page, under the cells of its first row. */
function* rowsOf(text: string): Iterable<Pair> {
  let heading: string[] = [];
  for (const { 0: row, index } of text.matchAll(/<tr[ >][\s\S]{1,4000}?<\/tr>/g)) {
    const cells = [...row.matchAll(/<(t[hd])(?: [^<>]{0,80})?>([^<>]{0,400})<\/t[hd]>/g)];
    if (cells.length > 0 && cells.every(([, kind]) => kind === 'th'))
      heading = cells.map(([, , key = '']) => key.trim());
    else if (cells.length === heading.length)
      for (const [column, cell] of cells.entries()) {
        const start = index + cell.index + cell[0].indexOf('>') + 1;
        yield { key: heading[column]!, start, end: start + cell[2]!.length };
      }
  }
}

/** The record as an object of JSON would hold it, up to a length that records of persons keep to. */
function recordOf(text: string, pairs: readonly Pair[]): string | undefined {
  const record = JSON.stringify(
    Object.fromEntries(pairs.slice(0, 40).map(({ key, start, end }) => [key, text.slice(start, end)])),
  );
  return record.length < 4000 ? record : undefined;
}

/** A value of a form without its signs of percent and plus, or `undefined` when it has none. */
function decoded(value: string, from: number): Unescaped | undefined {
  if (!/[%+]/.test(value)) return undefined;
  let text = '';
  const origins: number[] = [];
  for (const { 0: piece, index } of value.matchAll(letter)) {
    const plain = piece === '+' ? ' ' : piece.length > 2 ? decodeURIComponent(piece) : piece;
    for (const _ of plain.split('')) origins.push(from + index);
    text += plain;
  }
  origins.push(from + value.length);
  return { text, toOriginal: (offset) => origins[offset] ?? from + value.length };
}

/** A letter as it is sent: itself, or each of its bytes behind a sign of percent. */
const letter =
  /%[0-7][\dA-F]|%(?:C[2-9A-F]|D[\dA-F])%[89AB][\dA-F]|%E(?:[1-9A-CEF]%[89AB]|0%[AB]|D%[89])[\dA-F]%[89AB][\dA-F]|[\s\S]/gi;

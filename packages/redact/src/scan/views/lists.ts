import { comma } from '../../code-units.ts';
import type { JsonString } from '../../walk/json-strings.ts';
import type { QuoteBehind } from '../skim/quotes.ts';
import { type Joined, join } from './joined.ts';

/** The strings of one list of a JSON text, from the first to the last. */
export interface List {
  readonly strings: readonly JsonString[];
  /** Its strings as the lines of one text. */
  joined(): Joined;
}

/** Gathers the lists of strings of a JSON text that are lines of one text, as its strings come in their order. */
export function listsOf(text: string): { add(string: JsonString): void; all(): readonly List[] } {
  const lists: List[] = [];
  let open: JsonString[] = [];
  const close = (): void => {
    if (open.length === 0) return;
    if (open.length > 1 && open.some(({ from, to }) => isOfText(text.slice(from, to)))) lists.push(listOf(text, open));
    open = [];
  };
  return {
    add(string) {
      const last = open.at(-1);
      const goesOn = last !== undefined && !string.place.isKey && isNext(text, last.to, string.from);
      if (!goesOn) close();
      if ((goesOn || (!string.place.isKey && beginsList(text, string))) && isLine(text, string)) open.push(string);
      else close();
    },
    all() {
      close();
      return lists;
    },
  };
}

/** How a list of strings begins: in most texts none does. */
const listBegin = /\[(?:\\[nrt]|\s){0,40}\\{0,7}"/;

/** Says of places in a string, which come nearly in order, whether another one follows it in a list: the two may be lines of one text. */
export function listsIn(text: string, quoteBehind: QuoteBehind): (at: number) => boolean {
  const holdsList = listBegin.test(text);
  // Words of one string have the same quote behind them.
  let known = -1;
  let goesOn = false;
  return (at) => {
    if (!holdsList) return false;
    const quote = quoteBehind(at);
    if (quote - at > longestRest) return false;
    if (quote !== known) {
      listGoesOn.lastIndex = quote;
      goesOn = listGoesOn.test(text);
      known = quote;
    }
    return goesOn && !text.slice(at, quote).includes('\n');
  };
}

const longestRest = 200;
// What has a colon behind it is the next key of an object.
const listGoesOn = /"(?:\\[nrt]|\s){0,40},(?:\\[nrt]|\s){0,40}(\\{0,7})"(?![\w .-]{0,60}\1"\s{0,8}:)/y;

function listOf(text: string, strings: readonly JsonString[]): List {
  return {
    strings,
    joined: () =>
      join(
        text,
        strings.map((string) => [string.from, lineEnd(text, string)]),
        '\n',
      ),
  };
}

/** True for a string without the end of a line in it, but for the last thing that it says. */
function isLine(text: string, string: JsonString): boolean {
  return !string.hasEscapes || !text.slice(string.from, lineEnd(text, string)).replaceAll('\\\\', '').includes('\\n');
}

/** Where the line ends that a string holds: before the end of the line that is written into it. */
function lineEnd(text: string, { from, to }: JsonString): number {
  const end = lineBreak.exec(text.slice(Math.max(from, to - 24), to));
  return end === null ? to : to - end[0].length;
}

const lineBreak = /(?<=(?<!\\)(?:\\\\)*)(?:\\r)?\\n$/;

/** True when nothing but a comma stands between two strings. */
function isNext(text: string, end: number, from: number): boolean {
  let commas = 0;
  for (let at = end + 1; at < from - 1; at++) {
    const code = text.charCodeAt(at);
    if (code === comma) commas += 1;
    else if (code > 32) return false;
  }
  return commas === 1;
}

function beginsList(text: string, { from }: JsonString): boolean {
  let at = from - 2;
  while (at >= 0 && text.charCodeAt(at) <= 32) at -= 1;
  return text[at] === '[';
}

/** True for a string that makes a text of a list: names and other single words in one do not. */
export function isOfText(line: string): boolean {
  return line === '' || mark.test(line);
}

const mark = /[^\w./@-]/;

/** What stands before a line: the last piece of a value may have reached over it to the line that ends the value. */
export const nothingButSigns: RegExp = /^[\s+-]*$/;

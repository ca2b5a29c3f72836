import { type Joined, join } from './joined.ts';

/** What every record of a stream says somewhere, one of these, or that a terminal shows it: most texts hold none. */
export const streamWords: readonly string[] = ['delta', 'done', 'chunk', '"o"'];
const keys = 'delta|text|content|partial_json|arguments|response|token|chunk|data|thinking|args|inputTextDelta';
const piece = new RegExp(`"(?:${keys})"\\s{0,2}:\\s{0,2}"(?<piece>(?:[^"\\\\]|\\\\.){0,400})"`, 'g');
const pieceInside = new RegExp(`\\\\"(?:${keys})\\\\+"`, 'g');
/** What a recording of a terminal says of each moment: when, that it was shown, and what. */
const shown = /^\[ ?\d{1,9}(?:\.\d{1,12})?, ?"o", ?"(?<piece>(?:[^"\\]|\\.){0,4000})"\]/;
const between =
  /^(?:event:[^\n]{0,80}|id:[^\n]{0,80}|retry:[^\n]{0,20}|:[^\n]{0,80}|\[ ?\d{1,9}(?:\.\d{1,12})?, ?"[imrx]",[^\n]{0,60}|\s{0,20})$/;
const longestLine = 4_000;

/** True where such a word ends a name, or what a record says of itself; `end` is where the word ends. In a sentence it says nothing. */
export function endsAsStreamWord(text: string, end: number): boolean {
  return !/[\w .-]/.test(text.charAt(end));
}

/** Where the pieces of streams may stand that a string inside the text holds: nowhere, unless there are several. */
export function piecesInside(text: string): number[] {
  const places = text.includes('\\"') ? Array.from(text.matchAll(pieceInside), ({ index }) => index) : [];
  return places.length < 3 ? [] : places;
}

/** Reads the streams of a text: three or more lines, one after the other, each of them a record with a piece of text. */
export function joinedChunkLines(text: string, from: number, to: number): Joined[] {
  if (to - from < 60 || !hasTwoLines(text, from, to)) return [];
  const streams: Joined[] = [];
  let pieces: [number, number][] = [];
  const close = (): void => {
    if (pieces.length >= 3) streams.push(join(text, pieces, ''));
    pieces = [];
  };
  const part = text.slice(0, to);
  for (let start = from; start < to; ) {
    const newline = part.indexOf('\n', start);
    const end = newline === -1 ? to : newline;
    const isRecord = end - start <= longestLine && mayBeginRecord(text, start);
    const found = isRecord ? lastPiece(text.slice(start, end)) : undefined;
    if (found) pieces.push([start + found[0], start + found[1]]);
    else if (pieces.length > 0 && (end - start > 100 || !between.test(text.slice(start, end)))) close();
    start = end + 1;
  }
  close();
  return streams;
}

function hasTwoLines(text: string, from: number, to: number): boolean {
  const view = text.slice(from, to);
  return view.includes('\n') && streamWords.some((word) => view.includes(word));
}

/** A cheap look at how a line begins: behind a few blanks with a brace, a bracket, the d of "data", or what may be another blank. */
function mayBeginRecord(text: string, start: number): boolean {
  let at = start;
  while (at - start < 9 && text.charCodeAt(at) <= 32) at += 1;
  const code = text.charCodeAt(at);
  return code === 123 || code === 91 || code === 100 || code >= 128;
}

/** The piece of one record: the last string under one of the keys, since the type of a record comes before its text. */
function lastPiece(line: string): [number, number] | undefined {
  const onScreen = shown.exec(line);
  if (onScreen !== null) {
    const end = onScreen[0].length - 2;
    return [end - onScreen.groups!['piece']!.length, end];
  }
  if (!/^\s{0,8}(?:data:\s{0,2})?\{/.test(line)) return undefined;
  let last: [number, number] | undefined;
  for (const { 0: whole, index, groups } of line.matchAll(piece)) {
    const end = index + whole.length - 1;
    last = [end - groups!['piece']!.length, end];
  }
  return last;
}

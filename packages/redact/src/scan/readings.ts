import { colourless } from '../bare/colours.ts';
import { type Change, changed } from '../spelling/changed.ts';
import { withoutEntities } from '../spelling/entities.ts';
import { hasEscapes, type Unescaped, undoEscapes } from '../spelling/escapes.ts';
import { withoutPercents } from '../spelling/percents.ts';
import { joinedChunkLines } from './chunk-lines.ts';

/** A text as it can also be read, and the ranges of the text that a range of it is made of. */
export interface Reading {
  readonly text: string;
  toOriginal(start: number, end: number): readonly (readonly [start: number, end: number])[];
}

/**
 * The ways in which a text can be read when it may repeat a known value: as it stands; without a terminal's colours; with escapes
 * undone, one level after the other; with percent codes and entities undone; with base64 that was broken into lines on
 * one; and the pieces of a streamed answer joined.
 */
export function* readingsOf(text: string): Generator<Reading> {
  const itself: Unescaped = { text, toOriginal: (offset) => offset };
  yield inOnePiece(itself);
  for (const { text: joined, toOriginal } of joinedChunkLines(text, 0, text.length)) yield { text: joined, toOriginal };
  for (let level = 0, at = itself; ; level++) {
    const shown = colourless(at.text);
    if (shown !== undefined) {
      at = within(at, shown);
      yield inOnePiece(at);
    }
    for (const decode of [withoutPercents, withoutEntitiesIn, inOneLine]) {
      const decoded = decode(at.text);
      if (decoded !== undefined) yield inOnePiece(within(at, decoded));
    }
    if (level === deepest || !hasEscapes(at.text, 0, at.text.length)) return;
    const opened = undoEscapes(at.text, 0, at.text.length);
    if (opened.text.length === at.text.length) return;
    at = within(at, opened);
    yield inOnePiece(at);
  }
}

/** JSON in a string of JSON, whose line is quoted in another one. */
const deepest = 4;

function inOnePiece({ text, toOriginal }: Unescaped): Reading {
  return { text, toOriginal: (start, end) => [[toOriginal(start, false), toOriginal(end, true)]] };
}

function within(outer: Unescaped, inner: Unescaped): Unescaped {
  return {
    text: inner.text,
    toOriginal: (offset, isEnd) => outer.toOriginal(inner.toOriginal(offset, isEnd), isEnd),
  };
}

function withoutEntitiesIn(text: string): Unescaped | undefined {
  return withoutEntities(text, 0, text.length);
}

/** Base64 that was broken into lines, each as long as `base64` and mail make them, in one line. */
function inOneLine(text: string): Unescaped | undefined {
  const changes: Change[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    const start = text.charCodeAt(at - 1) === 13 ? at - 1 : at;
    let end = at + 1;
    while (end - at <= widestMargin && (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 9)) end += 1;
    if (isRun(text, start - shortestLine, start) && isRun(text, end, end + 4)) changes.push([start, end]);
  }
  return changed(text, changes);
}

const widestMargin = 16;
const shortestLine = 48;

function isRun(text: string, from: number, to: number): boolean {
  if (from < 0) return false;
  for (let at = from; at < to; at++) if (!isBase64(text.charCodeAt(at))) return false;
  return true;
}

function isBase64(code: number): boolean {
  const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return isLetter || (code >= 48 && code <= 57) || code === 43 || code === 47 || code === 45 || code === 95;
}

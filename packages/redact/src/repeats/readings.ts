import { coloursIn } from '../bare/colours.ts';
import { unseenMarksIn } from '../bare/unseen-marks.ts';
import { joinedChunkLines } from '../scan/views/chunk-lines.ts';
import { dumpsIn } from '../scan/views/dumps.ts';
import { byteCodesIn } from '../spelling/byte-codes.ts';
import type { Change } from '../spelling/changed.ts';
import { entitiesIn } from '../spelling/entities.ts';
import { undoEscapes } from '../spelling/escapes.ts';
import { changedIn, partsAround, type Stretch, wholeOf, within } from './stretches.ts';
import { wrapsIn } from './wraps.ts';

/** A text as it can also be read, and the ranges of the text that a range of it is made of. */
export interface Reading {
  readonly text: string;
  /** What stands before or behind is too near to where the text was cut off; it stands whole in another reading. */
  readonly from: number;
  readonly to: number;
  toOriginal(start: number, end: number): readonly (readonly [start: number, end: number])[];
}

/**
 * The ways in which a text can be read when it may repeat a value of at most `longest` characters: as it stands; without a
 * terminal's colours and marks that nobody sees; with escapes undone, one level after the other; with percent codes and entities undone; with base64
 * that was broken into lines on one, and words that a screen broke; the pieces of a streamed answer joined; and the bytes of a dump. What is further from all that changes than
 * a value is long says what it said before, and is not given again.
 */
export function* readingsOf(text: string, longest: number): Generator<Reading> {
  const reach = longest + 2 * surroundings;
  let stretches = [wholeOf(text)];
  yield inOnePiece(stretches[0]!);
  for (const { text: joined, toOriginal } of [
    ...joinedChunkLines(text, 0, text.length),
    ...dumpsIn(text, 0, text.length),
  ])
    yield { text: joined, from: 0, to: joined.length, toOriginal };
  for (let level = 0; ; level++) {
    const opened: Stretch[] = [];
    for (const stretch of stretches) {
      const colours = undrawnIn(stretch.text);
      const codes = codesIn(stretch.text);
      const changes = [...colours, ...codes.flat()].sort(([one], [other]) => one - other);
      for (const part of partsAround(stretch, changes, reach)) {
        const shown = changedIn(part, part === stretch ? colours : undrawnIn(part.text));
        const at = shown[0] ?? part;
        for (const own of at === stretch ? codes : codesIn(at.text)) shown.push(...changedIn(at, own));
        for (const one of shown) yield inOnePiece(one);
        if (level < deepest) opened.push(...openedIn(at));
      }
    }
    if (opened.length === 0) return;
    for (const stretch of opened) yield inOnePiece(stretch);
    stretches = opened;
  }
}

/** JSON in a string of JSON, whose line is quoted in another one. */
const deepest = 4;

/** How far to both sides of a value one looks to know that it is one: the end of a word, the words beside a name. */
const surroundings = 48;

function inOnePiece({ text, toOriginal, isCutBefore, isCutBehind }: Stretch): Reading {
  return {
    text,
    from: isCutBefore ? surroundings : 0,
    to: isCutBehind ? text.length - surroundings : text.length,
    toOriginal: (start, end) => [[toOriginal(start, false), toOriginal(end, true)]],
  };
}

/** What a screen shows nothing for: a terminal's orders, and marks within a word. */
function undrawnIn(text: string): readonly Change[] {
  const marks = unseenMarksIn(text);
  const colours = coloursIn(text);
  return marks.length === 0 ? colours : [...colours, ...marks].sort(([one], [other]) => one - other);
}

/** What each of the ways changes that is tried on its own. */
function codesIn(text: string): readonly (readonly Change[])[] {
  return [byteCodesIn(text, '%'), entitiesIn(text), breaksIn(text), wrapsIn(text)];
}

function openedIn(stretch: Stretch): Stretch[] {
  const { text } = stretch;
  if (!text.includes('\\')) return [];
  const opened = undoEscapes(text, 0, text.length);
  return opened.text.length === text.length ? [] : [within(stretch, opened)];
}

/** The breaks in base64 that was broken into lines, each as long as `base64` and mail make them. */
function breaksIn(text: string): readonly Change[] {
  const changes: Change[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    const start = text.charCodeAt(at - 1) === 13 ? at - 1 : at;
    let end = at + 1;
    while (end - at <= widestMargin && (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 9)) end += 1;
    if (isRun(text, start - shortestLine, start) && isRun(text, end, end + 4)) changes.push([start, end]);
  }
  return changes;
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

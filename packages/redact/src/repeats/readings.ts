import { ordersIn } from '../bare/colours.ts';
import { piecesBetween } from '../bare/line-quotes.ts';
import { unseenMarksIn } from '../bare/unseen-marks.ts';
import { joinedChunkLines } from '../scan/views/chunk-lines.ts';
import { dumpsIn } from '../scan/views/dumps.ts';
import type { Change } from '../spelling/changed.ts';
import { undoEscapes } from '../spelling/escapes.ts';
import { codesIn } from './codes.ts';
import { decodedIn } from './decoded.ts';
import { joinsIn } from './joined-strings.ts';
import { changedAround, changedIn, partsAround, type Stretch, wholeOf, within } from './stretches.ts';

/** A text as it can also be read, and the ranges of the text that a range of it is made of. */
export interface Reading {
  readonly text: string;
  /** What stands before or behind is too near to where the text was cut off; it stands whole in another reading. */
  readonly from: number;
  readonly to: number;
  toOriginal(start: number, end: number): readonly (readonly [start: number, end: number])[];
}

/**
 * The ways in which a text can be read when it may repeat a value of at most `longest` characters: as it stands; without what a
 * terminal draws and marks that nobody sees; with escapes undone, one level after the other; with the codes of each kind undone; the
 * pieces of a streamed answer joined; the bytes of a dump; and what base64 and the like say. What is further from all that
 * changes than a value is long says what it said before, and is not given again.
 */
export function* readingsOf(text: string, longest: number, depth: number = 0): Generator<Reading> {
  const reach = longest + 2 * surroundings;
  let stretches = [wholeOf(text)];
  yield* told(stretches[0]!, longest, depth);
  // However else it may be read, it is no longer than it is.
  if (text.length < shortest) return;
  yield* putTogetherIn(stretches[0]!, longest, depth);
  for (let level = 0; ; level++) {
    const opened: Stretch[] = [];
    for (const stretch of stretches) {
      const undrawn = undrawnIn(stretch.text);
      for (const one of changedAround(stretch, undrawn, reach)) yield* told(one, longest, depth);
      const at = changedIn(stretch, undrawn);
      const codes = codesIn(at.text);
      for (const changes of codes)
        for (const one of changedAround(at, changes, reach)) yield* told(one, longest, depth);
      yield* joinedIn(at, reach);
      if (level === deepest || !at.text.includes('\\')) continue;
      const changes = codes.flat().sort(([one], [other]) => one - other);
      for (const part of partsAround(at, changes, reach)) opened.push(...openedIn(part));
    }
    if (opened.length === 0) return;
    for (const stretch of opened) {
      yield* told(stretch, longest, depth);
      yield* putTogetherIn(stretch, longest, depth);
    }
    stretches = opened;
  }
}

/** Nothing that is written in another way is shorter. */
const shortest = 8;

/** JSON in a string of JSON, whose line is quoted in another one. */
const deepest = 4;

/** How far to both sides of a value one looks to know that it is one: the end of a word, the words beside a name. */
const surroundings = 48;

/** A stretch, and what is told in the base64 and the like that it holds, read in each of these ways again. */
function* told(stretch: Stretch, longest: number, depth: number): Generator<Reading> {
  yield inOnePiece(stretch);
  if (depth === mostDecoded) return;
  for (const decoded of decodedIn(stretch.text)) {
    const way = within(stretch, decoded).toOriginal;
    for (const reading of readingsOf(decoded.text, longest, depth + 1))
      yield {
        ...reading,
        toOriginal: (from, to) =>
          reading.toOriginal(from, to).map(([start, end]) => [way(start, false), way(end, true)] as const),
      };
  }
}

/** The pieces of a streamed answer and the bytes of a dump, put together and read in each of these ways again: a line that was sent may be base64. */
function* putTogetherIn(stretch: Stretch, longest: number, depth: number): Generator<Reading> {
  const { text } = stretch;
  if (depth === mostDecoded) return;
  for (const joined of [...joinedChunkLines(text, 0, text.length), ...dumpsIn(text, 0, text.length)])
    for (const reading of readingsOf(joined.text, longest, depth + 1))
      yield {
        ...reading,
        toOriginal: (from, to) =>
          reading
            .toOriginal(from, to)
            .flatMap(([start, end]) => joined.toOriginal(start, end))
            .map(([start, end]) => [stretch.toOriginal(start, false), stretch.toOriginal(end, true)] as const),
      };
}

/** Strings that a program puts together; each of them is masked by itself, so that the program stays one. */
function* joinedIn(at: Stretch, reach: number): Generator<Reading> {
  const joins = joinsIn(at.text);
  if (joins.length === 0) return;
  const between = joins.map(([start, end]) => [at.toOriginal(start, false), at.toOriginal(end, true)] as const);
  for (const one of changedAround(at, joins, reach))
    yield {
      ...inOnePiece(one),
      toOriginal: (start, end) => piecesBetween(between, one.toOriginal(start, false), one.toOriginal(end, true)),
    };
}

/** Base64 of base64 of base64. */
const mostDecoded = 3;

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
  const colours = ordersIn(text);
  return marks.length === 0 ? colours : [...colours, ...marks].sort(([one], [other]) => one - other);
}

function openedIn(stretch: Stretch): Stretch[] {
  const opened = undoEscapes(stretch.text, 0, stretch.text.length);
  return opened.text.length === stretch.text.length ? [] : [within(stretch, opened)];
}

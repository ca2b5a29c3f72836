import { bare } from '../../bare/bare.ts';
import { type Code, piecesBetween } from '../../bare/line-quotes.ts';
import type { Place } from '../../detector.ts';
import type { Unescaped, Way } from '../../spelling/escapes.ts';
import type { Skim, Skimmed } from '../skim/skim.ts';

/** A text in one of the ways it can be read: what the skim noted in it, and the way back to an offset of the original. */
export interface View {
  readonly text: string;
  readonly skimmed: Skimmed;
  readonly home: Way;
  /** What lies in the original between lines of the text and is no part of it. */
  readonly code: readonly Code[];
}

/** A part of a view, from one offset to another, and where in the document it stands. */
export interface Stretch {
  readonly view: View;
  readonly from: number;
  readonly to: number;
  readonly place: Place;
  /** How many times what stands in it may still be opened, one inside the other. */
  readonly depth: number;
}

/** Something that was found in a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const itself: Way = (offset) => offset;

/** A text as it is written, but for what tools put before its lines. */
export function viewOf(written: string, skim: Skim): View {
  const { text, toOriginal, code } = bare(written);
  return { text, skimmed: skim(text), home: toOriginal ?? itself, code };
}

/** A part of a view as it is spelt otherwise, which leads back through that view to the original. */
export function viewWithin({ home, code }: View, other: Unescaped, skim: Skim): View {
  const own = viewOf(other.text, skim);
  const way: Way = (offset, isEnd) => home(other.toOriginal(own.home(offset, isEnd), isEnd), isEnd);
  const inside = own.code.map(
    ([start, end]): Code => [home(other.toOriginal(start, false), false), home(other.toOriginal(end, true), true)],
  );
  return {
    text: own.text,
    skimmed: own.skimmed,
    home: way,
    code: inside.length === 0 ? code : [...code, ...inside].sort(([one], [another]) => one - another),
  };
}

/** All of a view. */
export function wholeOf(view: View, place: Place, depth: number): Stretch {
  return { view, from: 0, to: view.text.length, place, depth };
}

/** What was found in a view as it lies in the original: in pieces, where something lies between its lines there. */
export function atHome<Found extends Range>(found: Found, { home, code }: View): readonly Found[] {
  const [start, end] = [home(found.start, false), home(found.end, true)];
  if (code.length === 0) return [{ ...found, start, end }];
  return piecesBetween(code, start, end).map(([first, last]) => ({ ...found, start: first, end: last }));
}

import { backslash, openBrace, openBracket, quote } from '../../code-units.ts';
import type { Place } from '../../detector.ts';
import { firstNoted } from '../skim/noted.ts';
import type { Stretch } from './view.ts';

/** What detectors may make of a text in which nothing was noted. */
export interface AskedOfQuiet {
  /** False when some detector may see what the skim does not, and every text has to be looked at. */
  readonly skipsQuiet: boolean;
  /** True when some detector may make something of any name, so that every one has to be read. */
  readonly asksEveryName: boolean;
  /** True when some detector of places is asked of keys too. */
  readonly asksKeys: boolean;
  /** True when the names around a text could make something of it that it isn't by itself. */
  readonly isTold: (place: Place) => boolean;
  /** True when a detector of places may make something of a text; `hasWords` is false when no name around it is telling. */
  readonly isPlaced: (place: Place, hasWords: boolean) => boolean;
}

/** The same for one text. */
export interface Asking {
  readonly detectors: AskedOfQuiet;
  /** Whether a name in the text, or around it, may be a telling one. */
  readonly hasWords: boolean;
}

/**
 * True for a text, or a part of one, in which nothing was noted and to which the names around it add nothing. `noted` is the
 * next place behind its beginning where something was noted, for callers that know it already.
 */
export function isQuiet({ view, from, to, place }: Stretch, asking: Asking, noted?: number): boolean {
  const { skipsQuiet, asksEveryName } = asking.detectors;
  if ((noted ?? firstNoted(view.skimmed, from)) < to || !skipsQuiet || isNamed(place, asking)) return false;
  return !asksEveryName || !mayBeginJson(view.text, from, to);
}

/** True when the names around a text may make more of it than it is by itself. */
export function isNamed(at: Place, { detectors, hasWords }: Asking): boolean {
  return (!at.isKey && detectors.isTold(at)) || detectors.isPlaced(at, hasWords || at.shown !== undefined);
}

/** True when a text begins as JSON does, or would with its escapes undone. */
function mayBeginJson(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === openBrace || code === openBracket || code === quote) return true;
    const isEscape = code === backslash && at + 1 < to && 'nrtbf\\"{['.includes(text[at + 1]!);
    if (isEscape && text[at + 1] !== '"' && text[at + 1] !== '\\') at += 1;
    else if (code > 32 && !isEscape) return false;
  }
  return false;
}

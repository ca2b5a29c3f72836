import { joiningIn } from '../../layouts/joining.ts';
import { countOfTokens, passes } from '../../shape/guard.ts';
import { listsIn } from '../views/lists.ts';
import { namesAt } from './names-at.ts';
import { type Naming, namingIn } from './naming.ts';
import { type QuoteBehind, quotesOf } from './quotes.ts';

/** What stands around the key words of a text. Several detectors ask the same of one place, so the last answer is kept. */
export interface Surroundings {
  readonly text: string;
  /** True where a count of tokens begins, as most key words in a log do. */
  isCount(start: number): boolean;
  /** The name in which an offset stands: see `namesAt`. */
  names(start: number): readonly string[] | undefined;
  /** True for a word that may make something of another string of the same document, or of what a layout joins with it. */
  mayNameOthers(start: number, end: number): boolean;
  /** True for a word that may stand in a key, told from where it ends. */
  mayStandInKey(end: number): boolean;
  /** True for a place in a string behind which another one follows in a list. */
  mayGoOnInList(end: number): boolean;
}

/** Looks around in a text, at each thing when it is first asked of: most texts hold no key word that asks for it. */
export function surroundingsIn(text: string): Surroundings {
  let quoteBehind: QuoteBehind | undefined;
  let naming: Naming | undefined;
  const isJoined = joiningIn(text);
  let goesOnInList: ((end: number) => boolean) | undefined;
  let countAt = -1;
  let count = false;
  let namedAt = -1;
  let named: readonly string[] | undefined;
  const quotes = (): QuoteBehind => {
    quoteBehind ??= quotesOf(text);
    return quoteBehind;
  };
  const ofNames = (): Naming => {
    naming ??= namingIn(text, quotes());
    return naming;
  };
  return {
    text,
    isCount(start) {
      if (start !== countAt) count = passes(countOfTokens, text, start);
      countAt = start;
      return count;
    },
    names(start) {
      if (start !== namedAt) named = namesAt(text, start);
      namedAt = start;
      return named;
    },
    mayNameOthers: (start, end) => ofNames().mayNameOthers(start, end) || isJoined(end),
    mayStandInKey: (end) => ofNames().mayStandInKey(end),
    mayGoOnInList(end) {
      goesOnInList ??= listsIn(text, quotes());
      return goesOnInList(end);
    },
  };
}

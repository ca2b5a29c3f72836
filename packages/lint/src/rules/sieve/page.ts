import type { Signs } from './cues.ts';
import type { Stems } from './stems.ts';

/** What one pass over a text told. */
export interface Reading extends Stems {
  /** The expressions that are worth asking about the text. */
  readonly signs: Signs;
  /** How many words a text of ASCII alone has, and how many sentences any; -1 where that was not counted. */
  readonly words: number;
  readonly sentences: number;
}

/** What is kept of a text that was read. */
export interface Page extends Reading {
  text: string | undefined;
  stems: Int32Array;
  count: number;
  /** True while the stems are still to be found, by an expression. */
  isForeign: boolean;
  words: number;
  sentences: number;
}

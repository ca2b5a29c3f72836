/** A word that is looked for, and what else has to stand there. */
export interface Keyword {
  readonly word: string;
  /** So many of its characters stand before what is reported. */
  readonly lead: number;
  /** So many letters, digits, dashes and low lines stand behind it. */
  readonly run: number;
}

/** Called for each key word in a text: which key word, where it begins and the offset just behind it. */
export type OnKeyword = (keyword: number, start: number, end: number) => void;

/**
 * Reports every key word in a text, without regard to ASCII case and to backslashes between its characters: `:\\/\\/` is
 * `://` written with escapes. A word that begins earlier may be reported later. It also says where a backslash stands
 * before `u` or `x`, since that may begin a character by its number.
 */
export type KeywordSearch = (text: string, report: OnKeyword, onNumber?: (at: number) => void) => void;

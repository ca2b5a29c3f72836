// Where things lie in the memory of the search, in bytes. `scanner/search.ts` goes by the same numbers, so this
// file is AssemblyScript as well as TypeScript.

/** A piece of a text, one byte for each character, and the character behind it. */
export const TEXT = 0;
/** A text is read in pieces of so many characters. */
export const PIECE = 0x10000;
/** The piece with two bytes for each character, where one byte is too few. */
export const WIDE = 0x10100;
/** The end of the piece before, then the piece: without its backslashes, in small letters. */
export const FOLDED = 0x30300;
/** So long may a key word be: what is kept of the piece before, for which there is room, is less than three times as long. */
export const LONGEST = 200;
/** The kinds of the same characters. */
export const KINDS = 0x40700;
/** The kind of each character of ASCII. */
export const KIND_OF = 0x50b00;
/** Three kinds after the other at eight neighbouring places. */
export const GRAMS = 0x50b80;
/** For each three kinds the first of the entries under them, and which kinds may come next. */
export const HEADS = 0x50c00;
export const NEXT = 0x60c00;
/** For each three kinds which may come next, where two kinds share a bit: half as much, and so quicker to look at. */
export const NEAR = 0x80c00;
/** Where backslashes were left out: a place in the folded text, and how far the original is ahead from there on. */
export const GAPS = 0x90c00;
/** Where backslashes stand before `u` or `x` in the piece. */
export const NUMBERS = 0x111d00;
/** The entries, one for each key word under three kinds; behind them come the characters of all key words. */
export const ENTRIES = 0x131e00;
/** An entry begins with eight characters of its key word at most. Then follow a mask for these, */
export const ENTRY_SIZE = 32;
export const MASK = 8;
/** where all characters of the key word are, */
export const CODES = 16;
/** which key word it is, */
export const KEYWORD = 20;
/** how many of its characters end with the three kinds, */
export const SPLIT = 22;
/** how long it is, */
export const LENGTH = 24;
/** the next entry under the same three kinds, */
export const FOLLOWING = 26;
/** how many of its characters stand before what is told of it, */
export const LEAD = 28;
/** and how many characters of words have to stand behind it. */
export const RUN = 29;

/** The kinds of letters, digits, dashes and low lines, one bit for each. */
export const WORDS = 0x2ffffffe;
/** So many characters may have to stand behind a key word, or before what is told of it. */
export const LONGEST_RUN = 40;

/** Then the key words that were found: which, where it begins and where it ends in the text. */
export const FOUND_SIZE = 12;
/** When so many were found in one go, another go finds the others. */
export const ENOUGH = 2048;
/** Places that are looked at together, so that a go ends behind all of them. */
export const STEP = 8;

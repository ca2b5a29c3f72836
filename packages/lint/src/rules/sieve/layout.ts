// Where things lie in the memory of the module that reads texts, in bytes. `scanner/reading.ts` goes by the same numbers, so
// this file is AssemblyScript as well as TypeScript.

/** A text, two bytes for each character, and a zero behind it. Longer ones are read without the module. */
export const TEXT = 0;
export const LONGEST = 0x8000;
/** The kind of each character. */
export const KINDS = 0x10010;
/** For characters beyond ASCII that tell something, a place among what they tell; 0 for all others. */
export const RARE_AT = 0x20010;
/** Words of up to twelve letters, of each side by side: its first six letters, the next six, and what is known of the word. */
export const KNOWN = 0x30010;
export const KNOWN_SIZE = 16;
export const NEXT_LETTERS = 4;
export const FACTS = 8;
export const BITS_OF_WORD = 14;
/** The stems of the text. */
export const STEMS = 0x70010;
/** The signs of the text, and those that every text has. */
export const SIGNS = 0x7c010;
export const ALWAYS = 0x7c110;
/** What characters beyond ASCII tell: up to 255 times signs. */
export const RARE = 0x7c210;
/** What is known when the reading stops: how many stems there are, */
export const RESULT = 0x7e210;
export const COUNT = 0;
/** whether a character is beyond ASCII, and whether the stems are to be found by an expression, */
export const FLAGS = 4;
export const IS_BEYOND_ASCII = 1;
export const IS_FOREIGN = 2;
/** how many words there are in a text of ASCII alone, or -1, and how many sentences, */
export const WORDS = 24;
export const SENTENCES = 28;
/** and the word or number for which it stopped: where it begins and ends, and the letters of a word. */
export const FROM = 8;
export const TO = 12;
export const FIRST = 16;
export const NEXT = 20;
/** The most numbers of 32 bits that signs may have. */
export const MOST_SLOTS = 8;
/** What words tell: signs, where the phrases lie that begin or end with the word, and how many they are. */
export const TOLD = 0x7e240;
export const TOLD_SIZE = 40;
export const PHRASES_AT = 32;
export const PHRASES = 36;
/**
 * The phrases: a slot and a bit of the signs, where the phrase begins, counted in characters from the beginning of the word, how
 * long it is, and its characters.
 */
export const PHRASE_BIT = 4;
export const PHRASE_OFFSET = 8;
export const PHRASE_LENGTH = 12;
export const PHRASE_CODES = 16;
export const PHRASE_ARENA = 0xd0000;
export const MOST_PHRASES = 0x80000;
/** What is looked for as it stands around a character of ASCII that is no letter, as told by the character. */
export const MARKS = 0x150000;
export const END = 0x152000;

/** Kinds of characters: letters of ASCII, */
export const LETTER = 1;
/** letters of Latin-1 beyond ASCII, */
export const ACCENTED = 2;
export const DIGIT = 3;
/** beyond Latin-1, and no letter: quotation marks, dashes, dots, arrows, ticks, lines and most pictures, */
export const SIGN = 4;
/** anything else beyond Latin-1, of which only an expression can tell what it is, */
export const FOREIGN = 5;
/** a character around which something is looked for as it stands, */
export const MARK = 6;
/** and anything else. */
export const OTHER = 0;

/** Why the reading stops: it is done, */
export const DONE = 0;
/** or a word of up to twelve letters was never met before, */
export const UNKNOWN = 1;
/** or a word is longer or has letters beyond ASCII, */
export const LONG = 2;
/** or a number has more digits than a stem has room for. */
export const LONG_NUMBER = 3;

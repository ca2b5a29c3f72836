// Where things lie in the memory of the scanner, in bytes. Whoever writes plans and bytes there goes by the same numbers, so this
// file is TypeScript as well as AssemblyScript. Below the first ones each is the offset of a field of four bytes in a record.

/** A plan lies at the beginning, behind what no address may be, because 0 stands for nothing. */
export const PLAN = 16;
export const PLAN_END = 0x10000;
/** Behind it what one scan notes: the places of the values of named keys, other keys, and the numbers of a list. */
export const PLACES = 0x10000;
export const KEYS = 0x50000;
export const NUMBERS = 0x7f000;
/** Then the bytes that are scanned, and zeros behind them. */
export const ROOM = 0x80000;
export const ZEROS = 64;

/** The kinds of JSON values, as bits, and more that is asked of a value. */
export const NULL = 1;
export const TRUE = 2;
export const FALSE = 4;
export const NUMBER = 8;
export const STRING = 16;
export const ARRAY = 32;
export const OBJECT = 64;
export const EVERY_KIND = 127;
export const IS_INTEGER = 128;
export const HAS_MINIMUM = 256;
export const HAS_MAXIMUM = 512;
export const IS_LISTED_NUMBER = 1024;
export const IS_UNIQUE = 2048;

/** What a value must be. */
export const KINDS = 0;
export const MIN_LENGTH = 4;
export const MAX_LENGTH = 8;
export const TEXTS = 12;
export const PATTERN = 16;
export const ITEMS = 20;
export const MIN_ITEMS = 24;
export const MAX_ITEMS = 28;
export const MINIMUM = 32;
export const MAXIMUM = 36;
export const LISTED_NUMBERS = 40;
export const EXTRA = 44;
export const UNION = 48;
export const TAG = 52;
export const TABLE = 56;

/** The keys of an object; its entries follow it. */
export const ENTRY_COUNT = 0;
export const REQUIRED_COUNT = 4;
export const REST = 8;
export const NAMES = 12;
export const ENTRIES = 16;

/** One key that a schema names, with the quotation mark that ends it. */
export const KEY_LENGTH = 0;
export const KEY = 4;
export const INDEX = 8;
export const IS_REQUIRED = 12;
export const ENTRY_PLAN = 16;
export const NEXT = 20;
export const ENTRY_SIZE = 24;

/** A list is a count and, behind it, its elements. */
export const COUNT = 0;
export const ELEMENTS = 4;

/** One of several texts: its length and its letters, and what it is a tag of. */
export const TEXT_LENGTH = 0;
export const TEXT = 4;
export const TEXT_SIZE = 8;
export const TAGGED_PLAN = 8;
export const TAGGED_SIZE = 12;

/** The key that tells the branches of a union apart; the list of its texts follows. */
export const TAG_LENGTH = 0;
export const TAG_KEY = 4;
export const TAG_TEXTS = 8;

/** A pattern as a machine: the class of each letter, and for each state a row, which begins with whether it is an end. */
export const CLASSES = 0;
export const ROWS = 4;
export const ROW_SIZE = 8;
/** Classes and states are written as letters from this one on. */
export const FIRST_LETTER = 48;

/** Something follows where a value passes one of some tests, or where it passes none. */
export const TESTS = 0;
export const MET = 4;
export const UNMET = 8;
export const CLAUSE_SIZE = 12;

/**
 * A schema that is asked of a value that has been read. Behind it are the indices of keys, and then those of members with their
 * plans.
 */
export const TEST_PLAN = 0;
export const ALLOWS_OBJECTS = 4;
export const TEST_EXTRA = 8;
export const NEEDED_COUNT = 12;
export const MEMBER_COUNT = 16;
export const NEEDED = 20;

import { quoteWritten, spaceWritten } from './guard.ts';

/** The next key of an object, which stands behind a comma with a quote before it: no value of the name before it. */
export const nextKey = '\\\\{0,2}["\'\\x60][\\w .-]{1,60}\\\\{0,2}["\'\\x60]\\s{0,8}:';

/** The same for a guard, from behind the quote on. */
export const nextKeyWritten: string = `[\\w .-]{1,60}${quoteWritten}${spaceWritten}{0,8}:`;

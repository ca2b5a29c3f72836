/** From so many bytes on it pays to load the scanner; less is parsed. */
export const worthScanning: number = 1 << 18;

/** Files up to this size are read whole, whatever is in them. */
export const mostWhole: number = 1 << 24;

/** A document that is longer than this is judged in pieces. */
export const mostAtOnce: number = 1 << 26;

/** A document that is longer than this is no text any more. */
export const longestText = 0x1fffffe8;

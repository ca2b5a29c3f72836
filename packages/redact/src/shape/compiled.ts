/**
 * Has a long pattern compiled for speed at its first use. V8 would make a form of it first that is slow to run, and for a
 * long pattern far slower to make than the quick one, only to throw it away at the second use: unless the text is long.
 * A text of the same kind (of one byte or two for each character) spares it from compiling for the other kind as well.
 */
export function compiledAtOnce(pattern: RegExp, like = ''): RegExp {
  if (pattern.source.length < longPattern) return pattern;
  pattern.exec(like.length < longText ? like.padEnd(longText) : like.slice(0, longText));
  pattern.lastIndex = 0;
  return pattern;
}

const longPattern = 200;
const longText = 1000;

import { inBothCases } from './both-cases.ts';
import { inShortClasses, longestQuick, withShortClasses } from './short-classes.ts';

/**
 * An expression of which a long one is compiled for speed at once. V8 would make a form of it first that is slow to run, and
 * for a long pattern far slower to make than the quick one, only to throw it away at the second use: unless the text is long.
 * A text of the same kind (of one byte or two for each character) spares it from compiling for the other kind as well.
 */
export function compiledAtOnce(source: string, flags: string, like = ''): RegExp {
  if (source.length < longPattern) return new RegExp(source, flags);
  const both = inCases(source, flags);
  const pattern =
    both === undefined ? new RegExp(withShortClasses(source), flags) : new RegExp(both, flags.replace('i', ''));
  pattern.exec(like.length < longText ? like.padEnd(longText) : like.slice(0, longText));
  pattern.lastIndex = 0;
  return pattern;
}

function inCases(source: string, flags: string): string | undefined {
  return flags.includes('i') && !flags.includes('u') ? inBothCases(source) : undefined;
}

/** True for an expression that engines still make quick. */
export function isQuick(source: string, flags: string): boolean {
  return (inCases(source, flags) ?? inShortClasses(source)).length <= longestQuick;
}

const longPattern = 200;
const longText = 1000;

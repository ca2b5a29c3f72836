import { inBothCases } from './both-cases.ts';
import { inShortClasses, longestQuick, withShortClasses } from './short-classes.ts';

/**
 * An expression that is compiled to machine code at once, where it is long. V8 would first make byte code of it, which takes
 * far longer for a long pattern and is thrown away at the second use; asked about a long text, it leaves that step out. `like`
 * is a text of the kind that will be searched, of one byte or of two for each character, because V8 compiles for each kind
 * apart.
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

import { withShortClasses } from '@trace-formats/redact';
import { forSmallLetters, inSmallLetters } from './small-letters.ts';

/** What an expression is made from: an expression itself, or its parts, from which it is made when it is first asked. */
export type Form = Pick<RegExp, 'source' | 'flags'>;

/** As much of an expression as is asked of it. */
export interface Readied {
  exec(text: string): RegExpExecArray | null;
  test(text: string): boolean;
}

/** One that is asked for all its matches as well. */
export interface ReadiedForAll extends Readied {
  all(text: string): RegExpExecArray[];
}

/**
 * Makes a long expression ready in a fifth of the time, and only once it is asked. V8 makes byte code of an expression first
 * and machine code at its second use, and for a long one the byte code takes longer than all else; asked about a long text, it
 * makes machine code at once. An expression that ignores case is asked about the text in small letters. The answers stay the
 * same.
 */
export function readied({ source, flags }: Form): ReadiedForAll {
  const asIs = madeWhenAsked(() => withShortClasses(source), flags);
  if (!flags.includes('i')) return asIs;
  const holds = /\((?:(?!\?)|\?<(?![=!]))/.test(source);
  const ofSmall = madeWhenAsked(() => forSmallLetters(source), flags.replace('i', holds ? 'd' : ''));
  return {
    exec: (text) => {
      const small = inSmallLetters(text);
      return small === undefined ? asIs.exec(text) : asWritten(ofSmall.exec(small), text);
    },
    test: (text) => {
      const small = inSmallLetters(text);
      return small === undefined ? asIs.test(text) : ofSmall.test(small);
    },
    all: (text) => {
      const small = inSmallLetters(text);
      return small === undefined ? asIs.all(text) : ofSmall.all(small).map((found) => asWritten(found, text)!);
    },
  };
}

/** Makes an expression only for what is asked of it: one match or all of them. */
function madeWhenAsked(source: () => string, flags: string): ReadiedForAll {
  const one = madeOnce(() => new RegExp(source(), flags));
  const each = madeOnce(() => new RegExp(source(), `${flags}g`));
  return {
    exec: (text) => one().exec(text),
    test: (text) => one().test(text),
    all: (text) => [...text.matchAll(each())],
  };
}

function madeOnce(make: () => RegExp): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    if (made === undefined) {
      made = make();
      made.test(longEnough);
      made.lastIndex = 0;
    }
    return made;
  };
}

/** V8 calls a text long from a thousand characters on; these are neither letters nor blanks, so that little of it is looked at. */
const longEnough = '\u0001'.repeat(1000);

/** What was found in a text in small letters, in the letters of the text itself. */
function asWritten(found: RegExpExecArray | null, text: string): RegExpExecArray | null {
  if (found === null) return null;
  const { index, indices, groups } = found;
  const ranges = indices ?? [[index, index + found[0].length] as [number, number]];
  const written = Array.from(ranges, (range) => range && text.slice(...range)) as unknown as RegExpExecArray;
  const names = Object.entries(indices?.groups ?? {}).map(([name, range]) => [name, range && text.slice(...range)]);
  return Object.assign(written, { index, input: text, groups: groups && Object.fromEntries(names) });
}

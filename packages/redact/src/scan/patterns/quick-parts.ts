import { isQuick } from '../../shape/for-engines/compiled.ts';
import { alternativesOf } from '../skim/beginning.ts';

/** What an expression is asked for. */
export type Searcher = Pick<RegExp, 'exec' | 'lastIndex'>;

/**
 * An expression that is longer than engines make quick, cut at its bars into some that they do: one of addresses in all
 * languages takes seven times as long to run as its parts together.
 */
export function quickParts(source: string, flags: string): string[] {
  if (isQuick(source, flags)) return [source];
  const parts: string[] = [];
  for (const alternative of alternativesOf(source)) {
    const longer = parts.length === 0 ? alternative : `${parts.at(-1)}|${alternative}`;
    if (parts.length > 0 && isQuick(longer, flags)) parts[parts.length - 1] = longer;
    else parts.push(alternative);
  }
  return parts;
}

/** Finds what one expression would find whose alternatives these are: of matches that begin together that of the first of them. */
export function asOne(parts: readonly RegExp[]): Searcher {
  if (parts.length === 1) return parts[0]!;
  return parts[0]!.sticky ? inTurn(parts) : together(parts);
}

function inTurn(parts: readonly RegExp[]): Searcher {
  return {
    lastIndex: 0,
    exec(text) {
      for (const part of parts) {
        part.lastIndex = this.lastIndex;
        const match = part.exec(text);
        if (match === null) continue;
        this.lastIndex = part.lastIndex;
        return match;
      }
      return null;
    },
  };
}

function together(parts: readonly RegExp[]): Searcher {
  // The next match of each, which stays the next one until the search has gone past it; null where there is none any more.
  let next: (RegExpExecArray | null)[] = [];
  return {
    lastIndex: 0,
    exec(text) {
      const from = this.lastIndex;
      if (from === 0) next = [];
      let first: RegExpExecArray | null = null;
      for (const [index, part] of parts.entries()) {
        let match = next[index];
        if (match === undefined || (match !== null && match.index < from)) {
          part.lastIndex = from;
          match = part.exec(text);
          next[index] = match;
        }
        if (match === null || (first !== null && match.index >= first.index)) continue;
        first = match;
        this.lastIndex = match.index + match[0].length;
      }
      if (first === null) next = [];
      return first;
    },
  };
}

import type { Unescaped } from '../spelling/escapes.ts';

/** A way in which names and values stand together in a text. */
export interface Layout {
  /** For a name that is known already: what joins it with its value. */
  readonly link?: Link;
  /** For a layout that says by itself what is a name: what a text cannot do without that is laid out so, and its reader. */
  readonly signs?: readonly string[];
  readonly pairs?: (text: string) => Iterable<Pair>;
  /** For a layout that writes values in a way of its own: the value as it was before, when that is something else. */
  readonly undo?: (value: string, from: number) => Unescaped | undefined;
}

/** What stands between a name and its value. */
export interface Link {
  /** To be tried where a name ends; the value begins where it ends. */
  readonly pattern: RegExp;
  /** True for what nobody writes but between a name and a value. */
  readonly isSign: boolean;
  /** False where the value must have a form of its own to be one. */
  readonly takesLoose: boolean;
  /** True where check digits must be right, or the value long. */
  readonly wantsCheck: boolean;
}

/** A name, and where its value stands. */
export interface Pair {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** A link as it is written down: a sign, before any value, unless it says otherwise. */
export function linkOf(between: string, facts: Partial<Omit<Link, 'pattern'>> = {}): Link {
  return { pattern: new RegExp(between, 'iuy'), isSign: true, takesLoose: true, wantsCheck: false, ...facts };
}

/** Reads pairs with patterns that have a group `key` and one that is called `value`. */
export function pairsWith(...patterns: readonly RegExp[]): (text: string) => Iterable<Pair> {
  return function* pairsIn(text) {
    for (const pattern of patterns)
      for (const { groups, indices } of text.matchAll(pattern)) {
        const [start, end] = indices!.groups!['value']!;
        yield { key: groups!['key']!.replace(/^\s+|\s*:?\s*$/g, ''), start, end };
      }
  };
}

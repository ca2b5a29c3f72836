import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { ifPossible } from '../if-possible.ts';
import { isInAny } from '../input/is-inside.ts';

/** What was named, and where that really lies, which is only asked where there is something to hold against it. */
export interface Roots {
  readonly named: ReadonlySet<string>;
  readonly real: ReadonlySet<string>;
}

export function rootsOf(words: readonly string[], cwd: string): Roots {
  const named = new Set(words.map((word) => resolve(cwd, word)));
  let real: ReadonlySet<string> | undefined;
  return {
    named,
    get real() {
      real ??= new Set([...named].flatMap((root) => realOf(root) ?? []));
      return real;
    },
  };
}

/** Whether a path leads to nothing that lies in what was named. */
export function leadsOut(path: string, { real }: Roots): boolean {
  const place = realOf(path);
  return place === undefined || !isInAny(real, place);
}

/** Where a path really lies; undefined where it leads to nothing. */
export function realOf(path: string): string | undefined {
  return ifPossible(() => realpathSync(path));
}

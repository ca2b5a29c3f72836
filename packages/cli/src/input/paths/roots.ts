import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { NotWritten } from '../../cannot-work.ts';
import { ifPossible } from '../../if-possible.ts';
import { isInAny } from './is-inside.ts';

/** What was named, and where that really lies, which is only asked where there is something to hold against it. */
export interface Roots {
  readonly named: ReadonlySet<string>;
  readonly real: ReadonlySet<string>;
}

/** The roots that words of a command line name. */
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

/** What a link brings in is looked at; whoever gave a folder to be written in gave nothing that lies elsewhere. */
export function isElsewhere(path: string, roots: Roots): boolean {
  return isInAny(roots.named, path) && leadsOut(path, roots);
}

/** Thrown where a file would have been written, but lies elsewhere. */
export class LeadsOut extends NotWritten {
  constructor(name: string, work: string) {
    super(
      `${name} lies outside of the folder that was named, where a link leads, and is left as it is.`,
      `Name it to have it ${work}.`,
    );
  }
}

/** Where a path really lies; undefined where it leads to nothing. */
export function realOf(path: string): string | undefined {
  return ifPossible(() => realpathSync(path));
}

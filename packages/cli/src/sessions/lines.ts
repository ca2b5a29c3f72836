import { LF } from '../code-units.ts';

/** Lines of a log that are made into text one by one, as they are asked for: most of a log is never asked for. */
export interface Lines {
  readonly length: number;
  /** The line at a place; undefined where there is none. */
  at(index: number): string | undefined;
  /** All of them from the first on, or from the last on. */
  forward(): Iterable<string>;
  backward(): Iterable<string>;
  /** Whether a pattern of plain letters fits one of them. */
  hold(pattern: RegExp): boolean;
}

/** The lines of a part of a file. They are good until the room in which it stands is used again. */
export function linesIn(part: Buffer): Lines {
  const ends: number[] = [];
  for (let at = 0; at < part.length; at = ends.at(-1)! + 1) {
    const end = part.indexOf(LF, at);
    ends.push(end < 0 ? part.length : end);
  }
  // Every byte as a letter of its own: far quicker to make, and to search, than a text.
  let plain: string | undefined;
  const lineAt = (index: number): string => part.toString('utf8', index === 0 ? 0 : ends[index - 1]! + 1, ends[index]);
  return {
    length: ends.length,
    at: (index) => (ends[index] === undefined ? undefined : lineAt(index)),
    *forward() {
      for (let index = 0; index < ends.length; index++) yield lineAt(index);
    },
    *backward() {
      for (let index = ends.length - 1; index >= 0; index--) yield lineAt(index);
    },
    hold(pattern) {
      plain ??= part.toString('latin1');
      return pattern.test(plain);
    },
  };
}

/** The lines of both ends of a log, in the order of the file. In a short log the two are the same. */
export function bothEnds(head: Lines, tail: Lines): Lines {
  if (head === tail) return head;
  return {
    length: head.length + tail.length,
    at: (index) => (index < head.length ? head.at(index) : tail.at(index - head.length)),
    *forward() {
      yield* head.forward();
      yield* tail.forward();
    },
    *backward() {
      yield* tail.backward();
      yield* head.backward();
    },
    hold: (pattern) => head.hold(pattern) || tail.hold(pattern),
  };
}

import type { Matcher } from './characters.ts';

/** What a machine does that tries to match; `a` to `d` of each say with what. */
export const op = {
  /** One character that matcher `a` accepts, `d` saying which way. */
  one: 0,
  /** The same as often as it goes, from `b` to `c` times and a way back for each. */
  many: 1,
  jump: 2,
  /** Goes to `a`, and to `b` where that leads to nothing. */
  either: 3,
  /** Writes the position into register `a`. */
  mark: 4,
  /** Forgets the registers from `a` up to `b`. */
  forget: 5,
  /** Begins to count in register `a`. */
  begin: 6,
  /** The head of a loop that goes between `b` and `c` times, counted in register `a`: it goes on at `d`. */
  loop: 7,
  /** The same for a loop that goes as seldom as it can. */
  lazyLoop: 8,
  /**
   * The end of a round: counts in register `a`, and fails where nothing was read since register `a + 1` and `b` rounds are done.
   */
  round: 9,
  /**
   * Begins to look around, remembering it in registers `a` and `a + 1`; goes on at `b`, where that is not 0, once what follows
   * fails. `d` is where it goes on in any case, and 0 where to look may take long.
   */
  look: 10,
  /** What was looked for is there: goes back to where the look began, which `a` remembers. */
  seen: 11,
  /** What must not be there is: fails. */
  seenInVain: 12,
  /** The start of the text, and of each line where `b` is 1. */
  start: 13,
  end: 14,
  /** A border of words, which matcher `a` reads, or none where `b` is 1. */
  border: 15,
  /** The text of the group whose registers begin at `a`, `b` saying which way. */
  again: 16,
  done: 17,
} as const;

/** Which way characters are read, and how many of them: the sum of these. */
export const manyIs = { greedy: 1, backward: 2 } as const;

/** Says whether what stands at an instruction may begin with a code unit. */
export type Beginnings = (pc: number, code: number) => boolean;

/** An expression as a list of instructions, five numbers for each. */
export interface Program {
  readonly code: Int32Array;
  readonly matchers: readonly Matcher[];
  /** What the matchers say of the first 256 characters: 0 as long as nobody asked, 1 for yes, 2 for no. */
  readonly known: Uint8Array;
  /** How many registers there are; the first hold the beginning and the end of each group, the whole match being the first. */
  readonly registers: number;
  readonly groups: number;
  readonly mayBegin: Beginnings;
  /** Where characters lead that pass by choices, for each choice that was asked. */
  readonly passing: (Int32Array | undefined)[];
  readonly isSticky: boolean;
  /** True where a character is a code point. */
  readonly isUnicode: boolean;
  /** The flags by which characters are compared. */
  readonly likeness: string;
}

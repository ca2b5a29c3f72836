import { type Matcher, matcherOf } from './characters.ts';

/** The instructions of an expression while they are written, one behind the other. */
export interface InstructionList {
  readonly code: number[];
  readonly matchers: readonly Matcher[];
  /** Writes an instruction; gives back where it stands. */
  emit(what: number, a?: number, b?: number, c?: number, d?: number): number;
  /** Where the next one will stand. */
  here(): number;
  /** Takes so many registers for itself; gives back the first. */
  taken(count: number): number;
  /** How many registers there are. */
  registers(): number;
  /** The number of what matches this character or class, each of which is kept once. */
  matcher(raw: string): number;
}

/** Begins without any. The first registers belong to the groups, and `likeness` are the flags by which characters are compared. */
export function startInstructions(ofGroups: number, likeness: string): InstructionList {
  const code: number[] = [];
  const matchers: Matcher[] = [];
  let registers = ofGroups;
  return {
    code,
    matchers,
    emit: (what, a = 0, b = 0, c = 0, d = 0) => code.push(what, a, b, c, d) - 5,
    here: () => code.length,
    taken: (count) => {
      registers += count;
      return registers - count;
    },
    registers: () => registers,
    matcher: (raw) => {
      const made = matcherOf(raw, likeness);
      const known = matchers.indexOf(made);
      return known === -1 ? matchers.push(made) - 1 : known;
    },
  };
}

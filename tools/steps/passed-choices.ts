import { op, type Program } from './program.ts';

/** Of so many characters it is kept which choices they pass by. */
export const ofPassing = 128;

/** Two numbers for each of those characters, to be filled when it is asked for: where it leads, and past how many choices. */
export function passingFrom({ passing }: Program, pc: number): Int32Array {
  const row = new Int32Array(2 * ofPassing);
  passing[pc] = row;
  return row;
}

/**
 * Notes where a character leads from a choice on past all choices whose first way it does not begin, and how many they are. A list
 * of hundreds of words is passed at once so, for the same steps.
 */
export function passBy({ code, mayBegin }: Program, pc: number, unit: number, row: Int32Array): void {
  let [to, passed] = [pc, 0];
  for (; code[to] === op.either && !mayBegin(code[to + 1]!, unit); passed++) to = code[to + 2]!;
  row[2 * unit] = to;
  row[2 * unit + 1] = passed;
}

/** Which of two texts comes first, by their code units: the same on every machine, whatever its language. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

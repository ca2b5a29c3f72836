/** Several things in a row, as a sentence has them: "a", "a and b", "a, b and c". */
export function listed(things: readonly string[], joint: 'and' | 'or' | 'nor' = 'and'): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${joint} ${things.at(-1)}`;
}

/** One file that a generator makes: its path from the repository's root and its whole text. */
export interface Output {
  readonly path: string;
  readonly text: string;
}

/** What `--check` can find: a file that differs, one that is not there, one that nobody makes any more. */
export interface Difference {
  readonly path: string;
  readonly kind: 'changed' | 'missing' | 'left over';
}

/** Compares what the generators make with what lies on the disk; both sides are given, so nothing is read or written here. */
export function differences(made: readonly Output[], found: ReadonlyMap<string, string>): Difference[] {
  const wanted = new Map(made.map((output) => [output.path, output.text]));
  const result: Difference[] = [];
  for (const [path, text] of wanted) {
    const there = found.get(path);
    if (there === undefined) result.push({ path, kind: 'missing' });
    else if (there !== text) result.push({ path, kind: 'changed' });
  }
  for (const path of found.keys()) if (!wanted.has(path)) result.push({ path, kind: 'left over' });
  return result.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Differences for a person to read, a line each. */
export function told(changes: readonly Difference[]): string {
  return changes.map(({ path, kind }) => `${kind.padEnd(9)} ${path}`).join('\n');
}

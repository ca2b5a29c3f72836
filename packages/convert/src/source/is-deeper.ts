import { filesOf, recordsOf, type Source } from './source.ts';

/** Whether lists and objects stand in one another in a source more often than the number says. */
export function isDeeper(source: Source, most: number): boolean {
  let level: readonly unknown[] = filesOf(source).flatMap((file) => recordsOf(file).map(({ value }) => value));
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length === 0) return false;
  }
  return true;
}

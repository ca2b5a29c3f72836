import type { Result } from '@trace-formats/schema/report';
import { compare } from '../compare.ts';

/** In the order of paths and records; what is said of a folder stands before its files. */
export function inOrder(results: readonly Result[]): Result[] {
  return results
    .map((result, index) => ({ result, index }))
    .sort(
      (a, b) =>
        compare(a.result.file, b.result.file) || (a.result.record ?? 0) - (b.result.record ?? 0) || a.index - b.index,
    )
    .map(({ result }) => result);
}

import type { Part } from './merged-parts.ts';

/**
 * Counts the records of files that were linted in parts through each file, given the parts in the order of their files. Where one
 * part of a file could not be read, that is all there is to say of the file.
 */
export function numberedParts(parts: readonly Part[]): readonly Part[] {
  const lost = lostFiles(parts);
  const before = new Map<string, number>();
  return parts.map((part) => {
    if (part.lines === undefined || part.lines.records === undefined) return part;
    const { file, records } = part.lines;
    if (lost.has(file))
      return {
        ...part,
        results: part.results.filter((result) => result.file !== file),
        facts: { ...part.facts, traces: [] },
      };
    const done = before.get(file) ?? 0;
    before.set(file, done + records);
    return done === 0 ? part : shifted(part, file, done);
  });
}

/** The files of which a part could not be read. */
export function lostFiles(parts: readonly Part[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap(({ lines }) => (lines !== undefined && lines.records === undefined ? [lines.file] : [])),
  );
}

function shifted(part: Part, file: string, by: number): Part {
  const moved = <One extends { readonly file: string; readonly record: number | null }>(one: One): One =>
    one.file === file && one.record !== null ? { ...one, record: one.record + by } : one;
  return {
    ...part,
    results: part.results.map(moved),
    facts: { ...part.facts, traces: part.facts.traces.map(moved) },
  };
}

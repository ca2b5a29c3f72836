import type { Extent, Table } from './table.ts';

/**
 * A table as pandas prints it: no sign between the columns, every cell ends where its heading does, and a number stands
 * before each row.
 */
export function tableOfDataFrame(text: string): Table | undefined {
  const [head, ...rows] = Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) => ({ line, at: index }));
  if (!head || !/^[ ]{2}/.test(head.line)) return undefined;
  const names = [...head.line.matchAll(/[^\s]+/g)];
  const ends = names.map(({ 0: name, index }) => index + name.length);
  if (names.length < 2 || names.some(({ 0: name }) => !/^[\p{L}_][\w\p{L}.]*$/u.test(name))) return undefined;
  return {
    headings: names.map(({ 0: name, index }): Extent => [head.at + index, head.at + index + name.length]),
    rows: rowsOf(rows, ends),
  };
}

function* rowsOf(lines: readonly { line: string; at: number }[], ends: readonly number[]): Iterable<readonly Extent[]> {
  for (const { line, at } of lines) {
    const index = /^\d{1,7}[ ]/.exec(line)?.[0].length;
    if (index === undefined) return;
    let from = index;
    const cells: Extent[] = [];
    for (const end of ends) {
      const cell = line.slice(from, end);
      // A cell ends where its heading does, and none reaches into the next.
      if (!/\S$/.test(cell) || !/^[\s]?$/.test(line.slice(end, end + 1))) return;
      cells.push([at + from + cell.search(/\S/), at + end]);
      from = end;
    }
    yield cells;
  }
}

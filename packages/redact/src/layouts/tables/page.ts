import type { Layout, Pair } from '../layout.ts';
import type { Extent, Table } from './table.ts';

/** A table of HTML that a text begins with, under the cells of its first row. */
export function tableOfPage(text: string): Table | undefined {
  if (!/^[ \t]*<t[hdr]\b/i.test(text)) return undefined;
  const [head, ...others] = rowsOf(text);
  return { headings: head?.cells ?? [], rows: others.map(({ cells }) => cells) };
}

/** The tables of a page, each value under the heading of its column. */
export const pageTable: Layout = {
  signs: ['<th', '<TH'],
  pairs: function* (text): Iterable<Pair> {
    let headings: readonly Extent[] = [];
    for (const { cells, isHeading } of rowsOf(text)) {
      if (isHeading) headings = cells;
      else if (cells.length === headings.length)
        for (const [column, [start, end]] of cells.entries())
          yield { key: text.slice(...headings[column]!), start, end };
    }
  },
};

interface Row {
  readonly cells: readonly Extent[];
  readonly isHeading: boolean;
}

function rowsOf(text: string): Row[] {
  return Array.from(
    text.matchAll(/(?:<t[hd]\b[^<>]{0,200}>(?:[^<>]|<(?!\/?t)[^<>]{1,200}>){0,400}(?:<\/t[hd]>)?\s*){1,60}/gi),
    ({ 0: row, index }) => ({
      cells: Array.from(
        row.matchAll(/<t[hd]\b[^<>]{0,200}>\s*(?:<(?!\/?t)[^<>]{1,200}>\s*){0,4}((?:[^<>]*[^<>\s])?)/dgi),
        ({ indices }): Extent => [index + indices![1]![0], index + indices![1]![1]],
      ),
      isHeading: !/<td/i.test(row),
    }),
  );
}

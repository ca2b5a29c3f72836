import type { Layout, Pair } from '../layout.ts';
import { fewRows, linesFrom } from './lines-from.ts';

/**
 * A table that nothing but blanks keeps apart: each cell begins, or ends, where the heading of its column does. The headings are
 * words alone, and one of them is of those under which people have entries.
 */
export const alignedTable: Layout = {
  signs: ['ame', 'AME', 'mail', 'MAIL', 'hone', 'HONE', 'irth', 'DOB', 'dob', 'datum'].flatMap((word) => [
    `${word}  `,
    `${word}\n`,
    `${word}\r\n`,
  ]),
  pairs: function* (text): Iterable<Pair> {
    let reached = 0;
    for (const head of text.matchAll(heads)) {
      const line = head[0].replace(/^\n/, '');
      const columns = [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: key, index }) => ({
        key,
        from: index,
        to: index + key.length,
      }));
      // A line that stands below another one like it is a row.
      const start = head.index + head[0].length - line.length;
      if (start > 1 && cellsOf(lineBefore(text, start), columns) !== undefined) continue;
      let at = head.index + head[0].length + 1;
      let rest = at < reached ? fewRows : Number.POSITIVE_INFINITY;
      for (const row of linesFrom(text, at)) {
        const cells = cellsOf(row.replace(/\r$/, ''), columns);
        if (cells === undefined || rest === 0) break;
        rest -= 1;
        for (const [column, [from, to]] of cells.entries())
          yield { key: columns[column]!.key, start: at + from, end: at + to };
        at += row.length + 1;
      }
      reached = Math.max(reached, at);
    }
  },
};

function lineBefore(text: string, start: number): string {
  return text.slice(Math.max(text.lastIndexOf('\n', start - 2) + 1, start - widest), start - 1).replace(/\r$/, '');
}

/** How wide a row may be. */
const widest = 1000;

interface Column {
  readonly from: number;
  readonly to: number;
}

/** The cells of a row, if it has one in every column; `undefined` where it has another number of them or they stand elsewhere. */
function cellsOf(row: string, columns: readonly Column[]): (readonly [number, number])[] | undefined {
  const cells = [...row.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }) => [index, index + cell.length] as const);
  if (cells.length !== columns.length) return undefined;
  return cells.every(([from, to], column) => from === columns[column]!.from || to === columns[column]!.to)
    ? cells
    : undefined;
}

/** A line of two headings or more, each of one to three words. */
const heads =
  /(?:^|\n)[ ]{0,24}[\p{L}_][\p{L}\d_.-]{1,24}(?: [\p{L}\d_.-]{1,24}){0,2}(?:[ ]{2,60}[\p{L}_][\p{L}\d_.-]{1,24}(?: [\p{L}\d_.-]{1,24}){0,2}){1,20}(?=[ ]{0,20}\r?\n)/gu;

import { tableOfDataFrame } from './data-frame.ts';
import { tableOfLines } from './lines.ts';
import { tableOfPage } from './page.ts';
import { copiedTable, insertedTable } from './statement.ts';
import type { Extent, Table } from './table.ts';

/** Says of a heading, and of where it stands in its text, whether the column under it is asked for. */
interface Heading {
  test(name: string, at: number): boolean;
}

/** The cells that stand under a telling heading, in CSV, in a drawn table, in one of HTML or of pandas, or in a statement of SQL. */
export function cellsUnder(heading: Heading, text: string): Extent[] {
  for (const { headings, rows } of readingsOf(text)) {
    const telling = [...headings.keys()].filter((column) => {
      const [start, end] = headings[column]!;
      return heading.test(text.slice(start, end), start);
    });
    if (telling.length === 0) continue;
    const found: Extent[] = [];
    for (const row of rows) for (const column of telling) if (row[column]) found.push(row[column]);
    if (found.length > 0) return found;
  }
  return [];
}

/** The ways to read a table; the first one in which there is something under a heading is the right one. */
function* readingsOf(text: string): Iterable<Table> {
  const table = copiedTable(text) ?? insertedTable(text) ?? tableOfPage(text) ?? tableOfDataFrame(text);
  if (table) yield table;
  else yield* tableOfLines(text);
}

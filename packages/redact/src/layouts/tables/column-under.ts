import { cellsBelow } from './blanks.ts';
import { cellsUnder } from './cells-under.ts';
import { longTables, tallest } from './long-tables.ts';
import type { Extent } from './table.ts';

/** Gives the cells of the column under a name, for a name that stands where headings do. */
export function columnsUnder(): (text: string, start: number, end: number) => Extent[] {
  const tableAt = longTables();
  return (text, start, end) => columnUnder(text, start, end, tableAt);
}

function columnUnder(
  text: string,
  start: number,
  end: number,
  tableAt: (text: string, first: number) => string,
): Extent[] {
  const behind = heading.exec(text.slice(end, end + 16))?.[0];
  if (behind === undefined) return [];
  const before = text.slice(Math.max(0, start - widest), start);
  const list = before.lastIndexOf('(') > before.lastIndexOf(')') ? before.lastIndexOf('(') : -1;
  const open = behind.includes('<') ? before.toLowerCase().lastIndexOf('<tr') : list;
  const first = start - before.length + (open === -1 ? before.lastIndexOf('\n') + 1 : open);
  // Of all tables only statements and pages have rows where the line does not end.
  if (open === -1 && !text.slice(end, first + tallest).includes('\n')) return [];
  const table = tableAt(text, first);
  const at = start - first;
  const isThere = (name: string, from: number): boolean => from <= at && at < from + name.length;
  const cells = cellsUnder({ test: isThere }, table);
  return (cells.length > 0 ? cells : cellsBelow(at, end - first, table)).map(([from, to]) => [
    first + from,
    first + to,
  ]);
}

/** What stands behind a heading. */
const heading = /^["'`\]]?(?:\s{0,8}[,;\t|)]|\s{0,4}<\/t[hd]>|[ ]{2}|[ ]?\r?\n|$)/;
/** How wide a row may be. */
const widest = 1000;

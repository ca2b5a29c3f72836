import { type GoesOn, linesOn } from '../goes-on.ts';
import { cellsOf, rowsBelow } from './lines.ts';

/** Goes on behind the first rows of a table: of lines, of a statement that copies lines in, or of one that lists values. */
export const tableGoesOn: GoesOn = (text, start, end, last) => {
  const head = text.slice(start, Math.min(end, start + 2000));
  const isOfValues =
    /^\s*(?:(?:INSERT\s[^(]{0,200})?\([^()]{0,1000}\)|(?:INSERT|REPLACE)\s[^(]{0,200})\s{1,10}VALUES\b/i.test(head);
  return (isOfValues ? valuesOn : rowsOn)(text, start, end, last);
};

const rowsOn = linesOn((match) => {
  const table = match.replace(/^\n/, '');
  const head = /^[^\n]*/.exec(table)![0].replace(/\r$/, '');
  const isCopied = /\) FROM stdin;$/i.test(head) || /^\s*(?:COPY\s|\()[^;]{0,1600}\) FROM stdin;\r?\n/i.test(table);
  if (isCopied) {
    const first = /\) FROM stdin;\r?\n([^\n\r]*)/i.exec(table)?.[1] ?? '';
    const width = cellsOf({ text: first, at: 0 }, '\t').length;
    return (line) => line !== '\\.' && cellsOf({ text: line, at: 0 }, '\t').length === width;
  }
  if (/^[ ]{2}[\w. ]+$/.test(head)) return (line) => line.length === head.length && /^\d{1,7} /.test(line);
  if (/\S[ ]{2,}\S/.test(head) && !/[|\t;,]/.test(head)) return (line) => /\S[ ]{2}/.test(line);
  const isRow = rowsBelow(head);
  return (line) => line !== '' && isRow(line);
});

/** The values of a row, in brackets, and the comma behind them. */
const values = /\s{0,40}\((?:[^()'\\]|'(?:[^'\\]|\\.){0,20000}'|\([^()]{0,200}\)){1,4000}\)\s{0,40},?/y;

/** A string may hold what ends the statement elsewhere. */
function valuesOn(text: string, start: number, end: number, last: number): number {
  const before = /\s{1,10}VALUES\s{0,10}/i.exec(text.slice(start, end));
  if (!before) return end;
  let reached = start + before.index + before[0].length;
  values.lastIndex = reached;
  while (values.test(text) && values.lastIndex <= last) {
    reached = values.lastIndex;
    if (text[reached - 1] !== ',') return Math.max(end, reached);
  }
  // A text that was cut off ends within a row.
  return Math.max(end, reached + (/^\s{0,40}\([^;]{1,2000}/.exec(text.slice(reached, last))?.[0].length ?? 0));
}

import { cellsOf } from './lines.ts';
import type { Extent, Table } from './table.ts';

/** The rows of a dump that PostgreSQL copies in: cells between tabs, up to a backslash and a dot. */
export function copiedTable(text: string): Table | undefined {
  const copied = /\) FROM stdin;\r?\n/i.exec(text);
  if (!copied) return undefined;
  const headings = listed(text, /\([^)]{0,2000}(?=\) FROM)/i);
  return { headings, rows: copiedRows(text, copied.index + copied[0].length, headings.length) };
}

function* copiedRows(text: string, from: number, width: number): Iterable<readonly Extent[]> {
  for (const { 0: row, index } of text.slice(from).matchAll(/[^\n]+/g)) {
    const cells = cellsOf({ text: row, at: from + index }, '\t');
    if (cells.length !== width) return;
    yield cells;
  }
}

/** The strings among the values of an `INSERT`. */
export function insertedTable(text: string): Table | undefined {
  const values = /\)\s*VALUES\s*\(/i.exec(text);
  if (!values) return undefined;
  return {
    headings: listed(text, /\([^)]{0,2000}(?=\)\s*VALUES)/i),
    rows: insertedRows(text, values.index + values[0].length - 1),
  };
}

/** The strings of each row of an `INSERT` that names no columns. */
export function stringsOfRows(statement: string): Extent[][] {
  const values = /\sVALUES\s*\(/i.exec(statement);
  if (!values) return [];
  return Array.from(insertedRows(statement, values.index + values[0].length - 1), (row) =>
    row.filter((cell) => cell !== undefined),
  );
}

function* insertedRows(text: string, from: number): Iterable<readonly (Extent | undefined)[]> {
  let row: (Extent | undefined)[] | undefined;
  let column = 0;
  for (const { 0: token, index } of text.slice(from).matchAll(tokens)) {
    if (token === '(') {
      if (row) yield row;
      [row, column] = [[], 0];
    } else if (token === ',') column += 1;
    else if (token.length > 2 && /^["']/.test(token) && row)
      row[column] = [from + index + 1, from + index + token.length - 1];
    else if (token === ')' && row) {
      yield row;
      row = undefined;
    }
  }
  if (row) yield row;
}

/** The call of a function that gives a value, a bracket, a comma, a string, or another value. What ends the string of a program opens none. */
const tokens =
  /[A-Za-z_]\w{0,40}\([^()]{0,200}\)|\(|\)|,|'(?:[^'\\]|''|\\.)*'|(?<=[(,]\s{0,8})"(?:[^"\\\n]|""|\\.)*"|[^\s(),']+/g;

/** The columns that a statement lists. */
function listed(text: string, list: RegExp): Extent[] {
  const found = list.exec(text);
  if (!found) return [];
  return Array.from(found[0].matchAll(/[^(,]+/g), ({ 0: written, index }) => {
    const name = written.replace(/^[\s"'`[]+|[\s"'`\]]+$/g, '');
    const start = found.index + index + written.indexOf(name);
    return [start, start + name.length];
  });
}

import { lineHead } from '../shape/line-head.ts';

/** Says of a heading, and of where it stands in its table, whether the column under it is asked for. */
interface Heading {
  test(name: string, at: number): boolean;
}

/**
 * The cells that stand under a telling heading, in CSV, in a drawn table, in one of HTML or in an `INSERT`; every row has as
 * many cells as the heading.
 */
export function cellsUnder(heading: Heading, table: string): [number, number][] {
  const copied = /\) FROM stdin;\r?\n/i.exec(table);
  if (copied) return copiedRows(heading, table, copied.index + copied[0].length);
  const values = /\)\s*VALUES\s*\(/i.exec(table);
  if (values) return insertedValues(heading, table, values.index + values[0].length - 1);
  if (/^[ \t]*<t[hdr]\b/i.test(table)) return cellsOfHtml(heading, table);
  const lines = [...table.matchAll(/[^\n]+/g)].map((match) => ({ text: match[0], at: match.index }));
  const found = rowsUnder(heading, lines);
  return found.length > 0 ? found : rowsUnder(heading, undecorated(lines));
}

function rowsUnder(heading: Heading, lines: readonly Line[]): [number, number][] {
  const [head, ...rows] = lines.filter(({ text }) => !isRule(text));
  if (!head) return [];
  const separator = head.text.includes('|')
    ? '|'
    : head.text.includes('\t')
      ? '\t'
      : head.text.includes(';')
        ? ';'
        : ',';
  const headings = cellsOf(head.text, 0, separator);
  const names = headings.map(([start, end]) => head.text.slice(start, end));
  const telling = [...names.keys()].filter((index) => heading.test(names[index]!, head.at + headings[index]![0]));
  // A list of strings in a program ends its lines with a comma; a heading names every column.
  if (separator !== '|' && names.some((name) => name === '' || /[(){}[\]<>=;:+*/]/.test(name))) return [];
  if (telling.length === 0 || (names.length < 2 && separator !== '|') || names.some(isSentence)) return [];
  const found: [number, number][] = [];
  for (const { text, at } of rows) {
    const cells = cellsOf(text, at, separator);
    if (cells.length !== names.length) break;
    for (const index of telling) found.push(cells[index]!);
  }
  return found;
}

interface Line {
  readonly text: string;
  readonly at: number;
}

/** The lines without what a tool wrote before each of them; none where it wrote nothing. */
function undecorated(lines: readonly Line[]): readonly Line[] {
  const bare = lines.map(({ text, at }) => {
    const shift = decoration.exec(text)![0].length;
    return { text: text.slice(shift), at: at + shift };
  });
  return bare[0]?.at === lines[0]?.at && bare[1]?.at === lines[1]?.at ? [] : bare;
}

const decoration = new RegExp(`^${lineHead}`);

/** True for the line between a heading and its rows, and for those above and below them. */
function isRule(line: string): boolean {
  return !/[\p{L}\d_]/u.test(line.slice(Math.max(0, line.search(/[|+]/))));
}

/** A heading has at most two words, or three when it names a key. */
function isSentence(name: string): boolean {
  return /\s\w+\s\w/.test(name) && !/^\s*["']?\w+\s(?:access|api|auth|private)?\s?key(?: id)?["']?\s*$/i.test(name);
}

function cellsOf(line: string, at: number, separator: string): [number, number][] {
  const cells: [number, number][] = [];
  let start = 0;
  for (let index = 0; index <= line.length; index++) {
    if (index === start) index = behindQuotes(line, index, separator);
    if (index < line.length && line[index] !== separator) continue;
    const cell = line.slice(start, index);
    const left = /^[\s"']*/.exec(cell)![0].length;
    const right = /[\s"']*$/.exec(cell.slice(left))![0].length;
    cells.push([at + start + left, at + index - right]);
    start = index + 1;
  }
  return separator === '|' && /^\s*\|/.test(line) ? cells.slice(1, -1) : cells;
}

/** The end of a quoted cell, whose text may hold separators; the same place when the cell has no quotes. */
function behindQuotes(line: string, start: number, separator: string): number {
  if (line[start] !== '"') return start;
  for (let end = line.indexOf('"', start + 1); end !== -1; end = line.indexOf('"', end + 1)) {
    if (line[end + 1] === '"') end += 1;
    else if (line[end + 1] === separator || /^\s*$/.test(line.slice(end + 1, end + 4))) return end + 1;
  }
  return start;
}

/** The rows of a dump that PostgreSQL copies in: cells between tabs, up to a backslash and a dot. */
function copiedRows(heading: Heading, table: string, from: number): [number, number][] {
  const names = namesListed(heading, table, /\([^)]*(?=\) FROM)/i);
  const found: [number, number][] = [];
  for (const { 0: row, index } of table.slice(from).matchAll(/[^\n]+/g)) {
    const cells = cellsOf(row, from + index, '\t');
    if (cells.length !== names.length) break;
    for (const [column, isTelling] of names.entries()) if (isTelling) found.push(cells[column]!);
  }
  return found;
}

/** For each column that a statement lists, whether it is asked for. */
function namesListed(heading: Heading, table: string, list: RegExp): boolean[] {
  const found = list.exec(table);
  if (!found) return [];
  return Array.from(found[0].matchAll(/[^(,]+/g), ({ 0: written, index }) => {
    const name = written.replace(/^[\s"'`[]+|[\s"'`\]]+$/g, '');
    return heading.test(name, found.index + index + written.indexOf(name));
  });
}

function insertedValues(heading: Heading, table: string, from: number): [number, number][] {
  const columns = namesListed(heading, table, /\([^)]*(?=\)\s*VALUES)/i);
  const found: [number, number][] = [];
  let column = -1;
  for (const { 0: token, index } of table.slice(from).matchAll(/\(|\)|,|'(?:[^'\\]|''|\\.)*'|[^\s(),']+/g)) {
    if (token === '(') column = 0;
    else if (token === ')') column = -1;
    else if (token === ',') column += column >= 0 ? 1 : 0;
    else if (column >= 0 && token.length > 2 && token.startsWith("'") && columns[column])
      found.push([from + index + 1, from + index + token.length - 1]);
  }
  return found;
}

/** The cells in the rows below the first one, in the columns that are asked for. */
function cellsOfHtml(heading: Heading, table: string): [number, number][] {
  const rows = Array.from(table.matchAll(/(?:<t[hd]\b[^<>]{0,200}>[^<>]{0,400}(?:<\/t[hd]>)?\s*){1,60}/gi), (row) =>
    Array.from(row[0].matchAll(/<t[hd]\b[^<>]{0,200}>\s*([^<>]*[^<>\s])/dgi), ({ indices }): [number, number] => [
      row.index + indices![1]![0],
      row.index + indices![1]![1],
    ]),
  );
  const [head, ...others] = rows;
  return others.flatMap((row) =>
    row.filter((_, index) => head![index] && heading.test(table.slice(...head![index]), head![index]![0])),
  );
}

/** The cells below a heading, in a table whose columns are kept apart by two blanks or more. */
export function cellsBelow(start: number, end: number, table: string): [number, number][] {
  const [head, ...rows] = Array.from(table.matchAll(/[^\n]+/g), ({ 0: text, index }) => ({ text, at: index }));
  if (
    !head ||
    !/^$|[ ]{2}$/.test(head.text.slice(0, start).replace(/^ $/, '')) ||
    !/^(?:\s*$|[ ]{2})/.test(head.text.slice(end))
  )
    return [];
  const found: [number, number][] = [];
  for (const { text, at } of rows.slice(0, 200))
    for (const { 0: cell, index } of text.matchAll(/[^\s-](?:[^\s]|[ ](?=\S))*/g))
      if (index < end && index + cell.length > start) found.push([at + index, at + index + cell.length]);
  return found;
}

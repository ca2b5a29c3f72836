import { lineHead } from '../shape/line-head.ts';
import { isHarmlessName } from './assignment.ts';

/** The cells that stand under a telling heading, in CSV, in a drawn table or in an `INSERT`; every row has as many cells as the heading. */
export function cellsUnder(heading: RegExp, table: string): [number, number][] {
  const copied = /\) FROM stdin;\r?\n/i.exec(table);
  if (copied) return copiedRows(heading, table, copied.index + copied[0].length);
  const values = /\)\s*VALUES\s*\(/i.exec(table);
  if (values) return insertedValues(heading, table, values.index + values[0].length - 1);
  const lines = [...table.matchAll(/[^\n]+/g)].map((match) => ({ text: match[0], at: match.index }));
  const found = rowsUnder(heading, lines);
  return found.length > 0 ? found : rowsUnder(heading, undecorated(lines));
}

function rowsUnder(heading: RegExp, lines: readonly Line[]): [number, number][] {
  const [head, ...rows] = lines.filter(({ text }) => !isRule(text));
  if (!head) return [];
  const separator = head.text.includes('|')
    ? '|'
    : head.text.includes('\t')
      ? '\t'
      : head.text.includes(';')
        ? ';'
        : ',';
  const names = cellsOf(head.text, 0, separator).map(([start, end]) => head.text.slice(start, end));
  const telling = [...names.keys()].filter((index) => heading.test(names[index]!) && !isHarmlessName(names[index]!));
  // A list of strings in a program ends its lines with a comma; a heading names every column.
  if (separator !== '|' && names.some((name) => name === '' || /[(){}[\]<>=;:+*/]/.test(name))) return [];
  if (telling.length === 0 || names.length < 2 || names.some(isSentence)) return [];
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
  return !/\w/.test(line.slice(Math.max(0, line.search(/[|+]/))));
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
function copiedRows(heading: RegExp, table: string, from: number): [number, number][] {
  const names =
    /\(([^)]*)\) FROM/i
      .exec(table)?.[1]
      ?.split(',')
      .map((name) => name.trim().replace(/"/g, '')) ?? [];
  const found: [number, number][] = [];
  for (const { 0: row, index } of table.slice(from).matchAll(/[^\n]+/g)) {
    const cells = cellsOf(row, from + index, '\t');
    if (cells.length !== names.length) break;
    for (const [column, name] of names.entries())
      if (heading.test(name) && !isHarmlessName(name)) found.push(cells[column]!);
  }
  return found;
}

function insertedValues(heading: RegExp, table: string, from: number): [number, number][] {
  const columns =
    /\(([^)]*)\)\s*VALUES/i
      .exec(table)?.[1]
      ?.split(',')
      .map((name) => name.trim().replace(/["'`]/g, '')) ?? [];
  const found: [number, number][] = [];
  let column = -1;
  for (const { 0: token, index } of table.slice(from).matchAll(/\(|\)|,|'(?:[^'\\]|''|\\.)*'|[^\s(),']+/g)) {
    if (token === '(') column = 0;
    else if (token === ')') column = -1;
    else if (token === ',') column += column >= 0 ? 1 : 0;
    else if (
      column >= 0 &&
      token.length > 2 &&
      token.startsWith("'") &&
      heading.test(columns[column] ?? '') &&
      !isHarmlessName(columns[column] ?? '')
    )
      found.push([from + index + 1, from + index + token.length - 1]);
  }
  return found;
}

import { lineHead } from '../line-head.ts';
import type { Extent, Table } from './table.ts';

interface Line {
  readonly text: string;
  readonly at: number;
}

/**
 * A table of a row on each line, its cells between commas, semicolons, tabs or bars; every row has as many cells as the
 * heading. It is read as it stands, then without what a tool wrote before each line; the other way round where the heading
 * begins with a number, as no heading does.
 */
export function* tableOfLines(text: string): Iterable<Table> {
  if (!text.includes('\n')) return;
  const lines = [...text.matchAll(/[^\n]+/g)].map((match) => ({ text: match[0], at: match.index }));
  const bare = undecorated(lines);
  for (const ones of /^\s*\d/.test(text) ? [bare, lines] : [lines, bare]) {
    const table = tableOf(ones);
    if (table) yield table;
  }
}

function tableOf(lines: readonly Line[]): Table | undefined {
  const [head, ...rows] = lines.filter(({ text }) => !isRule(text));
  if (!head) return undefined;
  const separator = separatorOf(head.text);
  const headings = cellsOf(head, separator);
  const names = headings.map(([start, end]) => head.text.slice(start - head.at, end - head.at));
  // A list of strings in a program ends its lines with a comma; a heading names every column.
  if (separator !== '|' && (names.length < 2 || names.some((name) => name === '' || /[(){}[\]<>=;:+*/]/.test(name))))
    return undefined;
  if (names.some((name) => /^v?\d{1,4}\.\d/.test(name)) || isRow(head, names, rows, separator)) return undefined;
  const isProse = separator === '|' ? /(?:\s+\S+){4}/ : undefined;
  return names.some((name) => (isProse ? isProse.test(name) : isSentence(name)))
    ? undefined
    : { headings, rows: rowsOf(rows, separator, names.length) };
}

/** What stands between the cells of a heading. */
function separatorOf(head: string): string {
  return [...'|\t;'].find((one) => head.includes(one)) ?? ',';
}

/** Says of a line whether it has as many cells as a heading, as both stand or without what a tool wrote before them. */
export function rowsBelow(head: string): (line: string) => boolean {
  const readings = [(line: string) => line, bareOf].map((read) => {
    const separator = separatorOf(read(head));
    const widthOf = (line: string): number => cellsOf({ text: read(line), at: 0 }, separator).length;
    const width = widthOf(head);
    return (line: string) => (width > 1 || separator === '|') && widthOf(line) === width;
  });
  return (line) => readings.some((isRow) => isRow(line));
}

/** True for a line that says in one of its cells what the next lines say there too: a row among rows, as in a list of packages. */
function isRow(head: Line, names: readonly string[], rows: readonly Line[], separator: string): boolean {
  const next = rows.slice(0, 3).filter(({ text }) => text !== head.text);
  return (
    next.length > 1 &&
    names.some((name, column) =>
      next.every((row) => {
        const [start, end] = cellsOf(row, separator)[column] ?? [0, 0];
        return /[A-Za-z]/.test(name) && row.text.slice(start - row.at, end - row.at) === name;
      }),
    )
  );
}

function* rowsOf(lines: readonly Line[], separator: string, width: number): Iterable<readonly Extent[]> {
  for (const line of lines) {
    const cells = cellsOf(line, separator);
    if (cells.length !== width) return;
    yield cells;
  }
}

/** The lines without what a tool wrote before each of them; none where it wrote nothing. */
function undecorated(lines: readonly Line[]): readonly Line[] {
  const bare = lines.map(({ text, at }) => {
    const rest = bareOf(text);
    return { text: rest, at: at + text.length - rest.length };
  });
  return bare[0]?.at === lines[0]?.at && bare[1]?.at === lines[1]?.at ? [] : bare;
}

function bareOf(line: string): string {
  return line.slice(decoration.exec(line)![0].length);
}

const decoration = new RegExp(`^${lineHead}`);

/** True for the line between a heading and its rows, and for those above and below them. */
function isRule(line: string): boolean {
  return !/[\p{L}\d_]/u.test(line.slice(Math.max(0, line.search(/[|+]/))));
}

/** A heading has at most two words, or three when it names a key or ends in what it is. */
function isSentence(name: string): boolean {
  return (
    /\s\w+\s\w/.test(name) &&
    !/^\s*["']?\w+\s(?:(?:access|api|auth|private)?\s?key(?: id)?|\w+\s(?:link|url|address|name|number|date))["']?\s*$/i.test(
      name,
    )
  );
}

/** The cells of a row, without the blanks and the quotes around them. */
export function cellsOf({ text, at }: Line, separator: string): Extent[] {
  const cells: Extent[] = [];
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    if (index === start) index = behindQuotes(text, index, separator);
    if (index < text.length && text[index] !== separator) continue;
    let [from, to] = [start, index];
    while (from < to && isAround(text.charAt(from))) from += 1;
    while (to > from && isAround(text.charAt(to - 1))) to -= 1;
    cells.push([at + from, at + to]);
    start = index + 1;
  }
  return separator === '|' && /^\s*\|/.test(text) ? cells.slice(1, -1) : cells;
}

/** True for what stands around what a cell says. */
function isAround(sign: string): boolean {
  return /[\s"']/.test(sign);
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

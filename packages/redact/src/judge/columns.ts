import { isHarmlessName } from './assignment.ts';

/** The cells that stand under a telling heading, in CSV, in a drawn table or in an `INSERT`; every row has as many cells as the heading. */
export function cellsUnder(heading: RegExp, table: string): [number, number][] {
  const values = /\)\s*VALUES\s*\(/i.exec(table);
  if (values) return insertedValues(heading, table, values.index + values[0].length - 1);
  const lines = [...table.matchAll(/[^\n]+/g)].map((match) => ({ text: match[0], at: match.index }));
  const [head, ...rows] = lines.filter(({ text }) => /\w/.test(text));
  if (!head) return [];
  const separator = head.text.includes('|')
    ? '|'
    : head.text.includes('\t')
      ? '\t'
      : head.text.includes(';')
        ? ';'
        : ',';
  const names = cellsOf(head.text, head.at, separator).map(([start, end]) => table.slice(start, end));
  const telling = [...names.keys()].filter((index) => heading.test(names[index]!) && !isHarmlessName(names[index]!));
  // A list of strings in a program ends its lines with a comma; a heading names every column.
  if (separator !== '|' && names.some((name) => name === '' || /[(){}[\]<>=;:+*/]/.test(name))) return [];
  if (telling.length === 0 || names.length < 2 || names.some((name) => /\s\w+\s\w/.test(name))) return [];
  const found: [number, number][] = [];
  for (const { text, at } of rows) {
    const cells = cellsOf(text, at, separator);
    if (cells.length !== names.length) break;
    for (const index of telling) found.push(cells[index]!);
  }
  return found;
}

function cellsOf(line: string, at: number, separator: string): [number, number][] {
  const cells: [number, number][] = [];
  let start = 0;
  for (let index = 0; index <= line.length; index++) {
    if (index < line.length && line[index] !== separator) continue;
    const cell = line.slice(start, index);
    const left = /^[\s"']*/.exec(cell)![0].length;
    const right = /[\s"']*$/.exec(cell.slice(left))![0].length;
    cells.push([at + start + left, at + index - right]);
    start = index + 1;
  }
  return separator === '|' && /^\s*\|/.test(line) ? cells.slice(1, -1) : cells;
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

import { isHarmlessName } from '../../assignment.ts';
import type { PatternDetector } from '../../detector.ts';
import { anyWritten, notACount } from '../../shape/guard.ts';
import { isPublicId, looksLikePassword } from '../../value.ts';

/** Rows of users and their passwords, as files, clients and statements show them. */
export const secretColumn: PatternDetector = {
  id: 'secret-column',
  type: 'secret',
  label: 'Secret in a table',
  shape: 'A cell under a heading such as `password` or `token`, in CSV, in a table drawn with bars, or in an `INSERT`.',
  link: 'https://cwe.mitre.org/data/definitions/312.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['password', 'passwd', 'secret', 'token', 'api_key', 'apikey'],
  pattern:
    /(?:^|\n)(?:[ \t]{0,8}(?:(?:[\w "'.-]{1,60}[,;\t]){0,30}["']{0,1}(?:[\w .-]{0,40}(?:password|passwd|secret|token|api_{0,1}key)[\w-]{0,20})["']{0,1}(?:[,;\t][\w "'.-]{0,60}){0,30}|\|(?:[^\n|]{1,80}\|){0,30}[^\n|]{0,40}(?:password|passwd|secret|token|api_{0,1}key)[^\n|]{0,40}\|[^\n]{0,400}|(?=[^\n]{0,600}(?:password|passwd|secret|token|api_{0,1}key))[^\n|]{1,80}(?:\|[^\n|]{1,80}){1,30}\r{0,1}\n[-+]{5,600}))\r{0,1}(?:\n[^\n]{1,2000}){1,200}|\bINSERT\s{1,4}INTO\s{1,4}[^\n(]{1,100}\([^)]{0,600}?(?:password|passwd|secret|token|api_{0,1}key)[^)]{0,600}\)\s{1,10}VALUES\s{0,10}\([^;]{1,4000}/gi,
  guard: `${notACount}|(?=${anyWritten}{0,80}?(?:\\||\\n[-+]{5}|\\\\+n[-+]{5}))`,
  reach: [2400, 8000],
  ranges: cellsUnderSecrets,
  accept: (value) =>
    looksLikePassword(value) && (!isPublicId(value) || /^[\da-f]{40}$/.test(value)) && !/^[\d.,:%-]+$/.test(value),
};

const heading = /passw(?:or)?d|passwd|secret|token|api_?key/i;

/** The cells that stand under a telling heading; every row has as many cells as the heading. */
function cellsUnderSecrets(table: string): [number, number][] {
  const values = /\)\s*VALUES\s*\(/i.exec(table);
  if (values) return insertedValues(table, values.index + values[0].length - 1);
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

function insertedValues(table: string, from: number): [number, number][] {
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

import type { Joined } from './joined.ts';
import { type Piece, woven } from './woven.ts';

/**
 * The rows in a text of SQL that name their columns elsewhere, or by another statement than `INSERT INTO … (…) VALUES`, as the
 * rows of such a statement: those of a table that the text creates, and what `REPLACE`, `UPSERT` and `MERGE` put into one.
 */
export function namedRows(written: string, from: number, to: number): Joined | undefined {
  const part = from === 0 && to === written.length ? written : written.slice(from, to);
  if (!speaksOfRows.test(part)) return undefined;
  const created = createdTables(part);
  const pieces: Piece[] = [];
  for (const { index, 0: head, groups } of part.matchAll(statement)) {
    const { plain, table = '', columns } = groups!;
    const names = columns ?? created.get(nameOf(table));
    if (names === undefined || (columns !== undefined && plain !== undefined)) continue;
    const begin = index + head.length - 1;
    pieces.push(`INSERT INTO ${table || 'rows'} (${names}) VALUES `, [from + begin, from + endOf(part, begin)], '\n');
  }
  for (const { index, 0: whole, groups } of part.matchAll(merged)) {
    const begin = index + whole.indexOf(groups!['rows']!);
    pieces.push(
      `INSERT INTO rows (${groups!['columns']}) VALUES `,
      [from + begin, from + begin + groups!['rows']!.length],
      ';\n',
    );
  }
  for (const { index, 0: head, groups } of part.matchAll(selected)) {
    const names = created.get(nameOf(groups!['table']!));
    if (names === undefined || !names.includes(', ')) continue;
    const begin = index + head.length;
    const end = barredEnd(part, begin, names.split(', ').length);
    if (end > begin) pieces.push(`\n${names.replaceAll(', ', '|')}\n`, [from + begin, from + end], '\n\n');
  }
  return pieces.length === 0 ? undefined : woven(written, pieces);
}

const speaksOfRows =
  /create table|CREATE TABLE|\b(?:merge|upsert|replace|or [a-z]{5,8}) into\s|then\s{1,8}insert\s{0,3}\(/i;

const quoted = '[\\x60"[]?\\w{1,60}[\\x60"\\]]?';
const name = `${quoted}(?:\\.${quoted}){0,2}`;

/** What begins a list of rows, and the columns where the statement says them. */
const statement = new RegExp(
  `\\b(?:(?:(?<plain>insert)|insert\\s{1,4}(?:ignore|or\\s{1,4}\\w{4,9})|replace|merge|upsert)\\s{1,4}into\\s{1,4}(?<table>${name})|(?<=\\bthen\\s{1,8})insert)` +
    '\\s{0,8}(?:\\((?<columns>[^()]{1,600})\\)\\s{0,8})?(?:key\\s{0,4}\\([^()]{1,200}\\)\\s{0,8})?values\\s{0,8}\\(',
  'gi',
);

/** Rows from which a table is merged, with what their columns are called behind them. */
const merged = new RegExp(
  `\\busing\\s{0,4}\\(\\s{0,8}values\\s{0,8}(?<rows>\\([^;]{1,4000}?\\))\\s{0,8}\\)\\s{0,8}(?:as\\s{1,4})?${quoted}\\s{0,4}\\((?<columns>[^()]{1,600})\\)`,
  'gi',
);

/** What asks for all columns, where the answer comes on the lines below. */
const selected = new RegExp(`\\bselect\\s{1,4}\\*\\s{1,4}from\\s{1,4}(?<table>${name})[^\\n]{0,160}\\n`, 'gi');

/** The columns of the tables that a text creates, in their order. */
function createdTables(text: string): ReadonlyMap<string, string> {
  const tables = new Map<string, string>();
  for (const { index, 0: head, groups } of text.matchAll(creation)) {
    const columns: string[] = [];
    for (const line of itemsFrom(text, index + head.length)) {
      const column = constraint.test(line) ? undefined : /^\s*(?:"([^"\n]{1,60})"|[\x60[]?(\w{1,60}))/.exec(line);
      if (column) columns.push(column[1] ?? column[2]!);
    }
    if (columns.length > 0) tables.set(nameOf(groups!['table']!), columns.join(', '));
  }
  return tables;
}

const creation = new RegExp(
  `\\bcreate\\s{1,4}(?:(?:temp(?:orary)?|unlogged)\\s{1,4})?table\\s{1,4}(?:if\\s{1,4}not\\s{1,4}exists\\s{1,4})?(?<table>${name})\\s{0,8}\\(`,
  'gi',
);

/** What stands among the columns and is none. */
const constraint =
  /^\s*(?:(?:primary|foreign)\s+key\b|constraint\s|check\s*\(|exclude\s|unique\s*(?:key\b|index\b|\()|(?:fulltext|spatial)\s|(?:key|index)\s+[\x60"\w]+\s*\((?!\s*\d))/i;

/** The parts between the commas of a list in brackets. */
function* itemsFrom(text: string, from: number): Iterable<string> {
  let depth = 0;
  let begin = from;
  for (let at = from; at < text.length && at < from + longestList; at++) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ',')) {
      yield text.slice(begin, at);
      if (depth < 0) return;
      begin = at + 1;
    }
  }
}

const longestList = 20_000;

/** What a table is called without its quotes and its schema. */
function nameOf(written: string): string {
  return written
    .replace(/[\x60"[\]]/g, '')
    .replace(/^.*\./, '')
    .toLowerCase();
}

/** The end of a statement: a semicolon that ends a line. */
function endOf(text: string, from: number): number {
  const end = /;[ \t]*(?:\r?\n|$)/g;
  end.lastIndex = from;
  return end.exec(text) === null ? text.length : end.lastIndex;
}

/** The end of the lines that have as many cells between bars as a table has columns. */
function barredEnd(text: string, from: number, width: number): number {
  let end = from;
  while (end < text.length) {
    const newline = text.indexOf('\n', end);
    const line = text.slice(end, newline === -1 ? text.length : newline);
    if (line.split('|').length !== width) return end;
    end = newline === -1 ? text.length : newline + 1;
  }
  return end;
}

import { quoted } from '../../wording/quoted.ts';

/** A table with a column of traces: what stands in that column, row by row. */
export interface TableOfTraces {
  readonly names: readonly string[];
}

/** The tables of a card of which a column is headed as one of traces. */
export function* tablesOfTraces(card: string, bare: (cell: string) => string): Generator<TableOfTraces> {
  for (const [table] of card.matchAll(tables)) {
    const [head, , ...rows] = table.trim().split('\n').map(cellsOf);
    const column = head!.findIndex((cell) => ofTraces.test(bare(cell)));
    const names = rows.map((cells) => bare(cells[column] ?? '')).filter((name) => name !== '');
    if (column >= 0 && names.length > 0) yield { names };
  }
}

/** Rows of a table of all traces that name none of them, where others do; one that only goes by another name takes the place of one. */
export function* rowsOfNone({ names }: TableOfTraces, known: ReadonlySet<string>, howMany: number): Generator<string> {
  const rows = names.filter((name) => !ofAll.test(name));
  if (rows.length <= howMany || !rows.some((name) => known.has(name))) return;
  for (const name of rows)
    if (!known.has(name) && asAnId.test(name))
      yield `README.md lists the trace ${quoted(name)}, but it looks like there is none of that name.`;
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
}

/** A row, the one that parts head from body, and more rows. */
const tables = /^ {0,3}\|[^\n]*\n {0,3}\|[\s:|-]+\n(?: {0,3}\|[^\n]*(?:\n|$))+/gm;

const ofTraces = /^traces?(?:[\s_-](?:ids?|names?|slugs?|folders?))?$/i;
const ofAll = /^(?:all|total|sum|overall|average|mean|median|(?:in )?all traces|\.{3}|…)$/i;
const asAnId = /^(?=.*\p{L})[\p{L}\p{N}_.:-]{2,120}$/u;

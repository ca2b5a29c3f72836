import type { Layout, Pair } from '../layout.ts';
import { fewRows, linesFrom } from './lines-from.ts';

/**
 * A table whose columns are kept apart by blanks and whose headings stand over a rule of as many strokes, as clients of SQL
 * Server and Oracle, PowerShell and reStructuredText draw them: each cell stands under its stroke.
 */
export const ruledTable: Layout = {
  signs: ['-- ', '== '],
  pairs: function* (text): Iterable<Pair> {
    let reached = 0;
    for (const rule of text.matchAll(rules)) {
      const strokes = [...rule.groups!['rule']!.matchAll(/[-=]+/g)].map(({ 0: stroke, index }) => [
        index,
        index + stroke.length,
      ]);
      const heading = rule.groups!['heading']!;
      // What goes beyond its stroke, as headings may, goes on to the next one.
      const cellAt = (line: string, column: number): readonly [number, number] => {
        const [from, to] = [strokes[column]![0]!, strokes[column + 1]?.[0] ?? line.length];
        const cell = line.slice(from, to);
        return [from + (cell.length - cell.trimStart().length), from + cell.trimEnd().length];
      };
      const keys = strokes.map((_, column) => heading.slice(...cellAt(heading, column)));
      if (keys.some((key) => key === '' || / {2}/.test(key))) continue;
      let at = rule.index + rule[0].length;
      let rest = at < reached ? fewRows : Number.POSITIVE_INFINITY;
      for (const line of linesFrom(text, at)) {
        const row = line.replace(/\r$/, '');
        // The table ends with an empty line, and with one that has words where no column begins.
        if (
          rest === 0 ||
          row.trim() === '' ||
          strokes.slice(1).some(([from]) => row[from! - 1] !== undefined && row[from! - 1] !== ' ')
        )
          break;
        for (const [column, key] of keys.entries()) {
          const [start, end] = cellAt(row, column);
          if (end > start) yield { key, start: at + start, end: at + end };
        }
        rest -= 1;
        at += line.length + 1;
      }
      reached = Math.max(reached, at);
    }
  },
};

/** The line of headings and the rule below it, of two strokes or more. */
const rules =
  /(?:^|\n)(?<heading>[^\n|]{3,600})\r?\n(?<rule>(?:-{2,200} {1,60}){1,40}-{1,200}|(?:={2,200} {1,60}){1,40}={1,200})[ \t]*\r?\n/g;

import type { Extent } from './table.ts';

/** The cells below a heading, in a table whose columns are kept apart by two blanks or more. */
export function cellsBelow(start: number, end: number, table: string): Extent[] {
  // An empty line ends the table.
  const whole = table.slice(0, /(?:^|\n)[^\S\n]*(?:\n|$)/.exec(table)?.index);
  const [head, ...rows] = Array.from(whole.matchAll(/[^\n]+/g), ({ 0: text, index }) => ({ text, at: index }));
  if (
    !head ||
    !/^$|[ ]{2}$/.test(head.text.slice(0, start).replace(/^ $/, '')) ||
    !/^(?:\s*$|[ ]{2})/.test(head.text.slice(end))
  )
    return [];
  const found: Extent[] = [];
  for (const { text, at } of rows)
    for (const { 0: cell, index } of text.matchAll(/[^\s-](?:[^\s]|[ ](?=\S))*/g))
      if (index < end && index + cell.length > start) found.push([at + index, at + index + cell.length]);
  return found;
}

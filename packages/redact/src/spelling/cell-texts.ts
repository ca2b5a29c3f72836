import { type Change, changed } from './changed.ts';
import type { Quoted } from './quoted-texts.ts';

/** The texts of several lines in the cells of a table in Markdown, where each line ends in `<br>` and a bar stands behind a backslash. */
export function cellTexts(text: string, from: number, to: number): readonly Quoted[] {
  const part = text.slice(from, to);
  if (!part.includes('<br')) return none;
  const found: Quoted[] = [];
  for (const { 0: row, index } of part.matchAll(rows))
    for (const { 0: cell, index: at } of row.matchAll(cells)) {
      const itself = changed(
        cell,
        Array.from(cell.matchAll(signs), ({ 0: sign, index: begin }): Change => {
          const instead = sign.startsWith('<') ? '\n' : sign === '\\|' ? '|' : '';
          return [begin, begin + sign.length, instead];
        }),
      );
      if (itself === undefined || !cell.includes('<br')) continue;
      const start = from + index + at;
      found.push({
        start: start - 1,
        end: start + cell.length,
        itself: { text: itself.text, toOriginal: (offset, isEnd) => start + itself.toOriginal(offset, isEnd) },
      });
    }
  return found;
}

const none: readonly Quoted[] = [];
const rows = /^[ \t]{0,8}\|(?=[^\n]{0,8000}<br)[^\n]{0,8000}\|[ \t]{0,8}$/gm;
const cells = /(?<=\|)(?:[^|\\\n]|\\.){1,8000}(?=\|)/g;
const signs = /<br {0,2}\/?>|\\\||^ | $/g;

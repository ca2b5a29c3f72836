import { carriageReturn, closeBrace } from '../../code-units.ts';

/**
 * The one of several JSON documents, one on a line, in which an offset lies; all of the text when it holds no such lines.
 * Wherever `}` and the `{` of the next line belong to one document, a comma stands between them.
 */
export function documentAt(text: string, offset: number): readonly [from: number, to: number] {
  if (!/^\s*\{/.test(text.slice(0, 40))) return [0, text.length];
  let from = offset === 0 ? -1 : text.lastIndexOf(lineOfObject, offset - 1);
  while (from > 0 && !endsObject(text, from)) from = text.lastIndexOf(lineOfObject, from - 1);
  let to = text.indexOf(lineOfObject, offset);
  while (to !== -1 && !endsObject(text, to)) to = text.indexOf(lineOfObject, to + 1);
  return [from <= 0 ? 0 : from + 1, to === -1 ? text.length : to + 1];
}

const lineOfObject = '\n{';

function endsObject(text: string, newline: number): boolean {
  const before = text.charCodeAt(newline - 1) === carriageReturn ? newline - 2 : newline - 1;
  return text.charCodeAt(before) === closeBrace;
}

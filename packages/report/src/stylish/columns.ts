import { latePattern } from '../text/late-pattern.ts';

/** How many columns of a terminal a text takes: East Asian and emoji characters take two, combining ones none. */
export function columns(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let sum = 0;
  for (const character of text) sum += columnsOf(character);
  return sum;
}

/** A text cut to a number of columns, with an ellipsis where something was cut. */
export function cutTo(text: string, width: number): string {
  if (text.length * 2 <= width || columns(text) <= width) return text;
  return `${head(text, Math.max(0, width - 1))}…`;
}

/** A sentence broken at spaces into lines of at most so many columns; a word longer than a line is broken too. */
export function wrap(text: string, width: number): readonly string[] {
  if (columns(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = word;
    if (line !== '' && columns(line) + 1 + columns(rest) <= width) {
      line = `${line} ${rest}`;
      continue;
    }
    if (line !== '') lines.push(line);
    while (columns(rest) > width) {
      const part = head(rest, width);
      lines.push(part);
      rest = rest.slice(part.length);
    }
    line = rest;
  }
  return line === '' ? lines : [...lines, line];
}

// At least one character, so that a wide character in a line of one column is no endless loop.
function head(text: string, width: number): string {
  let end = 0;
  let sum = 0;
  for (const character of text) {
    sum += columnsOf(character);
    if (sum > width && end > 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}

function columnsOf(character: string): number {
  if (/^[\x20-\x7e]$/.test(character)) return 1;
  if (combining().test(character)) return 0;
  return wide().test(character) ? 2 : 1;
}

const combining = latePattern(String.raw`^[\p{Mn}\p{Me}]$`, 'u');

const wide = latePattern(
  String.raw`^[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{17000}-\u{18CFF}\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]`,
  'u',
);

/**
 * The objects that begin and end with a line in a text that is no JSON itself: a call in a log, the block of an answer. One
 * written over several lines ends with the first brace that begins a line.
 */
export function* objectsWithin(text: string, from: number, to: number): Iterable<readonly [from: number, to: number]> {
  let isClosed = true;
  for (let newline = text.indexOf(beginning, from); newline !== -1 && newline < to; ) {
    const start = newline + 1;
    const next = text.indexOf('\n', start);
    const lineEnd = next === -1 || next > to ? to : next;
    let end = text.charCodeAt(text[lineEnd - 1] === '\r' ? lineEnd - 2 : lineEnd - 1) === closeBrace ? lineEnd : -1;
    if (end === -1 && isClosed) {
      const close = text.indexOf('\n}', start);
      // Asked once, or each of many braces would be looked for to the end.
      isClosed = close !== -1 && close < to;
      if (isClosed) end = close + 2;
    }
    if (end !== -1) yield [start, end];
    newline = text.indexOf(beginning, end === -1 ? lineEnd : end);
  }
}

const beginning = '\n{';
const closeBrace = 125;

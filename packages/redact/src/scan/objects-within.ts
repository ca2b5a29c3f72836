/**
 * The objects that begin and end with a line in a text that is no JSON itself: a call in a log, the block of an answer. One
 * written over several lines ends with the first brace that begins a line.
 */
export function* objectsWithin(text: string, from: number, to: number): Iterable<readonly [from: number, to: number]> {
  // In all of a long document each of its strings would be searched to the end of the document.
  const part = text.slice(from, to);
  let isClosed = true;
  for (let newline = part.indexOf(beginning); newline !== -1; ) {
    const start = newline + 1;
    const next = part.indexOf('\n', start);
    const lineEnd = next === -1 ? part.length : next;
    let end = part.charCodeAt(part[lineEnd - 1] === '\r' ? lineEnd - 2 : lineEnd - 1) === closeBrace ? lineEnd : -1;
    if (end === -1 && isClosed) {
      const close = part.indexOf('\n}', start);
      // Asked once, or each of many braces would be looked for to the end.
      isClosed = close !== -1;
      if (isClosed) end = close + 2;
    }
    if (end !== -1) yield [from + start, from + end];
    newline = part.indexOf(beginning, end === -1 ? lineEnd : end);
  }
}

const beginning = '\n{';
const closeBrace = 125;

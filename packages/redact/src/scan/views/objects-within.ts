/**
 * The objects and lists that begin and end with a line in a text that is no JSON itself, or begin behind the label of a line: a call
 * in a log, the block of an answer, what a command printed. One written over several lines ends with the first sign that closes such
 * a one at the beginning of a line, or with the text. One that begins further on in a line, behind what a search found or the quote
 * of an argument, ends in that line.
 */
export function* objectsWithin(text: string, from: number, to: number): Iterable<readonly [from: number, to: number]> {
  // In all of a long document each of its strings would be searched to the end of the document.
  const part = text.slice(from, to);
  const isClosed = { '}': true, ']': true };
  beginning.lastIndex = 0;
  for (let found = beginning.exec(part); found; found = beginning.exec(part)) {
    const start = found.index + found[0].length;
    if (found[0] === '') {
      const behind = behindObject(part, start);
      if (behind !== undefined) yield [from + start, from + behind];
      beginning.lastIndex = behind ?? lineEndFrom(part, start);
      continue;
    }
    const close = part[start] === '{' ? '}' : ']';
    const lineEnd = lineEndFrom(part, start);
    let end = part[part[lineEnd - 1] === '\r' ? lineEnd - 2 : lineEnd - 1] === close ? lineEnd : -1;
    if (end === -1 && isClosed[close]) {
      const closing = part.indexOf(`\n${close}`, start);
      // Asked once, or each of many braces would be looked for to the end.
      isClosed[close] = closing !== -1;
      if (closing !== -1) end = closing + 2;
      else if (part.trimEnd().endsWith(close)) end = part.length;
    }
    // Reading it may read others within, which begin anew.
    if (end !== -1) yield [from + start, from + end];
    beginning.lastIndex = end === -1 ? lineEnd : end;
  }
}

function lineEndFrom(part: string, start: number): number {
  const next = part.indexOf('\n', start);
  return next === -1 ? part.length : next;
}

/** Where an object or a list ends that is closed in its line. */
function behindObject(part: string, start: number): number | undefined {
  let depth = 0;
  bracketOrString.lastIndex = start;
  for (let found = bracketOrString.exec(part); found; found = bracketOrString.exec(part)) {
    const sign = found[0];
    if (sign === '\n') return undefined;
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return bracketOrString.lastIndex;
  }
  return undefined;
}

/** A bracket, a string as a whole, whose brackets count for nothing, or what ends a line. */
const bracketOrString = /[{}[\]\n]|"(?:[^"\\\n]|\\[^\n])*"?/g;

/**
 * The end of a line, or a label, behind which an object begins, or a list of objects or strings; or an object or a list of such
 * that begins further on in its line, and is no value of another.
 */
const beginning =
  /\n(?=\{)|\n(?=\[\s{0,80}[{"])|(?:^|\n)[A-Za-z][\w .-]{0,40}:[ \t]{1,3}(?=(?:\{|\[\s{0,80}\{)\s{0,80}")|(?=\{ ?"|\[ ?\{ ?")(?<=(?:[^\s"[\]{}(),:=\\]|[\])] |[^\s"']:)[ \t]{0,3})/g;

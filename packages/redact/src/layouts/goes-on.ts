/** Says where rows end of which a match holds the first: what a detector is asked that counts no further. */
export type GoesOn = (text: string, start: number, end: number, last: number) => number;

/** Goes on line by line behind a match as far as the lines are rows, by a test that is made for the match. */
export function linesOn(rowsOf: (match: string) => (line: string) => boolean): GoesOn {
  return (text, start, end, last) => {
    // What is looked at may end within a line.
    let at = Math.max(start, text.lastIndexOf('\n', end - 2) + 1);
    // The rows end with an empty line, and with the text.
    if (at >= last || /^\r?\n(?:\r?\n|$)/.test(text.slice(end, Math.min(end + 4, last)))) return end;
    const isRow = rowsOf(text.slice(start, end));
    let reached = end;
    while (at < last) {
      const line = lineAt(text, at, last);
      if (line === undefined || !isRow(line.replace(/\r$/, ''))) break;
      reached = Math.max(reached, at + line.length);
      at += line.length + 1;
    }
    return reached;
  };
}

/** The line that begins at a place, if it isn't too long for a row. */
function lineAt(text: string, at: number, last: number): string | undefined {
  const ahead = text.slice(at, Math.min(at + widest, last));
  const length = ahead.indexOf('\n');
  if (length !== -1) return ahead.slice(0, length);
  return at + ahead.length === last ? ahead : undefined;
}

/** How wide a row may be. */
const widest = 16_000;

/** Goes on item by item behind a match; the expression is sticky, and reads an item with what stands before it. */
export function itemsOn(item: RegExp): GoesOn {
  return (text, _, end, last) => {
    let reached = end;
    for (item.lastIndex = end; item.test(text) && item.lastIndex <= last && item.lastIndex > reached; )
      reached = item.lastIndex;
    return reached;
  };
}

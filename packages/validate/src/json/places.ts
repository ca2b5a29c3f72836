/** A place in a text: 1-based line (ended by LF, CRLF or a lone CR) and 1-based column in UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where a text begins that was cut out of a larger one. */
export const start: Place = { line: 1, column: 1 };

/** The place of one offset in a text. */
export function placeOf(text: string, offset: number, origin: Place = start): Place {
  return placesOf(text, [offset], origin)[0] as Place;
}

/** The places of several offsets, in the order in which they were given, in one pass over the text. */
export function placesOf(text: string, offsets: readonly number[], origin: Place = start): readonly Place[] {
  const order = offsets.map((_, index) => index).sort((a, b) => offsets[a]! - offsets[b]!);
  const places = new Array<Place>(offsets.length);
  let line = origin.line;
  // The offset at which the line would begin if the origin's own line had been there from its first column.
  let lineStart = 1 - origin.column;
  let at = 0;
  const next = lineEnds(text);
  for (const index of order) {
    const offset = Math.max(0, Math.min(offsets[index]!, text.length));
    for (let end = next(at); end < offset; end = next(at)) {
      line++;
      lineStart = end + 1;
      at = end + 1;
    }
    places[index] = { line, column: offset - lineStart + 1 };
  }
  return places;
}

/** Finds, from offsets that never go back, the next character that ends a line. The CR of a CRLF does not end it; its LF does. */
function lineEnds(text: string): (from: number) => number {
  const find = (letter: string, from: number): number => {
    const found = text.indexOf(letter, from);
    return found === -1 ? text.length : found;
  };
  let lf = -1;
  let cr = -1;
  return (from) => {
    if (lf < from) lf = find('\n', from);
    // The next CR is looked for once, not once a line: a text without any would be searched to its end each time.
    while (cr < from || text.charCodeAt(cr + 1) === 10) cr = find('\r', Math.max(cr + 1, from));
    return Math.min(lf, cr);
  };
}

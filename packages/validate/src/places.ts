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
  const order = offsets.map((_, index) => index).sort((a, b) => (offsets[a] as number) - (offsets[b] as number));
  const places = new Array<Place>(offsets.length);
  let line = origin.line;
  // The offset at which the line would begin if the origin's own line had been there from its first column.
  let lineStart = 1 - origin.column;
  let at = 0;
  for (const index of order) {
    const offset = Math.max(0, Math.min(offsets[index] as number, text.length));
    for (; at < offset; at++) {
      const unit = text.charCodeAt(at);
      // The CR of a CRLF does not end the line; its LF does.
      if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) {
        line++;
        lineStart = at + 1;
      }
    }
    places[index] = { line, column: offset - lineStart + 1 };
  }
  return places;
}

/** The lines of a text from a place on, one after the other as they are asked for. */
export function* linesFrom(text: string, from: number): Iterable<string> {
  for (let at = from; at <= text.length; ) {
    const end = text.indexOf('\n', at);
    yield text.slice(at, end === -1 ? undefined : end);
    if (end === -1) return;
    at = end + 1;
  }
}

/** So many rows are read of a table that begins among the rows of another: it can only be one of many heads. */
export const fewRows = 400;

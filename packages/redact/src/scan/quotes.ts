/** Where the first quote at or behind an offset stands; the end of the text when there is none. */
export type QuoteBehind = (from: number) => number;

/** The quotes of a text, for offsets that come nearly in order: what was passed over once is not searched again. */
export function quotesOf(text: string): QuoteBehind {
  let first = 0;
  let known = -1;
  return (from) => {
    if (from < first) for (let at = from; at < first; at++) if (text.charCodeAt(at) === quote) return at;
    if (from > known) {
      first = from;
      const found = text.indexOf('"', from);
      known = found === -1 ? text.length : found;
    }
    return known;
  };
}

const quote = 34;

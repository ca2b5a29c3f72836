/** A text with its backslash escapes undone, and the way back from an offset in it to an offset in the original. */
export interface Unescaped {
  readonly text: string;
  toOriginal(offset: number): number;
}

const anyEscape = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(["'\\/bfnrt0]))/g;
const plain: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', '0': '\0' };

/** True when a text holds something that could be an escape. */
export function hasEscapes(text: string, from: number, to: number): boolean {
  const at = text.indexOf('\\', from);
  return at !== -1 && at < to - 1;
}

/** Undoes the escapes that JSON and most programming languages share; anything else that follows a backslash stays. */
export function undoEscapes(text: string, from: number, to: number): Unescaped {
  const part = text.slice(from, to);
  const pieces: string[] = [];
  // For each escape: where its one character stands in the result, and by how much the original is ahead behind it.
  const places: number[] = [];
  const shifts: number[] = [];
  let copied = 0;
  let length = 0;
  for (const match of part.matchAll(anyEscape)) {
    const [whole, unicode, hex, letter] = match;
    const before = part.slice(copied, match.index);
    const character = letter
      ? (plain[letter] ?? letter)
      : String.fromCharCode(Number.parseInt(unicode ?? hex ?? '0', 16));
    pieces.push(before, character);
    length += before.length + 1;
    copied = match.index + whole.length;
    places.push(length);
    shifts.push(copied - length);
  }
  pieces.push(part.slice(copied));
  return {
    text: pieces.join(''),
    toOriginal(offset) {
      let low = 0;
      let high = places.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (places[middle]! <= offset) low = middle + 1;
        else high = middle;
      }
      return from + offset + (low === 0 ? 0 : shifts[low - 1]!);
    },
  };
}

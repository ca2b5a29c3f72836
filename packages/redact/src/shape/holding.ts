/**
 * Says of single characters whether a text may hold them, for those who look for each of them in turn. A long text is looked
 * through here, piece by piece and for all of them while a piece is at hand: each look at the whole would fetch it from memory
 * anew. A short one may hold anything.
 */
export function holding(text: string, characters: readonly string[]): (character: string) => boolean {
  if (text.length < long) return () => true;
  const held = new Set<string>();
  for (let from = 0; from < text.length && held.size < characters.length; from += piece) {
    const part = text.slice(from, from + piece);
    for (const character of characters) if (!held.has(character) && part.includes(character)) held.add(character);
  }
  return (character) => held.has(character);
}

const piece = 0x10000;
const long = 4 * piece;

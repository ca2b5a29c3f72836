/** The share of character trigrams two texts have in common: 0 for nothing, 1 for the same text up to case and spacing. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of a) if (b.has(trigram)) common += 1;
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
}

/** The character trigrams of a text, case and spacing aside. */
export function trigrams(text: string): ReadonlySet<string> {
  const plain = ` ${text.toLowerCase().replace(/\s+/g, ' ').trim()} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= plain.length; at += 1) found.add(plain.slice(at, at + 3));
  return found;
}

/** Every pair of texts that are more alike than the limit allows. */
export function nearPairs(
  texts: readonly (readonly [id: string, text: string])[],
  limit: number,
): readonly (readonly [string, string, number])[] {
  const cut = texts.map(([id, text]) => [id, trigrams(text)] as const);
  return cut.flatMap(([id, own], index) =>
    cut
      .slice(index + 1)
      .map(([other, theirs]) => [id, other, likeness(own, theirs)] as const)
      .filter(([, , share]) => share > limit),
  );
}

/** The share of words that two texts have in common, case and punctuation aside: 1 for the same words. */
export function likeness(one: string, other: string): number {
  const a = wordSet(one);
  const b = wordSet(other);
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / (a.size + b.size - common);
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(
    text
      .slice(0, 5000)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

/** The candidate that a misspelt word most likely meant, or undefined when none is near enough to be worth saying. What is no word is no candidate. */
export function closest(word: unknown, candidates: readonly unknown[]): string | undefined {
  if (typeof word !== 'string' || word === '' || word.length > 64) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (typeof candidate !== 'string') continue;
    const distance = plain(candidate) === plain(word) ? 0 : edits(word.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** Letters and digits alone: `userMessage`, `user-message` and `user_message` are one word. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other; stops counting at the limit. */
function edits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let cost = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[to.length]!;
}

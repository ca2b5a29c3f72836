/** Places in a sketch. */
const places = 64;
/** Words that are hashed together. */
const span = 3;
/** Longer texts are sketched by their beginning. */
const longest = 200_000;

/** A min-wise sketch of texts: the share of places in which two sketches agree estimates the share of words in common. */
export function sketchOf(texts: Iterable<string>): Int32Array {
  const sketch = new Int32Array(places).fill(0x7fffffff);
  const window: number[] = [];
  let words = 0;
  let left = longest;
  for (const text of texts) {
    for (const [word] of text.slice(0, left).matchAll(/[\p{L}\p{N}]+/gu)) {
      window.push(hashOf(word));
      if (window.length > span) window.shift();
      if (window.length < span) continue;
      words += 1;
      const hash = mixed(window);
      const place = hash & (places - 1);
      const rest = hash >>> 6;
      if (rest < sketch[place]!) sketch[place] = rest;
    }
    left -= text.length;
    if (left <= 0) break;
  }
  // A sketch of a few words agrees with others by chance.
  return words < 2 * places ? new Int32Array(0) : sketch;
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

function mixed(window: readonly number[]): number {
  let hash = 0;
  for (const one of window) hash = Math.imul((hash << 5) ^ (hash >>> 27) ^ one, 0x9e3779b1);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

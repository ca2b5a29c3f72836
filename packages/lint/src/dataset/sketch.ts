import { nearlyAll } from './alike.ts';
import type { TraceFacts } from './dataset.ts';

/** So many bits of a hash say where in a sketch it has its place. */
const placeBits = 7;
/** Places in a sketch. */
export const places: number = 1 << placeBits;
/** Words that are hashed together. */
const span = 3;
/** Longer texts are sketched by their beginning. */
const longest = 200_000;
/** With fewer runs of words two sketches would agree by chance. */
const enoughToSketch = 2 * places;
/** So many runs are kept as they are. A text of one more is not like any that has too few for a sketch. */
const mostKept = Math.ceil(enoughToSketch / nearlyAll);
/** Fewer say too little: two sums in other signs have the same words. */
const enoughToKeep = 12;

/**
 * What is kept of the words of texts, to tell whether two say nearly the same. Of long ones it is a min-wise sketch: the share of
 * places in which two sketches agree estimates the share of words in common. Of short ones it is the hash of every three words.
 */
export function sketchOf(texts: Iterable<string>): Pick<TraceFacts, 'sketch' | 'triples'> {
  const least = new Int32Array(places).fill(0x7fffffff);
  const triples = new Set<number>();
  // The hashes of the two words before.
  let last = 0;
  let before = 0;
  let words = 0;
  let left = longest;
  const take = (hash: number): void => {
    words += 1;
    if (words >= span) {
      const all = mixed(before, last, hash);
      const place = all & (places - 1);
      const rest = all >>> placeBits;
      if (rest < least[place]!) least[place] = rest;
      if (triples.size <= mostKept) triples.add(all);
    }
    before = last;
    last = hash;
  };
  for (const text of texts) {
    eachWord(text.length > left ? text.slice(0, left) : text, take);
    left -= text.length;
    if (left <= 0) break;
  }
  return {
    // The lower half of a number tells as much as all of it: two that differ agree there once in 65,536 times.
    sketch: triples.size < enoughToSketch ? new Uint16Array(0) : Uint16Array.from(least),
    ...(triples.size < enoughToKeep || triples.size > mostKept ? {} : { triples: Uint32Array.from(triples).sort() }),
  };
}

/** Takes the FNV-1a hash of every run of letters and numbers. */
function eachWord(text: string, take: (hash: number) => void): void {
  let hash = offset;
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isPair = code >= 0xd800 && code <= 0xdbff && isLowHalf(text.charCodeAt(at + 1));
    if (isPair ? /[\p{L}\p{N}]/u.test(text.slice(at, at + 2)) : isOfWords(code)) {
      hash = Math.imul(hash ^ code, prime);
      if (isPair) hash = Math.imul(hash ^ text.charCodeAt(at + 1), prime);
      isInside = true;
    } else if (isInside) {
      take(hash);
      hash = offset;
      isInside = false;
    }
    if (isPair) at += 1;
  }
  if (isInside) take(hash);
}

const offset = 0x811c9dc5;
const prime = 0x01000193;

/** What was told of each character so far: nothing, that it stands between words, or in them. */
const kinds = new Uint8Array(0x10000);

function isOfWords(code: number): boolean {
  if (kinds[code] === 0) kinds[code] = /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? 2 : 1;
  return kinds[code] === 2;
}

function isLowHalf(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

function mixed(first: number, second: number, third: number): number {
  let hash = Math.imul(first, 0x9e3779b1);
  hash = Math.imul((hash << 5) ^ (hash >>> 27) ^ second, 0x9e3779b1);
  hash = Math.imul((hash << 5) ^ (hash >>> 27) ^ third, 0x9e3779b1);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

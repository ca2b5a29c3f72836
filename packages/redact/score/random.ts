import { mulberry32 } from '../../../tools/chance/mulberry32.mjs';

/** A stream of random choices that is the same on every machine for the same seed. */
export interface Random {
  /** A whole number between the two bounds, both included. */
  int(least: number, most: number): number;
  /** One of the list's entries. */
  pick<T>(list: readonly T[]): T;
  /** A string of the given length over the given alphabet. */
  from(alphabet: string, length: number): string;
}

/** Starts a stream of random choices from a text: the same text gives the same stream. */
export function randomFrom(seed: string): Random {
  const next = mulberry32(hash32(seed));
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)]!,
    from: (alphabet, length) => {
      let text = '';
      for (let index = 0; index < length; index += 1) text += alphabet[int(0, alphabet.length - 1)];
      return text;
    },
  };
}

/** A 32-bit number from a text (FNV-1a with a final mix), used for seeds and for choosing the shapes held out. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** How many groups of three neighbouring characters two texts have, and how many of them both have. */
export interface Trigrams {
  readonly one: number;
  readonly other: number;
  readonly common: number;
}

/** Of longer texts there are more groups than there is room for. */
export const longest = 2000;

/** One table for every comparison: a group has a place by its characters, which says in which of the texts it was met. */
const bits = 14;
const firsts = new Uint16Array(1 << bits);
const others = new Int32Array(1 << bits);
const metIn = new Uint8Array(1 << bits);
/** In lower case a text may be twice as long. */
const used = new Int32Array(4 * (longest + 2));

/** Compares two texts without regard to case and to how much blank there is. */
export function trigramsOf(one: string, other: string): Trigrams {
  let places = 0;
  const met = (text: string, mark: number): number => {
    const plain = ` ${text.trim().toLowerCase().replace(/\s+/g, ' ')} `;
    let fresh = 0;
    for (let at = 0; at + 3 <= plain.length; at++) {
      const place = placeOf(plain.charCodeAt(at), (plain.charCodeAt(at + 1) << 16) | plain.charCodeAt(at + 2));
      const before = metIn[place]!;
      if ((before & mark) !== 0) continue;
      if (before === 0) used[places++] = place;
      metIn[place] = before | mark;
      fresh += 1;
    }
    return fresh;
  };
  const sizes = [met(one, 1), met(other, 2)] as const;
  let common = 0;
  for (let index = 0; index < places; index++) {
    if (metIn[used[index]!] === 3) common += 1;
    metIn[used[index]!] = 0;
  }
  return { one: sizes[0], other: sizes[1], common };
}

function placeOf(first: number, rest: number): number {
  let place = (Math.imul(first, 0x9e3779b1) ^ Math.imul(rest, 0x85ebca6b)) >>> (32 - bits);
  while (metIn[place] !== 0 && (firsts[place] !== first || others[place] !== rest)) place = (place + 1) & mask;
  firsts[place] = first;
  others[place] = rest;
  return place;
}

const mask = (1 << bits) - 1;

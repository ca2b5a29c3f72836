/** Called for each key word that ends in the text: which key word, and the offset just behind it. */
export type OnKeyword = (keyword: number, end: number) => void;

/**
 * One pass over a part of a text that reports every key word in it, without regard to ASCII case and to backslashes
 * between its characters: `:\\/\\/` is `://` written with escapes. Answers whether the part holds a character beyond
 * ASCII, which costs nothing to learn on the way.
 */
export type Automaton = (text: string, from: number, to: number, report: OnKeyword) => boolean;

/**
 * Builds an Aho-Corasick automaton over ASCII key words. Characters fall into classes (one for each letter that stands
 * in some key word, one for all the rest), so that a step is two array reads and the table stays small.
 */
export function automatonOf(keywords: readonly string[]): Automaton {
  const { classOf, classes } = classify(keywords);
  const { states, table, outputs } = build(keywords, classOf, classes);
  const { next, shift, firstReporting, reported } = renumber(states, table, outputs, classes);

  return function walk(text, from, to, report) {
    let state = 0;
    let seen = 0;
    for (let index = from; index < to; index++) {
      const code = text.charCodeAt(index);
      if (code === backslash) continue;
      seen |= code;
      state = next[(state << shift) | (code < 128 ? classOf[code]! : 0)]!;
      if (state >= firstReporting) {
        const found = reported[state - firstReporting]!;
        for (let at = 0; at < found.length; at++) report(found[at]!, index + 1);
      }
    }
    return seen > 127;
  };
}

const backslash = 92;

/** Class 0 is every character that no key word holds; upper and lower case share a class. */
function classify(keywords: readonly string[]): { classOf: Uint8Array; classes: number } {
  const classOf = new Uint8Array(128);
  let classes = 1;
  for (const keyword of keywords) {
    if (!/^[\x20-\x5b\x5d-\x7e]+$/.test(keyword) || keyword !== keyword.toLowerCase())
      throw new TypeError(`The key word "${keyword}" is not printable lower-case ASCII without backslashes.`);
    for (let index = 0; index < keyword.length; index++) {
      const code = keyword.charCodeAt(index);
      if (classOf[code] !== 0) continue;
      classOf[code] = classes;
      if (code >= 97 && code <= 122) classOf[code - 32] = classes;
      classes += 1;
    }
  }
  return { classOf, classes };
}

function build(
  keywords: readonly string[],
  classOf: Uint8Array,
  classes: number,
): { states: number; table: Int32Array; outputs: number[][] } {
  const limit = keywords.reduce((sum, keyword) => sum + keyword.length, 1);
  const table = new Int32Array(limit * classes).fill(-1);
  const outputs: number[][] = [[]];
  let states = 1;
  for (const [id, keyword] of keywords.entries()) {
    let state = 0;
    for (let index = 0; index < keyword.length; index++) {
      const edge = state * classes + classOf[keyword.charCodeAt(index)]!;
      if (table[edge] === -1) {
        outputs[states] = [];
        table[edge] = states++;
      }
      state = table[edge]!;
    }
    outputs[state]!.push(id);
  }
  const fallback = new Int32Array(states);
  const queue: number[] = [];
  for (let of = 0; of < classes; of++) {
    const target = table[of]!;
    if (target <= 0) table[of] = 0;
    else queue.push(target);
  }
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head]!;
    const shorter = fallback[state]!;
    outputs[state]!.push(...outputs[shorter]!);
    for (let of = 0; of < classes; of++) {
      const edge = state * classes + of;
      const target = table[edge]!;
      const other = table[shorter * classes + of]!;
      if (target === -1) table[edge] = other;
      else {
        fallback[target] = other;
        queue.push(target);
      }
    }
  }
  return { states, table, outputs };
}

/**
 * Puts the states that report something behind the others, so that one comparison tells them apart. Each state's row is
 * padded to a power of two, because a shift is quicker than a multiplication in the one loop that sees every character.
 */
function renumber(
  states: number,
  table: Int32Array,
  outputs: readonly (readonly number[])[],
  classes: number,
): {
  next: Uint16Array | Int32Array;
  shift: number;
  firstReporting: number;
  reported: readonly (readonly number[])[];
} {
  const order = [...Array(states).keys()];
  const silent = order.filter((state) => outputs[state]!.length === 0);
  const speaking = order.filter((state) => outputs[state]!.length > 0);
  const places = new Int32Array(states);
  for (const [place, state] of [...silent, ...speaking].entries()) places[state] = place;
  const shift = 32 - Math.clz32(classes - 1);
  const next = states < 65536 ? new Uint16Array(states << shift) : new Int32Array(states << shift);
  for (let state = 0; state < states; state++)
    for (let of = 0; of < classes; of++) next[(places[state]! << shift) | of] = places[table[state * classes + of]!]!;
  return { next, shift, firstReporting: silent.length, reported: speaking.map((state) => outputs[state]!) };
}

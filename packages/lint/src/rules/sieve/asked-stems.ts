import type { Stems } from './stems.ts';

/** How many of the stems that were asked for are not known yet: all of them, and those that are shared. */
export interface Left {
  readonly all: number;
  readonly shared: number;
}

/** A table of the few stems of an observation, in which thousands of stems of the texts around it are looked up. */
const bits = 9;
const keys = new Int32Array(1 << bits);
const marks = new Uint8Array(1 << bits);
let used: number[] = [];
const left = { all: 0, shared: 0 };

const isShared = 1;
const isKnown = 2;

/** Begins anew with the given stems, of which there may be fewer than the table has places; says how many different ones there are. */
export function ask({ stems, count }: Stems): number {
  for (const place of used) keys[place] = marks[place] = 0;
  used = [];
  for (let index = 0; index < count; index++) {
    const stem = stems[index]!;
    const place = placeOf(stem);
    if (keys[place] !== 0) continue;
    keys[place] = stem;
    used.push(place);
  }
  left.all = used.length;
  left.shared = 0;
  return used.length;
}

/** Marks those that stand among other stems, and says how many they are. */
export function markShared({ stems, count }: Stems): number {
  for (let index = 0; index < count; index++) {
    const place = placeOf(stems[index]!);
    if (keys[place] === 0 || (marks[place]! & isShared) !== 0) continue;
    marks[place]! |= isShared;
    left.shared += 1;
  }
  return left.shared;
}

/** Takes out those that stand among other stems, and says what is left. */
export function markKnown({ stems, count }: Stems): Left {
  for (let index = 0; index < count; index++) {
    const place = placeOf(stems[index]!);
    if (keys[place] === 0 || (marks[place]! & isKnown) !== 0) continue;
    marks[place]! |= isKnown;
    left.all -= 1;
    if ((marks[place]! & isShared) !== 0) left.shared -= 1;
  }
  return left;
}

function placeOf(stem: number): number {
  let place = Math.imul(stem, 0x9e3779b1) >>> (32 - bits);
  while (keys[place] !== 0 && keys[place] !== stem) place = (place + 1) & ((1 << bits) - 1);
  return place;
}

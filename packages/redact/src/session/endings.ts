import type { Hashes } from './hashes.ts';

/** A place where a remembered spelling stands. */
export interface Sighting<Fact> {
  readonly start: number;
  readonly end: number;
  readonly lead: number;
  readonly tail: number;
  readonly fact: Fact;
}

/** What is remembered of a spelling, never its characters. */
interface Fingerprint<Fact> {
  readonly length: number;
  readonly whole: number;
  readonly mark: number;
  readonly lead: number;
  readonly tail: number;
  readonly fact: Fact;
}

/**
 * The texts that end alike, as all addresses at one host do: by their hashes, for each length. Whoever finds the end in a
 * text then reads backwards from it once, however many there are.
 */
interface Ending<Fact> {
  /** In ascending order. */
  readonly lengths: number[];
  readonly byLength: Map<number, Map<number, Fingerprint<Fact>>>;
}

/** The spellings that are remembered, by the hash of how they end. */
export interface Endings<Fact> {
  /** How many endings there are. */
  readonly size: number;
  hashes(): Iterable<number>;
  /** Remembers a whole text with the hash of its end; says whether it was new. */
  add(text: string, end: number, lead: number, tail: number, fact: Fact): boolean;
  /** Adds those that end at a place of a text, where the hash of an end was seen. */
  lookUp(text: string, at: number, end: number, found: Sighting<Fact>[]): void;
}

/** Remembers none yet. */
export function startEndings<Fact>({ unitAt, rolling, mark }: Hashes, base: number): Endings<Fact> {
  // Most texts end as no other does, and a list of lengths and hashes for each would be most of what is kept.
  const endings = new Map<number, Fingerprint<Fact> | Ending<Fact>>();
  const report = (print: Fingerprint<Fact>, text: string, end: number, found: Sighting<Fact>[]): void => {
    const start = end - print.length;
    const { lead, tail, fact } = print;
    if (print.mark === mark(text, start, end)) found.push({ start, end, lead, tail, fact });
  };
  const readBack = (text: string, end: number, { lengths, byLength }: Ending<Fact>, found: Sighting<Fact>[]): void => {
    let sum = 0;
    let factor = 1;
    let start = end;
    for (const length of lengths) {
      if (length > end) return;
      while (start > end - length) {
        sum = (sum + Math.imul(unitAt(text, --start), factor)) | 0;
        factor = Math.imul(factor, base);
      }
      const print = byLength.get(length)!.get(sum);
      if (print !== undefined) report(print, text, end, found);
    }
  };
  return {
    get size() {
      return endings.size;
    },
    hashes: () => endings.keys(),
    add(text, end, lead, tail, fact) {
      const whole = rolling(text, 0, text.length);
      const known = endings.get(end);
      if (known !== undefined && holds(known, text.length, whole)) return false;
      const print = { length: text.length, whole, mark: mark(text, 0, text.length), lead, tail, fact };
      endings.set(end, known === undefined ? print : withAnother(known, print));
      return true;
    },
    lookUp(text, at, end, found) {
      const known = endings.get(end);
      if (known === undefined) return;
      if ('lengths' in known) readBack(text, at, known, found);
      else if (known.length <= at && rolling(text, at - known.length, at) === known.whole)
        report(known, text, at, found);
    },
  };
}

function holds<Fact>(known: Fingerprint<Fact> | Ending<Fact>, length: number, whole: number): boolean {
  if ('lengths' in known) return known.byLength.get(length)?.has(whole) === true;
  return known.length === length && known.whole === whole;
}

function withAnother<Fact>(known: Fingerprint<Fact> | Ending<Fact>, print: Fingerprint<Fact>): Ending<Fact> {
  const ending = 'lengths' in known ? known : withAnother({ lengths: [], byLength: new Map() }, known);
  const prints = ending.byLength.get(print.length);
  if (prints !== undefined) prints.set(print.whole, print);
  else {
    ending.byLength.set(print.length, new Map([[print.whole, print]]));
    ending.lengths.push(print.length);
    ending.lengths.sort((a, b) => a - b);
  }
  return ending;
}

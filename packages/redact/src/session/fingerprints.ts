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

/** A place where a remembered spelling stands. */
export interface Sighting<Fact> {
  readonly start: number;
  readonly end: number;
  readonly lead: number;
  readonly tail: number;
  readonly fact: Fact;
}

/** What nobody knows who has not the key: without it no text can be made that is taken for a remembered one. */
export interface Secrets {
  readonly multiplier: number;
  readonly seed: number;
}

/** A set of texts that can be searched for without being kept. */
export interface Fingerprints<Fact> {
  readonly size: number;
  add(text: string, lead: number, tail: number, fact: Fact): void;
  search(text: string): Sighting<Fact>[];
}

/**
 * Remembers texts by rolling hashes under a secret multiplier: one pass over a text finds them all again, and nobody
 * can read them back out of memory dumps or logs. Where one seems to stand, a mark of it under a second secret makes sure.
 * `width` is the shortest length that can be remembered.
 */
export function fingerprints<Fact>(secrets: Secrets, width: number, fold: boolean): Fingerprints<Fact> {
  const base = secrets.multiplier | 1;
  const leaving = power(base, width);
  let bits = leastBits;
  let seen = new Uint8Array(1 << bits);
  // Most texts end as no other does, and a list of lengths and hashes for each would be most of what is kept.
  const endings = new Map<number, Fingerprint<Fact> | Ending<Fact>>();
  let size = 0;

  const code = (text: string, index: number): number => {
    const unit = text.charCodeAt(index);
    return fold && unit >= 65 && unit <= 90 ? unit + 32 : unit;
  };
  const hash = (text: string, from: number, to: number): number => {
    let sum = 0;
    for (let index = from; index < to; index++) sum = (Math.imul(sum, base) + code(text, index)) | 0;
    return sum;
  };
  // Two texts that agree in length, in the rolling hash and in this mark are the same, whoever wrote them: nobody knows the secrets.
  const mark = (text: string, from: number, to: number): number => {
    let mixed = secrets.seed | 0;
    for (let index = from; index < to; index++) {
      mixed = Math.imul(mixed ^ code(text, index), 0x85ebca6b);
      mixed ^= mixed >>> 13;
    }
    return mixed;
  };
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
        sum = (sum + Math.imul(code(text, --start), factor)) | 0;
        factor = Math.imul(factor, base);
      }
      const print = byLength.get(length)!.get(sum);
      if (print !== undefined) report(print, text, end, found);
    }
  };
  const widen = (): void => {
    bits += 2;
    seen = new Uint8Array(1 << bits);
    for (const end of endings.keys()) seen[spread(end, bits)] = 1;
  };
  return {
    get size() {
      return size;
    },
    add(text, lead, tail, fact) {
      if (text.length < width) return;
      const end = hash(text, text.length - width, text.length);
      const whole = hash(text, 0, text.length);
      const known = endings.get(end);
      if (known !== undefined && holds(known, text.length, whole)) return;
      const print = { length: text.length, whole, mark: mark(text, 0, text.length), lead, tail, fact };
      endings.set(end, known === undefined ? print : withAnother(known, print));
      size += 1;
      // Full of marks, the list would say nothing of a text.
      if (endings.size > seen.length / 8 && bits < mostBits) widen();
      else seen[spread(end, bits)] = 1;
    },
    search(text) {
      const found: Sighting<Fact>[] = [];
      if (size === 0) return found;
      let rolling = 0;
      for (let index = 0; index < text.length; index++) {
        rolling = (Math.imul(rolling, base) + code(text, index)) | 0;
        if (index >= width) rolling = (rolling - Math.imul(leaving, code(text, index - width))) | 0;
        if (index < width - 1 || seen[spread(rolling, bits)] === 0) continue;
        const known = endings.get(rolling);
        if (known === undefined) continue;
        if ('lengths' in known) readBack(text, index + 1, known, found);
        else if (known.length <= index + 1 && hash(text, index + 1 - known.length, index + 1) === known.whole)
          report(known, text, index + 1, found);
      }
      return found;
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

/** Most documents hold a value or two. */
const leastBits = 12;
const mostBits = 24;

function spread(hash: number, bits: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> (32 - bits);
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let index = 0; index < exponent; index++) result = Math.imul(result, base);
  return result;
}

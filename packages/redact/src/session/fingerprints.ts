/** What is remembered of a spelling besides its length and its hashes, never its characters. */
interface Fingerprint<Fact> {
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

/** A place where a remembered spelling seems to stand; the caller makes sure with a keyed digest. */
export interface Sighting<Fact> {
  readonly start: number;
  readonly end: number;
  readonly lead: number;
  readonly tail: number;
  readonly fact: Fact;
}

/** A set of texts that can be searched for without being kept. */
export interface Fingerprints<Fact> {
  readonly size: number;
  add(text: string, lead: number, tail: number, fact: Fact): void;
  search(text: string): Sighting<Fact>[];
}

/**
 * Remembers texts by rolling hashes under a secret multiplier: one pass over a text finds them all again, and nobody
 * can read them back out of memory dumps or logs. `width` is the shortest length that can be remembered.
 */
export function fingerprints<Fact>(multiplier: number, width: number, fold: boolean): Fingerprints<Fact> {
  const base = multiplier | 1;
  const leaving = power(base, width);
  let bits = leastBits;
  let seen = new Uint8Array(1 << bits);
  const endings = new Map<number, Ending<Fact>>();
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
      if (print !== undefined) found.push({ start, end, ...print });
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
      const ending: Ending<Fact> = endings.get(end) ?? { lengths: [], byLength: new Map() };
      endings.set(end, ending);
      // Full of marks, the list would say nothing of a text.
      if (endings.size > seen.length / 8 && bits < mostBits) widen();
      else seen[spread(end, bits)] = 1;
      let prints = ending.byLength.get(text.length);
      if (prints === undefined) {
        prints = new Map();
        ending.byLength.set(text.length, prints);
        ending.lengths.push(text.length);
        ending.lengths.sort((a, b) => a - b);
      }
      const whole = hash(text, 0, text.length);
      if (prints.has(whole)) return;
      prints.set(whole, { lead, tail, fact });
      size += 1;
    },
    search(text) {
      const found: Sighting<Fact>[] = [];
      if (size === 0) return found;
      let rolling = 0;
      for (let index = 0; index < text.length; index++) {
        rolling = (Math.imul(rolling, base) + code(text, index)) | 0;
        if (index >= width) rolling = (rolling - Math.imul(leaving, code(text, index - width))) | 0;
        if (index < width - 1 || seen[spread(rolling, bits)] === 0) continue;
        const ending = endings.get(rolling);
        if (ending !== undefined) readBack(text, index + 1, ending, found);
      }
      return found;
    },
  };
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

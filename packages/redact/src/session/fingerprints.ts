/** What is remembered of a spelling: its length and hashes, never its characters. */
interface Fingerprint<Fact> {
  readonly length: number;
  readonly hash: number;
  readonly lead: number;
  readonly tail: number;
  readonly fact: Fact;
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
  const seen = new Uint8Array(1 << 16);
  const byEnd = new Map<number, Fingerprint<Fact>[]>();
  const known = new Set<string>();
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
  return {
    get size() {
      return size;
    },
    add(text, lead, tail, fact) {
      if (text.length < width) return;
      const print = { length: text.length, hash: hash(text, 0, text.length), lead, tail, fact };
      const identity = `${print.length}:${print.hash}`;
      if (known.has(identity)) return;
      known.add(identity);
      const end = hash(text, text.length - width, text.length);
      seen[spread(end)] = 1;
      byEnd.set(end, [...(byEnd.get(end) ?? []), print]);
      size += 1;
    },
    search(text) {
      const found: Sighting<Fact>[] = [];
      if (size === 0) return found;
      let rolling = 0;
      for (let index = 0; index < text.length; index++) {
        rolling = (Math.imul(rolling, base) + code(text, index)) | 0;
        if (index >= width) rolling = (rolling - Math.imul(leaving, code(text, index - width))) | 0;
        if (index < width - 1 || seen[spread(rolling)] === 0) continue;
        for (const print of byEnd.get(rolling) ?? []) {
          const start = index + 1 - print.length;
          if (start >= 0 && hash(text, start, index + 1) === print.hash)
            found.push({ start, end: index + 1, lead: print.lead, tail: print.tail, fact: print.fact });
        }
      }
      return found;
    },
  };
}

function spread(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> 16;
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let index = 0; index < exponent; index++) result = Math.imul(result, base);
  return result;
}

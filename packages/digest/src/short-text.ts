/** Longer texts are hashed by the library, which is as fast there. */
const longest = 512;

/**
 * SHA-256 of a short text of ASCII; undefined for any other text. A report has a hash for every finding, of a hundred characters
 * each: to make ready what the library needs for a text takes several times as long as the hash itself.
 */
export function shortTextHash(text: string): string | undefined {
  const { length } = text;
  if (length > longest) return undefined;
  // Behind the text stand a bit, as many zeros as fill a block, and the length in bits.
  const end = ((length + 72) >> 6) << 4;
  words.fill(0, 0, end);
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return undefined;
    words[at >> 2]! |= code << (24 - ((at & 3) << 3));
  }
  words[length >> 2]! |= 0x80 << (24 - ((length & 3) << 3));
  words[end - 1] = length << 3;
  state.set(initial);
  for (let block = 0; block < end; block += 16) addBlock(block);
  let hex = '';
  for (let index = 0; index < 8; index++) hex += (state[index]! >>> 0).toString(16).padStart(8, '0');
  return hex;
}

const words = new Int32Array(((longest + 72) >> 6) << 4);
const state = new Int32Array(8);
const schedule = new Int32Array(64);

/** FIPS 180-4, section 6.2.2. */
function addBlock(block: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = words[block + t]!;
  for (let t = 16; t < 64; t++) {
    const x = schedule[t - 15]!;
    const y = schedule[t - 2]!;
    const small = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const large = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[t] = (large + schedule[t - 7]! + small + schedule[t - 16]!) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let t = 0; t < 64; t++) {
    const sum1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + constants[t]! + schedule[t]!) | 0;
    const sum0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/** The first 32 bits behind the point of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const primes: readonly number[] = firstPrimes(64);
const constants: Int32Array = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const initial: Int32Array = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

import { mulberry32 } from '../../../tools/chance/mulberry32.mjs';

/**
 * Case files hold templates, so that nothing that looks like a secret stands in the repository. A hole is one of
 *
 * - `{{alnum:36}}`: 36 random characters of a named alphabet (see `alphabets`);
 * - `{{of:12:abc123}}`: 12 random characters out of the ones given;
 * - `{{key=alnum:36}}`: the same, kept under a name; `{{key}}` writes it again;
 * - `{{uuid}}`, `{{iban:DE}}`, `{{card:4:16}}`: a random UUID, an IBAN and a card number with right check digits;
 * - `{{base64of:user:<key>}}`, `{{hexof:…}}`, `{{percentof:…}}`, `{{jsonof:…}}`: an encoding of a text in which `<key>` is a kept name;
 * - `{{open}}` and `{{close}}`: two braces, for templates that a detector must leave alone.
 */
export function expander(seed: string): (template: string) => string {
  const random = randomFrom(seed);
  const kept = new Map<string, string>();
  return (template) =>
    template.replace(/\{\{([^{}]*)\}\}/g, (whole, hole: string) => {
      const named = /^([a-z]\w*)=(.*)$/s.exec(hole);
      if (named) {
        const value = fill(named[2]!, random, kept);
        if (value === undefined) throw new Error(`The template ${whole} asks for something that no generator makes.`);
        kept.set(named[1]!, value);
        return value;
      }
      const value = kept.get(hole) ?? fill(hole, random, kept);
      if (value === undefined) throw new Error(`The template ${whole} names neither a generator nor a kept value.`);
      return value;
    });
}

const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
const digits = '0123456789';

const alphabets: Readonly<Record<string, readonly string[]>> = {
  lower: [lower],
  upper: [upper],
  alpha: [lower, upper],
  digits: [digits],
  alnum: [lower, upper, digits],
  loweralnum: [lower, digits],
  upperalnum: [upper, digits],
  hex: ['abcdef', digits],
  upperhex: ['ABCDEF', digits],
  base32: [upper, '234567'],
  lowerbase32: [lower, '234567'],
  base58: ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '123456789'],
  base64: [lower, upper, digits, '+/'],
  base64url: [lower, upper, digits, '-_'],
  word: [lower, upper, digits, '_'],
  password: [lower, upper, digits, '!#%*+-_.'],
};

function fill(hole: string, random: (below: number) => number, kept: ReadonlyMap<string, string>): string | undefined {
  const [name = '', first = '', ...rest] = hole.split(':');
  const tail = hole.slice(name.length + 1).replace(/<(\w+)>/g, (whole, key: string) => kept.get(key) ?? whole);
  switch (name) {
    case 'open':
      return '{{';
    case 'close':
      return '}}';
    case 'uuid':
      return [8, 4, 4, 4, 12].map((length) => draw(['abcdef', digits], length, random)).join('-');
    case 'of':
      return draw([rest.join(':')], Number(first), random);
    case 'iban':
      return iban(first, draw([digits], 18, random));
    case 'card':
      return card(first, Number(rest[0] ?? 16), random);
    case 'base64of':
      return btoa(tail);
    case 'hexof':
      return Array.from(new TextEncoder().encode(tail), (byte) => byte.toString(16).padStart(2, '0')).join('');
    case 'percentof':
      return encodeURIComponent(tail);
    case 'jsonof':
      return JSON.stringify(tail).slice(1, -1);
    default: {
      const classes = alphabets[name];
      const length = Number(first);
      return classes && Number.isInteger(length) && length > 0 ? draw(classes, length, random) : undefined;
    }
  }
}

/** At least one character of each class when there is room, so that a random value never happens to look like a word. */
function draw(classes: readonly string[], length: number, random: (below: number) => number): string {
  const all = classes.join('');
  const out = Array.from({ length }, () => all[random(all.length)]!);
  // Places apart from each other, never the first and the last: some shapes refuse symbols at their ends.
  const inner = length - 2;
  if (inner >= classes.length * 2) {
    const step = Math.floor(inner / classes.length);
    for (const [index, of] of classes.entries()) out[1 + index * step + random(step)] = of[random(of.length)]!;
    const ends = classes.filter((one) => /\w/.test(one)).join('');
    out[0] = ends[random(ends.length)]!;
    out[length - 1] = ends[random(ends.length)]!;
  }
  return out.join('');
}

function iban(country: string, body: string): string {
  const numeric = `${body}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `${country}${String(98n - (BigInt(numeric) % 97n)).padStart(2, '0')}${body}`;
}

function card(prefix: string, length: number, random: (below: number) => number): string {
  const body = prefix + draw([digits], length - prefix.length - 1, random);
  let sum = 0;
  for (let index = 0; index < body.length; index++) {
    const digit = Number(body[body.length - 1 - index]) * (index % 2 === 0 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return body + String((10 - (sum % 10)) % 10);
}

/** Numbers below a limit that are the same for the same seed, and so the same cases, on every machine. */
export function randomFrom(seed: string): (below: number) => number {
  let state = 2166136261;
  for (let index = 0; index < seed.length; index++) state = Math.imul(state ^ seed.charCodeAt(index), 16777619);
  const chance = mulberry32(state);
  return (below) => (chance() * 2 ** 32) % below;
}

/** A kind of number that somebody is known by. */
export interface NumberKind {
  /** The number as it may be written, to be tried at one place. */
  readonly shape: RegExp;
  /** True when its small letters are not its capitals, or are as good. */
  readonly isSmall: boolean;
  /** Says whether the check digits of a number are right, told without what stands between its signs. */
  readonly checks: ((bare: string) => boolean) | undefined;
}

/** What a name says of the number behind it. */
export interface NamedNumber {
  readonly kinds: readonly NumberKind[];
  /** True for a name that is a word of its own as well, so that more than the name has to tell of a number. */
  readonly isWord: boolean;
  /** True for a name of numbers that each state, office or school makes up in its own way. */
  readonly isLoose: boolean;
}

/**
 * Reads a table of numbers: what each name stands for, the names folded. A line holds names between commas, shapes between
 * blanks and perhaps a check, with bars between them. A name with `?` is a word of its own as well. In a shape 9 is a
 * digit, A a letter and X either of them, `*` is any number that may be a person's. A check is the name of a method, or the
 * weight of each sign and what the sum must be a multiple of.
 */
export function readNumbers(table: string): ReadonlyMap<string, NamedNumber> {
  const names = new Map<string, NamedNumber>();
  for (const [listed, shapes, check] of linesOf(table)) {
    const kinds = shapes
      .split(' ')
      .filter((shape) => shape !== '*' && shape !== '')
      .map((shape) => ({ shape: shapeOf(shape), isSmall: /-[fz]/.test(shape), checks: checkOf(check) }));
    for (const one of listed.split(',')) {
      const name = fold(one);
      const known = names.get(name);
      names.set(name, {
        kinds: known ? [...known.kinds, ...kinds] : kinds,
        isWord: one.includes('?'),
        isLoose: known?.isLoose === true || shapes.split(' ').includes('*'),
      });
    }
  }
  return names;
}

/** The lines of a table, each as its names, its shapes and its check. */
export function linesOf(table: string): [names: string, shapes: string, check: string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', shapes = '', check = ''] = line.split('|');
      return [names.trim(), shapes.trim(), check.trim()];
    });
}

/** A name without accents, capitals and what stands between its words: every notation of it is the same. */
export function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
}

/** What may stand between the signs of a number, in a form that was sent as well. */
const between = '(?:[ ./\\u00a0\\u2013-]|\\+|%20|%2[DF])?';
/** A number is no part of a longer one, and ends with one of its signs. */
const end = '(?<![ ./\\u00a0\\u2013+-]|%20|%2[DF])(?![\\p{L}\\d_]|[-/.][\\p{L}\\d]|:[\\da-f]{2})';

function shapeOf(shape: string): RegExp {
  const signs = shape.replace(
    /(\[[^\]]+\]|.)(?:\{(\d+)(?:,(\d+))?\}|(\?))?/g,
    (_, sign: string, least = '1', most = least, isOptional) => {
      const one = sign === '9' ? '\\d' : sign === 'A' ? '[A-Z]' : sign === 'X' ? '[A-Z\\d]' : sign;
      return `(?:${one}${between}){${isOptional ? 0 : least},${most}}`;
    },
  );
  return new RegExp(`${signs}${end}`, 'iuy');
}

function checkOf(check: string): NumberKind['checks'] {
  if (check === '') return undefined;
  if (check in methods) return methods[check];
  const [weights = '', modulus] = check.split(' % ');
  const factors = weights.split(' ').map(Number);
  return (bare) => bare.length === factors.length && sumOf(bare, (at) => factors[at]!) % Number(modulus) === 0;
}

/** The weighted sum of the signs of a number; an X or a K stands for ten. */
function sumOf(bare: string, weight: (at: number) => number): number {
  return [...bare].reduce((sum, sign, at) => sum + (/[KX]/.test(sign) ? 10 : Number(sign)) * weight(at), 0);
}

/** Checks that are more than a sum. */
const methods: Readonly<Record<string, (bare: string) => boolean>> = {
  luhn: (bare) =>
    [...bare].reverse().reduce((sum, sign, at) => {
      const value = Number(sign) * (at % 2 === 0 ? 1 : 2);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
      10 ===
    0,
  /** The letter behind a Spanish number; a foreigner's begins with a letter that counts as 0, 1 or 2. */
  spain: (bare) =>
    'TRWAGMYFPDXBNJZSQVHLCKE'[Number(bare.slice(0, -1).replace(/^[XYZ]/, (one) => String('XYZ'.indexOf(one)))) % 23] ===
    bare.at(-1),
  /** The remainder by eleven of the digits before, in Czechia and Slovakia. */
  eleven: (bare) => bare.length === 9 || Number(bare) % 11 === 0,
};

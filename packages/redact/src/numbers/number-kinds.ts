import { type Check, checkOf } from './check-digits.ts';
import { isAscii } from './words.ts';

/** A kind of number that somebody is known by. */
export interface NumberKind {
  /** The number as it may be written, to be tried at one place. */
  readonly shape: RegExp;
  /** True when its small letters are not its capitals, or are as good. */
  readonly isSmall: boolean;
  readonly checks: Check | undefined;
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
      // Fields leave out what joins the words.
      for (const name of new Set([fold(one), fold(one.replace(joining, ' '))])) {
        const known = names.get(name);
        names.set(name, {
          kinds: known ? [...known.kinds, ...kinds] : kinds,
          isWord: one.includes('?'),
          isLoose: known?.isLoose === true || shapes.split(' ').includes('*'),
        });
      }
    }
  }
  return names;
}

const joining = / (?:de|di|da|do|d|of) (?=\*?\p{L})/gu;

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
  // As nearly every name is, and each is asked about with more and fewer of the words around it.
  if (isAscii(name)) return name.replace(/[^A-Za-z\d]+/g, '').toLowerCase();
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
}

/** What may stand between the signs of a number, in a form that was sent as well. */
const between = '(?:[ ./\\u00a0\\u2013-]|\\+|%20|%2[DF])?';
/** A number is no part of a longer one, and ends with one of its signs. */
const end = '(?<![ ./\\u00a0\\u2013+-]|%20|%2[DF])(?![\\p{L}\\d_]|[-/.][\\p{L}\\d]|:[\\da-f]{2})';

/** A sign of a shape, and how often it stands. */
const counted = /(\[[^\]]+\]|.)(?:\{(\d+)(?:,(\d+))?\}|(\?))?/g;

/** How many digits each number of a table has at least. What may be a digit or a letter is taken for a digit: many of such hold some. */
export function leastDigits(table: string): number {
  const shapes = linesOf(table).flatMap(([, all]) => all.split(' ').filter((shape) => shape !== '' && shape !== '*'));
  return Math.min(...shapes.map(digitsOf));
}

function digitsOf(shape: string): number {
  let count = 0;
  for (const [, sign = '', least = '1', , isOptional] of shape.matchAll(counted))
    if (isOptional === undefined && /^[9X]$|^\[.*(?:\d|\\d).*\]$/.test(sign)) count += Number(least);
  return count;
}

function shapeOf(shape: string): RegExp {
  const signs = shape.replace(counted, (_, sign: string, least = '1', most = least, isOptional) => {
    const one = sign === '9' ? '\\d' : sign === 'A' ? '[A-Z]' : sign === 'X' ? '[A-Z\\d]' : sign;
    return `(?:${one}${between}){${isOptional ? 0 : least},${most}}`;
  });
  return new RegExp(`${signs}${end}`, 'iuy');
}

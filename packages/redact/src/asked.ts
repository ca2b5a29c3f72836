import type { FindOptions } from './policy.ts';
import type { Leaf } from './walk/walk.ts';

/** What a scan is made of. */
export type Asked = Pick<FindOptions, 'policy' | 'names' | 'hosts' | 'patterns' | 'trustedTools'>;

/** A copy of what is asked for, because whoever gave a list may still add to it. */
export function askedIn({ policy, names, hosts, patterns, trustedTools }: FindOptions): Asked {
  return copyOf({ policy, names, hosts, patterns, trustedTools });
}

/** True where options ask for the same as ones that were copied. */
export function isAskedIn(options: FindOptions, asked: Asked): boolean {
  return parts.every((part) => isAlike(asked[part], options[part]));
}

const parts: readonly (keyof Asked)[] = ['policy', 'names', 'hosts', 'patterns', 'trustedTools'];

function copyOf<Given>(given: Given): Given {
  if (typeof given !== 'object' || given === null || given instanceof RegExp) return given;
  if (Array.isArray(given)) return given.map(copyOf) as Given;
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, copyOf(value)])) as Given;
}

function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof RegExp) return other instanceof RegExp && String(one) === String(other);
  // Lists can be long, and are compared with each document.
  if (Array.isArray(one) || Array.isArray(other))
    return (
      isList(one) && isList(other) && one.length === other.length && one.every((at, index) => isAlike(at, other[index]))
    );
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isAlike((one as Fields)[name], (other as Fields)[name]))
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isList(given: unknown): given is readonly unknown[] {
  return Array.isArray(given);
}

/** A number that is another one, nearly always, where something else is asked for. */
export function printOfAsked(asked: Asked): number {
  return printOfList([asked], 0);
}

/**
 * The same for strings and what was looked for in them: what was seen under one says nothing under another. Of each string its
 * length and three of its units are taken, which costs next to nothing.
 */
export function printOf(leaves: readonly Pick<Leaf, 'text'>[], asked: number, options: FindOptions): number {
  let print = mixed(printOfList(options.allow ?? [], asked), options.keepKey ? numberOf(options.keepKey) : 0);
  for (const { text } of leaves) {
    const last = text.length - 1;
    print = mixed(print, text.length);
    if (last < 0) continue;
    print = mixed(print, text.charCodeAt(0) + text.charCodeAt(last) * 0x10000);
    print = mixed(print, text.charCodeAt(last >> 1));
  }
  return print >>> 0;
}

function withExpressions(_: string, value: unknown): unknown {
  return value instanceof RegExp ? String(value) : value;
}

function printOfList(list: readonly unknown[], from: number): number {
  let print = from;
  if (list.length === 0) return print;
  const text = JSON.stringify(list, withExpressions);
  for (let index = 0; index < text.length; index++) print = mixed(print, text.charCodeAt(index));
  return print;
}

function mixed(print: number, next: number): number {
  const one = Math.imul((print ^ next) >>> 0, 0x9e3779b1);
  return one ^ (one >>> 15);
}

/** Two functions are the same only where they are one. */
const numbers = new WeakMap<object, number>();
let count = 0;

function numberOf(given: object): number {
  const number = numbers.get(given) ?? ++count;
  numbers.set(given, number);
  return number;
}

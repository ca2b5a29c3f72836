import type { FindOptions } from '../options/find-options.ts';
import type { Leaf } from '../walk/walk.ts';
import type { Asked } from './asked.ts';

/** A number for what is asked for: where two of them differ, so does what was asked for, and the other way round nearly always. */
export function printOfAsked(asked: Asked): number {
  return printOfList([asked], 0);
}

/**
 * A number for some strings and what is looked for in them, by which it is noticed that either is another one: what was seen in other
 * strings says nothing of these. Of each string only its length and three of its units are taken, which costs next to nothing.
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

/** A function has no text of its own that could be compared, so each that is met gets a number. */
const numbers = new WeakMap<object, number>();
let count = 0;

function numberOf(given: object): number {
  const number = numbers.get(given) ?? ++count;
  numbers.set(given, number);
  return number;
}

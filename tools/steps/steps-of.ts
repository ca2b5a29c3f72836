import { stepsToMatch } from './search.ts';

/**
 * How many steps some work takes: those of each expression that it asks, one for each character that it walks over with
 * `indexOf` and the like or looks at by itself, and one for each element that it asks a list about. What a loop does with
 * indexes alone and what WebAssembly does is not seen. The same work takes the same steps on every machine.
 */
export function stepsOf(work: () => unknown): number {
  let steps = 0;
  let isOfWork = true;
  const undo: (() => void)[] = [];
  const replace = <Self>(owner: object, name: PropertyKey, counting: (native: Method<Self>) => Method<Self>): void => {
    const own = Object.getOwnPropertyDescriptor(owner, name)!;
    Object.defineProperty(owner, name, { ...own, value: counting(own.value) });
    undo.push(() => Object.defineProperty(owner, name, own));
  };
  replace<RegExp>(
    RegExp.prototype,
    'exec',
    (native) =>
      function (this: RegExp, text) {
        if (isOfWork) {
          // What the machine itself asks of expressions, strings and lists is none of the work.
          isOfWork = false;
          const before = steps;
          const taken = stepsToMatch(this, String(text), this.global || this.sticky ? this.lastIndex : 0);
          steps = before + taken;
          isOfWork = true;
        }
        return native.call(this, text);
      },
  );
  for (const name of Reflect.ownKeys(walks))
    replace<string>(
      String.prototype,
      name,
      (native) =>
        function (this: string, ...given) {
          const result = native.apply(this, given);
          steps += walks[name]!(this, given, result);
          return result;
        },
    );
  for (const name of asking)
    replace<unknown[]>(
      Array.prototype,
      name,
      (native) =>
        function (this: unknown[], ask, ...rest) {
          const counted: Method = function (...given) {
            steps += 1;
            return (ask as Method).apply(this, given);
          };
          return native.call(this, counted, ...rest);
        },
    );
  try {
    work();
  } finally {
    for (const one of undo) one();
  }
  return steps;
}

type Method<Self = unknown> = (this: Self, ...given: unknown[]) => unknown;

/** How many characters a method of strings walks over, told by what it was given and what came of it. */
type Walk = (text: string, given: readonly unknown[], result: unknown) => number;

const { indexOf } = String.prototype;
const found: Walk = (text, [, from], result) => (result === -1 ? text.length : Number(result)) - Number(from ?? 0) + 1;
const one: Walk = () => 1;
const all: Walk = (text) => text.length;
/** What is given an expression asks `exec`. */
const unlessAsked: Walk = (text, [sign]) => (typeof sign === 'string' ? text.length : 0);

const walks: Readonly<Record<PropertyKey, Walk>> = {
  indexOf: found,
  includes: (text, given) => found(text, given, indexOf.apply(text, given as [string, number?])),
  lastIndexOf: (text, [, from], result) => Math.min(Number(from ?? text.length), text.length) - Number(result) + 1,
  charCodeAt: one,
  codePointAt: one,
  startsWith: (_, [sign]) => String(sign).length,
  endsWith: (_, [sign]) => String(sign).length,
  toLowerCase: all,
  toUpperCase: all,
  normalize: all,
  replace: unlessAsked,
  replaceAll: unlessAsked,
  split: unlessAsked,
  [Symbol.iterator]: all,
};

/** The methods of lists that ask about one element after the other. */
const asking = ['every', 'filter', 'find', 'findIndex', 'findLast', 'flatMap', 'forEach', 'map', 'reduce', 'some'];

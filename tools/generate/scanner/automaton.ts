import { ASCII, type Pattern, patternOf } from './pattern.ts';

/** A pattern as a machine that takes one character of ASCII after the other. */
export interface Automaton {
  /** The class of each character, from 1 on: those of one class lead to the same. */
  readonly classes: readonly number[];
  /**
   * What each state does: first whether the pattern may end there, as 1 or 0, and at the place of each class the state that follows.
   * The pattern begins in state 1, and state 0, in which nothing can match any more, is never left.
   */
  readonly rows: readonly (readonly number[])[];
}

/**
 * The machine of a pattern of ASCII characters from `^` to `$`; throws at what it does not know, so that nothing is taken for
 * something else.
 */
export function automatonOf(pattern: string): Automaton {
  const inner = /^\^(.*)\$$/s.exec(pattern)?.[1];
  if (inner === undefined) throw new Error(`The pattern ${pattern} does not go from ^ to $.`);
  const parts: Part[] = [{ next: [], on: undefined, to: -1 }];
  return deterministic(parts, built(patternOf(inner), 0));

  /** The part with which a pattern begins that goes on to `next`. */
  function built(one: Pattern, next: number): number {
    switch (one.kind) {
      case 'class':
        return parts.push({ next: [], on: one.on, to: next }) - 1;
      case 'sequence':
        return one.parts.reduceRight((after, each) => built(each, after), next);
      case 'choice':
        return parts.push({ next: one.parts.map((each) => built(each, next)), on: undefined, to: -1 }) - 1;
      case 'repeat': {
        let from = next;
        if (one.most === Number.POSITIVE_INFINITY) {
          const loop: Part = { next: [next], on: undefined, to: -1 };
          from = parts.push(loop) - 1;
          loop.next.push(built(one.pattern, from));
        } else {
          for (let count = one.least; count < one.most; count++)
            from = parts.push({ next: [next, built(one.pattern, from)], on: undefined, to: -1 }) - 1;
        }
        for (let count = 0; count < one.least; count++) from = built(one.pattern, from);
        return from;
      }
    }
  }
}

/** A place in a pattern: goes on to others at once, or to one on some characters. */
interface Part {
  readonly next: number[];
  readonly on: ReadonlySet<number> | undefined;
  readonly to: number;
}

function deterministic(parts: readonly Part[], first: number): Automaton {
  const states: (readonly number[])[] = [[]];
  const numbers = new Map<string, number>([['', 0]]);
  const stateOf = (from: readonly number[]): number => {
    const reached = new Set<number>();
    const open = [...from];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      if (reached.has(part)) continue;
      reached.add(part);
      open.push(...(parts[part] as Part).next);
    }
    const sorted = [...reached].sort((a, b) => a - b);
    const name = sorted.join();
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, states.length);
    return states.push(sorted) - 1;
  };
  const after = (state: readonly number[], code: number): number =>
    stateOf(
      state.flatMap((part) => {
        const { on, to } = parts[part] as Part;
        return on?.has(code) ? [to] : [];
      }),
    );
  stateOf([first]);
  const steps: number[][] = [];
  // There are more states from step to step, and each has its turn.
  for (const state of states) steps.push(Array.from({ length: ASCII }, (_, code) => after(state, code)));
  // The first part is the end of the pattern.
  return inClasses(
    steps,
    states.map((state) => state[0] === 0),
  );
}

/** Characters that lead to the same from every state are one class. The first place of a row is not one of a class. */
function inClasses(steps: readonly (readonly number[])[], ends: readonly boolean[]): Automaton {
  const columns = new Map<string, readonly number[]>();
  const names: string[] = [];
  for (let code = 0; code < ASCII; code++) {
    const column = steps.map((row) => row[code] as number);
    names.push(column.join());
    columns.set(column.join(), column);
  }
  const kinds = [...columns.keys()];
  return {
    classes: names.map((name) => kinds.indexOf(name) + 1),
    rows: steps.map((_, state) => [
      ends[state] ? 1 : 0,
      ...[...columns.values()].map((column) => column[state] as number),
    ]),
  };
}

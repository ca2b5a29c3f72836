import { accepts, type Matcher } from './characters.ts';
import { type Beginnings, manyIs, op } from './program.ts';

/**
 * Engines look at the first character before they try. So does the machine, which is what makes it quick enough, but it
 * never passes over anything that may take long before that character is read.
 */
export function beginningsOf(code: Int32Array, matchers: readonly Matcher[]): Beginnings {
  // Of full length from the beginning: a list with gaps is slow to ask.
  const known = new Array<Uint8Array | undefined>(code.length).fill(undefined);
  const asked = (pc: number, character: number, seen: Set<number>): boolean => {
    if (seen.has(pc)) return false;
    seen.add(pc);
    const [what, a, b, , d] = code.subarray(pc, pc + 5) as unknown as [number, number, number, number, number];
    switch (what) {
      case op.one:
        return (d & manyIs.backward) !== 0 || accepts(matchers[a]!, character);
      case op.many:
        return (
          (d & manyIs.backward) !== 0 || accepts(matchers[a]!, character) || (b === 0 && asked(pc + 5, character, seen))
        );
      case op.jump:
        return asked(a, character, seen);
      case op.either:
        return asked(a, character, seen) || asked(b, character, seen);
      case op.loop:
      case op.lazyLoop:
        return asked(pc + 5, character, seen) || asked(d, character, seen);
      case op.mark:
      case op.forget:
      case op.begin:
      case op.border:
        return asked(pc + 5, character, seen);
      case op.look:
        return d === 0 || asked(d, character, seen);
      default:
        return true;
    }
  };
  return (pc, character) => {
    if (character > 255) return true;
    const of = known[pc] ?? new Uint8Array(256);
    known[pc] = of;
    if (of[character] === 0) of[character] = asked(pc, character, new Set()) ? 1 : 2;
    return of[character] === 1;
  };
}

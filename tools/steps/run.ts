import { areAlike } from './characters.ts';
import { endOfNext, endOfShorter, endsLine, isBetweenHalves, unitsOf } from './characters-of.ts';
import { emptyStack, frameIs, largerStack, pushHeld, pushWay } from './frames.ts';
import { ofPassing, passBy, passingFrom } from './passed-choices.ts';
import { manyIs, op, type Program } from './program.ts';

/** What came of a search: where the match and its groups begin and end (-1 for none), if there is one, and the steps it took. */
export interface Outcome {
  readonly steps: number;
  readonly match: readonly number[] | undefined;
}

// Names of this module, because those of another are looked up each time where tests run.
const is = op;
const { greedy, backward } = manyIs;
const { way, shorten, lengthen, held } = frameIs;
const [next, shorter, keepWay, keepHeld] = [endOfNext, endOfShorter, pushWay, pushHeld];

/**
 * Searches a text from an offset on as engines do that go back, one place after the other and one way after the other, and
 * counts each instruction and each character. Gives up after the most steps.
 */
export function run(program: Program, text: string, from: number, most: number = Number.POSITIVE_INFINITY): Outcome {
  // Whoever fails has put back whatever it wrote.
  const registers = new Int32Array(program.registers).fill(-1);
  const units = unitsOf(text);
  let steps = 0;
  for (let start = from; start <= text.length && steps < most; start++) {
    const taken = attempt(program, units, start, registers, most - steps);
    steps += Math.abs(taken);
    if (taken > 0) return { steps, match: Array.from(registers.subarray(0, 2 * program.groups)) };
    if (program.isSticky) break;
  }
  return { steps, match: undefined };
}

/**
 * The steps it takes to try at one place: less than 0 where there is no match. One long function, because what it counts with
 * stays in the registers of the processor only as long as no function inside it asks for it.
 */
function attempt(program: Program, text: Uint16Array, start: number, registers: Int32Array, most: number): number {
  const { code, mayBegin, passing } = program;
  if (start < text.length && !mayBegin(0, text[start]!)) return -1;
  const room = 8 * (registers.length + 2);
  let frames = emptyStack();
  let top = 0;
  let steps = 0;
  let at = start;
  let pc = 0;
  for (let isThere = true; ; ) {
    while (!isThere) {
      if (top === 0) return -steps;
      steps += 1;
      const frame = top - 4;
      const where = frames[frame + 1]!;
      const position = frames[frame + 2]!;
      switch (frames[frame]) {
        case held:
          registers[where] = position;
          top = frame;
          break;
        case way:
          top = frame;
          pc = where;
          at = position;
          isThere = true;
          break;
        case shorten:
          at = shorter(program, text, code[where + 4]!, position, frames[frame + 3]!);
          if (at === frames[frame + 3]) top = frame;
          else frames[frame + 2] = at;
          pc = where + 5;
          isThere = true;
          break;
        default:
          at = frames[frame + 3] === 0 ? -1 : next(program, text, code[where + 1]!, position, code[where + 4]!);
          isThere = at !== -1;
          frames[frame + 2] = at;
          frames[frame + 3]! -= 1;
          if (!isThere) top = frame;
          pc = where + 5;
      }
    }
    steps += 1;
    if (steps >= most) return -steps;
    if (top + room > frames.length) frames = largerStack();
    const a = code[pc + 1]!;
    const b = code[pc + 2]!;
    switch (code[pc]) {
      case is.one:
        at = next(program, text, a, at, code[pc + 4]!);
        isThere = at !== -1;
        pc += 5;
        break;
      case is.many: {
        const sort = code[pc + 4]!;
        const isGreedy = (sort & greedy) !== 0;
        const wanted = isGreedy ? code[pc + 3]! : b;
        let least = b === 0 ? at : -1;
        let count = 0;
        for (let other = at; count < wanted; ) {
          other = next(program, text, a, other, sort);
          if (other === -1) break;
          at = other;
          count += 1;
          if (count === b) least = at;
        }
        steps += count;
        isThere = count >= b;
        // A run that has only its least characters cannot be shortened.
        if (isThere && !(isGreedy && at === least)) {
          frames[top] = isGreedy ? shorten : lengthen;
          frames[top + 1] = pc;
          frames[top + 2] = at;
          frames[top + 3] = isGreedy ? least : code[pc + 3]! - b;
          top += 4;
        }
        pc += 5;
        break;
      }
      case is.jump:
        pc = a;
        break;
      case is.either: {
        const unit = at < text.length ? text[at]! : -1;
        const row = unit === -1 || unit >= ofPassing ? undefined : (passing[pc] ?? passingFrom(program, pc));
        if (row !== undefined) {
          if (row[2 * unit] === 0) passBy(program, pc, unit, row);
          const passed = row[2 * unit + 1]!;
          if (passed > 0) {
            steps += passed - 1;
            pc = row[2 * unit]!;
            break;
          }
        }
        const isFirst = row !== undefined || unit === -1 || mayBegin(a, unit);
        if (isFirst && (unit === -1 || mayBegin(b, unit))) top = keepWay(frames, top, b, at);
        pc = isFirst ? a : b;
        break;
      }
      case is.mark:
        top = keepHeld(frames, top, a, registers[a]!);
        registers[a] = at;
        pc += 5;
        break;
      case is.forget:
        for (let register = a; register < b; register++) {
          top = keepHeld(frames, top, register, registers[register]!);
          registers[register] = -1;
        }
        pc += 5;
        break;
      case is.begin:
        top = keepHeld(frames, top, a, registers[a]!);
        registers[a] = 0;
        pc += 5;
        break;
      case is.loop: {
        const count = registers[a]!;
        const out = code[pc + 4]!;
        if (count < b) pc += 5;
        else if (count >= code[pc + 3]!) pc = out;
        else {
          top = keepWay(frames, top, out, at);
          pc += 5;
        }
        break;
      }
      case is.lazyLoop: {
        const count = registers[a]!;
        if (count >= b && count < code[pc + 3]!) top = keepWay(frames, top, pc + 5, at);
        pc = count < b ? pc + 5 : code[pc + 4]!;
        break;
      }
      case is.round:
        isThere = registers[a]! < b || registers[a + 1] !== at;
        top = keepHeld(frames, top, a, registers[a]!);
        registers[a]! += 1;
        pc += 5;
        break;
      case is.look: {
        const bottom = top;
        top = keepHeld(frames, top, a, registers[a]!);
        top = keepHeld(frames, top, a + 1, registers[a + 1]!);
        registers[a] = at;
        registers[a + 1] = bottom;
        if (b !== 0) top = keepWay(frames, top, b, at);
        pc += 5;
        break;
      }
      case is.seen: {
        // The ways into what was seen are forgotten; what registers held is not, for whoever goes back behind it.
        let kept = registers[a + 1]!;
        for (let frame = kept; frame < top; frame += 4)
          if (frames[frame] === held) {
            frames.copyWithin(kept, frame, frame + 4);
            kept += 4;
          }
        top = kept;
        at = registers[a]!;
        pc += 5;
        break;
      }
      case is.seenInVain:
        for (const bottom = registers[a + 1]!; top > bottom; top -= 4)
          if (frames[top - 4] === held) registers[frames[top - 3]!] = frames[top - 2]!;
        isThere = false;
        break;
      case is.start:
        isThere = at === 0 || (b === 1 && endsLine(text[at - 1]!));
        pc += 5;
        break;
      case is.end:
        isThere = at === text.length || (b === 1 && endsLine(text[at]!));
        pc += 5;
        break;
      case is.border:
        isThere =
          (next(program, text, a, at, 0) !== -1) !== (next(program, text, a, at, backward) !== -1) ? b === 0 : b === 1;
        pc += 5;
        break;
      case is.again: {
        const [first, last] = [registers[a]!, registers[a + 1]!];
        const length = first === -1 || last === -1 ? 0 : last - first;
        const begin = b === backward ? at - length : at;
        isThere = begin >= 0 && begin + length <= text.length;
        for (let index = 0; isThere && index < length; index++) {
          steps += 1;
          isThere = areAlike(text[first + index]!, text[begin + index]!, program.likeness);
        }
        at = b === backward ? begin : at + length;
        if (program.isUnicode && isBetweenHalves(text, at)) isThere = false;
        pc += 5;
        break;
      }
      default:
        return steps;
    }
  }
}

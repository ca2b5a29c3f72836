import { accepts, areAlike } from './characters.ts';
import { manyIs, op, type Program } from './program.ts';

/** What came of a search: where the match and its groups begin and end (-1 for none), if there is one, and the steps it took. */
export interface Outcome {
  readonly steps: number;
  readonly match: readonly number[] | undefined;
}

// Names of this module, because those of another are looked up each time where tests run.
const is = op;
const { greedy, backward } = manyIs;

/** What a frame of the stack keeps: a way to go, a run of characters to shorten or to lengthen, or what a register held. */
const way = 0;
const shorten = 1;
const lengthen = 2;
const held = 3;

/** Four numbers for each frame: its kind, an instruction or a register, a position or a value, and how far it may still go. */
let stack: Int32Array = new Int32Array(1 << 16);

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
  let frames = stack;
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
          at = shorter(program, text, where, position, frames[frame + 3]!);
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
    if (top + room > frames.length) frames = larger();
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
        if (isThere && at !== least && isGreedy) {
          top = push(frames, top, shorten, pc, at, least);
        } else if (isThere && !isGreedy) {
          top = push(frames, top, lengthen, pc, at, code[pc + 3]! - b);
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
        if (isFirst && (unit === -1 || mayBegin(b, unit))) top = push(frames, top, way, b, at, 0);
        pc = isFirst ? a : b;
        break;
      }
      case is.mark:
        top = push(frames, top, held, a, registers[a]!, 0);
        registers[a] = at;
        pc += 5;
        break;
      case is.forget:
        for (let register = a; register < b; register++) {
          top = push(frames, top, held, register, registers[register]!, 0);
          registers[register] = -1;
        }
        pc += 5;
        break;
      case is.begin:
        top = push(frames, top, held, a, registers[a]!, 0);
        registers[a] = 0;
        pc += 5;
        break;
      case is.loop: {
        const count = registers[a]!;
        const out = code[pc + 4]!;
        if (count < b) pc += 5;
        else if (count >= code[pc + 3]!) pc = out;
        else {
          top = push(frames, top, way, out, at, 0);
          pc += 5;
        }
        break;
      }
      case is.lazyLoop: {
        const count = registers[a]!;
        if (count >= b && count < code[pc + 3]!) top = push(frames, top, way, pc + 5, at, 0);
        pc = count < b ? pc + 5 : code[pc + 4]!;
        break;
      }
      case is.round:
        isThere = registers[a]! < b || registers[a + 1] !== at;
        top = push(frames, top, held, a, registers[a]!, 0);
        registers[a]! += 1;
        pc += 5;
        break;
      case is.look: {
        const bottom = top;
        top = push(frames, top, held, a, registers[a]!, 0);
        top = push(frames, top, held, a + 1, registers[a + 1]!, 0);
        registers[a] = at;
        registers[a + 1] = bottom;
        if (b !== 0) top = push(frames, top, way, b, at, 0);
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

/** Of so many characters it is kept which choices they pass by. */
const ofPassing = 128;

function passingFrom({ passing }: Program, pc: number): Int32Array {
  const row = new Int32Array(2 * ofPassing);
  passing[pc] = row;
  return row;
}

/**
 * Notes where a character leads from a choice on past all choices whose first way it does not begin, and how many they are. A list
 * of hundreds of words is passed at once so, for the same steps.
 */
function passBy({ code, mayBegin }: Program, pc: number, unit: number, row: Int32Array): void {
  let [to, passed] = [pc, 0];
  for (; code[to] === is.either && !mayBegin(code[to + 1]!, unit); passed++) to = code[to + 2]!;
  row[2 * unit] = to;
  row[2 * unit + 1] = passed;
}

const unitsOfTexts = new Map<string, Uint16Array>();

/** The code units of a text. Texts are asked again and again, so some are kept. */
function unitsOf(text: string): Uint16Array {
  const known = unitsOfTexts.get(text);
  if (known) return known;
  const units = new Uint16Array(text.length);
  for (let at = 0; at < units.length; at++) units[at] = text.charCodeAt(at);
  if (unitsOfTexts.size > 100) unitsOfTexts.clear();
  unitsOfTexts.set(text, units);
  return units;
}

/** The code point that begins at an offset, or the code unit where none does. */
function pointAt(text: Uint16Array, at: number): number {
  const high = text[at]!;
  const low = at + 1 < text.length ? text[at + 1]! : 0;
  const isPair = (high & 0xfc00) === 0xd800 && (low & 0xfc00) === 0xdc00;
  return isPair ? ((high - 0xd800) << 10) + (low - 0xdc00) + 0x10000 : high;
}

function push(frames: Int32Array, top: number, kind: number, where: number, position: number, more: number): number {
  frames[top] = kind;
  frames[top + 1] = where;
  frames[top + 2] = position;
  frames[top + 3] = more;
  return top + 4;
}

function larger(): Int32Array {
  const made = new Int32Array(stack.length * 2);
  made.set(stack);
  stack = made;
  return made;
}

/** Where one more character ends that a matcher accepts; -1 where there is none. */
function next(program: Program, text: Uint16Array, matcher: number, position: number, sort: number): number {
  const isBackward = (sort & backward) !== 0;
  const other = isBackward ? position - 1 : position + 1;
  if (other < 0 || other > text.length) return -1;
  const unit = text[isBackward ? other : position]!;
  if (unit < 256) {
    const known = program.known[(matcher << 8) + unit]!;
    if (known !== 0) return known === 1 ? other : -1;
    const is = accepts(program.matchers[matcher]!, unit);
    program.known[(matcher << 8) + unit] = is ? 1 : 2;
    return is ? other : -1;
  }
  if (!program.isUnicode || (unit & 0xf800) !== 0xd800) return accepts(program.matchers[matcher]!, unit) ? other : -1;
  // Half of a pair is no character, not even to whoever begins between the halves.
  if (isBetweenHalves(text, position)) return -1;
  const first = isBackward ? Math.max(position - 2, 0) : position;
  const point = pointAt(text, first);
  if (point <= 0xffff) return accepts(program.matchers[matcher]!, unit) ? other : -1;
  return accepts(program.matchers[matcher]!, point) ? (isBackward ? first : first + 2) : -1;
}

function isBetweenHalves(text: Uint16Array, at: number): boolean {
  return at > 0 && pointAt(text, at - 1) > 0xffff;
}

/** One character less of those that a `many` has read, down to the least. */
function shorter(
  { code, isUnicode }: Program,
  text: Uint16Array,
  many: number,
  position: number,
  least: number,
): number {
  const step = (code[many + 4]! & backward) !== 0 ? 1 : -1;
  const isPair = isUnicode && position + step !== least && pointAt(text, step === 1 ? position : position - 2) > 0xffff;
  return position + (isPair ? 2 * step : step);
}

function endsLine(code: number): boolean {
  return code === 10 || code === 13 || code === 0x2028 || code === 0x2029;
}

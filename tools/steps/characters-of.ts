import { accepts } from './characters.ts';
import { manyIs, type Program } from './program.ts';

const { backward } = manyIs;
const unitsOfTexts = new Map<string, Uint16Array>();

/** The code units of a text. Texts are asked again and again, so some are kept. */
export function unitsOf(text: string): Uint16Array {
  const known = unitsOfTexts.get(text);
  if (known) return known;
  const units = new Uint16Array(text.length);
  for (let at = 0; at < units.length; at++) units[at] = text.charCodeAt(at);
  if (unitsOfTexts.size > 100) unitsOfTexts.clear();
  unitsOfTexts.set(text, units);
  return units;
}

/** Where one more character ends that a matcher accepts, forwards or backwards; -1 where there is none. */
export function endOfNext(
  program: Program,
  text: Uint16Array,
  matcher: number,
  position: number,
  sort: number,
): number {
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

/** Where a run ends that has one character less than it had, down to the place where it has the least; `sort` is that of its `many`. */
export function endOfShorter(
  { isUnicode }: Program,
  text: Uint16Array,
  sort: number,
  position: number,
  least: number,
): number {
  const step = (sort & backward) !== 0 ? 1 : -1;
  const isPair = isUnicode && position + step !== least && pointAt(text, step === 1 ? position : position - 2) > 0xffff;
  return position + (isPair ? 2 * step : step);
}

/** True for a place within a character that is a pair of surrogates. */
export function isBetweenHalves(text: Uint16Array, at: number): boolean {
  return at > 0 && pointAt(text, at - 1) > 0xffff;
}

/** The code point that begins at an offset, or the code unit where none does. */
function pointAt(text: Uint16Array, at: number): number {
  const high = text[at]!;
  const low = at + 1 < text.length ? text[at + 1]! : 0;
  const isPair = (high & 0xfc00) === 0xd800 && (low & 0xfc00) === 0xdc00;
  return isPair ? ((high - 0xd800) << 10) + (low - 0xdc00) + 0x10000 : high;
}

/** True for the code units at which engines end a line. */
export function endsLine(code: number): boolean {
  return code === 10 || code === 13 || code === 0x2028 || code === 0x2029;
}

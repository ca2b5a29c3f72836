/** How many characters of a long text are kept at its beginning and at its end. */
const kept = { head: 1024, tail: 256 } as const;

/** Stands where characters were taken out. */
const ellipsis = '…';

/** A text without its middle: its first 1024 characters, an ellipsis, its last 256. Characters are code points. */
export interface CutText {
  readonly text: string;
  /** Number of characters before. */
  readonly originalLength: number;
}

/**
 * Cuts a text; undefined where it is too short for that. No surrogate pair is split, nor a character from the marks that change
 * it.
 */
export function cutText(text: string): CutText | undefined {
  if (text.length <= kept.head + kept.tail + 1) return undefined;
  const headEnd = settled(text, forward(text, 0, kept.head), -1);
  const tailStart = settled(text, backward(text, text.length, kept.tail), 1);
  if (headEnd >= tailStart) return undefined;
  const originalLength = codePoints(text);
  if (originalLength <= kept.head + kept.tail + 1) return undefined;
  return { text: `${text.slice(0, headEnd)}${ellipsis}${text.slice(tailStart)}`, originalLength };
}

/** Number of code points of a text. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index += 1)
    if (isLow(text.charCodeAt(index)) && isHigh(text.charCodeAt(index - 1))) {
      count -= 1;
      index += 1;
    }
  return count;
}

function forward(text: string, from: number, count: number): number {
  let index = from;
  for (let left = count; left > 0 && index < text.length; left -= 1) index += step(text, index);
  return Math.min(index, text.length);
}

function backward(text: string, from: number, count: number): number {
  let index = from;
  for (let left = count; left > 0 && index > 0; left -= 1) index = before(text, index);
  return index;
}

/** Moves a boundary, a little, until it stands between two whole characters as people see them. */
function settled(text: string, boundary: number, direction: -1 | 1): number {
  let index = boundary;
  for (let left = 32; left > 0 && index > 0 && index < text.length && isInside(text, index); left -= 1)
    index = direction < 0 ? before(text, index) : index + step(text, index);
  return isInside(text, index) ? boundary : index;
}

/** Marks, joiners and skin tones belong to what stands before them, and so does a line feed after a carriage return. */
function isInside(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return false;
  const next = text.slice(index, index + step(text, index));
  const previous = text.slice(before(text, index), index);
  return (
    extender.test(next) ||
    previous === '\u200d' ||
    (previous === '\r' && next === '\n') ||
    (flag.test(previous) && flag.test(next))
  );
}

const extender = /^(?:\p{M}|\p{Emoji_Modifier}|\u200d|\ufe0e|\ufe0f)$/u;
const flag = /^\p{Regional_Indicator}$/u;

function step(text: string, index: number): number {
  return isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1)) ? 2 : 1;
}

function before(text: string, index: number): number {
  return index >= 2 && isLow(text.charCodeAt(index - 1)) && isHigh(text.charCodeAt(index - 2)) ? index - 2 : index - 1;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

import { LF } from '../json/code-units.ts';
import { isSpace } from '../json/space.ts';

/** One line of a source, without the characters that end it. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** 1-based number. */
  readonly number: number;
  /** False for a last line that no line end follows. */
  readonly ended: boolean;
}

/** The lines of bytes or text; a line ends at LF, CRLF or a lone CR. */
export function* linesOf(source: Uint8Array | string, from = 0, firstNumber = 1): Generator<Line> {
  const find = (code: number, at: number): number => {
    const found = typeof source === 'string' ? source.indexOf(String.fromCharCode(code), at) : source.indexOf(code, at);
    return found === -1 ? source.length : found;
  };
  let start = from;
  let number = firstNumber;
  let cr = -1;
  while (start < source.length) {
    const lf = find(LF, start);
    // The next CR is looked for once, not once a line: a file without any would be searched to its end each time.
    for (;;) {
      if (cr < start) cr = find(CR, start);
      if (cr >= lf - 1) break;
      yield { start, end: cr, number, ended: true };
      start = cr + 1;
      number++;
    }
    const end = cr === lf - 1 && cr >= start ? cr : lf;
    yield { start, end, number, ended: lf < source.length || end < lf };
    start = lf + 1;
    number++;
  }
}

/** Whether bytes or text hold nothing but JSON white space. */
export function isBlank(source: Uint8Array | string): boolean {
  for (let at = 0; at < source.length; at++) {
    const unit = typeof source === 'string' ? source.charCodeAt(at) : source[at]!;
    if (!isSpace(unit)) return false;
  }
  return true;
}

const CR = 13;

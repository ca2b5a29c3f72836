/** A stretch of text that must not be shown, and the words that stand in its place. */
export interface Masked {
  readonly start: number;
  readonly end: number;
  readonly as: string;
}

/** How a frame is made. */
export interface FrameOptions {
  /** Most characters in a line of the frame. */
  readonly width?: number;
  /** Finds what is secret in a text. It gets more text than is shown, so that no secret is cut before it is known. */
  readonly mask?: (text: string) => Iterable<Masked>;
}

/** The longest excerpt that a report may carry, in UTF-16 code units. */
export const longestExcerpt = 200;

/**
 * The excerpt of a finding: the line before and, last, the line of the finding, masked and cut around its column.
 * The caller supplies the lines by number, counted from 1; the result is undefined where there is no such line.
 */
export function frame(
  textOfLine: (line: number) => string | undefined,
  line: number,
  column: number | null,
  options: FrameOptions = {},
): string | undefined {
  if (typeof textOfLine !== 'function')
    throw new TypeError('A frame is made of lines, which a function gives by their numbers, and this is no function.');
  const text = textOfLine(line);
  if (typeof text !== 'string') return undefined;
  const width = Math.max(8, Math.min(options.width ?? 96, longestExcerpt));
  const before = line > 1 ? textOfLine(line - 1) : undefined;
  const shown = maskedPieces(before, text, (column ?? 1) - 1, options.mask ?? (() => []));
  const indent = shown.before === undefined ? leading(shown.at) : Math.min(leading(shown.before), leading(shown.at));
  const at = cutAround(shown.at.slice(indent), shown.column - indent, width);
  // The line of the finding comes first; the line before gets what room is left, or goes.
  const room = Math.min(width, longestExcerpt - at.length - 1);
  const above = shown.before?.slice(indent).trimEnd();
  if (above === undefined || above === '' || room < 8) return at;
  return `${cutAround(above, 0, room)}\n${at}`;
}

/** One line of a frame as it is drawn: its number, where it is known, and its text. */
export interface FrameLine {
  readonly line: number | null;
  readonly text: string;
}

/** Reads an excerpt back into numbered lines: its last line is the line of the finding. */
export function frameLines(excerpt: string, line: number | null): readonly FrameLine[] {
  const raw = excerpt.replace(/\r\n?/g, '\n').replaceAll('\t', '  ').split('\n');
  const indent = Math.min(...raw.map(leading));
  const texts = raw.map((text) => text.slice(indent));
  const first = line === null ? null : line - texts.length + 1;
  // A number below 1 means that the excerpt was not cut from these lines, so no number would be true.
  return texts.map((text, index) => ({ line: first === null || first < 1 ? null : first + index, text }));
}

interface Pieces {
  readonly before: string | undefined;
  readonly at: string;
  readonly column: number;
}

// Far more than any secret is long, and no more: where findings stand far apart in long lines, to mask what is around them is most of
// the work of a run.
const reach = 11_264;

function maskedPieces(
  before: string | undefined,
  text: string,
  column: number,
  mask: (text: string) => Iterable<Masked>,
): Pieces {
  // Places near one another see the same text, so that whoever masks has to look at it only once.
  const part = Math.floor(column / reach);
  const start = Math.max(0, part - 1) * reach;
  const window = tidy(text.slice(start, (part + 2) * reach));
  // Masked by itself, the line before cannot shift the columns of the line of the finding.
  const above = before === undefined ? undefined : covered(tidy(before.slice(0, reach)), mask, 0).text;
  const at = covered(window, mask, column - start);
  return { before: above, at: start > 0 ? `…${at.text}` : at.text, column: at.column + (start > 0 ? 1 : 0) };
}

function covered(
  text: string,
  mask: (text: string) => Iterable<Masked>,
  column: number,
): { text: string; column: number } {
  let result = '';
  let done = 0;
  let moved = column;
  for (const { start, end, as } of [...mask(text)].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    result += text.slice(done, from) + as;
    if (column >= end) moved += as.length - (end - from);
    else if (column > from) moved = result.length - as.length;
    done = end;
  }
  return { text: result + text.slice(done), column: moved };
}

// The column stands a third from the left, so that a narrower terminal still shows it.
function cutAround(text: string, column: number, width: number): string {
  const line = text.trimEnd();
  if (line.length <= width) return line;
  const fits = column < width - 1 - Math.floor(width / 3);
  const start = fits ? 0 : Math.min(column - Math.floor(width / 3), line.length - width + 1);
  const end = start + width - (start > 0 ? 1 : 0);
  const cut = end < line.length;
  return `${start > 0 ? '…' : ''}${whole(line.slice(start, cut ? end - 1 : end))}${cut ? '…' : ''}`;
}

// Half a surrogate pair at either end of a cut is no character.
function whole(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]/, '').replace(/[\uD800-\uDBFF]$/, '');
}

function tidy(line: string): string {
  return line.replace(/[\r\n]/g, ' ').replaceAll('\t', ' ');
}

function leading(line: string): number {
  return line.length - line.trimStart().length;
}

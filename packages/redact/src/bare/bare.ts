import { closeBrace, openBrace, quote } from '../code-units.ts';
import { holding } from '../shape/holding.ts';
import type { Way } from '../spelling/escapes.ts';
import { colourless } from './colours.ts';
import { withPlainTables } from './drawn-tables.ts';
import { withoutIndents } from './indents.ts';
import { withoutTrailingBlanks } from './line-ends.ts';
import { withoutLineHeads } from './line-heads.ts';
import { type Code, withoutLineQuotes } from './line-quotes.ts';
import { withoutOutputTags } from './output-tags.ts';
import { withPlainMarks } from './plain-marks.ts';
import { withoutMailCodes } from './quoted-printable.ts';
import { withoutShownEnds } from './shown-ends.ts';
import { withoutUnseenMarks } from './unseen-marks.ts';

/**
 * A text without what is no part of what it says: marks that nobody sees within a word, a terminal's colours, the codes of a mail, and
 * what tools put before, around and behind lines. Its blanks, line ends and quotes are made plain ones. The way back is undefined where
 * every character stands where it stood.
 */
export function bare(written: string): Bare {
  if (!mayDiffer.test(written)) return { text: written, toOriginal: undefined, code: none };
  const mayHold = holding(written, marks);
  const joined = withoutUnseenMarks(written);
  let text = withPlainTables(withPlainMarks(joined?.text ?? written, mayHold));
  const ways: Way[] = joined === undefined ? [] : [joined.toOriginal];
  const code: Code[] = [];
  const home: Way = (offset, isEnd) => ways.reduceRight((at, way) => way(at, isEnd), offset);
  // Nothing stands before or behind such lines, and they are neither set in nor mail.
  if (isOfObjects(text)) {
    const cut = mayHold('\u001b') ? colourless(text) : undefined;
    if (cut !== undefined) ways.push(cut.toOriginal);
    return { text: cut?.text ?? text, toOriginal: ways.length === 0 ? undefined : home, code };
  }
  // Once: what comes of a code may look like another.
  const received = withoutMailCodes(text);
  if (received !== undefined) {
    text = withPlainTables(received.text);
    ways.push(received.toOriginal);
  }
  for (let round = 0; round < rounds; round++) {
    const cut =
      colourless(text) ??
      withoutShownEnds(text) ??
      withoutLineHeads(text) ??
      withoutIndents(text) ??
      withoutOutputTags(text);
    const held = cut === undefined ? withoutLineQuotes(text) : undefined;
    const next = cut ?? held;
    if (next === undefined) break;
    if (held !== undefined) for (const [start, end] of held.code) code.push([home(start, false), home(end, true)]);
    // Such a table begins with what elsewhere is set before lines.
    text = withPlainTables(next.text);
    ways.push(next.toOriginal);
  }
  const trimmed = withoutTrailingBlanks(text);
  if (trimmed !== undefined) {
    text = trimmed.text;
    ways.push(trimmed.toOriginal);
  }
  return { text, toOriginal: ways.length === 0 ? undefined : home, code };
}

interface Bare {
  readonly text: string;
  readonly toOriginal: Way | undefined;
  /** What stands in the text as it is written between two lines that a program holds. */
  readonly code: readonly Code[];
}

const marks = ['\0', '\u00a0', '\r', '\u001b'];

/** True for JSON Lines: each line begins as an object does and ends as one does, but for the last, which may be cut. One look at each line spares many others. */
function isOfObjects(text: string): boolean {
  for (let at = 0; ; ) {
    if (text.charCodeAt(at) !== openBrace || text.charCodeAt(at + 1) !== quote) return false;
    const end = text.indexOf('\n', at);
    if (end === -1) return !text.endsWith(' ');
    if (text.charCodeAt(end - 1) !== closeBrace) return false;
    if (end === text.length - 1) return true;
    at = end + 1;
  }
}

const none: readonly Code[] = [];

/** One line alone is numbered, stands in a log or between tags, if anything: most texts are one line, and begin with a word. */
const mayDiffer = /^[ [\d<]|[\0\n\r\u001b\u0080-\uffff]|\[(?:0|39|22)m/;

/** What a command printed in colours has numbers before its lines, and comments that are set in and quote a mail. */
const rounds = 6;

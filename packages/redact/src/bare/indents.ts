import { blank, carriageReturn, lineFeed, tab } from '../code-units.ts';
import { codeAt } from '../offsets.ts';
import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';
import { lineAfter } from './lines.ts';

/**
 * A text without the blanks by which parts of it were set in: what a tool printed, where somebody shows it below a sentence or in a
 * list; a text in YAML; a text between the quotes of a program. What is set in because it belongs to the line above stays as it is.
 * Undefined where there is nothing of that.
 */
export function withoutIndents(text: string): Unescaped | undefined {
  return isSetInAnywhere(text) ? changed(text, indentsIn(text)) : undefined;
}

/** Looks behind each line end, because most long texts have few. */
function isSetInAnywhere(text: string): boolean {
  for (let at = 0; ; ) {
    const first = codeAt(text, at);
    if (first === tab || (first === blank && codeAt(text, at + 1) === blank)) return true;
    at = text.indexOf('\n', at) + 1;
    if (at === 0) return false;
  }
}

/** One line: where it is, and how many blanks it begins with. */
interface Line {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly isEmpty: boolean;
}

function indentsIn(text: string): readonly Change[] {
  const all: Change[] = [];
  let above: Line | undefined;
  let isBelowGap = false;
  for (let at = 0; at < text.length; ) {
    const line = lineAt(text, at);
    at = line.end;
    if (line.depth > 0 && !line.isEmpty) {
      const part = partFrom(text, line, above, isBelowGap);
      if (part !== undefined) {
        for (const indent of part.indents) all.push(indent);
        at = part.end;
      }
    }
    isBelowGap = line.isEmpty;
    if (!line.isEmpty) above = line;
  }
  return all;
}

/** The blanks of the lines that are set in together, and where the first line begins that is not of them. */
interface Part {
  readonly indents: readonly Change[];
  readonly end: number;
}

function partFrom(text: string, first: Line, above: Line | undefined, isBelowGap: boolean): Part | undefined {
  if (above !== undefined && above.depth > 0 && !mayOpen(text, above)) return undefined;
  const said = above === undefined ? '' : wordsOf(text, above);
  const isScalar = scalar.test(said);
  if (isScalar ? secretKind.test(text) : counts.test(wordsOf(text, first))) return undefined;
  const isOpened = isScalar || opener.test(said);
  const isApart = above === undefined || (isBelowGap && above.depth === 0 && !goesOn.test(said));
  const isHeaded = !isOpened && !isApart && above?.depth === 0 && heading.test(said);
  if (!isOpened && !isApart && !isHeaded) return undefined;
  // Below a line of YAML stands what is further in than the line; between quotes and fences, what is as far.
  const least = isOpened ? above!.depth + (isScalar ? 1 : 0) : 1;
  const isInside = (line: Line): boolean =>
    line.isEmpty || (line.depth >= least && (isScalar || !(isOpened || isHeaded) || !isCloser(text, line)));
  const lines: Line[] = [];
  let line = first;
  while (isInside(line)) {
    if (!line.isEmpty) lines.push(line);
    if (line.end === text.length) break;
    line = lineAt(text, line.end);
  }
  const last = lines.at(-1);
  // One line in YAML is the value of its name.
  if (last === undefined || (isScalar && lines.length === 1)) return undefined;
  const isFollowed = last.end === line.start && !isInside(line);
  if (isFollowed && !isOpened && !isHeaded && !isCloser(text, line)) return undefined;
  const depth = Math.min(...lines.map((one) => one.depth));
  // Names and values below a name are a part of it.
  if (isHeaded && lines.every((one) => one.depth > depth || member.test(wordsOf(text, one)))) return undefined;
  if (depth < 2 && text.charCodeAt(first.start) !== tab) return undefined;
  return { indents: lines.map(({ start }): Change => [start, start + depth]), end: last.end };
}

/** A cheap look at how a line begins and ends, which says of most that nothing is opened by them: see `scalar` and `opener`. */
function mayOpen(text: string, { start, depth, end }: Line): boolean {
  if (fences.includes(text.charAt(start + depth))) return true;
  let last = end - 1;
  while (text.charCodeAt(last) <= blank) last -= 1;
  return text.charCodeAt(last) > 127 || signsBefore.includes(text.charAt(last));
}

const fences = '`~';
const signsBefore = '|+-0123456789"\'';

function wordsOf(text: string, { start, depth, end }: Line): string {
  return text.slice(start + depth, end).trimEnd();
}

/** What lies below `data` in the manifest of a Kubernetes secret is secret because it is set in. */
const secretKind = /(?:^|\n)[ \t-]{0,14}kind:[ \t]{1,4}["']?secret\b/i;
/** Numbers end one below the other, and the blanks before them are a part of that. */
const counts = /^\d{1,7}\t/;
/** The line above a text in YAML, and that above one between fences or the quotes of several lines. */
const scalar = /(?:^-|:) \|[-+\d]{0,2}$/;
const opener = /^(?:`{3}|~{3})[\w-]{0,20}$|(?:"{3}|'{3})$/;
/** What is set in below a name alone, or below what is still open, is a part of it. */
const goesOn = /^[^\s:]{1,80}:$|[[({,\\]$/;

/** What is said above a text that is shown; in a program such words open a block. */
const heading =
  /^(?!(?:async|case|class|def|default|do|elif|else|except|finally|for|if|match|private|protected|public|switch|try|while|with)\b)[A-Za-z][^(){}[\]"'=<>;]{0,80}:$/;
const member = /^(?:[-*] |["']?[\w.$/-]{1,60}(?: [\w-]{1,20}){0,3}["']? {0,2}[:=]|[#;\]}),])/;

/** What was shown between fences or in an element may end without an empty line. */
function isCloser(text: string, { start, depth }: Line): boolean {
  return closer.test(text.slice(start + depth, start + depth + 3));
}

const closer = /^(?:`{3}|~{3}|"{3}|'{3}|<\/)/;

function lineAt(text: string, start: number): Line {
  const end = lineAfter(text, start);
  let at = start;
  while (at < end && (text.charCodeAt(at) === blank || text.charCodeAt(at) === tab)) at += 1;
  const isEmpty = at === end || text.charCodeAt(at) === lineFeed || text.charCodeAt(at) === carriageReturn;
  return { start, end, depth: at - start, isEmpty };
}

import { inLines } from '../in-lines.ts';

/**
 * A text as it would stand there without its dressing, which changes nothing of what it says: the marks of Markdown around words and
 * before them, the blanks and quotes of typesetters, marks that nobody sees, and lines that were broken to fit a width. Whoever
 * judges words judges these. A text without any of it comes back as the same string.
 */
export function undressed(text: string): string {
  if (text.length > longest || !mayBeDressed(text)) return text;
  let plain = odd.test(text) ? ofTypesetters(text) : text;
  // One mark may stand in another: a list of one entry that is set strong.
  for (let layer = 0; layer < mostLayers; layer++) {
    const inner = withoutLayer(plain);
    if (inner === plain) break;
    plain = inner;
  }
  return plain;
}

const mostLayers = 8;

function withoutLayer(text: string): string {
  const plain = text.includes('\n') ? unwrapped(unquoted(text)) : text;
  if (plain.length > short && plain.includes('\n')) return plain;
  const words = plain.includes('\n') ? plain : plain.replace(leadingMark, '').replace(twoBlanks, '$1 ');
  return /(?:^|[\s('"])[*_]/.test(words)
    ? words.replace(emphasis, (_, strong?: string, slanted?: string, lined?: string) => strong ?? slanted ?? lined!)
    : words;
}

/** Longer texts are seldom words of somebody. */
const longest = 4000;

/** Longer texts of several lines are printed or drawn up, and their marks are their own. */
const short = 600;

/** Asked of every text of every trace. */
function mayBeDressed(text: string): boolean {
  if (beginsDressed.has(text.charCodeAt(0))) return true;
  const line = text.indexOf('\n');
  if (line >= narrowest && line <= widest + 1) return true;
  return signs.test(text);
}

const beginsDressed: ReadonlySet<number> = new Set([...' \t-*•–>_0123456789\ufeff'].map((sign) => sign.charCodeAt(0)));
/** Of two blanks one, of the marks around words, and of what typesetters put in. */
const signs =
  / {2}|[ ('"][*_]|[\u0300-\u036f\u1100-\u11ff\u3099\u309a\u00a0\u00ad\u2000-\u200d\u2018-\u201f\u202f\u205f\u2060\ufeff]/;

/** Of how many characters lines are that somebody broke. */
const narrowest = 30;
const widest = 120;

/** Two blanks between words or sentences; columns have more, or stand in several lines. */
const twoBlanks = /([\p{L}\p{N}.,;!?'")\]]) {2}(?=[\p{L}\p{N}"'([])/gu;

/** Blanks that do not break, soft hyphens, combining marks, curly quotes, marks of no width. */
const odd = /[\u0300-\u036f\u1100-\u11ff\u3099\u309a\u00a0\u00ad\u2000-\u200d\u2018-\u201f\u202f\u205f\u2060\ufeff]/;

function ofTypesetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f]/g, '"');
}

/** A list of one entry, a quotation of one line. */
const leadingMark = /^\s*(?:[-*•–]|\d{1,2}[.)]|>)\s+(?=\S)/;

/** Words that are set strong or slanted. Products, patterns of files and names with underscores have no blanks where these must. */
const emphasis = new RegExp(
  inLines`
    (?<![\p{L}\p{N}*])\*\*(?=[^\s*])(?<strong>[^*\n]{0,600}[^\s*])\*\*(?![\p{L}\p{N}*])|
    (?<![\p{L}\p{N}*_])\*(?=[^\s*.])(?<slanted>[^*\n]{0,600}[^\s*])\*(?![\p{L}\p{N}*./])|
    (?<![\p{L}\p{N}_])_{1,2}(?=[^\s_]{1,60}[ ])(?<lined>(?:[^_\n]|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])){2,600})(?<!\s)_{1,2}(?![\p{L}\p{N}_])
  `,
  'gu',
);

/** A text of which every line is quoted, as answers to mails quote. */
function unquoted(text: string): string {
  return /^>[^\n]*(?:\n>[^\n]*)+\s*$/.test(text) ? text.replace(/^> ?/gm, '') : text;
}

/**
 * Joins lines that were broken to fit a width: no line would have had room for the first word of the next one, and some line ends in
 * the middle of a sentence. What programs print has columns, or lines that end a statement.
 */
function unwrapped(text: string): string {
  if (/\t| {2}|[;{}]\r?\n/.test(text) || !/[\p{L},]\r?\n\p{Ll}/u.test(text)) return text;
  const lines = text.trimEnd().split(/\r?\n/);
  if (lines.some((line) => !/^[\p{L}\d"'([`]/u.test(line))) return text;
  const width = Math.max(...lines.map(({ length }) => length));
  if (width < 40 || width > widest) return text;
  for (let index = 0; index + 1 < lines.length; index++) {
    const next = lines[index + 1]!;
    const word = next.indexOf(' ') === -1 ? next.length : next.indexOf(' ');
    if (lines[index]!.length + 1 + word <= width) return text;
  }
  return lines.join(' ');
}

import type { PatternDetector } from '../detector.ts';
import { cellsBelow, cellsUnder } from '../judge/columns.ts';
import { inLines } from './in-lines.ts';
import { fold, linesOf, type NamedNumber, readNumbers } from './number-kinds.ts';

/** The part of a detector that says where its numbers are. */
type Labelled = Required<
  Pick<PatternDetector, 'anchors' | 'trigger' | 'guard' | 'startsAtAnchor' | 'pattern' | 'reach' | 'ranges'>
>;

/**
 * Finds numbers by the names that stand before them, in whatever way the two are written down together: as the key of a
 * value, in an attribute, in an element, in a form, in a sentence, or over a column. The table is that of `readNumbers`;
 * `*` stands before the word of a name by which it is found, where a name has a word that is seldom in texts.
 */
export function labelled(table: string): Labelled {
  const { whole, begun, foreign, followed } = wordsOf(linesOf(table).flatMap(([names]) => names.split(',')));
  let names: ReadonlyMap<string, NamedNumber> | undefined;
  return {
    anchors: [...whole, ...begun, ...followed.keys()],
    trigger: new RegExp(foreign.map(literal).join('|') || '(?!)', 'gi'),
    guard: guardOf(whole, followed),
    startsAtAnchor: true,
    // One sign only, so that a word that tells nothing hides none that begins within it.
    pattern: new RegExp(
      `(?=${[...whole, ...begun, ...followed.keys(), ...foreign].map(literal).join('|')})[\\s\\S]`,
      'gi',
    ),
    reach: [0, 0],
    ranges: (match, text, at) => {
      names ??= readNumbers(table);
      const label = labelAt(text, at, at + match.length, names);
      return label ? numbersOf(text, label).map(([start, end]) => [start - at, end - at]) : [];
    },
  };
}

function isAscii(word: string): boolean {
  return /^[\x20-\x7e]+$/.test(word);
}

/** The words by which names are found. */
interface Words {
  readonly whole: readonly string[];
  /** Beginnings of names whose first word is too short to be looked for alone. */
  readonly begun: readonly string[];
  /** What is not written in ASCII. */
  readonly foreign: readonly string[];
  /** First words of names, with what the second ones begin with. */
  readonly followed: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A name is found by the word with a star, or by its first word and the beginning of the second one. */
function wordsOf(names: readonly string[]): Words {
  const whole = new Set<string>();
  const begun = new Set<string>();
  const foreign = new Set<string>();
  const followed = new Map<string, Set<string>>();
  const add = (written: string): void => {
    const [first = '', second] = written.split(' ');
    if (!isAscii(`${first}${second?.slice(0, 2) ?? ''}`)) foreign.add(written);
    else if (second === undefined) whole.add(first);
    else if (first.length > 3) followed.set(first, (followed.get(first) ?? new Set()).add(second.slice(0, 2)));
    else
      for (const joined of [' ', '_', '-', '']) begun.add(`${first}${joined}${second.slice(0, joined === '' ? 2 : 1)}`);
  };
  for (const name of names) {
    const written = name.trim().replace('?', '').toLowerCase();
    const marked = /\*([^ ]+)/.exec(written)?.[1] ?? written;
    const bare = marked.normalize('NFD').replace(/\p{M}/gu, '');
    add(marked);
    if (bare !== marked && isAscii(bare)) add(bare);
  }
  for (const word of whole) followed.delete(word);
  // Where a long word stands in another one, the other need not be looked for.
  const shortest = [...whole].filter(
    (word) => ![...whole].some((other) => other.length > 4 && other !== word && word.includes(other)),
  );
  return { whole: shortest, begun: [...begun], foreign: [...foreign], followed };
}

/** A short word is no part of a longer one, a first word stands before a second one, and behind any stand digits. */
function guardOf(words: readonly string[], followed: Words['followed']): RegExp {
  const short = words.filter(
    (word) => word.length < 5 && !words.some((other) => other !== word && other.startsWith(word)),
  );
  const shorts = caseless(short.join('|')) || '(?!)';
  const others = [...words, ...followed.keys()];
  const firsts = Array.from(followed, ([first, seconds]) => {
    const longer = others
      .filter((other) => other !== first && other.startsWith(first))
      .map((other) => other.slice(first.length));
    const next = `['\u2019a-z]{0,2}[ _-]?(?:${caseless([...seconds].join('|'))})`;
    return `${caseless(first)}(?!${[next, ...longer.map(caseless)].join('|')})`;
  });
  return new RegExp(
    `(?!(?:${shorts})[a-z])(?:(?<![A-Za-z])|(?<=[a-z])(?=[A-Z])|(?<=\\\\[nrtbf])|(?!${shorts}))` +
      `(?!${firsts.join('|') || '^\\b\\B'})(?=[\\s\\S]{0,400}?\\d[^\\n]{0,6}\\d)`,
  );
}

function literal(word: string): string {
  return word.replace(/[./]/g, '\\$&');
}

function caseless(words: string): string {
  return literal(words).replace(/[a-z]/g, (one) => `[${one}${one.toUpperCase()}]`);
}

/** A name in a text, what it stands for, and where what belongs to it ends. */
interface Label {
  readonly start: number;
  readonly end: number;
  readonly named: NamedNumber;
  /** True when a word such as "number" or "no." says that it is a name of numbers, or its capitals do. */
  readonly isSaid: boolean;
}

/** The longest name around a word. */
function labelAt(text: string, at: number, end: number, names: ReadonlyMap<string, NamedNumber>): Label | undefined {
  const from = Math.max(0, at - longest);
  const tokens = Array.from(text.slice(from, end + longest).matchAll(word), ({ 0: token, index }) => ({
    start: from + index,
    end: from + index + token.length,
  }));
  const isJoined = (left: number): boolean => joint.test(text.slice(tokens[left]!.end, tokens[left + 1]!.start));
  const first = tokens.findIndex((token) => token.end > at);
  if (first === -1 || tokens[first]!.start >= end) return undefined;
  let last = first;
  while (tokens[last + 1] && tokens[last + 1]!.start < end) last += 1;
  let left = first;
  while (left > 0 && first - left < 4 && isJoined(left - 1)) left -= 1;
  let right = last;
  while (right + 1 < tokens.length && right - last < 5 && isJoined(right)) right += 1;
  let best: Label | undefined;
  for (let one = left; one <= first; one++)
    for (let other = right; other >= last; other--) {
      const start = tokens[one]!.start;
      const to = tokens[other]!.end;
      if (best && to - start <= best.end - best.start) break;
      const name = fold(text.slice(start, to));
      const named = names.get(name) ?? names.get(name.replace(counting, ''));
      if (named) best = { start, end: to, named, isSaid: false };
    }
  best ??= withinLetters(text, at, end, names);
  if (!best || isInHash.test(text.slice(from, best.start))) return undefined;
  suffix.lastIndex = best.end;
  const behind = best.end + (suffix.exec(text)?.[0].length ?? 0);
  const name = text.slice(best.start, behind);
  return { ...best, end: behind, isSaid: behind > best.end || (name.length > 1 && name === name.toUpperCase()) };
}

/** The same in writings that leave no blanks between words. */
function withinLetters(
  text: string,
  at: number,
  end: number,
  names: ReadonlyMap<string, NamedNumber>,
): Label | undefined {
  if (isAscii(text.slice(at, end))) return undefined;
  for (let to = end + 12; to >= end; to--) {
    const named = names.get(fold(text.slice(at, to)));
    if (named) return { start: at, end: to, named, isSaid: true };
  }
  return undefined;
}

const longest = 48;
/** What stands before a word that is only a few letters of a hash or of a key. */
const isInHash = /(?=[A-Za-z+/]{0,47}\d)[A-Za-z\d+/]{10,48}$/;
const word = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{M}]+|\d+/gu;
const joint = /^(?:[ _.\-/'\u2019&\u00a0+]{0,2}|%20)$/;
/** The end of a compound that says that something is counted. */
const counting = /(?:s?(?:nummer|number)|numero|numer|szam|cislo|broj|stevilka|nro|nr|no)$/;
const suffix = new RegExp(
  inLines`
    (?:\.(?![ ]))?(?:
      [ _.-]?(?:numbers?|numm?er|n[u\u00fa]mero|num|no|nr|nro|id|code|card|szam|sz\u00e1m|cislo|\u010d\u00edslo|value|raw)
        (?![\p{Ll}\d])\.?|
      [ ]?(?:n\.?[\u00b0\u00ba]|\u2116|#|\u53f7\u7801?|\u865f\u78bc?|\u756a\u53f7|\ubc88\ud638)
    ){0,3}
  `,
  'iuy',
);

function numbersOf(text: string, label: Label): [number, number][] {
  for (const { pattern, isSign, takesLoose, wantsCheck } of links) {
    pattern.lastIndex = label.end;
    const link = pattern.exec(text);
    if (!link) continue;
    // An id, of which a few letters happen to be a name.
    if (link[0] === '' && /[A-Za-z\d]/.test(text.slice(label.start - 1, label.start))) continue;
    const start = label.end + link[0].length;
    const end = numberAt(text, start, label, isSign, takesLoose, wantsCheck);
    if (end !== undefined) return [[start, end]];
  }
  return underHeading(text, label);
}

/** Where the number ends that stands at a place, if it is one of those that a label speaks of. */
function numberAt(
  text: string,
  start: number,
  { named, isSaid }: Label,
  isSign: boolean,
  takesLoose: boolean,
  wantsCheck: boolean,
): number | undefined {
  for (const { shape, isSmall, checks } of named.kinds) {
    shape.lastIndex = start;
    const written = shape.exec(text)?.[0];
    if (written === undefined || isMadeUp(written) || (!isSmall && isSpelled(written))) continue;
    const isChecked = checks?.(bareOf(written)) === true;
    const isEnough = named.isWord ? checks === undefined && (isSign || isSaid) : !wantsCheck || written.length > 9;
    if (isChecked || isEnough) return start + written.length;
  }
  if (!named.isLoose || !takesLoose) return undefined;
  loose.lastIndex = start;
  const written = loose.exec(text)?.[0];
  return written === undefined || isMadeUp(written) || isSpelled(written) ? undefined : start + written.length;
}

function bareOf(written: string): string {
  return written
    .replace(/%2[0DF]/gi, '')
    .replace(/[^A-Za-z\d]/g, '')
    .toUpperCase();
}

/** Numbers of states and offices that differ from one to the next: some letters, and five digits at least. */
const loose = new RegExp(
  inLines`
    (?=(?:[A-Z ./-]{0,6}\d){5})
    [A-Z]{0,6}[-/]?\d(?:[ ./-]?\d|-?[A-Z]){3,19}(?:[ -][A-Z]{1,2}(?:[ ]\d{3})?)?(?![\p{L}\d_]|[-/.][\p{L}\d]|:\d)
  `,
  'uy',
);

/** What people write down to show what a number looks like, and dates. */
function isMadeUp(written: string): boolean {
  return (
    new Set(written.replace(/[^\p{L}\p{Nd}]/gu, '')).size < (written.length < 5 ? 2 : 3) ||
    /^(?:19|20)\d\d[-/.]\d\d[-/.]\d\d|^\d\d?[-/.]\d\d?[-/.](?:19|20)\d\d/.test(written) ||
    /^(?:123-?45-?6789(?!\d)|1234?$|000|078-?05-?1120(?!\d))/.test(written)
  );
}

/** True for small letters beside capitals or beside a few digits: a word or an id of a program. */
function isSpelled(written: string): boolean {
  return /[a-z]/.test(written) && (/[A-Z]/.test(written) || written.replace(/\D/g, '').length < 6);
}

const quotes = '["\'`*_)\\]}]{0,4}';
const opening = '["\'`*(\\[{]{0,4}';
const aside = '(?: ?\\((?:[\\p{L}\\p{M} ./&-]|\\d(?!\\d)){1,24}\\)|_[a-z]{2}(?![a-z\\d]))?';
const owner = "(?: (?:of|for|de|du|von|van|di|do|da|af|av|f\u00f6r|del)(?: [\\p{L}'\u2019-]{1,20}){1,3}?)?";
const sign = '[\\s.]{0,40}(?:=>|:=|[:=#|\uff1a])\\s{0,20}';
const tag = '<(?!/?(?:t(?:r|head|body|foot|able)|dl|form)\\b)[^<>]{1,120}>\\s{0,20}';

/** What may stand between a name and its number. */
const links: readonly {
  readonly pattern: RegExp;
  /** True for what nobody writes but between a name and a value. */
  readonly isSign: boolean;
  readonly takesLoose: boolean;
  readonly wantsCheck: boolean;
}[] = [
  { between: `${quotes}\\.?${aside}${quotes}${owner}${sign}(?:string\\(\\d{1,4}\\)\\s{1,4})?${opening}`, isSign: true },
  // An attribute or an entry whose value is told beside its name; an element; a list in which names and values take turns.
  {
    between: `["'],?\\s{1,20}(?:[\\w-]{1,20}=["'][^"'<>]{0,60}["']\\s{1,4}){0,3}(?:value|content)=["']`,
    isSign: true,
  },
  { between: `["'],\\s{0,20}["']?(?:value|val|content|text|data|answer)["']?\\s{0,3}[:=]\\s{0,3}["']`, isSign: true },
  { between: `[:.*]{0,3}\\s{0,4}(?:${tag}){0,5}<[^<>]{1,100}\\bvalue=["']`, isSign: true },
  { between: `[^<>\\n]{0,3}(?:>|(?:${tag}){1,6})[:\\s]{0,3}`, isSign: true },
  { between: `["']\\s{0,4}\\n\\s{0,4}\\d{1,3}\\)\\s{0,2}["']`, isSign: true },
  { between: `["']?[,;\\t]\\s{0,4}["']?`, isSign: false, takesLoose: false },
  {
    between: `${quotes}\\.?${aside}${owner}(?:,?\\s(?:is|are|was|on|the|file|reads?|ending|ist|lautet|es|est|\u00e8|\u00e9|er|\u00e4r|jest|wynosi|je|adalah|ialah|on|-|\u2013|\u2014|#|:)){0,3}\\s{0,4}\\(?(?:(?:no|nr|number|num|n[\u00b0\u00ba])\\.? )?${opening}`,
    isSign: false,
  },
  {
    between: '[ \u00a0]?(?:\u662f|\u70ba|\u4e3a|\u306f|\u3001|\ub294|\uc740|\uac00|\uc774){0,2}\\s{0,2}',
    isSign: false,
  },
  { between: `(?: [\\p{L}.'\u2019-]{2,16}){1,2}${sign}${opening}`, isSign: true, takesLoose: false, wantsCheck: true },
].map(({ between, isSign, takesLoose = true, wantsCheck = false }) => ({
  pattern: new RegExp(between, 'iuy'),
  isSign,
  takesLoose,
  wantsCheck,
}));

/** Numbers in the column under a name, for a name that stands where headings do. */
function underHeading(text: string, label: Label): [number, number][] {
  const { start, end } = label;
  const behind = heading.exec(text.slice(end, end + 16))?.[0];
  if (behind === undefined) return [];
  const before = text.slice(Math.max(0, start - widest), start);
  const list = before.lastIndexOf('(') > before.lastIndexOf(')') ? before.lastIndexOf('(') : -1;
  const open = behind.includes('<') ? before.toLowerCase().lastIndexOf('<tr') : list;
  const first = start - before.length + (open === -1 ? before.lastIndexOf('\n') + 1 : open);
  const table = text.slice(first, first + tallest);
  const at = start - first;
  const isThere = (name: string, from: number): boolean => from <= at && at < from + name.length;
  const cells = cellsUnder({ test: isThere }, table);
  return [...cells, ...(cells.length === 0 ? cellsBelow(at, end - first, table) : [])].flatMap(([from, to]) => {
    const last = numberAt(text, first + from, { ...label, isSaid: true }, true, true, false);
    return last === first + to ? [[first + from, last] as [number, number]] : [];
  });
}

/** What stands behind a heading. */
const heading = /^["'`\]]?(?:\s{0,8}[,;\t|)]|\s{0,4}<\/t[hd]>|[ ]{2}|[ ]?\r?\n|$)/;
/** How wide a row may be, and how much of a table is looked at. */
const widest = 1000;
const tallest = 4000;

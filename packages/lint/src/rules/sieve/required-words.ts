import type { Form } from './readied.ts';

/** Stands for any character beyond ASCII, where the case of a letter makes the exact one uncertain. */
export const beyondAscii = '\u0080';

/**
 * Lists of words in lower case, of each of which every text that the expression matches holds at least one. There is no list
 * where nothing is known, and there are two where two parts of the expression each ask for a word. They are read from the
 * expression itself, so a changed expression needs no second list beside it.
 */
export function requiredWords(form: Form): readonly (readonly string[])[] {
  // Classes of that flag are written in another way.
  if (form.flags.includes('v')) return [];
  const reader = { source: form.source, at: 0 };
  const { exact, need, also } = alternatives(reader);
  if (reader.at < form.source.length) return [];
  const lists = exact === undefined ? [need, also] : worth(exact) > 0 ? [exact] : [];
  return lists.filter((list) => list !== undefined).map(withoutLonger);
}

/** Where a word stands, every word inside it stands too, so that the shorter one is enough. */
function withoutLonger(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const word of [...new Set(words)].sort((a, b) => a.length - b.length))
    if (!kept.some((shorter) => word.includes(shorter))) kept.push(word);
  return kept;
}

interface Reader {
  readonly source: string;
  at: number;
}

/** What is known of a part: all the texts it can be, or words that it cannot be without. */
interface Known {
  readonly exact?: readonly string[] | undefined;
  readonly need?: readonly string[] | undefined;
  /** Others that it cannot be without. */
  readonly also?: readonly string[] | undefined;
}

const nothing: Known = {};
const empty: Known = { exact: [''] };
/** More texts than this are not multiplied out. */
const mostTexts = 64;

function alternatives(reader: Reader): Known {
  const parts = [sequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    parts.push(sequence(reader));
  }
  if (parts.length === 1) return parts[0]!;
  const all = parts.flatMap(({ exact }) => exact ?? []);
  if (parts.every(({ exact }) => exact !== undefined) && all.length <= mostTexts) return { exact: all };
  const needs = parts.map(({ exact, need }) => (exact !== undefined && worth(exact) > 0 ? exact : need));
  if (!needs.every((need) => need !== undefined)) return nothing;
  if (parts.every(({ also }) => also === undefined)) return { need: needs.flat() };
  return { need: needs.flat(), also: parts.flatMap(({ also }, index) => also ?? needs[index]!) };
}

function sequence(reader: Reader): Known {
  let run: readonly string[] = [''];
  let best: readonly string[] | undefined;
  let next: readonly string[] | undefined;
  let isExact = true;
  const consider = (words: readonly string[] | undefined): void => {
    const own = words === undefined ? 0 : worth(words);
    if (own === 0) return;
    if (best === undefined || own > worth(best)) [best, next] = [words, best];
    else if (next === undefined || own > worth(next)) next = words;
  };
  while (reader.at < reader.source.length && reader.source[reader.at] !== '|' && reader.source[reader.at] !== ')') {
    const letters = plainLetters(reader);
    if (letters !== '') {
      run = run.map((before) => before + letters);
      continue;
    }
    const { exact, need, also } = quantified(reader);
    if (exact !== undefined && exact.length === 1) run = exact[0] === '' ? run : run.map((before) => before + exact[0]);
    else if (exact !== undefined && run.length * exact.length <= mostTexts)
      run = run.flatMap((before) => exact.map((word) => before + word));
    else {
      isExact = false;
      consider(run);
      consider(need);
      consider(also);
      run = exact ?? [''];
    }
  }
  if (isExact) return { exact: run };
  consider(run);
  return { need: best, also: next };
}

/** Most of an expression is letters that stand for themselves; they are taken in one go. */
const plain = /[a-z0-9 '"_,-]+(?![?*+{])/iy;

function plainLetters(reader: Reader): string {
  plain.lastIndex = reader.at;
  const letters = plain.exec(reader.source)?.[0] ?? '';
  reader.at += letters.length;
  return letters.toLowerCase();
}

/**
 * How much words help to tell texts apart: the shortest decides. Fewer than three characters stand in many texts, and are looked for
 * only where nothing longer is known; a single letter, blank or full stop stands in all.
 */
function worth(words: readonly string[]): number {
  if (words.length === 0) return 0;
  let shortest = 6;
  for (const word of words) {
    if (!canBeFound.test(word)) return 0;
    const length = isAscii(word) ? word.trim().length : 3;
    if (length < shortest) shortest = length;
  }
  return Math.max(0, shortest - Math.log2(words.length) / 8);
}

const canBeFound = /[a-z]{2}|[^a-z\d\s]{2}|[^a-z\d\s.]/;

function isAscii(word: string): boolean {
  return !/[^\0-\x7f]/.test(word);
}

function quantified(reader: Reader): Known {
  const known = atom(reader);
  const next = reader.source[reader.at];
  if (next !== '?' && next !== '*' && next !== '+' && next !== '{') return known;
  const quantifier = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(reader.source.slice(reader.at, reader.at + 16));
  if (quantifier === null) return known;
  reader.at += quantifier[0].length;
  const least = quantifier[1] === undefined ? (quantifier[0].startsWith('+') ? 1 : 0) : Number(quantifier[1]);
  if (quantifier[0].startsWith('?') && known.exact !== undefined) return { exact: ['', ...known.exact] };
  if (least === 0) return nothing;
  const once = known.exact !== undefined && worth(known.exact) > 0 ? known.exact : known.need;
  if (quantifier[2] === '' && known.exact?.length === 1) return { exact: [known.exact[0]!.repeat(least)] };
  if (known.exact?.length === 1) return { need: [known.exact[0]!.repeat(least)].filter((word) => worth([word]) > 0) };
  return { need: once, also: known.also };
}

function atom(reader: Reader): Known {
  const { source } = reader;
  const character = source[reader.at]!;
  if (character === '(') return group(reader);
  if (character === '[') return characterClass(reader);
  if (character === '\\') return escaped(reader);
  reader.at += 1;
  if (character === '^' || character === '$') return empty;
  if (character === '.') return nothing;
  if (/[\ud800-\udbff]/.test(character)) {
    reader.at += 1;
    return { exact: [beyondAscii + beyondAscii] };
  }
  return { exact: [folded(character)] };
}

function group(reader: Reader): Known {
  const opening = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(reader.source.slice(reader.at, reader.at + 40))![0];
  reader.at += opening.length;
  const inner = alternatives(reader);
  reader.at += 1;
  // What is looked at but not consumed stands between its neighbours without a width.
  return /[=!]$/.test(opening) ? empty : inner;
}

/** A handful of plain characters is as good as alternatives; anything more is any character. */
function characterClass(reader: Reader): Known {
  const start = reader.at + 1;
  let end = start;
  while (reader.source[end] !== ']') end += reader.source[end] === '\\' ? 2 : 1;
  reader.at = end + 1;
  const inside = reader.source.slice(start, end);
  if (/^\^|\\[a-zA-Z]|.-./s.test(inside)) return nothing;
  const members = [...new Set([...inside.replace(/\\(.)/gs, '$1')].map(folded))];
  return members.length <= 4 ? { exact: members } : nothing;
}

function escaped(reader: Reader): Known {
  const letter = reader.source[reader.at + 1]!;
  reader.at += 2;
  if (letter === 'b' || letter === 'B') return empty;
  if (letter === 'p' || letter === 'P') {
    reader.at = reader.source.indexOf('}', reader.at) + 1;
    return nothing;
  }
  if (letter === 'u' || letter === 'x') {
    const code = /^(?:\{[0-9a-f]+\}|[0-9a-f]{4}|[0-9a-f]{2})/i.exec(reader.source.slice(reader.at, reader.at + 10));
    reader.at += code?.[0].length ?? 0;
    return nothing;
  }
  if (letter === 'n') return { exact: ['\n'] };
  if (letter === 't') return { exact: ['\t'] };
  return /[a-zA-Z0-9]/.test(letter) ? nothing : { exact: [letter] };
}

/** ASCII in lower case; a letter beyond it may stand in either case, so that only its kind is sure. */
function folded(character: string): string {
  if (character <= '\x7f') return character.toLowerCase();
  return character.toLowerCase() === character.toUpperCase() && character.length === 1 ? character : beyondAscii;
}

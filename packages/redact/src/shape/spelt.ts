import { wellFormed } from '../session/encodings.ts';

/** One way of writing something: a pattern for each of its letters and gaps, and what may not stand around it. */
export interface Spelling {
  readonly before: string;
  readonly letters: readonly string[];
  readonly behind: string;
}

/**
 * A person's name as people and machines write it: with other blanks, as `jane.doe` and `Doe, Jane`, with an initial between,
 * without accents, percent-encoded. For the flags `i` and `u`.
 */
export function nameSpelt(name: string): readonly Spelling[] {
  const words = name.split(' ');
  const spelt = words.map((word) => [...word].map(letterSpelt));
  const parted = `(?:${gap}(?:\\p{L}\\.?${gap})?)${mayRunOn(words) ? '?' : ''}`;
  const inOrder = between(
    name,
    spelt.flatMap((letters, index) => (index === 0 ? letters : [parted, ...letters])),
  );
  if (words.length !== 2) return [inOrder];
  return [inOrder, between(`${words[1]} ${words[0]}`, [...spelt[1]!, `(?:,\\s{0,4}|${gap})`, ...spelt[0]!])];
}

/** Short words that run into each other make one that means something else. */
function mayRunOn(words: readonly string[]): boolean {
  return words.join('').length > 6 && words.every((word) => word.length > 2);
}

/** The same for the name of a host. */
export function hostSpelt(host: string): readonly Spelling[] {
  return [between(host, [...host].map(literal))];
}

/** The pattern of any of many spellings: what they begin with alike is looked for once, and the longest that fits is found. */
export function anyOf(spellings: readonly Spelling[]): string {
  const byEdges = new Map<string, { readonly first: Spelling; readonly root: Node }>();
  for (const spelling of spellings) {
    const edges = JSON.stringify([spelling.before, spelling.behind]);
    const known = byEdges.get(edges) ?? { first: spelling, root: { next: new Map(), isEnd: false } };
    byEdges.set(edges, known);
    let node = known.root;
    for (const letter of spelling.letters) {
      const next = node.next.get(letter) ?? { next: new Map(), isEnd: false };
      node.next.set(letter, next);
      node = next;
    }
    node.isEnd = true;
  }
  return [...byEdges.values()].map(({ first, root }) => `${first.before}(?:${below(root)})${first.behind}`).join('|');
}

/** A beginning that spellings have in common, with what they go on with. */
interface Node {
  readonly next: Map<string, Node>;
  isEnd: boolean;
}

function below({ next, isEnd }: Node): string {
  const ways = [...next].map(([letter, node]) => letter + below(node));
  if (ways.length === 0) return '';
  if (isEnd) return `(?:${ways.join('|')})?`;
  return ways.length === 1 ? ways[0]! : `(?:${ways.join('|')})`;
}

const gap = '(?:[\\s._+-]{1,8}|%20|&nbsp;)';

function letterSpelt(letter: string): string {
  if (/[-\u2010-\u2015]/.test(letter)) return '(?:[\\s._\\u2010-\\u2015-]|%20)?';
  if (/['\u2019\u02bc]/.test(letter)) return "(?:['\u2019\u02bc]|&#39;|%27)?";
  if (letter === '.') return '\\.?';
  if (letter < '\u0080') return literal(letter);
  const encoded = [letter, letter.toUpperCase()].map((one) => encodeURIComponent(wellFormed(one)));
  const spellings = new Set([letter, letter.normalize('NFD'), ...inPlainLetters(letter.toLowerCase()), ...encoded]);
  return `(?:${[...spellings].map(literal).join('|')})`;
}

/** How somebody writes a Latin letter whose keyboard does not have it. */
function inPlainLetters(letter: string): string[] {
  const base = letter.normalize('NFD').charAt(0);
  return [...(/[a-z]/.test(base) ? [base] : []), ...(plainLetters[letter] ?? [])];
}

const plainLetters: Readonly<Record<string, readonly string[]>> = {
  ä: ['ae'],
  æ: ['ae'],
  å: ['aa'],
  đ: ['d'],
  ð: ['d'],
  ı: ['i'],
  ł: ['l'],
  ö: ['oe'],
  ø: ['o', 'oe'],
  ß: ['ss'],
  ü: ['ue'],
};

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The pattern of a name that is no part of a longer word, as far as its script parts words by blanks. */
function between(name: string, letters: readonly string[]): Spelling {
  const all = [...name];
  const [before] = edge(all[0]!);
  const [, behind] = edge(all.at(-1)!);
  return { before, letters, behind };
}

function edge(letter: string): readonly [before: string, behind: string] {
  if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u.test(letter)) return ['', ''];
  if (/\p{sc=Kana}/u.test(letter)) return ['(?<![\\p{sc=Kana}ー])', '(?![\\p{sc=Kana}ー])'];
  // Korean puts its particles behind a name without a blank.
  if (/\p{sc=Hang}/u.test(letter)) return ['(?<!\\p{sc=Hang})', ''];
  return ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}\\p{M}])'];
}

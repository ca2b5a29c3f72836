/** The words by which names are found in a text. */
export interface Words {
  readonly whole: readonly string[];
  /** Beginnings of names whose first word is too short to be looked for alone. */
  readonly begun: readonly string[];
  /** What is not written in ASCII. */
  readonly foreign: readonly string[];
  /** First words of names, with what the second ones begin with. */
  readonly followed: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A name is found by the word with a star, or by its first word and the beginning of the second one. */
export function wordsOf(names: readonly string[]): Words {
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
  const long = [...whole].filter((word) => word.length > 4);
  const shortest = [...whole].filter((word) => !long.some((other) => other !== word && word.includes(other)));
  return { whole: shortest, begun: [...begun], foreign: [...foreign], followed };
}

/**
 * A guard for the words of a table of numbers. Digits must follow, one or several near each other. A short word must not be
 * part of a longer one, the first word of a name of two must have its second behind it, an ordinary word must go on as a name
 * does, and no name is made across the end of a line.
 */
export function wordGuard(
  words: readonly string[],
  followed: Words['followed'],
  ordinary: readonly string[],
  digits: number,
): RegExp {
  const shorts =
    words
      .filter((word) => word.length < 5)
      .map((word) => shortOf(word, words))
      .join('|') || '(?!)';
  const others = [...words, ...followed.keys()];
  const firsts = Array.from(followed, ([first, seconds]) => {
    const longer = others
      .filter((other) => other !== first && other.startsWith(first))
      .map((other) => other.slice(first.length));
    const next = `['\u2019a-z]{0,2}[ _-]{0,2}(?:${caseless([...seconds].join('|'))})`;
    return `${caseless(first)}(?!${[next, ...longer.map(caseless)].join('|')})`;
  });
  return new RegExp(
    `(?!(?:${shorts})[a-z])(?:(?<![A-Za-z])|(?<=[a-z])(?=[A-Z])|(?<=\\\\[nrtbf])|(?!${shorts}|[A-Za-z]{1,4}\\\\[nrt]))` +
      `(?!${firsts.join('|') || '^\\b\\B'})(?!${inSentence(ordinary)})(?=[\\s\\S]{0,400}?\\d${digits > 1 ? '[^\\n]{0,6}\\d' : ''})`,
  );
}

/**
 * A word in small letters that goes on as a sentence does, as in "run the tests": behind it stands no number, nobody whose it
 * would be, and no other word or two before a sign.
 */
function inSentence(words: readonly string[]): string {
  if (words.length === 0) return '^\\b\\B';
  const ofName = '(?:n|id|c|sz|va|ra|(?:of|for|de|du|von|van|di|do|da|af|av|del|des|der|dla|please|again)[ ?])';
  const beforeSign =
    "(?:[ _][A-Za-z\\d\\u00c0-\\uffff\\\\.'\u2019-]{2,40}){1,2}(?:[\\s.]|\\\\+[nrt]){0,40}[=:#|\u2502\uff1a]";
  return `(?:${words.map(literal).join('|')})\\.?(?=[ ][A-Za-z])(?![ ]${ofName}|${beforeSign}|[^\\n[]{0,160}\\[type=)`;
}

/** A short word where none of the others stands that begin with it. */
function shortOf(word: string, words: readonly string[]): string {
  const longer = words.filter((other) => other !== word && other.startsWith(word));
  const rests = longer.map((other) => caseless(other.slice(word.length)));
  return rests.length === 0 ? caseless(word) : `${caseless(word)}(?!${rests.join('|')})`;
}

/** True for what is written in ASCII alone. */
export function isAscii(word: string): boolean {
  return /^[\x20-\x7e]+$/.test(word);
}

/** A word as a pattern. */
export function literal(word: string): string {
  return word.replace(/[./]/g, '\\$&');
}

function caseless(words: string): string {
  return literal(words).replace(/[a-z]/g, (one) => `[${one}${one.toUpperCase()}]`);
}

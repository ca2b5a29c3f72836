import type { PatternDetector } from '../detector.ts';
import { links } from '../layouts/index.ts';
import { columnsUnder } from '../layouts/tables/column-under.ts';
import { expression } from '../shape/expression.ts';
import { type Label, labelAt } from './label.ts';
import { type Joined, numberAt } from './number-at.ts';
import { leastDigits, linesOf, type NamedNumber, readNumbers } from './number-kinds.ts';
import { literal, wordGuard, wordsOf } from './words.ts';

/** The part of a detector that says where its numbers are. */
export type Labelled = Required<
  Pick<PatternDetector, 'anchors' | 'trigger' | 'startsAtAnchor' | 'pattern' | 'reach' | 'ranges'>
> & { readonly guard: RegExp };

/**
 * Finds numbers by the names that stand before them, in whatever way the two are written down together: as the key of a
 * value, in an attribute, in an element, in a form, in a sentence, or over a column. The table is that of `readNumbers`;
 * `*` stands before the word of a name by which it is found, where a name has a word that is seldom in texts.
 */
export function labelled(table: string): Labelled {
  const { whole, begun, foreign, followed } = wordsOf(linesOf(table).flatMap(([names]) => names.split(',')));
  const columnUnder = columnsUnder();
  let names: ReadonlyMap<string, NamedNumber> | undefined;
  return {
    anchors: [...whole, ...begun, ...followed.keys()],
    trigger: new RegExp(foreign.map(literal).join('|') || '(?!)', 'gi'),
    guard: wordGuard(whole, followed, ordinaryOf(table), leastDigits(table)),
    startsAtAnchor: true,
    // One sign only, so that a word that tells nothing hides none that begins within it.
    pattern: expression(`(?=${anyOf([...whole, ...begun, ...followed.keys(), ...foreign])})[\\s\\S]`, 'gi'),
    reach: [0, 0],
    ranges: (match, text, at) => {
      names ??= readNumbers(table);
      const label = labelAt(text, at, at + match.length, names);
      return label ? numbersOf(text, label, columnUnder).map(([start, end]) => [start - at, end - at]) : [];
    },
  };
}

/** Names of one word that is an ordinary word too and begins no other name; no check digits tell a number behind them. */
function ordinaryOf(table: string): string[] {
  const names = linesOf(table).flatMap(([all, , check]) =>
    all.split(',').map((one) => {
      const name = one.trim();
      return { name, bare: name.replace('*', ''), isChecked: check !== '' };
    }),
  );
  return names
    .filter(({ name, isChecked }) => !isChecked && /^\*?[a-z]+\?$/.test(name))
    .map(({ bare }) => bare.slice(0, -1))
    .filter((word) => !names.some(({ name, bare }) => bare.startsWith(word) && name !== `${word}?`));
}

/** One of some words. What several begin with stands there once: an engine tries eight hundred one by one in each place otherwise. */
function anyOf(words: readonly string[], together = 2): string {
  if (together === 0 || words.length < 2) return words.map(literal).join('|');
  const rests = new Map<string, string[]>();
  for (const word of words) {
    const first = word.slice(0, 1);
    rests.set(first, [...(rests.get(first) ?? []), word.slice(1)]);
  }
  return Array.from(rests, ([first, some]) => {
    const rest = anyOf(some, together - 1);
    return literal(first) + (some.length < 2 ? rest : `(?:${rest})`);
  }).join('|');
}

/** What stands under a heading of numbers is as sure as what stands behind a sign. */
const inColumn: Joined = { isSign: true, takesLoose: true, wantsCheck: false };

function numbersOf(text: string, label: Label, columnUnder: ReturnType<typeof columnsUnder>): [number, number][] {
  for (const link of links) {
    link.pattern.lastIndex = label.end;
    const between = link.pattern.exec(text)?.[0];
    if (between === undefined) continue;
    // An id, of which a few letters happen to be a name.
    if (between === '' && /[A-Za-z\d]/.test(text.slice(label.start - 1, label.start))) continue;
    const start = label.end + between.length;
    const end = numberAt(text, start, label, link);
    if (end !== undefined) return [[start, end]];
  }
  return columnUnder(text, label.start, label.end).flatMap(([start, end]) =>
    numberAt(text, start, { ...label, isSaid: true }, inColumn) === end ? [[start, end] as [number, number]] : [],
  );
}

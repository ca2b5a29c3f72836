import type { PatternDetector } from '../detector.ts';
import { links } from '../layouts/index.ts';
import { columnUnder } from '../layouts/tables/column-under.ts';
import { type Label, labelAt } from './label.ts';
import { numberAt } from './number-at.ts';
import { linesOf, type NamedNumber, readNumbers } from './number-kinds.ts';
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
  let names: ReadonlyMap<string, NamedNumber> | undefined;
  return {
    anchors: [...whole, ...begun, ...followed.keys()],
    trigger: new RegExp(foreign.map(literal).join('|') || '(?!)', 'gi'),
    guard: wordGuard(whole, followed),
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
  return columnUnder(text, label.start, label.end).flatMap(([start, end]) =>
    numberAt(text, start, { ...label, isSaid: true }, true, true, false) === end
      ? [[start, end] as [number, number]]
      : [],
  );
}

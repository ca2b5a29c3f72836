import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import { textsFor } from '../../../tools/steps/texts-for.ts';
import type { PatternDetector, Place } from '../src/detector.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { leafScanOf, thoroughLeafScan } from '../src/scan/leaf.ts';
import { patternScan, scanEverything } from '../src/scan/patterns/patterns.ts';
import { withNumbers } from '../src/shape/for-engines/repeated-names.ts';
import { randomFrom } from './template.ts';

const nowhere: Place = { path: [], key: undefined, role: undefined, tool: undefined };
const patterns = catalogue
  .filter((detector): detector is PatternDetector => 'pattern' in detector)
  .map((detector) => [detector.id, detector] as const);

// Cases are written by people who know which words a detector waits for. Texts made from its pattern know nothing of them.
describe('what a pattern matches, the anchors, the guard and the reach of its detector let through', () => {
  it.each(patterns)('%s', (_, detector) => {
    const quick = patternScan([detector]);
    const thorough = scanEverything([detector]);
    for (const text of textsOf(detector, tries(7))) {
      const told = thorough(text, 0, text.length, nowhere);
      if (told.length > 0) expect(rangesOf(quick(text, 0, text.length, nowhere)), text).toEqual(rangesOf(told));
    }
  });
});

describe('in a document of JSON they let through the same', () => {
  it.each(patterns)('%s', (_, detector) => {
    const selection = { patterns: [detector], places: [] };
    const quick = leafScanOf(selection);
    const thorough = thoroughLeafScan(selection);
    for (const [turn, text] of textsOf(detector, tries(2)).entries()) {
      const document = documents[turn % documents.length]!(text);
      const told = thorough(document, nowhere);
      if (told.length > 0) expect(rangesOf(quick(document, nowhere)), document).toEqual(rangesOf(told));
    }
  });
});

/** How programs write documents: with letters beyond ASCII as they are or by their numbers, with slashes escaped, one inside the other. */
const documents: readonly ((content: string) => string)[] = [
  (content) => JSON.stringify({ content }),
  (content) => JSON.stringify({ content }).replace(/[\u0080-\uffff]/g, byNumber),
  (content) => JSON.stringify({ content }).replaceAll('/', '\\/'),
  (content) => JSON.stringify({ content: JSON.stringify({ content }) }),
  (content) => JSON.stringify({ content: `${content} and so on` }).slice(0, -8),
];

function byNumber(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** So many texts for each alternative of a pattern, which may match. */
function textsOf({ id, pattern: { source, flags } }: PatternDetector, each: number): string[] {
  const random = randomFrom(id);
  const { count, next } = textsFor({ source: withNumbers(source), flags }, random);
  return Array.from(
    { length: each * count },
    () => before[random(before.length)] + next() + behind[random(behind.length)],
  );
}

const before = ['', '\n', ' ', '"', ': ', 'x. '];
const behind = ['', '\n', ' ', '"', '.', ','];

function rangesOf(found: readonly { readonly start: number; readonly end: number }[]): string[] {
  return [...new Set(found.map(({ start, end }) => `${start}-${end}`))].sort();
}

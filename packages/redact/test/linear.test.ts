import { describe, expect, it } from 'vitest';
import type { PatternDetector } from '../src/detector.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { growth, limit, times } from './growth.ts';

const small = 4_096;

it('would notice a quadratic pattern', () => {
  const quadratic = /a{1,100000}b/g;
  const short = 'a'.repeat(2_048);
  // Twice as long as the texts below, so that no coarse clock can make it look quick.
  expect(growth((text) => searchAll(quadratic, text), short, short.repeat(2 * times), 1)).toBeGreaterThan(limit);
});

const patterned = catalogue.filter((detector): detector is PatternDetector => 'pattern' in detector);

/** Each pattern meets hostile text made for it. */
describe.each(patterned.map((detector) => [detector.id, detector] as const))('%s', (_, detector) => {
  it('takes time in proportion to the text', () => {
    for (const bait of baits(detector)) {
      const short = bait.repeat(Math.ceil(small / bait.length)).slice(0, small);
      const long = short.repeat(times);
      const search = new RegExp(detector.pattern.source, detector.pattern.flags);
      const ratio = growth((text) => searchAll(search, text), short, long);
      expect(ratio, `on ${JSON.stringify(bait.slice(0, 40))} repeated`).toBeLessThan(limit);
    }
  });
});

/** What could lead a pattern far before it fails: its anchors, bare, run together, and followed by what it likes to eat. */
function baits({ anchors }: PatternDetector): string[] {
  const [anchor = '4'] = anchors;
  return [
    anchor,
    anchor.toUpperCase(),
    ...anchors.slice(0, 6).map((one) => `${one} `),
    `${anchor}${'a'.repeat(60)}`,
    `${anchor}${'A1b2'.repeat(20)}`,
    `${anchor}="${'0'.repeat(31)}`,
    `${anchor} key token secret password key = "`,
    `${anchor} key: token: value: \\"`,
    `${anchor}=%2F%3D&`,
    `${anchor}-_.:/+=`,
    'a',
    '0',
    'A1-',
    ' ',
    '\\n"',
    '=',
  ];
}

function searchAll(search: RegExp, text: string): void {
  search.lastIndex = 0;
  for (let match = search.exec(text); match; match = search.exec(text)) if (match[0] === '') search.lastIndex += 1;
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInShare } from '../../../tools/chance/share.ts';
import { baitsFor } from '../../../tools/steps/baits.ts';
import { type Found, found, native } from '../../../tools/steps/found.ts';
import { growth, limit } from '../../../tools/steps/growth.ts';
import { run } from '../../../tools/steps/run.ts';
import { programOf, stepsToMatchAll } from '../../../tools/steps/search.ts';
import type { PatternDetector } from '../src/detector.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { expression } from '../src/shape/expression.ts';
import { withNumbers } from '../src/shape/for-engines/repeated-names.ts';
import { expander } from './template.ts';

const patterned = catalogue.filter((detector): detector is PatternDetector => 'pattern' in detector);

/**
 * Each pattern meets hostile text made for it, an eighth of the kinds that there are, the next another. Its steps are counted, so no
 * machine is too slow for the test.
 */
describe.each(patterned.map((detector, turn) => [detector.id, detector, turn] as const))('%s', (_, detector, turn) => {
  const pattern = expression(withNumbers(detector.pattern.source), detector.pattern.flags);

  it('is counted as the engine runs it: what matches in its cases is the same', () => {
    const cases: readonly { text: string }[] = JSON.parse(
      readFileSync(new URL(`../src/detectors/${detector.id}/cases.json`, import.meta.url), 'utf8'),
    );
    for (const [index, { text: template }] of cases.entries()) {
      const text = expander(`${detector.id} ${index}`)(template);
      for (let from = 0, last: Found = []; last !== undefined; from = Math.max(from + 1, last?.[0]?.[1] ?? 0)) {
        last = native(pattern, text, from);
        expect(found(pattern, text, from), text).toEqual(last);
      }
    }
  });

  it('takes steps in proportion to the text', () => {
    for (const bait of baits(detector).filter((_, index) => isInShare(index + turn, 12))) {
      const ratio = growth((text) => stepsToMatchAll(pattern, text), bait);
      expect(ratio, `on ${JSON.stringify(bait.slice(0, 40))} repeated`).toBeLessThanOrEqual(limit);
    }
  });

  it('asks little in each place of a text in which nothing stands', () => {
    expect(stepsToMatchAll(pattern, ordinary) / ordinary.length).toBeLessThan(mostInAPlace);
  });

  it('is soon done with a short text that is made of what it reads', () => {
    const program = programOf(pattern);
    // Each stands there twice, with an end and without.
    for (const { lead, again, end } of baitsFor(pattern).filter((_, index) => isInShare((index >> 1) + turn, 12))) {
      const text = lead + again.repeat(Math.ceil(180 / again.length)) + end;
      expect(run(program, text, 0, soon).steps, `on ${JSON.stringify([lead, again, end])}`).toBeLessThan(soon);
    }
  });
});

it.each(['-----BEGIN RSA PRIVATE KEY-----\n', '-----BEGIN PRIVATE KEY----- '])(
  '%j without an end is read on to the next',
  (head) => {
    const { pattern } = patterned.find(({ id }) => id === 'private-key-block')!;
    const counted = expression(withNumbers(pattern.source), pattern.flags);
    expect(growth((text) => stepsToMatchAll(counted, text), head)).toBeLessThanOrEqual(limit);
  },
);

/** What an agent says, and what its tools print. */
const ordinary = [
  'The build failed in step 3, so I looked at src/app.ts and its tests.',
  '\tconst total = items.map((item) => item.price * 2); // as before',
  '',
  'function load(path, options = {}) {',
  "  return read(path, { encoding: 'utf8', ...options });",
  '}',
  '- [x] run the tests: "12 passed, 0 failed" in 3.2 s',
  '| name | count |',
  '| --- | --- |',
  '| alpha | 12 |',
  '',
].join('\n');
/**
 * What looks back over hundreds of characters before it looks at what stands in the place is asked so in every place: one such
 * line among the sixty of a pattern made it eight times as dear over real logs.
 */
const mostInAPlace = 250;

/** So many steps take milliseconds; what can be read in two ways again and again takes more than anybody waits for. */
const soon = 700_000;

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

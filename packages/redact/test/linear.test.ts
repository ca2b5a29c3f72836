import { describe, expect, it } from 'vitest';
import type { PatternDetector } from '../src/detector.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import type { Expression } from '../src/shape/expression.ts';

/**
 * Each pattern meets hostile text made for it. Eight times the text may take about eight times the time; a quadratic
 * pattern takes sixty-four. Only the ratio counts, the best of several runs, by the processor's time or by the clock:
 * the first has coarse steps on some machines, the second counts what other programs take.
 */
const limit = 32;
const small = 4_096;
const times = 8;

it('would notice a quadratic pattern', () => {
  const quadratic = /a{1,100000}b/g;
  const [short, long] = ['a'.repeat(small), 'a'.repeat(small * times)];
  let ratio = 0;
  for (let tries = 0; tries < 3 && ratio <= limit; tries++) ratio = growth(quadratic, short, long, 1);
  expect(ratio).toBeGreaterThan(limit);
});

const patterned = catalogue.filter((detector): detector is PatternDetector => 'pattern' in detector);

describe.each(patterned.map((detector) => [detector.id, detector] as const))('%s', (_, detector) => {
  it('takes time in proportion to the text', () => {
    for (const bait of baits(detector)) {
      const short = bait.repeat(Math.ceil(small / bait.length)).slice(0, small);
      const long = short.repeat(times);
      let ratio = Number.POSITIVE_INFINITY;
      // One run each is enough to be sure of most; what looks slow is run again.
      for (let runs = 1; runs <= 6 && ratio > limit; runs++)
        ratio = Math.min(ratio, growth(detector.pattern, short, long, runs));
      expect(ratio, `on ${JSON.stringify(bait.slice(0, 40))} repeated`).toBeLessThan(limit);
    }
  });
});

/** Below this many milliseconds the clock says nothing. */
const tick = 0.02;

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

/** How many times as long a pattern takes for the longer text, by the clock that says less. */
function growth(pattern: Expression, short: string, long: string, runs: number): number {
  const before = fastest(pattern, short, runs);
  const after = fastest(pattern, long, runs);
  return Math.min(after.processor / Math.max(before.processor, tick), after.clock / Math.max(before.clock, tick));
}

function fastest(pattern: Expression, text: string, runs: number): { processor: number; clock: number } {
  const search = new RegExp(pattern.source, pattern.flags);
  const best = { processor: Number.POSITIVE_INFINITY, clock: Number.POSITIVE_INFINITY };
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    const start = process.cpuUsage();
    search.lastIndex = 0;
    for (let match = search.exec(text); match; match = search.exec(text)) if (match[0] === '') search.lastIndex += 1;
    const { user, system } = process.cpuUsage(start);
    best.processor = Math.min(best.processor, (user + system) / 1000);
    best.clock = Math.min(best.clock, performance.now() - begun);
  }
  return best;
}

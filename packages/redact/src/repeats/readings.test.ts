import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession, type Session } from '../session/session.ts';
import { readingsOf } from './readings.ts';

const origin = { type: 'password', label: 'test', family: 'CREDENTIAL' } as const;
const values = ['hunter22', 'correct "horse" 9 / battery+staple', 'tr\\oub\n4dor&3<x>'];
const session = createSession({ key: 'a key for tests only' });
for (const value of values) session.learnValue(value, origin);
session.learnName('Wilhelmine Osterkamp', origin);
session.learnName('Osterkamp', origin, 'word', 'Wilhelmine Osterkamp');

/** Where something known is seen, whichever reading shows it. */
function seenIn(text: string, longest: number, { sightings }: Session): string[] {
  const seen = new Set<string>();
  for (const reading of readingsOf(text, longest))
    for (const { start, end, known } of sightings(reading.text))
      if (start >= reading.from && end <= reading.to)
        for (const [from, to] of reading.toOriginal(start, end)) seen.add(`${from} ${to} ${known.digest}`);
  return [...seen].sort();
}

/** Ways to write characters that are no spelling of the whole value, so that only reading them again shows it. */
const codes: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/./gs, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
  (text) => text.replace(/./gs, (one) => `\\\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
  (text) => text.replace(/./gs, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`),
  (text) => text.replace(/./gs, (one) => `&#${one.charCodeAt(0)};`),
  (text) => `\u001b[31m${text}\u001b[0m`,
];
const spelt = fc.constantFrom(...values, 'Wilhelmine Osterkamp', 'Osterkamp', 'osterkamp').chain((value) =>
  fc
    .tuple(fc.nat(value.length), fc.nat(value.length), fc.constantFrom(...codes), fc.constantFrom(...codes))
    .map(([one, other, first, then]) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      return `${value.slice(0, from)}${first(value.slice(from, to))}${then(value.slice(to))}`;
    }),
);
const between = fc.constantFrom(
  '',
  ' ',
  'x',
  '\n',
  '\\n',
  '\\',
  '%20',
  '&amp;',
  '\u001b[0m',
  'by ',
  "'s",
  ', said',
  'ä',
);
/** As much as a way of reading reaches, or a little less or more. */
const reach = session.longest() + 96;
const far = fc
  .tuple(fc.constantFrom(0, reach - 50, reach, 2 * reach), fc.nat(60))
  .map(([least, more]) => '-'.repeat(least + more));

describe('a text that is read again only where a way of reading changes it', () => {
  it('shows the known values that it shows when it is read whole each time', () => {
    const texts = fc.array(fc.tuple(spelt, between, far, between), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.flat().join('');
        expect(seenIn(text, session.longest(), session)).toEqual(seenIn(text, Number.POSITIVE_INFINITY, session));
      }),
      { numRuns: 1000 },
    );
  });

  it('takes no part of a word for a value where a stretch begins or ends', () => {
    for (const count of Array.from({ length: 60 }, (_, index) => reach - 50 + index)) {
      const filled = '-'.repeat(count);
      const long = '-'.repeat(5 * reach);
      expect(seenIn(`${long}xhunter22${filled}\\n${filled}hunter22x${long}`, session.longest(), session)).toEqual([]);
    }
  });

  it('leaves out what no way of reading changes', () => {
    const text = `${'plain words '.repeat(200)}\\n${'plain words '.repeat(200)}%41${'plain words '.repeat(200)}`;
    const [whole, ...others] = [...readingsOf(text, 20)];
    expect(whole!.text).toBe(text);
    expect(others.length).toBe(2);
    for (const { text: stretch } of others) expect(stretch.length).toBeLessThan(300);
  });
});

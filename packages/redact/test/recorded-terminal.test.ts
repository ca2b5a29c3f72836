import { expect, it } from 'vitest';
import { redact, redactText } from '../src/redact.ts';
import { expander } from './template.ts';

const make = expander('a recorded terminal');
const secret = make('{{alnum:20}}');
const options = { policy: 'secrets' } as const;
type Moment = readonly [number, string, string];

/** What a terminal shows, so many characters at a time, as a recorder writes it down. */
const recorded = (text: string, each: number): Moment[] =>
  (text.match(new RegExp(`[^]{1,${each}}`, 'g')) ?? []).map((shown, index) => [index / 8, 'o', shown]);
const shownIn = (moments: readonly Moment[]): string => moments.map(([, , shown]) => shown).join('');
const said = `$ export DB_PASSWORD=${secret}\r\n$ ./run\r\nit was ${secret} then\r\n`;

it('a password is not read from the pages that a terminal showed at once', () => {
  const page = 'Nothing of note here.\r\n'.repeat(60);
  const cut = `${page}$ export DB_PASSWORD=${secret.slice(0, 10)}`;
  const moments: Moment[] = [cut, `${secret.slice(10)}\r\n${page}`, page].map((shown, at) => [at, 'o', shown]);
  expect(shownIn(redact(moments, options).value)).not.toContain(secret.slice(10));
});

it.each([3, 7, 11])('a password is not read from what a terminal showed %i characters at a time', (each) => {
  const moments = recorded(said, each);
  expect(shownIn(moments)).toContain(secret);
  const masked = redact(moments, options).value;
  expect(shownIn(masked)).not.toContain(secret);
  for (const [at, [, , shown]] of masked.entries())
    expect(shown === moments[at]![2] || shown.includes('REDACTED')).toBe(true);
  const lines = [{ version: 2, width: 80, height: 24 }, ...moments].map((line) => JSON.stringify(line));
  lines.splice(4, 0, '[0.4, "i", "x"]');
  const after = redactText(lines.join('\n'), options)
    .value.split('\n')
    .filter((line) => line.includes('"o"'));
  expect(shownIn(after.map((line): Moment => JSON.parse(line)))).not.toContain(secret);
});

it('a recording in which nothing is said stays as it is, and so does a list that only looks like one', () => {
  const quiet = recorded('$ ls -l\r\ntotal 0\r\n$ make test\r\nall passed\r\n', 5);
  expect(redact(quiet, options).value).toBe(quiet);
  const typed = recorded(said, 5).map(([at, , shown]) => [at, 'x', shown]);
  expect(redact(typed, options).value).toEqual(typed);
  const pairs = [
    [1, 'x', `the password is ${secret.slice(0, 2)}`],
    [2, 'x', 'and no more'],
  ];
  expect(redact(pairs, options).value).toBe(pairs);
});

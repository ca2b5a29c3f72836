import { expect, it } from 'vitest';
import { redactText } from '../../redact.ts';
import { hasRoundsInRounds } from './rounds-in-rounds.ts';

it.each([/(a+)+$/, /(?:\w*)*x/, /(?<value>[A-Z\d]+)+-/, /K-(?:\p{L}{2,})*!/u, /(?:[()+]+)+/])(
  '%s is told',
  (pattern) => {
    expect(hasRoundsInRounds(pattern)).toBe(true);
  },
);

it.each([/(?:\w+\.)+\w+/, /(a+)b+/, /\(a+\)+/, /[(a+)+]/, /(?:a{2})+/, /K-\d+(?:-\d+)*/])('%s is not', (pattern) => {
  expect(hasRoundsInRounds(pattern)).toBe(false);
});

it('a pattern of the user is refused for it before it is run', () => {
  const patterns = [{ type: 'badge', pattern: '(B+)+$' }];
  expect(() => redactText(`${'B'.repeat(40)}!`, { policy: 'secrets', patterns })).toThrow(
    /^Pattern 1 \("badge"\) says of a group that it goes on, .* Write \(a\+\)\+ as a\+\.$/,
  );
});

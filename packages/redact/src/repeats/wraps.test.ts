import { expect, it } from 'vitest';
import { redact } from '../redact.ts';
import { wrapsIn } from './wraps.ts';

const password = 'Qz7Rw2Lm9Kt4Vb6Xp1Hn8';
const [half, rest] = [password.slice(0, 10), password.slice(10)];

it.each([
  ['a screen at its width', `$ echo is ${half}\n${rest} --now`],
  ['a screen of Windows', `$ echo is ${half}\r\n${rest} --now`],
  ['a block that is set in', `  note: ${half}\n        ${rest}`],
  ['the shell line that goes on', `$ echo is ${half}\\\n${rest} --now`],
  ['a comment', `# use ${half}\n# ${rest} here`],
  ['a mail', `> use ${half}\n> ${rest} here`],
  ['a patch', `+use ${half}\n+${rest} here`],
  ['a numbered file', `     1→use ${half}\n     2→${rest} here`],
  ['a cell of a table', `| name | ${half} |\n|      | ${rest} |`],
  ['a cell of a table that is drawn', `│ name │ ${half} │\n│      │ ${rest}  │`],
])('a known password is masked where it was broken: %s', (_, text) => {
  const { value } = redact([`password: ${password}`, text], { policy: 'secrets' });
  expect(value[1]).not.toContain(half);
  expect(value[1]).not.toContain(rest);
  expect(redact(value, { policy: 'secrets' }).value).toEqual(value);
  const other = [`password: ${[...password].reverse().join('')}`, text];
  expect(redact(other, { policy: 'secrets' }).value[1]).toBe(text);
});

it.each([
  ['words of a sentence', 'it was said before\nthe other one came'],
  ['lines of a program', 'const first = one(2);\n  return first;'],
  ['lines with nothing between them', 'Qz7Rw2Lm9K\n\nt4Vb6Xp1Hn'],
  ['short words', 'step 1\nstep 2'],
  ['a short word and what was drawn', `it is\n${password}`],
])('nothing is joined between %s', (_, text) => {
  expect(wrapsIn(text)).toEqual([]);
});

it('what was drawn from letters alone has capitals within words', () => {
  expect(wrapsIn('it is QzRwLmKt\nVbXpHnJs')).toEqual([[14, 15]]);
});

import { expect, it } from 'vitest';
import { namingIn } from './naming.ts';
import { quotesOf } from './quotes.ts';

/** Whether the first `user` in a text may stand in a key. */
function mayBeKey(text: string): boolean {
  return namingIn(text, quotesOf(text)).mayStandInKey(text.indexOf('user') + 4);
}

it.each(['{"user": 1}', '{"user name":1}', '["user" {"a": 1}]', '{\\"user\\": 1}'])(
  'takes a word of %s for one of a key',
  (text) => {
    expect(mayBeKey(text)).toBe(true);
  },
);

it.each(['the user asks', '"the user asks"', 'said the user: yes', `{"user${'x'.repeat(101)}": 1}`])(
  'takes no word of %s for one of a key',
  (text) => {
    expect(mayBeKey(text)).toBe(false);
  },
);

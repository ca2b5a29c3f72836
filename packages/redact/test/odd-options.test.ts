import { describe, expect, it } from 'vitest';
import { createSession, find, findText, learnFrom, type RedactOptions, redact, redactText } from '../src/index.ts';

/** Options as a program without types may give them. */
type Odd = Readonly<Record<string, unknown>>;

const calls: readonly ((options: RedactOptions) => unknown)[] = [
  (options) => find({ a: 'b' }, options),
  (options) => findText('b', options),
  (options) => redact({ a: 'b' }, options),
  (options) => redactText('b', options),
  (options) => learnFrom('b', { session: createSession(), ...options }),
];
const given = (odd: Odd): RedactOptions => ({ policy: 'strict', ...odd }) as RedactOptions;
const customer = { type: 'customer_id', pattern: /K-\d{6}/g };

describe('an option that is not what it should be', () => {
  it.each<[Odd, RegExp]>([
    [{ names: 'Aurora Quill' }, /^The option names is to be a list of texts, and this is something else\.$/],
    [{ names: ['Aurora Quill', 5] }, /^The option names is to be a list of texts/],
    [{ hosts: [null] }, /^The option hosts is to be a list of texts/],
    [{ trustedTools: 'ReadFile' }, /^The option trustedTools is to be a list of texts/],
    [{ patterns: customer }, /^The option patterns is to be a list of objects with a type and a pattern/],
    [{ patterns: [customer, {}] }, /^The option patterns is to be a list/],
    [{ patterns: [{ type: 'customer_id' }] }, /^The option patterns is to be a list/],
    [{ patterns: [{ pattern: 'K-' }] }, /^The option patterns is to be a list/],
    [{ patterns: [{ ...customer, label: 5 }] }, /^The option patterns is to be a list/],
    [
      { patterns: [customer, { type: 'order_id', pattern: 'B-(' }] },
      /^Pattern 2 is no regular expression\. Write it as JavaScript has them, with the flags g and u\.$/,
    ],
    [
      { allow: [{ value: 'sales@acme.dev' }] },
      /^The option allow is to be a list of objects with a value and a reason/,
    ],
    [{ allow: [{ value: 'sales@acme.dev', reason: ' ' }] }, /^The option allow is to be a list/],
    [{ allow: ['sales@acme.dev'] }, /^The option allow is to be a list of objects with a value and a reason/],
    [{ allow: [null] }, /^The option allow is to be a list/],
    [{ keepKey: 'id' }, /^The option keepKey is to be a function/],
    [{ session: {} }, /^The option session is to be what createSession makes/],
    [{ session: 'one' }, /^The option session is to be what createSession makes/],
    [
      { name: ['Aurora Quill'] },
      /^There is no option "name"\. There are policy, strategy, style, .*\bnames\b.*, seen\.$/,
    ],
    [{ Names: undefined }, /^There is no option "Names"/],
  ])('is refused by every function, in a sentence without a value: %j', (odd, says) => {
    for (const call of calls) {
      expect(() => call(given(odd))).toThrow(says);
      expect(() => call(given(odd))).not.toThrow(/Quill|sales|ReadFile/);
    }
  });

  it.each<Odd>([
    { names: undefined, hosts: undefined, patterns: undefined, allow: undefined, trustedTools: undefined },
    { names: null, hosts: null, patterns: null, allow: null, keepKey: null },
    { names: ['Aurora Quill'], hosts: [], trustedTools: ['Read'], patterns: [customer], keepKey: () => true },
    { strategy: 'drop', style: 'forsy', key: 'as many letters as you like', seen: undefined },
    {
      patterns: [{ type: 'order_id', pattern: 'B-\\d+', label: 'Order' }],
      allow: [{ value: /x+/, reason: 'Runs of x.' }],
    },
  ])('is none of these: %j', (options) => {
    for (const call of calls) expect(() => call(given(options))).not.toThrow();
  });
});

describe('a session', () => {
  it.each<unknown>(['a key of mine', 5, ['a key of mine'], { kee: 'a key of mine' }])('is opened by no %j', (odd) => {
    expect(() => createSession(odd as object)).toThrow(/^The only option of a session is its key, as in \{ key \}/);
  });

  it.each<unknown>([undefined, null, {}, { key: undefined }, { key: 'a key of mine' }])(
    'is opened by %j',
    (options) => {
      expect(() => createSession(options as object)).not.toThrow();
    },
  );
});

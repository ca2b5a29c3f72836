import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSession, find, findText, learnFrom, type RedactOptions, redact, redactText } from '../src/index.ts';

/** Options as a program without types may give them. */
type Odd = Readonly<Record<string, unknown>>;

const calls: readonly ((options: RedactOptions) => unknown)[] = [
  (options) => find({ a: 'b' }, options),
  (options) => findText('b', options),
  (options) => redact({ a: 'b' }, options),
  (options) => redactText('b', options),
  ({ key, ...options }) => learnFrom('b', { session: createSession({ key }), ...options }),
];
const given = (odd: Odd): RedactOptions => ({ policy: 'strict', ...odd }) as RedactOptions;
const customer = { type: 'customer_id', pattern: /K-\d{6}/g };

describe('an option that is not what it should be', () => {
  it('is told of with those that there are, each of which has its place in the table of the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const table = readme.split('\n').filter((line) => line.startsWith('| `'));
    let said = '';
    try {
      find('b', given({ name: 'Quill' }));
    } catch (error) {
      said = String(error);
    }
    const [, list = ''] = /There are (.*)\.$/.exec(said) ?? [];
    expect(list).toContain('policy, strategy');
    for (const name of list.split(', '))
      expect(
        table.some((line) => line.includes(`\`${name}\``)),
        name,
      ).toBe(true);
  });

  it.each<[Odd, RegExp]>([
    [{ names: 'Aurora Quill' }, /^The option names is to be a list of texts, and this is something else\.$/],
    [{ names: ['Aurora Quill', 5] }, /^The option names is to be a list of texts/],
    [{ hosts: [null] }, /^The option hosts is to be a list of texts/],
    [
      { hosts: ['db.quill.dev', '*.quill.dev'] },
      /^The option hosts is to be a list of names as they stand in a text, and/,
    ],
    [{ hosts: ['https://db.quill.dev'] }, /^The option hosts is to be a list of names .* without its protocol/],
    [{ trustedTools: 'ReadFile' }, /^The option trustedTools is to be a list of texts/],
    [{ patterns: customer }, /^The option patterns is to be a list of objects with a type and a pattern/],
    [{ patterns: [customer, {}] }, /^The option patterns is to be a list/],
    [{ patterns: [{ type: 'customer_id' }] }, /^The option patterns is to be a list/],
    [{ patterns: [{ pattern: 'K-' }] }, /^The option patterns is to be a list/],
    [{ patterns: [{ ...customer, label: 5 }] }, /^The option patterns is to be a list/],
    [{ patterns: [{ ...customer, anchors: 'k-' }] }, /^The option anchors is to be a list of texts/],
    [{ patterns: [{ ...customer, family: 'STAFF' }] }, /^The option family is to be one of CREDENTIAL, PERSON/],
    [
      { patterns: [{ ...customer, lable: 'Staff' }] },
      /^There is no field "lable" of a pattern\. There are type, label/,
    ],
    [
      { patterns: [customer, { type: 'order_id', pattern: 'B-(' }] },
      /^Pattern 2 is no regular expression\. Write it as JavaScript has them, with the flags g and u\.$/,
    ],
    [
      { allow: [{ value: 'sales@acme.dev' }] },
      /^The option allow is to be a list of objects with a value and a reason/,
    ],
    [{ allow: [{ value: 'sales@acme.dev', reason: ' ' }] }, /^The option allow is to be a list/],
    [
      { allow: [{ value: 'sales@acme.dev', reason: 'Public.', until: '2030-01-01' }] },
      /^There is no field "until" of an allowed value\. There are value, reason\.$/,
    ],
    [{ allow: ['sales@acme.dev'] }, /^The option allow is to be a list of objects with a value and a reason/],
    [{ allow: [null] }, /^The option allow is to be a list/],
    [{ keepKey: 'id' }, /^The option keepKey is to be a function/],
    [{ keepKey: 0 }, /^The option keepKey is to be a function/],
    [{ session: false }, /^The option session is to be what createSession makes/],
    [{ seen: 0 }, /^The option seen is to be what learnFrom gives/],
    [{ session: {} }, /^The option session is to be what createSession makes/],
    [{ session: 'one' }, /^The option session is to be what createSession makes/],
    [
      { name: ['Aurora Quill'] },
      /^There is no option "name"\. There are policy, strategy, style, .*\bnames\b.*, seen\.$/,
    ],
    [{ Names: undefined }, /^There is no option "Names"/],
    [{ policy: 'none', name: ['Aurora Quill'] }, /^There is no option "name"/],
    [{ policy: 'none', names: 'Aurora Quill' }, /^The option names is to be a list of texts/],
    [{ seen: { of: 1 } }, /^The option seen is to be what learnFrom gives, and this is something else\.$/],
    [{ seen: { of: 2, print: 1, strings: [0] } }, /^The option seen is to be/],
    [{ seen: { of: 1, strings: new Set(), acrossStrings: true } }, /^The option seen is to be/],
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
    {
      policy: 'none',
      strategy: 'drop',
      names: ['Aurora Quill'],
      seen: { of: 1, print: 1, strings: new Set(), acrossStrings: true },
    },
    { names: ['\ud800y', 'Aurora \udc00'], hosts: ['h\ud800'] },
    { strategy: 'drop', style: 'forsy', key: 'as many letters as you like', seen: undefined },
    {
      patterns: [{ type: 'order_id', pattern: 'B-\\d+', label: 'Order' }],
      allow: [{ value: /x+/, reason: 'Runs of x.' }],
    },
  ])('is none of these: %j', (options) => {
    for (const call of calls) expect(() => call(given(options))).not.toThrow();
  });
});

it('A name with half a surrogate pair is found, also where bytes had no place for the half', () => {
  const names = ['\ud800y'];
  for (const text of ['by \ud800y.', 'by %EF%BF%BDy.'])
    expect(findText(text, { policy: 'secrets', names })).toMatchObject([{ detector: 'known-name' }]);
});

it('What a pattern allows is the whole value, also where the pattern speaks of lines', () => {
  const text = 'it said K-harmless\nTr0ub4dor-K there';
  const patterns = [{ type: 'note', pattern: /K-.+-K/s }];
  const isFound = (value: RegExp): boolean =>
    findText(text, { policy: 'secrets', patterns, allow: [{ value, reason: 'A word.' }] }).length > 0;
  for (const value of [/K-harmless/m, /^K-harmless$/m, /K-harmless|Tr0/, /.+/gm]) expect(isFound(value)).toBe(true);
  for (const value of [/K-harmless\n.+/, /K-harmless$\n^.+/m, /K-harm|.+/s]) expect(isFound(value)).toBe(false);
});

it.each([Symbol('pii'), 10n, Object.create(null), ['pii']])(
  'A word to choose that is no text is refused and not told',
  (word) => {
    for (const [name, options] of Object.entries({
      policy: { policy: word },
      strategy: { policy: 'pii', strategy: word },
      style: { policy: 'pii', style: word },
    }))
      expect(() => redact({}, options as unknown as RedactOptions)).toThrow(
        new RegExp(`^The ${name} that was given is not known\\. Choose `),
      );
  },
);

it('Without a policy that masks, a strategy is not misspelt either', () => {
  const odd = { policy: 'none', strategy: 'hide' } as unknown as RedactOptions;
  for (const call of [() => redact({}, odd), () => redactText('', odd)])
    expect(call).toThrow(/^The strategy "hide" is not known/);
});

describe('a session', () => {
  it.each<unknown>(['another key', '', 5, Buffer.from('another key')])('has its own key beside %j', (key) => {
    const odd = { policy: 'secrets', key, session: createSession({ key: 'one key' }) } as unknown as RedactOptions;
    for (const call of [find, redact, learnFrom, () => redactText('b', odd), () => findText('b', odd)])
      expect(() => call({ a: 'b' }, odd)).toThrow(/^A key was given beside a session, .* Give it to createSession\.$/);
    expect(() => redact({}, { ...odd, key: undefined })).not.toThrow();
  });

  it.each<unknown>(['a key of mine', 5, ['a key of mine'], { kee: 'a key of mine' }])('is opened by no %j', (odd) => {
    expect(() => createSession(odd as object)).toThrow(/^The only option of a session is its key, as in \{ key \}/);
  });

  it('has the key that it was given, also where that is overwritten before the first digest', () => {
    const key = new Uint8Array(32).fill(7);
    const session = createSession({ key });
    key.fill(0);
    expect(session.digest('x')).toBe(createSession({ key: new Uint8Array(32).fill(7) }).digest('x'));
  });

  it('is opened at once by no key but a text or bytes', () => {
    for (const key of [new Uint16Array(16), new DataView(new ArrayBuffer(32)), new ArrayBuffer(32), 5])
      expect(() => createSession({ key: key as unknown as Uint8Array })).toThrow(/^A redaction key is a text or bytes/);
    expect(createSession({ key: Buffer.alloc(32, 7) }).digest('x')).toBe(
      createSession({ key: new Uint8Array(32).fill(7) }).digest('x'),
    );
  });

  it.each<unknown>([undefined, null, {}, { key: undefined }, { key: 'a key of mine' }])(
    'is opened by %j',
    (options) => {
      expect(() => createSession(options as object)).not.toThrow();
    },
  );
});

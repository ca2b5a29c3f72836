import { describe, expect, it } from 'vitest';
import { createSession, type FindOptions, find, learnFrom, redact, redactText } from '../src/index.ts';

const mail = ['zaphod.beeble', 'bigcorp.io'].join('@');
const order = { type: 'order_id', pattern: /BQ-\d{3}/ };

describe('a session hears what was added to a list', () => {
  it.each<[string, FindOptions, string, (lists: Required<FindOptions>) => void]>([
    ['names', { policy: 'pii', names: ['Arthur Dent'] }, 'Tricia Quux', ({ names }) => add(names, 'Tricia Quux')],
    ['hosts', { policy: 'secrets', hosts: ['db1.corp'] }, 'db2.corp', ({ hosts }) => add(hosts, 'db2.corp')],
    ['patterns', { policy: 'secrets', patterns: [] }, 'BQ-481', ({ patterns }) => add(patterns, order)],
  ])('%s', (_, given, value, more) => {
    const options = { ...given, session: createSession() };
    expect(find({ a: 'Arthur Dent', b: `${value} wrote` }, options).map(({ pointer }) => pointer)).not.toContain('/b');
    more(options as Required<FindOptions>);
    expect(JSON.stringify(redact({ b: `${value} wrote` }, options).value)).not.toContain(value);
  });

  it('that a trusted tool is none any more', () => {
    const trustedTools = ['Bash'];
    const options = { policy: 'strict', session: createSession(), trustedTools } as const;
    const message = { role: 'tool', name: 'Bash', tool: 'Bash', content: 'what it said' };
    expect(redact(message, options).value).toEqual(message);
    trustedTools.length = 0;
    expect(JSON.stringify(redact(message, options).value)).not.toContain('what it said');
  });
});

function add(list: readonly unknown[] | undefined, one: unknown): void {
  (list as unknown[]).push(one);
}

describe('what was seen says nothing', () => {
  const document = { a: 'nothing here', b: `ask ${mail} about BQ-481` };
  it.each<[string, FindOptions, FindOptions]>([
    ['under another policy', { policy: 'secrets' }, { policy: 'pii' }],
    ['without the patterns', { policy: 'secrets' }, { policy: 'secrets', patterns: [order] }],
    [
      'where it was allowed',
      { policy: 'pii', allow: [{ value: mail, reason: 'Ours.' }] },
      { policy: 'pii', allow: [] },
    ],
  ])('%s', (_, learned, asked) => {
    const session = createSession();
    const seen = learnFrom(document, { ...learned, session });
    const plain = find(document, asked);
    expect(plain).not.toEqual([]);
    expect(find(document, { ...asked, session, seen })).toEqual(plain);
  });

  it('where a key was kept', () => {
    const session = createSession();
    const keyed = { [mail]: 1 };
    const seen = learnFrom(keyed, { policy: 'pii', session, keepKey: () => true });
    expect(find(keyed, { policy: 'pii', session, seen })).toHaveLength(1);
  });

  it('of another value that has as many strings, nor of another text', () => {
    const options = { policy: 'pii', session: createSession() } as const;
    expect(find(document, { ...options, seen: learnFrom({ a: 'one', b: 'two' }, options) })).toHaveLength(1);
    expect(redactText(mail, { ...options, seen: learnFrom('nothing', options) }).matches).toHaveLength(1);
  });

  it('but under the same it is heeded, where the lists are given anew as well', () => {
    const options = { policy: 'pii', patterns: [{ ...order }] } as const;
    const seen = { ...learnFrom(document, { ...options, session: createSession() }), strings: new Set<number>() };
    expect(find(document, { policy: 'pii', patterns: [{ ...order }], seen })).toEqual([]);
  });
});

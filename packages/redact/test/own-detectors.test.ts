import { describe, expect, it } from 'vitest';
import { createSession, find, learnFrom, redact, redactText } from '../src/index.ts';

const forsy = { policy: 'secrets', style: 'forsy' } as const;
const names = [
  'Jane Doe',
  'Anna-Maria O’Brien',
  'José Núñez',
  'Łukasz Żółć',
  'J. R. Müller',
  'Björk',
  '<anna>',
  'Your Name',
];
const masked = (text: string): string => redactText(text, { ...forsy, names }).value;

describe('a name that the user gave', () => {
  it.each([
    'JANE DOE',
    'Jane  Doe',
    'Jane\u00a0Doe',
    'Jane\nDoe',
    'Doe, Jane',
    'Doe Jane',
    'Jane M. Doe',
    'jane.doe',
    'jane_doe',
    'jane-doe',
    'JaneDoe',
    'Jane%20Doe',
    'Jane+Doe',
    "Anna Maria O'Brien",
    'annamaria.obrien',
    'jose nunez',
    'Jos\u0065\u0301 Nu\u0301n\u0303ez',
    'Jos%C3%A9%20N%C3%BA%C3%B1ez',
    'Jos&eacute; N&uacute;&ntilde;ez',
    'Jos&#233; N&#250;&#241;ez',
    '&#x141;ukasz &#x17b;&oacute;&#x142;&#x107;',
    'Lukasz Zolc',
    'J R Mueller',
    'bjork',
    '<anna>',
    'Your Name',
  ])('is masked in another spelling too: %j', (spelling) => {
    const text = `asked ${spelling}, who said yes`;
    expect(masked(text)).toBe('asked [PERSON_1], who said yes');
    expect(masked(JSON.stringify({ text }))).toBe(JSON.stringify({ text: 'asked [PERSON_1], who said yes' }));
  });

  it('has a number that no one has whom an earlier run numbered', () => {
    const text = 'Jane Doe wrote to Björk.';
    const once = redactText(text, { ...forsy, names: ['Jane Doe'] }).value;
    expect(once).toBe('[PERSON_1] wrote to Björk.');
    expect(redactText(once, { ...forsy, names: ['Jane Doe', 'Björk'] }).value).toBe('[PERSON_1] wrote to [PERSON_2].');
    // Over a dataset, whichever document comes first.
    const session = createSession();
    const documents = ['Björk sang.', once];
    for (const one of documents) learnFrom(one, { ...forsy, names, session });
    expect(documents.map((one) => redactText(one, { ...forsy, names, session }).value)).toEqual([
      '[PERSON_2] sang.',
      '[PERSON_1] wrote to [PERSON_2].',
    ]);
  });

  it('is masked around what an earlier run masked in it, and only once', () => {
    const patterns = [{ type: 'client', pattern: 'client: .+' }];
    const once = redactText('client: ann@acmecorp.io owes 4000', { policy: 'pii' }).value;
    const twice = redactText(once, { ...forsy, patterns }).value;
    expect(twice).toMatch(/^\[CUSTOMER_ID\]\[REDACTED:email:\w+\]\[CUSTOMER_ID(?:_2)?\]$/);
    expect(redactText(twice, { ...forsy, patterns }).value).toBe(twice);
  });

  it('may be of two characters, wherever it stands', () => {
    const own = { ...forsy, names: ['Bo'], hosts: ['h1'], patterns: [{ type: 'seat', pattern: '\\bQ\\d\\b' }] };
    expect(redact({ user: 'BO', host: 'h1', seat: 'Q7', said: 'ok' }, own).value).toEqual({
      ...{ user: '[PERSON_1]', host: '[INTERNAL_URL]', seat: '[CUSTOMER_ID]', said: 'ok' },
    });
  });

  it.each(['janedoes', 'Marjane Doe', 'Jane', 'Doe', 'Mx Doe', 'Jane Doé', 'Jane said Doe', 'annas', 'bjorks'])(
    'is no other one: %s',
    (text) => {
      expect(masked(text)).toBe(text);
    },
  );

  it('stands without blanks around it where a script has none', () => {
    const abroad = (text: string): string =>
      redactText(text, { ...forsy, names: ['李小龙', '김철수', 'アンナ', 'สมชาย ใจดี'] }).value;
    expect(abroad('我叫李小龙。')).toBe('我叫[PERSON_1]。');
    expect(abroad('김철수는 왔다')).toBe('[PERSON_1]는 왔다');
    expect(abroad('アンナさん')).toBe('[PERSON_1]さん');
    expect(abroad('คุณสมชาย ใจดีมา')).toBe('คุณ[PERSON_1]มา');
    for (const other of ['ジョアンナ', '박김철수']) expect(abroad(other)).toBe(other);
  });

  it('has one number and one digest, however it is spelt', () => {
    const document = ['Jane Doe', 'JANE DOE', 'jane.doe', 'Doe, Jane', { 'jane doe': 1 }];
    expect(redact(document, { ...forsy, names }).value).toEqual([...Array(4).fill('[PERSON_1]'), { '[PERSON_1]': 1 }]);
    const [first, ...others] = redact(document, { policy: 'secrets', names, key: 'k' }).value;
    for (const other of others.slice(0, 3)) expect(other).toBe(first);
  });

  it('is masked in base64 where it stands nowhere else', () => {
    const text = btoa('{"owner":"Jane Doe","id":1}');
    const after = masked(text);
    expect(after).toContain('[PERSON_1]');
    expect(atob(after.split('[')[0]!.slice(0, 12))).toBe('{"owner":');
  });

  it('may be allowed in one of its spellings', () => {
    const allow = [{ value: 'jane.doe', reason: 'the name of a package' }];
    expect(redactText('jane.doe by Jane Doe', { ...forsy, names, allow }).value).toBe('jane.doe by [PERSON_1]');
  });

  it('is refused where it is one letter, and not told', () => {
    for (const short of ['Q', ' ', ''])
      expect(() => find('x', { policy: 'secrets', names: ['Jane Doe', short] })).toThrow(
        /^The name at place 2 has fewer than two characters: it would match everywhere\.$/,
      );
  });
});

describe('a host that the user gave', () => {
  const hosts = ['build7', 'db-prod', 'gw-1.lan', 'db.corp.example', 'your-host', 'a[b]{c}|d'];
  const of = (text: string): string => redactText(text, { ...forsy, hosts }).value;
  it.each(['build7', 'BUILD7', 'db-prod', 'gw-1.lan', 'db.corp.example', 'your-host', 'a[b]{c}|d'])('%s', (host) => {
    expect(of(`ssh ops@${host}:22 up`)).toBe('ssh ops@[INTERNAL_URL]:22 up');
  });
  it.each(['rebuild7', 'build77', 'gw-1xlan'])('is no other one: %s', (host) => {
    expect(of(host)).toBe(host);
  });
});

describe('a pattern that the user gave', () => {
  it('finds what would be a placeholder otherwise, and leaves markers alone', () => {
    const patterns = [{ type: 'ticket', pattern: /(?:xxxxxx|\$\{[A-Z]+\}|[A-Z]{3,})-?\d*/ }];
    const once = redactText(`xxxxxx-12 $${'{ABC}'} JIRA-7`, { policy: 'secrets', patterns, key: 'k' }).value;
    expect(once).toMatch(/^(?:\[REDACTED:ticket:[0-9a-f]{8}\] ?){3}$/);
    expect(find(once, { policy: 'secrets', patterns, key: 'k' })).toEqual([]);
  });
});

describe('a person', () => {
  it('has one number in capitals and in small letters, and a password has not', () => {
    const session = createSession({ key: 'k' });
    const paths = ['C:\\Users\\JKowalski\\x', '/home/jkowalski/x', 'c:\\users\\jkowalski'];
    for (const path of paths)
      expect(redactText(path, { policy: 'pii', style: 'forsy', session }).value).toContain('[PERSON_1]');
    const passwords = ['Zq7xKm29Lp4w', 'ZQ7XKM29LP4W'].map((value) => ({ password: value }));
    const [one, other] = redact(passwords, { policy: 'secrets', session }).value;
    expect(one!.password).not.toBe(other!.password);
  });

  it('has one number, by the whole name, a part of it or the name in an address', () => {
    const said = [
      'Author: Jordan Parisi <jp@acme-metal.dev>',
      'Parisi Jordan is on call.',
      'Hi Jordan, are you there?',
      'Thanks Jordan, that works.',
      'JORDAN PARISI',
    ];
    const session = createSession({ key: 'k' });
    const after = redact(said, { policy: 'pii', style: 'forsy', session }).value;
    const [own, address] = after[0]!.match(/\[PERSON_\d\]/g)!;
    expect(own).not.toBe(address);
    for (const other of after.slice(1)) expect(other.match(/\[PERSON_\d\]/g)).toEqual([own]);
    // A digest is one of the text alone, so that it is the same in every run.
    const alone = redact('Hi Jordan, are you there?', { policy: 'pii', key: 'k' }).value;
    expect(redact(said, { policy: 'pii', key: 'k' }).value[2]).toBe(alone);
    const mails = ['eleanor.vandermeer@firma-vm.nl', 'ask Eleanor Vandermeer', 'or eleanor.vandermeer'];
    const [, spoken, spelt] = redact(mails, { policy: 'pii', style: 'forsy', session }).value;
    expect(spoken!.match(/\[PERSON_\d\]/)).not.toBeNull();
    expect(spelt!.match(/\[PERSON_\d\]/)![0]).toBe(spoken!.match(/\[PERSON_\d\]/)![0]);
  });
});

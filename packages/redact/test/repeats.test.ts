import { describe, expect, it } from 'vitest';
import { createSession, find, learnFrom, redact, redactText } from '../src/index.ts';
import { expander } from './template.ts';

const make = expander('repeats');
const options = { policy: 'secrets', key: 'a key for tests only' } as const;
const value = make('{{alnum:8}}/{{alnum:7}}+"{{alnum:5}} {{alnum:6}}');
const bytes = (of: string): number[] => Array.from(new TextEncoder().encode(of));
const inTwoBytes = (of: string): string => [...of].map((one) => `${one}\0`).join('');
const each = (of: string, write: (code: number) => string): string => bytes(of).map(write).join('');
const hex = (code: number): string => code.toString(16).padStart(2, '0');
const quoted = (of: string, times: number): string =>
  times === 0 ? of : quoted(JSON.stringify(of).slice(1, -1), times - 1);
const lines = (of: string, end: string): string => of.replace(/.{76}/g, `$&${end}`);

const spellings: Readonly<Record<string, string>> = {
  'in a string of JSON': quoted(value, 1),
  'in a string in a string of JSON': quoted(value, 2),
  'three strings deep': quoted(value, 3),
  'with each character by its number': each(value, (code) => `\\u00${hex(code)}`),
  'with each byte by its number': each(value, (code) => `\\x${hex(code)}`),
  'percent-encoded': encodeURIComponent(value),
  'percent-encoded twice': encodeURIComponent(encodeURIComponent(value)),
  'percent-encoded throughout': each(value, (code) => `%${hex(code)}`),
  'as a form sends it': encodeURIComponent(value).replaceAll('%20', '+'),
  'with entities': value.replaceAll('"', '&#34;').replaceAll('+', '&#x2B;'),
  'with entities that have names': value
    .replaceAll('"', '&QUOT;')
    .replaceAll('+', '&plus;')
    .replaceAll('/', '&sol;')
    .replaceAll(' ', '&nbsp;'),
  'in base64': btoa(value),
  'in base64 behind something': btoa(`user:${value}`),
  'in base64 that was encoded again': btoa(btoa(value)),
  'in base64 over several lines': lines(btoa(`${'a'.repeat(40)}${value}${'b'.repeat(40)}`), '\n'),
  'in base64 over lines with a margin': lines(btoa(`${'a'.repeat(41)}${value}${'b'.repeat(40)}`), '\r\n    '),
  'in base64 of two bytes each': btoa(inTwoBytes(`echo ${value}`)),
  'in hexadecimal digits': each(value, hex),
  'in large hexadecimal digits': each(value, hex).toUpperCase(),
  'with its quotes doubled, as in a table': value.replaceAll('"', '""'),
  'in colours': `${value.slice(0, 9)}\u001b[01;31m\u001b[K${value.slice(9)}\u001b[m`,
};

describe('a confirmed value is found again', () => {
  const document = { first: { DB_PASSWORD: value } };
  it.each(Object.entries(spellings))('%s', (_, spelling) => {
    const text = `it said ${spelling} there`;
    const kept = `it said ${make('{{alnum:30}}')} there`;
    for (const say of [text, `${kept}\n${text}`]) {
      const { value: after } = redact({ ...document, say, kept }, options);
      expect(after.say).not.toContain(spelling);
      expect(after.say.replace(/\[REDACTED:[^\]]+\]/, '*')).toMatch(/it said \S{0,90}\*\S{0,90} there$/);
      expect(after.kept).toBe(kept);
      expect(find(after, options)).toEqual([]);
      expect(redact(after, options).value).toEqual(after);
      const written = JSON.stringify({ ...document, say, kept });
      const masked = redactText(written, options).value;
      expect(masked).not.toContain(JSON.stringify(spelling).slice(1, -1));
      expect(JSON.parse(masked).kept).toBe(kept);
    }
  });

  it.each(['hFmPKGwrun', 'pytiBbEuwspi', 'McGSoEjhixcAJobv', 'uVQLOLMDDHayzu'])(
    'where it was drawn from letters alone: %s',
    (drawn) => {
      const say = [`it was ${drawn} then`, `and ${btoa(drawn)} in a header`];
      const { value } = redact([`postgres://app:${drawn}@db.violet.io/main`, ...say], options);
      expect(value[1]).not.toContain(drawn);
      expect(value[2]).not.toContain(btoa(drawn).slice(2, 12));
    },
  );

  it.each(['StorageToken', 'getUserName', 'Dashboards', 'XMLReader'])(
    'but not where it is made of words: %s',
    (word) => {
      const say = `it was ${word} then`;
      expect(redact([`postgres://app:${word}@db.violet.io/main`, say], options).value[1]).toBe(say);
    },
  );

  it('with each sign of a keyboard by its name', () => {
    const names =
      'excl QUOT num dollar percnt amp apos lpar rpar ast plus comma period sol colon semi lt equals gt quest commat lsqb bsol rsqb Hat lowbar grave lcub verbar rcub';
    const keyboard = '!"#$%&\'()*+,./:;<=>?@[\\]^_`{|}';
    const signs = new Map(names.split(' ').map((name, index) => [keyboard[index], `&${name};`]));
    for (const sign of keyboard) {
      const password = `${make('{{alnum:9}}')}${sign}${make('{{alnum:6}}')}`;
      const say = `it said ${password.replace(sign, signs.get(sign)!)} there`;
      const after = redact({ first: { DB_PASSWORD: password }, say }, options).value;
      expect(after.say).toMatch(/^it said \[REDACTED:[^\]]+\] there$/);
    }
  });

  it.each([
    ['in the address of a database', make('postgres://app:{{alnum:5}}%40{{alnum:9}}@db/x'), /:([^:@]+)@/],
    ['in a form within an address', make('go%3Fpassword%3D{{alnum:5}}%21{{alnum:9}}%20and%20on'), /%3D(.+?)%20/],
  ])('as it is, where it was confirmed as percent codes %s', (_, text, written) => {
    const said = decodeURIComponent(written.exec(text)![1]!);
    const after = redact({ text, note: `it said ${said} there` }, options).value;
    const [mark] = /\[REDACTED:[^\]]+\]/.exec(after.text)!;
    expect(after.note).toBe(`it said ${mark} there`);
  });

  it('of letters alone, where no word is written so', () => {
    const after = redact(
      { db: 'postgres://app:pfGJwUgNKHqCWgmz@db/x', note: 'it said pfGJwUgNKHqCWgmz there' },
      options,
    );
    expect(after.value.note).not.toContain('pfGJ');
    const word = { db: 'postgres://app:ReleaseManager@db/x', note: 'the class ReleaseManager there' };
    expect(redact(word, options).value.note).toBe(word.note);
  });

  it('but not half of one, nor another one', () => {
    const others = [value.slice(0, -1), value.slice(1), btoa(value).slice(0, -6), [...value].reverse().join('')];
    const { value: after } = redact({ ...document, others }, options);
    expect(after.others).toEqual(others);
  });
});

describe('a streamed answer', () => {
  const plain = make('{{alnum:20}}');
  const pieces = (text: string): string[] => text.match(/[\s\S]{1,6}/g)!;
  const streams: Record<string, (text: string) => object[]> = {
    'of text': (text) => pieces(text).map((piece) => ({ type: 'content_block_delta', delta: { text: piece } })),
    'of a chat': (text) => pieces(text).map((content) => ({ choices: [{ index: 0, delta: { content } }] })),
    'of arguments': (text) => pieces(text).map((delta) => ({ type: 'response.function_call_arguments.delta', delta })),
    'of a call in a chat': (text) =>
      pieces(text).map((piece) => ({
        choices: [{ index: 0, delta: { tool_calls: [{ index: 0, function: { arguments: piece } }] } }],
      })),
  };
  const under: Readonly<Record<string, (piece: string) => object>> = {
    'of a call whose arguments have another name': (args) => ({ chunk: { tool_call_chunks: [{ index: 0, args }] } }),
    'of a call with an input': (input) => ({ contentBlockDelta: { delta: { toolUse: { input } } } }),
    'of a call whose input is told': (inputTextDelta) => ({ type: 'tool-input-delta', inputTextDelta }),
  };
  for (const [name, record] of Object.entries(under)) streams[name] = (text) => pieces(text).map(record);
  const joined = (value: unknown): string =>
    JSON.stringify(value).replace(
      /"[}\]]+,\{(?:[^{}]|\{|\[)*?"(?:text|content|delta|arguments|args|input|inputTextDelta)":"/g,
      '',
    );

  describe.each(Object.entries(streams))('%s', (_, stream) => {
    it('repeats what was confirmed elsewhere, before or later', () => {
      const events = stream(`I took ${plain} there, and more`);
      const env = { env: `DB_PASSWORD=${plain}` };
      expect(joined(events)).toContain(plain);
      for (const value of [redact([env, events], options).value[1], redact([events, env], options).value[0]]) {
        expect(joined(value)).not.toContain(plain);
        for (const piece of pieces(plain.slice(8, 14))) expect(JSON.stringify(value)).not.toContain(piece);
        expect(joined(value)).toContain('and mo');
      }
      const session = createSession({ key: 'k' });
      const told = { policy: 'secrets', session } as const;
      const seen = learnFrom(events, told);
      learnFrom(env, told);
      const masked = redact(events, { ...told, seen });
      expect(masked.value).not.toEqual(events);
      expect(find(masked.value, { ...told, seen: masked.changed })).toEqual([]);
      const text = events.map((event) => `data: ${JSON.stringify(event)}\n`).join('\n');
      expect(joined(redactText(text, told).value.split(/data: /))).not.toContain(plain);
    });

    it('teaches what it tells', () => {
      const events = stream(`The password is ${plain} today`);
      const { value } = redact({ events, later: `use ${plain}` }, options);
      expect(value.later).toMatch(/^use \[REDACTED:/);
    });

    it('keeps what is allowed', () => {
      const events = stream(`The password is ${plain} today`);
      const allow = [{ value: plain, reason: 'a test value' }];
      expect(redact(events, { ...options, allow }).value).toEqual(events);
    });
  });
});

describe('a weak value, which may be a part of words', () => {
  const weak = ['blue', 'heron', '7'].join('');
  const said = (text: string): string => redact({ DB_PASSWORD: weak, text }, options).value.text;

  it('is found between the ends of words only, and in base64 wherever it stands', () => {
    expect(said(`it was ${weak}, he said`)).not.toContain(weak);
    expect(said(`the ${weak}th and a${weak}`)).toBe(`the ${weak}th and a${weak}`);
    expect(said(`sent ${btoa(`xx${weak}yy`)}`)).not.toContain(btoa(weak).slice(4, 8));
  });
});

describe('a value whose base64 ends in signs that fill it up', () => {
  it.each([1, 2])('is found when it was encoded twice, with %s of them', (fill) => {
    const short = make(`{{alnum:${24 - fill}}}`);
    const twice = btoa(btoa(short));
    expect(btoa(short)).toMatch(new RegExp(`[^=]={${fill}}$`));
    expect(redact({ DB_PASSWORD: short, text: `it said ${twice}` }, options).value.text).not.toContain(
      twice.slice(4, -6),
    );
  });
});

describe('a name in several spellings', () => {
  const numbers = (text: string): readonly string[] => {
    const { value: after } = redact(
      [{ content: 'Author: Jordan  Parisi <quelle@acme-metal.dev>' }, { content: text }],
      {
        ...options,
        policy: 'pii',
        style: 'forsy',
      },
    );
    return after[1]!.content.match(/\[PERSON_\d+\]/g) ?? [];
  };

  it('has one number, as the parts of it have', () => {
    expect(new Set(numbers('Ask Jordan Parisi about it. Thanks Jordan. Hi Parisi, are you there?')).size).toBe(1);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from '../command.ts';
import { runHere } from '../run-here.ts';

const said = (uuid: string, parentUuid: string | null, more: object = {}): object => ({
  ...{ type: 'user', uuid, parentUuid, sessionId: 's-1', version: '2.1.0', timestamp: '2026-01-31T00:00:00.000Z' },
  ...{ message: { role: 'user', content: `Say ${uuid}.` } },
  ...more,
});
const answer = (uuid: string, content: readonly object[]): object => ({
  ...said(uuid, null),
  type: 'assistant',
  message: { id: `m-${uuid}`, role: 'assistant', model: 'example-model-1', content },
});
const call = { type: 'tool_use', id: 'toolu_1', name: 'Bash', input: {} };
const lines = (...records: readonly object[]): string => records.map((one) => `${JSON.stringify(one)}\n`).join('');

/** Logs with something wrong that are converted all the same, each with the trap or the words under which the losses name it. */
const converted: Readonly<Record<string, readonly [log: string | Buffer, named: string]>> = {
  'whose last line is cut off': [`${lines(said('1', null), said('2', '1'))}{"type":"user","mess`, 'line-unreadable'],
  'with a piece of a record behind a whole one': [
    `${lines(said('1', null)).trimEnd()} {"type":"user","mess\n${lines(said('2', '1'))}`,
    'line-unreadable',
  ],
  'whose one record has more behind it': [
    `${lines(said('1', null)).trimEnd()}\0${lines(said('2', '1'))}`,
    'line-unreadable',
  ],
  'with two session ids': [lines(said('1', null), said('2', '1', { sessionId: 's-2' })), 'mixed-sessions'],
  'whose times run backwards': [
    lines(said('1', null), said('2', '1', { timestamp: '2025-01-01T00:00:00.000Z' })),
    'time-runs-backwards',
  ],
  'with two calls of one id': [lines(said('1', null), answer('2', [call]), answer('3', [call])), 'call-id-collides'],
  'with a circle of parents': [lines(said('1', '2'), said('2', '1')), 'cyclic-parents'],
  'with a record of a new type': [
    lines(said('1', null), { type: 'new', uuid: '2', sessionId: 's-1' }),
    'record-unknown',
  ],
  'with an id of twenty digits': [
    lines(said('1', null), answer('2', [call])).replace('"input":{}', '"input":{"id":12345678901234567890}'),
    'number-not-kept',
  ],
  'with a number that nobody can hold': [
    lines(said('1', null), answer('2', [call])).replace('"input":{}', '"input":{"id":-1e400}'),
    'number-not-kept',
  ],
  'with a zero that has a minus': [
    lines(said('1', null), answer('2', [call])).replace('"input":{}', '"input":{"id":-0}'),
    'number-not-kept',
  ],
  'with more decimals than are kept': [
    lines(said('1', null), answer('2', [call])).replace('"input":{}', '"input":{"id":0.1000000000000000055511}'),
    'number-not-kept',
  ],
  'with a key that stands twice': [
    lines(said('1', null), answer('2', [call])).replace('"input":{}', '"input":{"id":1,"id":2}'),
    'key-repeated',
  ],
  'with bytes that are no text': [
    Buffer.from(lines(said('1', null), said('2', '1', { cwd: '/caf\u00e9' })), 'latin1'),
    'not-utf8',
  ],
  'with a call that was never answered': [lines(said('1', null), answer('2', [call])), 'call-without-result'],
};

describe('a log', () => {
  for (const [name, [log, named]] of Object.entries(converted))
    it(`${name} is converted as far as it goes, and the losses say ${named}`, async () => {
      const folder = folderOf({ 'log.jsonl': log });
      for (const to of ['trajectory', 'forsy', 'open-token']) {
        const words = ['convert', 'log.jsonl', '--to', to, '-o', 'out.json', '--losses', 'l.json'];
        const { code, err } = await runHere('trace-formats', words, folder);
        expect(code, err).toBe(0);
        expect(err.trim().split('\n')).toHaveLength(1);
        expect(readFileSync(join(folder, 'out.json'), 'utf8')).toContain('Say 1.');
        const [account] = JSON.parse(readFileSync(join(folder, 'l.json'), 'utf8'));
        expect(account.losses.map(({ trap }: { trap?: string }) => trap)).toContain(named);
      }
    });

  for (const [name, log] of Object.entries({
    'with no messages': lines({ type: 'file-history-snapshot', messageId: 'm', snapshot: {}, sessionId: 's' }),
    'that is empty': '',
    'of no format that is known': '{"a":1}\n{"a":2}\n',
    'that is no text': Buffer.from([0, 1, 2, 3, 255]),
  }))
    it(`${name} is refused in one line, with 2, and nothing is written`, async () => {
      const folder = folderOf({ 'log.jsonl': log });
      for (const words of [
        ['convert', 'log.jsonl', '--to', 'trajectory'],
        ['export', 'log.jsonl', 'max_bytes=1'],
      ]) {
        const { code, err, out } = await runHere('trace-formats', words, folder);
        expect({ code, out }, err).toEqual({ code: 2, out: '' });
        expect(err.trim().split('\n')).toHaveLength(1);
      }
    });

  it('of nothing but a mark is called empty', async () => {
    const folder = folderOf({ 'log.jsonl': '\ufeff' });
    for (const words of [
      ['convert', 'log.jsonl', '--to', 'sts'],
      ['save', 'log.jsonl'],
    ])
      expect((await runHere('trace-formats', words, folder)).err).toContain('The file is empty.');
  });

  it('of 200,000 records is converted', async () => {
    const many = Array.from({ length: 200_000 }, (_, index) => said(`${index + 1}`, index === 0 ? null : `${index}`));
    const folder = folderOf({ 'log.jsonl': many.map((one) => lines(one)).join('') });
    const { code } = run('trace-formats', ['convert', 'log.jsonl', '--to', 'sts', '-o', 'out.jsonl'], folder);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'out.jsonl'), 'utf8').split('\n')).toHaveLength(200_002);
  });
});

describe('arguments that a log holds as a text', () => {
  it('tell what is lost of them where they do not stay that text', async () => {
    const input = '{"id":12345678901234567890,"n":1e400,"a":1,"a":-0}';
    const called = {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c', type: 'function', function: { name: 'f' } }],
    };
    const messages = JSON.stringify({ messages: [{ role: 'user', content: 'Do it.' }, called] });
    const folder = folderOf({
      'log.json': messages.replace('"name":"f"', `"name":"f","arguments":${JSON.stringify(input)}`),
    });
    const read = async (to: string) => {
      await runHere(
        'trace-formats',
        ['convert', 'log.json', '--to', to, '-o', 'out.json', '--losses', 'l.json'],
        folder,
      );
      const [{ losses }] = JSON.parse(readFileSync(join(folder, 'l.json'), 'utf8'));
      const told = losses.filter(({ trap }: { trap?: string }) =>
        /^(?:number-not-kept|key-repeated)$/.test(trap ?? ''),
      );
      return { out: readFileSync(join(folder, 'out.json'), 'utf8'), told };
    };
    for (const to of ['open-token', 'atif']) {
      const { out, told } = await read(to);
      expect(JSON.stringify(JSON.parse(out))).toContain('{"id":12345678901234567000,"n":null,"a":0}');
      expect(told).toHaveLength(4);
      for (const loss of told)
        expect(loss).toMatchObject({ fact: 'call.input', count: 1, place: { pointer: '/messages/1/tool_calls/0' } });
    }
    for (const to of ['trajectory', 'sts', 'forsy']) {
      const { out, told } = await read(to);
      expect(out).toContain(JSON.stringify(input).slice(1, -1));
      expect(told).toEqual([]);
    }
  });
});

describe('several conversations in one file', () => {
  const conversation = (seed: string): string =>
    `{"messages":[{"role":"user","content":"Hello."},{"role":"assistant","content":"Hi.","metadata":{"seed":${seed}}}]}`;
  const converted = async (name: string, text: string) => {
    const folder = folderOf({ [name]: text });
    const words = ['convert', name, '--to', 'trajectory', '-o', 'out/', '--losses', 'l.json'];
    const { code } = await runHere('trace-formats', words, folder);
    const accounts: { losses: { trap?: string; place: object }[] }[] = JSON.parse(
      readFileSync(join(folder, 'l.json'), 'utf8'),
    );
    const traps = accounts.map(({ losses }) =>
      losses.filter(({ trap }) => trap !== undefined).map(({ trap, place }) => ({ trap, ...place })),
    );
    return { code, traps };
  };
  const pointer = '/messages/1/metadata/seed';
  it('tell each of its own numbers that were rounded', async () => {
    const text = ['1', '12345678901234567890', '2', '-1e400'].map((seed) => `${conversation(seed)}\n`).join('');
    const { code, traps } = await converted('four.jsonl', text);
    expect(code).toBe(0);
    expect(traps).toEqual([
      [],
      [{ trap: 'number-not-kept', record: 2, pointer }],
      [],
      [{ trap: 'number-not-kept', record: 4, pointer }],
    ]);
  });
  it('tell of the lines that could not be read, and of those with two of them, once', async () => {
    const text = `${conversation('1')}\n{"messages":[{"ro\n${conversation('2')}${conversation('3')}\n`;
    const { code, traps } = await converted('three.jsonl', text);
    expect(code).toBe(0);
    expect(traps).toEqual([
      [
        { trap: 'glued-line', line: 3, pointer: '' },
        { trap: 'line-unreadable', line: 2, pointer: '' },
      ],
      [],
      [],
    ]);
  });
});

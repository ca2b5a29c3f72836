import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { claudeRequest } from '../home.ts';
import { runHere } from '../run-here.ts';

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;
const lines = (...records: readonly object[]): string => records.map(json).join('');

/** Documents of each format that is known and has no reader. */
const unreadable: Readonly<Record<string, readonly (string | Buffer)[]>> = {
  opencode: [json({ info: { id: 'ses_1', version: '1.0' }, messages: [{ info: { role: 'user' }, parts: [] }] })],
  openhands: [
    json([
      { id: 0, source: 'user', action: 'message', args: { content: 'Hi.' } },
      { id: 1, source: 'agent', observation: 'run', extras: {}, content: '' },
    ]),
  ],
  'swe-agent': [json({ history: [{ role: 'user', content: 'x', agent: 'main' }], trajectory: [], info: {} })],
  'inspect-ai': [
    json({
      version: 2,
      status: 'success',
      eval: { task: 't', model: 'm', run_id: 'r' },
      samples: [{ id: 1, epoch: 1, input: 'Hi.', target: 'x', messages: [{ role: 'user', content: 'Hi.' }] }],
    }),
    Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from('header.json samples/1_epoch_1.json')]),
  ],
};

describe('a document of a format that has no reader', () => {
  for (const [format, documents] of Object.entries(unreadable))
    for (const [index, document] of documents.entries())
      it(`is named in one line by every command that would convert it: ${format} ${index + 1}`, async () => {
        const folder = folderOf({ 'a.json': document });
        for (const [code, ...words] of [
          [2, 'convert', 'a.json', '--to', 'trajectory', '-o', 'out'],
          [2, 'export', 'a.json', '-o', 'out'],
          [1, 'save', 'a.json'],
        ] as const) {
          const done = await runHere('trace-formats', words, folder);
          expect({ code: done.code, out: done.out }, words.join(' ')).toEqual({ code, out: '' });
          expect(done.err.trim().split('\n')).toHaveLength(1);
          // What is no JSON object is told of as that where one is expected.
          const isObject = typeof document === 'string' && document.startsWith('{');
          if (isObject || code === 2) expect(done.err).toContain(`(${format}), which cannot be converted yet`);
        }
        expect(existsSync(join(folder, 'out')) || existsSync(join(folder, '.evolve'))).toBe(false);
      });

  it('is nowhere told to be converted', async () => {
    for (const [document = ''] of Object.values(unreadable)) {
      const folder = folderOf({ 'a.json': document });
      for (const words of [
        ['convert', 'a.json', '--to', 'sft'],
        ['migrate', 'a.json', '-o', 'out/'],
        ['validate', 'a.json'],
        ['detect', 'a.json'],
      ]) {
        const { out, err } = await runHere('trace-formats', words, folder);
        expect(out + err, words.join(' ')).not.toMatch(/convert --to|trace-formats convert/);
      }
    }
  });
});

describe('the session of an agent whose logs are not read', () => {
  it('is refused in one line, which names the agent, what is read, and what to do', async () => {
    const folder = folderOf({
      'cline.json': json([{ ts: 1_767_225_600_000, type: 'say', say: 'text', text: 'Hi.' }]),
      'aider.md': '# aider chat started at 2026-01-01 10:00:00\n\n#### Hi.\n',
    });
    const said = async (file: string): Promise<string> =>
      (await runHere('trace-formats', ['convert', file, '--to', 'atif'], folder)).err;
    expect(await said('cline.json')).toMatch(
      /^cline\.json: This looks like a session of Cline or Roo Code, .* are open-token, .*; have it exported as one of them, or write .*\.\n$/,
    );
    expect(await said('aider.md')).toMatch(
      /^aider\.md: It cannot be read: It looks like a session of Aider, .*list of OpenAI.*\n$/,
    );
  });
});

describe('a document that shows more than one format', () => {
  const claude = claudeRequest('s', 'From the one.');
  const codex = {
    timestamp: '2026-01-01T00:00:00Z',
    type: 'response_item',
    payload: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'From the other.' }] },
  };
  const chat = { model: 'm', timestamp: '2026-01-01T00:00:00Z', messages: [{ role: 'user', content: 'Hi.' }] };
  const several: Readonly<Record<string, readonly [document: string, asOne: string, asOther: string]>> = {
    'two objects in one': [
      json({
        schema_version: 'ATIF-v1.5',
        session_id: 's',
        agent: { name: 'a', version: '1' },
        steps: [{ step_id: 1, source: 'user', message: 'Hi.' }],
        ...chat,
      }),
      'atif',
      'trajectory',
    ],
    'records of two programs': [lines(claude, claude, claude, codex, codex), 'claude-code', 'codex'],
    'a trace that holds messages as well': [
      json({ schema_version: 'forsy-trace-v0.1', trace_id: 't', steps: [], messages: chat.messages }),
      'forsy',
      'openai-chat',
    ],
  };
  for (const [name, [document, one, other]] of Object.entries(several))
    it(`is converted as the likeliest, with a line that names the other and how to choose: ${name}`, async () => {
      const folder = folderOf({ 'a.json': document });
      const words = ['convert', 'a.json', '--to', 'open-token', '-o', 'out.json'];
      const { code, err } = await runHere('trace-formats', words, folder);
      expect(code).toBe(0);
      const [doubt = ''] = err.split('\n');
      expect(doubt).toMatch(new RegExp(`^a\\.json: It is read as ${one}.*signs of ${other} .*--from\\.$`));
      const told = await runHere('trace-formats', [...words, '--from', other], folder);
      expect(told.code).toBe(0);
      expect(told.err).not.toContain('signs of');
      expect(told.err).toContain(`${other} to open-token`);
    });

  it('says nothing of chat messages, which are read alike under both names', async () => {
    const folder = folderOf({ 'a.json': json(chat.messages) });
    const { code, err } = await runHere('trace-formats', ['convert', 'a.json', '--to', 'sts'], folder);
    expect(code).toBe(0);
    expect(err).not.toContain('signs of');
  });
});

describe('a document of which no format can be told', () => {
  for (const [document, seen] of [
    ['[]', 'an empty array'],
    ['{}', 'an object without keys'],
    ['null', 'null'],
    ['42', 'a number'],
    ['"hi"', 'a string'],
    ['[1,2]', 'an array'],
    ['{"kind":"a","data":1}', 'the keys kind, data'],
  ] as const)
    it(`is refused with what was seen in it, and what can be read: ${document}`, async () => {
      const folder = folderOf({ 'a.json': document });
      const { code, out, err } = await runHere('trace-formats', ['convert', 'a.json', '--to', 'trajectory'], folder);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(err).toContain(seen);
      expect(err).toContain('Formats that can be converted are open-token');
    });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReadableFormat, readableFormats } from '@trace-formats/convert';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';

const golden = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../convert/goldens/session.${name}`, import.meta.url)), 'utf8');
const lines = (...records: readonly object[]): string => records.map((one) => `${JSON.stringify(one)}\n`).join('');
const time = '2026-01-31T00:00:00Z';

/** One small file of each format that is read. */
const files: Readonly<Record<ReadableFormat, readonly [name: string, text: string]>> = {
  'open-token': ['export.json', golden('open-token.json')],
  trajectory: ['trajectory.json', golden('trajectory.json')],
  forsy: ['trace.json', golden('forsy.json')],
  'claude-code': ['claude.jsonl', golden('jsonl')],
  codex: [
    'rollout.jsonl',
    lines(
      { timestamp: time, type: 'session_meta', payload: { id: 'c', timestamp: time, cwd: '/project' } },
      {
        timestamp: time,
        type: 'response_item',
        payload: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Begin.' }] },
      },
    ),
  ],
  atif: ['atif.json', golden('atif.json')],
  pi: [
    'pi.jsonl',
    lines(
      { type: 'session', version: 3, id: 'p', timestamp: time, cwd: '/project' },
      { type: 'message', id: 'a', parentId: null, timestamp: time, message: { role: 'user', content: 'Begin.' } },
    ),
  ],
  'gemini-cli': [
    'gemini.json',
    JSON.stringify({
      sessionId: 'g',
      projectHash: 'h',
      startTime: time,
      messages: [{ id: '1', timestamp: time, type: 'user', content: 'Begin.' }],
    }),
  ],
  sts: ['session.jsonl', golden('sts.jsonl')],
  'openai-chat': ['chat.json', JSON.stringify({ messages: [{ role: 'user', content: 'Begin.' }] })],
};

/** What is no session at all. */
const others: Readonly<Record<string, string>> = {
  'package.json': '{"name":"a","version":"1.0.0","dependencies":{}}',
  'rows.jsonl': '{"a":1}\n{"a":2}\n',
  'numbers.json': '[1,2,3]',
  'text.json': '"text"',
  'null.json': 'null',
  'nothing.json': '{}',
  'none.json': '[]',
  'empty.jsonl': '',
  'page.md': '# A page\n\nNo JSON.\n',
};

/** Formats that have so much in common that one is read as the other in part. */
const alike = new Set(['forsy of atif', 'open-token of sts', 'open-token of pi', 'pi of sts', 'sts of pi']);
const isChat = (format: string): boolean => format === 'trajectory' || format === 'openai-chat';

/** What is said of each of the files when they are taken for a format that they are not in; nothing is written. */
async function refusals(from: string, texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = folderOf(texts);
  const words = ['convert', ...Object.keys(texts), '--from', from, '--to', 'open-token', '-o', 'out/'];
  const { code, out, err } = await runHere('trace-formats', words, folder);
  expect({ code, out }, err).toEqual({ code: 2, out: '' });
  expect(existsSync(join(folder, 'out'))).toBe(false);
  const said = err.trim().split('\n');
  expect(said.map((line) => line.slice(0, line.indexOf(':'))).sort()).toEqual(Object.keys(texts).sort());
  return said;
}

describe('--from', () => {
  for (const from of readableFormats) {
    it(`${from} refuses each file of another format in one line that says what it looks like`, async () => {
      const wrong = Object.entries(files).filter(
        ([format]) => format !== from && !alike.has(`${from} of ${format}`) && !(isChat(from) && isChat(format)),
      );
      const said = await refusals(from, Object.fromEntries(wrong.map(([, file]) => file)));
      for (const [format, [name]] of wrong) {
        expect(said).toContainEqual(expect.stringContaining(`${name}: This cannot be read as ${from}: `));
        const line = said.find((one) => one.startsWith(name));
        expect(line).toMatch(
          isChat(format)
            ? /It looks like (?:trajectory|openai-chat): /
            : new RegExp(`It looks like ${format}(?:/\\S+)?: `),
        );
      }
    });

    it(`${from} refuses what is no session in one line that says what can be done`, async () => {
      for (const line of await refusals(from, others))
        expect(line).toMatch(
          /: (?:It cannot be read: |This cannot be read as \S+: .* Formats that can be converted are )/,
        );
    });

    it(`${from} converts a file of that format without a doubt`, async () => {
      const [name, text] = files[from]!;
      const { code, err } = await runHere(
        'trace-formats',
        ['convert', name, '--from', from, '--to', 'open-token'],
        folderOf({ [name]: text }),
      );
      expect(code, err).toBe(0);
      expect(err).not.toContain('looks like');
    });
  }

  for (const pair of alike)
    it(`${pair} is converted in part, and says what was done`, async () => {
      const [from = '', format = ''] = pair.split(' of ');
      const [name, text] = files[format as ReadableFormat];
      const { code, out, err } = await runHere(
        'trace-formats',
        ['convert', name, '--from', from, '--to', 'open-token'],
        folderOf({ [name]: text }),
      );
      expect(code, err).toBe(0);
      expect(JSON.parse(out).events.length).toBeGreaterThan(0);
      expect(err).toContain(`It is read as ${from}, as --from says, and looks like ${format} (`);
      expect(err).toMatch(/\d+ dropped/);
    });

  it('lets a session in which nothing was said yet be written', async () => {
    const beginnings: Readonly<Record<string, string>> = {
      codex: lines({ timestamp: time, type: 'session_meta', payload: { id: 'c', timestamp: time, cwd: '/project' } }),
      pi: lines({ type: 'session', version: 3, id: 'p', timestamp: time, cwd: '/project' }),
      'claude-code': lines({ type: 'file-history-snapshot', messageId: 'm', snapshot: {} }),
    };
    for (const [from, text] of Object.entries(beginnings)) {
      const { code, err } = await runHere(
        'trace-formats',
        ['convert', 'log.jsonl', '--from', from, '--to', 'open-token'],
        folderOf({ 'log.jsonl': text }),
      );
      expect(code, err).toBe(0);
    }
  });
});

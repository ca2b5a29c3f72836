import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';

const example = readFileSync(new URL('../../../../examples/sessions/seats.open-token.json', import.meta.url), 'utf8');
const withMail = example.replace('How many seats', 'Write to ada@brightpath.co.uk: how many seats');
const head = 'policy pii, strategy mask, digests under a key of this run only';

type Conversation = { redaction?: { mode: string; strategy?: string; notes?: string[] } };
type Export = { conversation: Conversation };

async function masked(text: string, ...flags: string[]): Promise<{ text: string; folder: string }> {
  const folder = folderOf({ 'a.json': text });
  const done = await runHere(
    'trace-formats',
    ['redact', 'a.json', '-o', 'b.json', '--redact', 'pii', ...flags],
    folder,
  );
  expect(done.code).toBe(0);
  return { text: readFileSync(join(folder, 'b.json'), 'utf8'), folder };
}

describe('an Open-Token export that is masked', () => {
  it('says so, and every other byte but the value stays', async () => {
    const { text, folder } = await masked(withMail);
    const { redaction } = (JSON.parse(text) as Export).conversation;
    expect(redaction).toEqual({ mode: 'pii', strategy: 'mask', notes: [head, 'email: 1'] });
    const said = ` "redaction": ${JSON.stringify(redaction)},`;
    expect(text.replace(said, '').replace(/\[REDACTED:email:\w{8}\]/, 'ada@brightpath.co.uk')).toBe(withMail);
    expect((await runHere('trace-formats', ['validate', 'b.json'], folder)).code).toBe(0);
    // There is nothing more to mask, and so nothing more to say.
    expect((await masked(text)).text).toBe(text);
  });

  it.each<[earlier: object | null, mode: string, strategy: string, notes: string[]]>([
    [{ mode: 'none' }, 'pii', 'mask', [head, 'email: 1']],
    [{ mode: 'secrets', strategy: 'hash', notes: ['before'] }, 'pii', 'hash', ['before', head, 'email: 1']],
    [{ mode: 'strict', strategy: 'drop' }, 'strict', 'drop', [head, 'email: 1']],
    [null, 'pii', 'mask', [head, 'email: 1']],
  ])('adds to what stood there: %j', async (earlier, mode, strategy, notes) => {
    const stated = withMail.replace('"id": "conv', `"redaction": ${JSON.stringify(earlier)}, "id": "conv`);
    const { redaction } = (JSON.parse((await masked(stated)).text) as Export).conversation;
    expect(redaction).toEqual({ mode, strategy, notes });
  });

  it('says it in the header of a stream, also where only a later line is masked', async () => {
    const { events, ...rest } = JSON.parse(withMail) as Export & { events: object[] };
    const lines = [{ type: 'header', ...rest }, ...events, { type: 'footer', event_count: events.length }];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const folder = folderOf({ 'a.jsonl': text, 'quiet.jsonl': text.replace('ada@brightpath.co.uk', 'her') });
    await runHere('trace-formats', ['redact', '.', '-o', 'out', '--redact', 'pii'], folder);
    const [header = ''] = readFileSync(join(folder, 'out', 'a.jsonl'), 'utf8').split('\n');
    expect((JSON.parse(header) as Export).conversation.redaction).toEqual({
      mode: 'pii',
      strategy: 'mask',
      notes: [head],
    });
    const quiet = readFileSync(join(folder, 'out', 'quiet.jsonl'), 'utf8');
    expect(quiet).toBe(readFileSync(join(folder, 'quiet.jsonl'), 'utf8'));
  });
});

describe('a stream in which only a later file gives a value away', () => {
  it('has it said in its header too', async () => {
    const secret = ['hV9s', '8dk2', '!xPq'].join('');
    const events = [{ type: 'event', event_type: 'message', content: { text: `the line reads ${secret} again` } }];
    const lines = [{ type: 'header', open_token_version: '0.1', conversation: { id: 'q' } }, ...events];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const folder = folderOf({ 'a.jsonl': text, 'b.json': JSON.stringify({ password: secret }) });
    await runHere('trace-formats', ['redact', '.', '-o', 'out'], folder);
    const after = readFileSync(join(folder, 'out', 'a.jsonl'), 'utf8');
    expect(after).not.toContain(secret);
    expect((JSON.parse(after.split('\n')[0] ?? '') as Export).conversation.redaction?.mode).toBe('secrets');
  });
});

describe('what is no export', () => {
  it('has no such statement put into it', async () => {
    const { text } = await masked('{"conversation": {"id": "c"}, "from": "ada@brightpath.co.uk"}');
    expect(Object.keys((JSON.parse(text) as Export).conversation)).toEqual(['id']);
  });
});

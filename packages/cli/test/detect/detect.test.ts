import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from '../command.ts';
import { runHere } from '../run-here.ts';

const trace = readFileSync(
  fileURLToPath(new URL('../../../../examples/dataset/csv-totals/trace.json', import.meta.url)),
  'utf8',
);

/** What `detect` says of one file, and how it ends. */
function detected(name: string, content: string): { out: string; code: number | null } {
  const { out, code } = run('trace-formats', ['detect', name], folderOf({ [name]: content }));
  return { out: out.replace(/\s+/g, ' '), code };
}

describe('a file whose format can be told', () => {
  it.each([
    ['a trace', 'trace.json', trace, 'forsy/v0.1'],
    ['a trace behind a byte order mark, which is told', 'trace.json', `\ufeff${trace}`, '1 warning in 1 file'],
    [
      'a log with half a character, which is told',
      'a.json',
      trace.replace('"task": "', '"task": "\\ud800'),
      '1 warning',
    ],
    [
      'messages without an envelope',
      'chat.json',
      '[{"role":"user","content":"Add two."}]',
      'could also be openai-chat',
    ],
    ['a trace whose last line is missing', 'log.jsonl', `${JSON.stringify(JSON.parse(trace))}\n{"trace_`, 'forsy/v0.1'],
  ])('%s', (_what, name, content, said) => {
    const { out, code } = detected(name, content);
    expect(out).toContain(said);
    expect(code).toBe(0);
  });
});

describe('the answer', () => {
  const folder = folderOf({ 'a.json': trace, 'b.json': '[{"role":"user","content":"Add two."}]', 'c.json': '{}' });
  it.each(['stylish', 'json', 'ndjson', 'markdown', 'html'])('is told in the form %s', async (form) => {
    const { out, code } = await runHere('trace-formats', ['detect', '.', '-f', form], folder);
    expect(code).toBe(0);
    for (const said of ['forsy/v0.1', 'trajectory', 'openai-chat', 'unknown', 'schema_version forsy-trace-v0.1'])
      expect(out.replaceAll('\\', '').replaceAll('&#47;', '/')).toContain(said);
  });
  it('complains of what has no known format where it is named, and mentions it where it lies in a folder, as validate does', async () => {
    const both = folderOf({ 'a.json': trace, 'c.json': '{}' });
    for (const command of ['detect', 'validate']) {
      const named = await runHere('trace-formats', [command, 'c.json'], both);
      expect([command, named.code, /error +No format/.test(named.out)]).toEqual([command, 1, true]);
      const found = await runHere('trace-formats', [command, '.'], both);
      expect([command, found.code, /note +No format/.test(found.out)]).toEqual([command, 0, true]);
    }
  });
  it('is one line for each file in lines', async () => {
    const { out } = await runHere('trace-formats', ['detect', 'a.json', '-f', 'ndjson'], folder);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { type: 'detected', file: 'a.json', format: 'forsy/v0.1', version: '0.1', container: 'json' },
      { type: 'summary' },
    ]);
  });
  it.each(['sarif', 'github', 'gitlab', 'junit'])('has no place in the form %s, which is refused', async (form) => {
    const { out, err, code } = await runHere('trace-formats', ['detect', 'a.json', '-f', `${form}=x`], folder);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain(`The report ${form} has a place for findings alone`);
  });
});

describe('a file whose format cannot be told is an error that says why', () => {
  it.each([
    ['nothing at all', '', 'The file is empty.'],
    ['words', 'hello', 'Here stands "h", where JSON wants a value.'],
    ['half an object', '{"a":1', 'is never closed'],
    ['an object of no known shape', '{}', 'an object without keys'],
    ['lines of no known shape', '{"a":1}\n{"b":2}\n', 'No format that is known has this shape'],
  ])('%s', (_what, content, said) => {
    const { out, code } = detected('trace.json', content);
    expect(out).toContain(said);
    expect(out).toContain('1 error in 1 file');
    expect(out).not.toContain('Nothing to complain of');
    expect(code).toBe(1);
  });
});

describe('what a note on a file without a schema advises', () => {
  const sweAgent = JSON.stringify({
    environment: 'main',
    trajectory: [{ action: 'ls', observation: 'a.txt', response: 'I look.', state: '{}', thought: 'Look first.' }],
    history: [{ role: 'user', content: 'Fix it.', agent: 'main' }],
    info: { exit_status: 'submitted', submission: '' },
  });
  const claude = JSON.stringify({
    type: 'user',
    sessionId: '6a1c0e4e-54a4-4b65-8f0e-0d1f0a6f3b11',
    uuid: 'f3a1f3c8-1c54-4fd0-9e8b-3f6f5f6f7a01',
    parentUuid: null,
    timestamp: '2026-03-01T10:00:00.000Z',
    cwd: '/work',
    version: '2.0.0',
    message: { role: 'user', content: 'Add two.' },
  });
  it.each([
    ['a format that is converted', 'log.jsonl', `${claude}\n`, 'Convert it with trace-formats convert', 0],
    ['a format that is only recognised', 'run.traj.json', sweAgent, 'no command reads it yet', 2],
  ])('%s can be followed', (_what, name, content, advice, converts) => {
    const folder = folderOf({ [name]: content });
    expect(run('trace-formats', ['validate', name], folder).out.replace(/\s+/g, ' ')).toContain(advice);
    expect(run('trace-formats', ['convert', name, '--to', 'trajectory'], folder).code).toBe(converts);
  });
});

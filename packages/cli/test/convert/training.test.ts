import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';
import { legacyTrace, smallLog } from '../small-documents.ts';

describe('rows for training', () => {
  const examples = new URL('../../../../examples/dataset', import.meta.url).pathname;

  it('are made of all traces of a folder, in one file', async () => {
    const folder = folderOf({ 'log.jsonl': smallLog, 'old.json': legacyTrace });
    for (const view of ['sft', 'preferences', 'step-labels']) {
      const words = ['convert', examples, '--to', view, '-o', `new/${view}.jsonl`, '--losses', 'l.json'];
      const { code, err } = await runHere('trace-formats', words, folder);
      expect(code, err).toBe(0);
      const rows = readFileSync(join(folder, `new/${view}.jsonl`), 'utf8')
        .trim()
        .split('\n');
      const traces = new Set(rows.map((row) => JSON.parse(row).trace_id));
      expect(traces.size).toBeGreaterThan(0);
      const accounts = JSON.parse(readFileSync(join(folder, 'l.json'), 'utf8'));
      expect(accounts.map(({ to }: { to: string }) => to)).toEqual([view, view]);
    }
    for (const [words, said] of [
      [['log.jsonl', '--to', 'sft'], 'convert --to forsy'],
      [['old.json', '--to', 'sft'], 'migrate'],
      [[examples, '--to', 'sft', '--roundtrip'], '--roundtrip'],
      [['gone.json', '--to', 'sft'], 'gone.json'],
    ] as const) {
      const { code, err, out } = await runHere('trace-formats', ['convert', ...words], folder);
      expect({ code, out }, words.join(' ')).toEqual({ code: 2, out: '' });
      expect(err).toContain(said);
    }
  });

  it('are refused of a log in one line, however many records it has', async () => {
    const folder = folderOf({ 'log.jsonl': smallLog });
    const { code, err, out } = await runHere('trace-formats', ['convert', 'log.jsonl', '--to', 'sft'], folder);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^log\.jsonl: .* no Forsy trace of v0\.1\..* That is so for (\d+) of its \1 documents\.\n$/);
  });
  it('are refused by the number of the record, where others of the file are traces', async () => {
    const trace = JSON.stringify(
      JSON.parse(readFileSync(new URL('../../../../examples/dataset/csv-totals/trace.json', import.meta.url), 'utf8')),
    );
    const folder = folderOf({ 'all.jsonl': [trace, '{"a":1}', trace, '{"steps":7}', '{"b":2}'].join('\n') });
    const { code, err } = await runHere(
      'trace-formats',
      ['convert', 'all.jsonl', '--to', 'sft', '-o', 'r.jsonl'],
      folder,
    );
    expect(code).toBe(2);
    expect(err).toMatch(
      / no Forsy trace of v0\.1\..* That is so for 3 of its 5 documents, the first of them record 2\.\n$/,
    );
  });
  it('tell the numbers that were rounded as a trace was read', async () => {
    const trace = readFileSync(new URL('../../../../examples/dataset/csv-totals/trace.json', import.meta.url), 'utf8');
    const one = JSON.stringify(JSON.parse(trace)).replace(/}$/, ',"seed":12345678901234567890}');
    const folder = folderOf({ 'all.jsonl': `${one}\n${one}\n` });
    const words = ['convert', 'all.jsonl', '--to', 'sft', '-o', 'rows.jsonl', '--losses', 'l.json'];
    expect(await runHere('trace-formats', words, folder)).toMatchObject({
      code: 0,
      err: expect.stringContaining('1 approximated'),
    });
    const accounts = JSON.parse(readFileSync(join(folder, 'l.json'), 'utf8')) as { losses: { trap?: string }[] }[];
    expect(accounts.map(({ losses }) => losses.filter(({ trap }) => trap === 'number-not-kept'))).toMatchObject(
      [1, 2].map((record) => [{ kind: 'approximated', place: { record, pointer: '/seed' } }]),
    );
  });
});

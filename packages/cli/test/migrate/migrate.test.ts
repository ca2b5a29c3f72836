import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';
import { legacyTrace } from '../small-documents.ts';

describe('trace-formats migrate', () => {
  it('writes the draft and its sidecar, and does nothing the second time', async () => {
    const folder = folderOf({ 'trace.json': legacyTrace });
    expect((await runHere('trace-formats', ['migrate', 'trace.json', '--in-place'], folder)).code).toBe(0);
    const draft = readFileSync(join(folder, 'trace.json'), 'utf8');
    expect(JSON.parse(draft)).toMatchObject({
      schema_version: 'forsy-trace-v0.1',
      trace_id: 'c-1',
      steps: [{ step: 1, eval: 0 }],
    });
    expect(JSON.parse(readFileSync(join(folder, 'trace.legacy.json'), 'utf8')).patch.length).toBeGreaterThan(3);
    expect(await runHere('trace-formats', ['migrate', '.', '--in-place'], folder)).toEqual({
      out: '',
      err: '',
      code: 0,
    });
    expect(readFileSync(join(folder, 'trace.json'), 'utf8')).toBe(draft);
  });

  it('names the line of JSONL that is no trace, also where its file merely lies in a folder', async () => {
    const folder = folderOf({ 'in/all.jsonl': `${legacyTrace}\n{"steps":"none"}\n`, 'in/notes.json': '{}' });
    const { code, err } = await runHere('trace-formats', ['migrate', 'in', '-o', 'out'], folder);
    expect({ code, err }).toEqual({
      code: 2,
      err: `in/all.jsonl: Record 2: This cannot be read as forsy: it has no list of \`steps\`.\n1 file in the folders is no trace, and was not taken over.\n`,
    });
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it('takes no file of another format for an older trace, and tells of a trace of a later version', async () => {
    const run = JSON.stringify({
      ...{ schema_version: 'ATIF-v1.5', session_id: 's-1', agent: { name: 'agent', version: '1' } },
      steps: [{ step_id: 1, source: 'user', message: 'How many seats are there?' }],
    });
    const later = '{"schema_version":"forsy-trace-v0.2","trace_id":"x","steps":[]}';
    const folder = folderOf({ 'in/later.json': later, 'in/run.json': run });
    const { code, err } = await runHere('trace-formats', ['migrate', 'in', '--in-place'], folder);
    expect(code).toBe(2);
    expect(err).toMatch(/^in\/later\.json: Forsy trace: it states version 0\.2, which is not read;[^\n]*\n$/);
    expect(readdirSync(join(folder, 'in')).sort()).toEqual(['later.json', 'run.json']);
    expect(readFileSync(join(folder, 'in/run.json'), 'utf8')).toBe(run);
  });

  it.each([['--in-place'], ['-o', 'out']])(
    'has nothing to do in a folder without a trace, and says so: %j',
    async (...how) => {
      const folder = folderOf({ 'in/package.json': '{"name":"x"}' });
      const { code, err } = await runHere('trace-formats', ['migrate', 'in', ...how], folder);
      expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('There is no Forsy trace in in.') });
    },
  );

  it('calls the sidecar of a compressed trace as that of another one', async () => {
    const folder = folderOf({ 'trace.json.gz': gzipSync(legacyTrace) });
    expect((await runHere('trace-formats', ['migrate', '.', '--in-place'], folder)).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['trace.json.gz', 'trace.legacy.json']);
  });

  it.skipIf(!existsSync('/dev/null'))('does not write into a device, beside which nothing can stand', async () => {
    const folder = folderOf({ 'trace.json': legacyTrace });
    const { code, err } = await runHere('trace-formats', ['migrate', 'trace.json', '-o', '/dev/null'], folder);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('/dev/null is a device or a pipe') });
  });

  it('leaves no sidecar of a draft that cannot be written', async () => {
    const folder = folderOf({ 'in/a.json': legacyTrace, 'in/b.json': legacyTrace, 'out/b.json/in-the-way': '' });
    const { code, err } = await runHere('trace-formats', ['migrate', 'in', '-o', 'out'], folder);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^in\/b\.json: .* could not be written/m) });
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(['a.json', 'a.legacy.json', 'b.json']);
  });

  it('leaves a trace alone of which a number would become another one', async () => {
    const text = legacyTrace.replace('{', '{"seed": 12345678901234567890,');
    const folder = folderOf({ 'trace.json': text });
    const { code, err } = await runHere('trace-formats', ['migrate', 'trace.json', '--in-place'], folder);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining('holds a number at /seed that has more digits than programs keep'),
    });
    expect(readdirSync(folder)).toEqual(['trace.json']);
    expect(readFileSync(join(folder, 'trace.json'), 'utf8')).toBe(text);
  });

  it('fills a folder, again and again with the same, and takes over what needs no migration byte for byte', async () => {
    const folder = folderOf({
      'old/a/trace.json': legacyTrace,
      'old/b/trace.json': legacyTrace.replace('c-1', 'c-2'),
      'old/c/trace.json': '{"schema_version":"forsy-trace-v0.1",\n "steps":[]}',
      'old/README.json': '{"a":1}',
    });
    const once = await runHere('trace-formats', ['migrate', 'old', '-o', 'new'], folder);
    expect(once.code, once.err).toBe(0);
    expect(once.err).toContain('1 file in the folders is no trace, and was not taken over.');
    const filled = (): Record<string, string> =>
      Object.fromEntries(
        (readdirSync(join(folder, 'new'), { recursive: true }) as string[])
          .filter((name) => name.endsWith('.json'))
          .sort()
          .map((name) => [name, readFileSync(join(folder, 'new', name), 'utf8')]),
      );
    const before = filled();
    expect(Object.keys(before)).toEqual([
      'a/trace.json',
      'a/trace.legacy.json',
      'b/trace.json',
      'b/trace.legacy.json',
      'c/trace.json',
    ]);
    expect(before['c/trace.json']).toBe('{"schema_version":"forsy-trace-v0.1",\n "steps":[]}');
    expect((await runHere('trace-formats', ['migrate', 'old', '-o', 'new'], folder)).code).toBe(0);
    expect(filled()).toEqual(before);
    expect(await runHere('trace-formats', ['migrate', 'new', '--in-place'], folder)).toEqual({
      out: '',
      err: '',
      code: 0,
    });
    expect(filled()).toEqual(before);
    expect((await runHere('trace-formats', ['migrate', 'old', '-o', 'old/README.json'], folder)).code).toBe(2);
    expect(
      (await runHere('trace-formats', ['migrate', 'old/a/trace.json', 'old/b/trace.json', '-o', 'x'], folder)).code,
    ).toBe(2);
  });

  it('never writes over a sidecar', async () => {
    const folder = folderOf({ 'trace.json': legacyTrace, 'trace.legacy.json': '{}' });
    expect((await runHere('trace-formats', ['migrate', 'trace.json', '--in-place'], folder)).code).toBe(2);
    expect(readFileSync(join(folder, 'trace.json'), 'utf8')).toBe(legacyTrace);
  });

  it('does not take over its own results where they lie below the folder that is read', async () => {
    const folder = folderOf({ 'old/trace.json': legacyTrace });
    for (const _ of ['once', 'twice'])
      expect((await runHere('trace-formats', ['migrate', 'old', '-o', 'old/new'], folder)).code).toBe(0);
    expect(readdirSync(join(folder, 'old/new')).sort()).toEqual(['trace.json', 'trace.legacy.json']);
  });
});

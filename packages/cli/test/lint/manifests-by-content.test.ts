import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Receipt } from '@trace-formats/schema/receipt';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { exampleCopy, lint } from '../example-dataset.ts';

/** One example of the dataset, with a manifest of another name that counts wrongly. */
function dataset(name: string, over: object = {}, at = 'data/t'): string {
  const folder = folderOf({});
  cpSync(join(exampleCopy(), 'csv-totals'), join(folder, at), { recursive: true });
  const path = join(folder, at, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as object;
  rmSync(path);
  writeFileSync(join(folder, at, name), JSON.stringify({ ...manifest, total_steps: 77, ...over }, null, 1));
  return folder;
}

const told = async (folder: string, ...words: string[]): Promise<readonly [string, boolean][]> => {
  const { out } = await lint(folder, ...words, '-f', 'json');
  return (JSON.parse(out) as Report).results.flatMap(({ findings }) =>
    findings
      .filter(({ rule }) => rule === 'manifest-agrees-with-trace')
      .map((one) => [one.message, one.fixable] as const),
  );
};

const says = 'The manifest states total_steps as 77, but the trace gives 9.';

describe.each(['index.json', 'zindex.json', 'trace-manifest.json'])(
  'a manifest is known by its content: %s',
  (name) => {
    it('is held against its trace, whichever is read first, and mended', async () => {
      const folder = dataset(name);
      expect(await told(folder, 'data')).toEqual([[says, true]]);
      expect((await lint(folder, '--fix', 'data')).code).toBe(0);
      expect(readFileSync(join(folder, 'data/t', name), 'utf8')).toMatch('"total_steps": 9');
    });

    it('is so in every part of a run', async () => {
      const folder = dataset(name);
      const whole = (await lint(folder, 'data', '-f', 'json')).out;
      for (const index of [1, 2, 3]) await lint(folder, 'data', '--shard', `${index}/3`, '-f', `blob=${index}.blob`);
      expect((await lint(folder, 'merge', '1.blob', '2.blob', '3.blob', '-f', 'json')).out).toBe(whole);
    });
  },
);

it('a manifest that names no trace is mended beside other JSON too', async () => {
  const folder = dataset('manifest.json', { trace_id: undefined });
  writeFileSync(join(folder, 'data/t/notes.json'), '{"a":1}');
  expect(await told(folder, 'data')).toEqual([[says, true]]);
  await lint(folder, '--fix', 'data');
  expect(readFileSync(join(folder, 'data/t/manifest.json'), 'utf8')).toMatch('"total_steps": 9');
});

it('a trace that is called a manifest is a trace, and mended as one', async () => {
  const folder = exampleCopy((trace) => {
    trace.steps[0]!['eval'] = 1;
  });
  const path = join(folder, 'csv-totals/my-manifesto-trace.json');
  renameSync(join(folder, 'csv-totals/trace.json'), path);
  await lint(folder, '--fix');
  expect(JSON.parse(readFileSync(path, 'utf8')).steps[0].eval).toBe(0);
});

describe('a trace that is named alone', () => {
  const trace = 'data/t/trace.json';

  it('is held against the manifest beside it, which --fix leaves, as it was not named', async () => {
    const folder = dataset('manifest.json');
    for (const word of [trace, 'data/*/trace.json']) expect(await told(folder, word)).toEqual([[says, false]]);
    await lint(folder, '--fix', trace);
    expect(readFileSync(join(folder, 'data/t/manifest.json'), 'utf8')).toContain('77');
    const both = ['data/t/manifest.json', trace];
    expect(await told(folder, ...both)).toEqual([[says, true]]);
  });

  it('fails for it as its folder does, and the receipt knows the manifest', async () => {
    const folder = dataset('manifest.json', { validation_level: 'human_validated' });
    const itemsOf = async (...words: string[]): Promise<unknown> => {
      const { out } = await lint(folder, '--release', ...words, '-f', 'json');
      return (JSON.parse(out) as Report).results.find(({ file }) => file === trace)?.checklist[14];
    };
    expect(await itemsOf(trace)).toEqual({ item: 15, status: 'fail' });
    expect(await itemsOf('data')).toEqual(await itemsOf(trace));
    await lint(folder, trace, '--receipt', 'receipt.json');
    const { files } = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
    expect(files.map(({ path }) => path)).toContain('data/t/manifest.json');
    writeFileSync(join(folder, 'data/t/manifest.json'), '{}');
    expect((await lint(folder, 'verify', 'receipt.json')).out).toContain('manifest.json');
  });

  it('is not held against one of another trace, or of nobody knows which', async () => {
    for (const over of [{ trace_id: 'another' }, { trace_id: undefined }]) {
      const folder = dataset('manifest.json', over);
      const other = JSON.parse(readFileSync(join(folder, trace), 'utf8')) as object;
      writeFileSync(join(folder, 'data/t/other.json'), JSON.stringify({ ...other, trace_id: 'another' }));
      expect(await told(folder, trace)).toEqual([]);
    }
  });

  it('leaves out what the configuration leaves out', async () => {
    const folder = dataset('manifest.json');
    writeFileSync(join(folder, 'forsy-lint.config.json'), JSON.stringify({ ignore: ['**/manifest.json'] }));
    expect(await told(folder, trace)).toEqual([]);
  });
});

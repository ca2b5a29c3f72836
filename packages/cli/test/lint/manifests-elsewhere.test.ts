import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleCopy, lint, reportOn, told } from '../example-dataset.ts';

type Data = Record<string, unknown>;

const names = ['csv-totals', 'water-notice'];

function parts(folder: string, part: 'trace' | 'manifest'): Data[] {
  return names.map((name) => JSON.parse(readFileSync(join(folder, name, `${part}.json`), 'utf8')) as Data);
}

function write(folder: string, name: string, rows: readonly object[]): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

const wrong = { total_steps: 77, trace_mode: 'hybrid', goal_achieved: false };
const fields = '`trace_mode`, `total_steps` and `goal_achieved`';

/** Lays the traces and manifests of the examples out anew. */
function laid(layout: (folder: string, traces: Data[], manifests: Data[]) => void): string {
  const folder = exampleCopy();
  const [traces, manifests] = [parts(folder, 'trace'), parts(folder, 'manifest')];
  layout(folder, traces, manifests);
  return folder;
}

function only(folder: string): void {
  for (const name of names) rmSync(join(folder, name), { recursive: true });
}

const layouts: Record<string, (change: Data) => string> = {
  'above folders that have none': (change) =>
    laid((folder, _, manifests) => {
      for (const name of names) rmSync(join(folder, name, 'manifest.json'));
      write(
        folder,
        'manifests.jsonl',
        manifests.map((one) => ({ ...one, ...change })),
      );
    }),
  'in another folder than the export of the traces': (change) =>
    laid((folder, traces, manifests) => {
      only(folder);
      write(folder, 't/traces.jsonl', traces);
      write(
        folder,
        'm/manifests.jsonl',
        manifests.map((one) => ({ ...one, ...change })),
      );
    }),
};

describe('manifests that lie elsewhere than their traces', () => {
  it.each(Object.entries(layouts))('are held against them: %s', async (_, lay) => {
    const said = told(await reportOn(lay(wrong))).filter((text) => text.includes(' exports-match-the-traces: '));
    expect(said).toHaveLength(2);
    for (const text of said) expect(text).toMatch(/with another .*`total_steps`.* and `goal_achieved` than /);
    expect(said[0]).toContain(fields);
    expect(await lint(lay({}), '--release')).toMatchObject({ code: 0 });
  });
});

describe('two manifests of one trace', () => {
  it('in an export are both held against it, in whichever order they stand', async () => {
    for (const isFirst of [true, false]) {
      const folder = laid((at, traces, manifests) => {
        only(at);
        const bad = manifests.map((one) => ({ ...one, ...wrong }));
        write(at, 'traces.jsonl', traces);
        write(at, 'manifests.jsonl', isFirst ? [...manifests, ...bad] : [...bad, ...manifests]);
      });
      const text = told(await reportOn(folder)).join('\n');
      expect(text).toContain('describes trace "example_csv_totals" more than once.');
      expect(text).toMatch(/total_steps/);
      expect((await lint(folder)).code).toBe(1);
    }
  });
});

it('a manifest among traces that describes none of them is told', async () => {
  const folder = laid((at, traces, manifests) => {
    only(at);
    for (const [index, trace] of traces.entries()) write(at, `${index}.json`, [trace]);
    write(at, '0.manifest.json', [manifests[0]!]);
    write(at, '1.manifest.json', [{ ...manifests[1], trace_id: 'zz' }]);
  });
  expect(told(await reportOn(folder)).join('\n')).toContain(
    'The manifest 1.manifest.json describes trace "zz", and no trace of the dataset has that id.',
  );
});

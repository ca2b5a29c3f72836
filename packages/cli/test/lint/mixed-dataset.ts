import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf } from '../command.ts';
import { examples, lint, type Trace } from '../example-dataset.ts';

const sessions = fileURLToPath(new URL('../../../../examples/sessions/', import.meta.url));

/**
 * A dataset in all the layouts that people have, with faults of every kind in it: folders of one trace, a flat folder with its
 * manifests, exports, other formats, broken files, signatures, suppressions. Files that are no traces and mostly empty make it
 * large enough to be worth several threads without costing much.
 */
export async function mixedDataset(padding: number = 9 << 20): Promise<string> {
  const folder = folderOf({});
  for (const name of ['csv-totals', 'water-notice'])
    cpSync(join(examples, name), join(folder, 'by folder', name), { recursive: true });
  cpSync(join(examples, 'README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'by folder/csv-totals/artifacts/notes.txt'), 'Nobody names this file.\n');
  cpSync(sessions, join(folder, 'sessions'), { recursive: true });
  const [one, other] = ['csv-totals', 'water-notice'].map(
    (name) => JSON.parse(readFileSync(join(examples, name, 'trace.json'), 'utf8')) as Trace,
  );
  const write = (name: string, content: string | object): void => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 1));
  };
  const all: Trace[] = [];
  for (let index = 0; index < 18; index++) {
    const trace = structuredClone(index % 2 === 0 ? one! : other!);
    trace['trace_id'] = `flat-${index % 17}`;
    trace['task'] = `${trace['task']} (${index % 15})`;
    if (index % 7 === 0) trace.steps[1]!['caused_by'] = [index + 20];
    if (index % 11 === 0) trace['prior_trace_id'] = `flat-${index + 1}`;
    if (index % 13 === 0) trace.steps[2]!['output'] = `The key is ${['AKIA', 'Z7Q2M5T8K3W6X4C9'].join('')}.`;
    if (index % 17 === 0) (trace.steps[1] as Record<string, unknown>)['eval'] = 'good';
    write(`flat/${String(index).padStart(2, '0')}.json`, trace);
    if (index < 12) all.push(trace);
  }
  const manifests = all.map((trace, index) => ({
    schema_version: 'forsy-trace-v0.1',
    trace_id: trace['trace_id'],
    trace_slug: `slug-${index % 10}`,
    trace_mode: trace['trace_mode'],
    task: trace['task'],
    total_steps: trace.steps.length + (index % 3 === 0 ? 1 : 0),
  }));
  write('flat/a-manifest.json', manifests[0]!);
  write('flat/b.manifest.json', { ...manifests[0]!, total_steps: 77 });
  write('flat/review.json', '{"reviews": 7}');
  const lines = (rows: readonly unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  write('exports/traces.jsonl', lines(all.slice(0, 9)));
  write('exports/manifests.jsonl', lines(manifests));
  write(
    'exports/steps.jsonl',
    lines(
      all.flatMap((trace, index) =>
        trace.steps.map((step) => ({ trace_id: trace['trace_id'], trace_slug: `slug-${index % 11}`, ...step })),
      ),
    ),
  );
  for (const name of ['short', 'short-again']) {
    const short = { ...structuredClone(one!), trace_id: name, steps: structuredClone(one!.steps.slice(0, 2)) };
    short.steps[1]!['output'] = `could not convert, says ${name}`;
    write(`short/${name}.json`, short);
  }
  write('half/trace.json', JSON.stringify(one).slice(0, 2500));
  symlinkSync('nowhere.json', join(folder, 'half', 'gone.json'));
  for (let index = 0; index < 6; index++) write(`padding/${index}.json`, `[${' '.repeat(padding / 6)}]\n`);
  write('forsy-lint.config.json', {
    overrides: [{ files: ['flat/1*.json'], rules: { 'caused-by-points-back': 'warning' } }],
    allow: [
      { rule: 'retry-of-points-back', reason: 'Nothing is left of it.' },
      { rule: 'manifest-agrees-with-trace', reason: 'The counts come later.' },
    ],
  });
  await lint(folder, 'attest', 'flat/03.json', '--item', '9', '--by', 'D. Meyer');
  return folder;
}

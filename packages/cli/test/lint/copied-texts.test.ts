import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeTrace, exampleCopy, reportOn, type Trace, told } from '../example-dataset.ts';

/** The example dataset with a third trace, which has texts of its own. */
function three(): string {
  const folder = exampleCopy();
  cpSync(join(folder, 'csv-totals'), join(folder, 'third'), { recursive: true });
  copyFileSync(join(folder, 'README.md'), join(folder, 'third/README.md'));
  changeTrace(
    folder,
    (trace) => {
      Object.assign(trace, { trace_id: 'third', task: 'Say which of the rooms are free on Monday.' });
      summaryOf(trace)['description'] =
        'Rooms are looked up by an agent in a plan of one week, of which nothing is included.';
    },
    'third/trace.json',
  );
  return folder;
}

function summaryOf(trace: Trace): Record<string, unknown> {
  return trace['dataset_summary'] as Record<string, unknown>;
}

async function copiesIn(folder: string): Promise<string[]> {
  return told(await reportOn(folder)).filter((line) => /descriptions-tell|The README in the folder/.test(line));
}

it('finds nothing copied where every trace has texts of its own', async () => {
  expect(await copiesIn(three())).toEqual([]);
});

it('finds the README of another trace', async () => {
  const folder = three();
  copyFileSync(join(folder, 'csv-totals/README.md'), join(folder, 'water-notice/README.md'));
  expect(await copiesIn(folder)).toEqual([expect.stringContaining('water-notice folders-have-their-parts: ')]);
});

it('finds the description of another trace, and does not pass the item that is about it', async () => {
  const folder = three();
  let copied: unknown;
  changeTrace(folder, (trace) => (copied = summaryOf(trace)['description']));
  changeTrace(folder, (trace) => (summaryOf(trace)['description'] = copied), 'water-notice/trace.json');
  expect(await copiesIn(folder)).toEqual([expect.stringContaining('water-notice descriptions-tell-traces-apart: ')]);
  const { results } = await reportOn(folder);
  const { checklist } = results.find(({ file }) => file === 'water-notice/trace.json')!;
  expect(checklist.find(({ item }) => item === 16)).toMatchObject({ status: 'needs-review' });
});

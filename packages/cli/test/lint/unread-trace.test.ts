import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeTrace, exampleCopy, reportOn, told } from '../example-dataset.ts';

const manifest = 'water-notice/manifest.json';

/** The example dataset, one trace of which continues the other, after that was changed. */
function continued(change: (folder: string) => void): string {
  const folder = exampleCopy();
  changeTrace(
    folder,
    (trace) => Object.assign(trace, { prior_trace_id: 'example_csv_totals' }),
    'water-notice/trace.json',
  );
  const text = readFileSync(join(folder, manifest), 'utf8');
  writeFileSync(
    join(folder, manifest),
    text.replace('"prior_trace_id": null', '"prior_trace_id": "example_csv_totals"'),
  );
  change(folder);
  return folder;
}

async function missing(change: (folder: string) => void): Promise<string[]> {
  return told(await reportOn(continued(change))).filter((line) => /prior-traces-exist|card-states/.test(line));
}

const ofAnotherVersion = (folder: string): void =>
  changeTrace(folder, (trace) => Object.assign(trace, { schema_version: 'forsy-trace-v0.2' }));

it('does not call a trace missing that is there in a version which is not read', async () => {
  expect(await missing(ofAnotherVersion)).toEqual([]);
});

it('nor one that has to be mended before it can be read, whatever its id is', async () => {
  expect(await missing((folder) => writeFileSync(join(folder, 'csv-totals/trace.json'), '{"trace_id": '))).toEqual([]);
});

it('nor one in a file that is not called a trace', async () => {
  expect(
    await missing((folder) => {
      ofAnotherVersion(folder);
      renameSync(join(folder, 'csv-totals/trace.json'), join(folder, 'csv-totals/session.json'));
    }),
  ).toEqual([]);
});

it('calls one missing that is not there, whatever else could not be read', async () => {
  const lines = await missing((folder) => {
    ofAnotherVersion(folder);
    changeTrace(folder, (trace) => Object.assign(trace, { trace_id: 'another' }));
  });
  expect(lines).toEqual([expect.stringContaining('"example_csv_totals", which is not in this dataset')]);
});

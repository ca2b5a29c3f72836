import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleCopy } from '../../test/example-dataset.ts';
import { lintContext } from '../lint/plan.ts';
import { lintSources } from '../lint/sources.ts';
import { fixed } from './fixed.ts';

it('leaves a manifest as somebody else has changed it meanwhile, and mends the rest', async () => {
  const folder = exampleCopy((trace) => {
    trace.steps[0]!['eval'] = 1;
  });
  const manifest = join(folder, 'csv-totals/manifest.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace(/"total_steps": \d+/, '"total_steps": 99'));
  const asked = { rules: {}, only: [], skip: [] };
  const context = lintContext({
    cwd: folder,
    words: ['.'],
    profile: undefined,
    release: false,
    reviewed: false,
    config: { path: undefined, folder, config: {}, statedIn: [], bases: [], ignored: undefined, asked },
    baseline: [],
    today: '2026-01-01',
    hashed: false,
  });
  let err = '';
  const io = { out: () => {}, err: (said: string) => (err += said), environment: {} } as never;
  // The manifests of a folder are read before its traces, and written behind them.
  const done = fixed({ sources: await lintSources(['.'], context), stdin: undefined, context }, io);
  writeFileSync(manifest, `${text}\n`);
  expect(await done).toEqual({ changes: true, code: 2 });
  expect(err).toMatch(/csv-totals\/manifest\.json was changed by somebody else/);
  expect(readFileSync(manifest, 'utf8')).toBe(`${text}\n`);
  expect(JSON.parse(readFileSync(join(folder, 'csv-totals/trace.json'), 'utf8')).steps[0].eval).toBe(0);
});

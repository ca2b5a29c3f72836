import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lint } from '../src/lint.ts';

const example = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../../examples/dataset/csv-totals/${name}`, import.meta.url), 'utf8'));
const manifest = example('manifest.json');
const whole = example('trace.json') as { steps: Record<string, unknown>[] };
const trace = { ...whole, steps: whole.steps.slice(0, 3) };

/** The rules that fail on a trace instead of judging it. */
function crashes(document: unknown): string[] {
  return lint(JSON.stringify(document), { file: 'trace.json', release: true, manifest }).flatMap(({ findings }) =>
    findings.filter(({ stage }) => stage === 'internal').map(({ message }) => message),
  );
}

it('no rule fails on a field that is missing or of another kind', () => {
  expect(crashes(trace)).toEqual([]);
  for (const wrong of [undefined, 0]) {
    for (const key of Object.keys(trace))
      expect({ key, wrong, crashes: crashes({ ...trace, [key]: wrong }) }).toEqual({ key, wrong, crashes: [] });
    for (const place of [0, 1])
      for (const key of Object.keys(trace.steps[0]!)) {
        const steps = trace.steps.map((step, index) => (index === place ? { ...step, [key]: wrong } : step));
        expect({ place, key, wrong, crashes: crashes({ ...trace, steps }) }).toEqual({
          place,
          key,
          wrong,
          crashes: [],
        });
      }
  }
});

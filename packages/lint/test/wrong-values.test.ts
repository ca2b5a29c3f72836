import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isInShare } from '../../../tools/chance/share.ts';
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
    for (const path of fieldsWithin(trace)) {
      const broken = structuredClone(trace) as object;
      const holder = path.slice(0, -1).reduce((value, key) => value[key] as Data, broken as Data);
      holder[path.at(-1)!] = wrong;
      expect({ path, wrong, crashes: crashes(broken) }).toEqual({ path, wrong, crashes: [] });
    }
  }
});

const schemas = new URL('../../../schemas/', import.meta.url);
const valid = ['document/full', 'record/event', 'record/event-result', 'record/header-full', 'record/footer'].map(
  (name) => `open-token/v0.1/valid/${name}`,
);

it.each([...valid, 'trajectory/v1/valid/trajectory/full'])(
  'no rule fails on a field of %s that is missing or of another kind',
  (name) => {
    const document = JSON.parse(readFileSync(new URL(`${name}.json`, schemas), 'utf8')) as unknown;
    expect(crashes(document)).toEqual([]);
    for (const [turn, path] of [...allFields(document)].entries())
      for (const [index, wrong] of [undefined, 0, {}].entries()) {
        if (!isInShare(turn + index, 4)) continue;
        const broken = structuredClone(document) as Data;
        const holder = path.slice(0, -1).reduce((value, key) => value[key] as Data, broken);
        holder[path.at(-1)!] = wrong;
        expect({ path, wrong, crashes: crashes(broken) }).toEqual({ path, wrong, crashes: [] });
      }
  },
);

it('no message names a step by a number that it does not have', () => {
  for (const place of [0, 1, 2])
    for (const [turn, key] of Object.keys(trace.steps[0]!).entries())
      for (const [index, value] of ['x', '', -1].entries()) {
        if (!isInShare(place + turn + index, 5)) continue;
        const steps = trace.steps.map((step, index) =>
          index === place ? { ...step, [key]: value, step: undefined } : step,
        );
        const linted = lint(JSON.stringify({ ...trace, steps }), { file: 'trace.json', release: true, manifest });
        const messages = linted.flatMap(({ findings }) => findings.map(({ message }) => message));
        expect({ place, key, value, odd: messages.filter((text) => text.includes('undefined')) }).toEqual({
          place,
          key,
          value,
          odd: [],
        });
      }
});

it('a retry is judged by the step that it names, whatever is wrong with other steps', () => {
  const [request, step] = trace.steps as [Data, Data];
  const steps = [request, { ...step, caused_by: [1] }, { ...step, eval: 'good', caused_by: [1] }].map((one, index) => ({
    ...one,
    step: index + 1,
  }));
  const doubts = (of: number): boolean => {
    const retry = { ...step, step: 4, caused_by: [1], retry_of: of };
    return lint(JSON.stringify({ ...trace, steps: [...steps, retry] })).some(({ findings }) =>
      findings.some(({ rule }) => rule === 'retries-redo-what-failed'),
    );
  };
  expect([doubts(2), doubts(3)]).toEqual([true, false]);
});

type Data = Record<string, unknown>;

/** The fields of what only holds other fields: of the summaries, of the first artifact, of the source of an input. */
function* fieldsWithin(value: unknown, at: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (at.length > 0 && at.at(-1) !== 'steps' && !(at[0] === 'steps' && at.length === 2)) yield [...at, key];
    yield* fieldsWithin(inner, [...at, key]);
  }
}

function* allFields(value: unknown, at: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [...at, key];
    yield* allFields(inner, [...at, key]);
  }
}

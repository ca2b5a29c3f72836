import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isInShare } from '../../../tools/chance/share.ts';
import { fullSets, readLabels, smallSets, thirdSets, traceOf } from '../labels/label.ts';
import type { Form, ReadiedForAll } from '../src/rules/sieve/readied.ts';
import type { Sieved } from '../src/rules/sieve/sieve.ts';
import type { Stems } from '../src/rules/sieve/stems.ts';

const { lintCorpus } = await import(new URL('../../../bench/lint-corpus.mjs', import.meta.url).href);
const quick = await import('../src/index.ts');
// No hint: what is sensitive in a text is looked for once, for both.
const masking = await import('../src/engine/masked-once.ts');

// The plain way: every expression is asked about every text, and stems are found by an expression.
vi.resetModules();
vi.doMock('../src/engine/masked-once.ts', () => masking);
vi.doMock('../src/rules/sieve/readied.ts', () => ({ readied: plainly }));
vi.doMock('../src/rules/wording/begun-by.ts', () => ({ begunBy: asked }));
vi.doMock('../src/rules/sieve/sieve.ts', () => ({
  sifted: asked,
  firstOf: (forms: readonly Form[]) => {
    const all = forms.map(plainly);
    return (text: string) => all.reduce<RegExpExecArray | null>((found, form) => found ?? form.exec(text), null);
  },
}));
vi.doMock('../src/rules/sieve/reading.ts', async () => {
  const { stemsByExpression } =
    await vi.importActual<typeof import('../src/rules/sieve/stems.ts')>('../src/rules/sieve/stems.ts');
  const stemsOf = (text: string): Stems => {
    const stems = stemsByExpression(text);
    return { stems, count: stems.length };
  };
  // Nobody has counted words and sentences here.
  const readingOf = (): object => ({ words: -1, sentences: -1 });
  return { stemsOf, readingOf, takeCues: () => {}, forgetReadings: () => {} };
});
const plain = await import('../src/index.ts');
// Tests that come after in the same process get the ordinary modules.
vi.doUnmock('../src/engine/masked-once.ts');
vi.doUnmock('../src/rules/sieve/readied.ts');
vi.doUnmock('../src/rules/wording/begun-by.ts');
vi.doUnmock('../src/rules/sieve/sieve.ts');
vi.doUnmock('../src/rules/sieve/reading.ts');
vi.resetModules();

function plainly({ source, flags }: Form): ReadiedForAll {
  const made = new RegExp(source, flags);
  return {
    exec: (text) => made.exec(text),
    test: (text) => made.test(text),
    all: (text) => [...text.matchAll(new RegExp(source, `${flags}g`))],
  };
}

function asked(form: Form): Sieved & { readonly form: Form } {
  return { form, ...plainly(form), isWorthAsking: () => true };
}

const settings = { ...quick.defaultSettings, skip: new Set(['secrets-are-masked']) };
let compared = 0;

/** Both ways say the same of a trace, to the last word; the number of findings. */
function alike(trace: unknown): number {
  const format =
    (trace as { schema_version?: string }).schema_version === 'forsy-trace-v0.1' ? 'forsy/v0.1' : 'forsy/legacy';
  const [{ findings, rulesNotRun }, other] = [quick, plain].map((way) =>
    way.lintDocument(trace, format, { settings }),
  ) as [ReturnType<typeof quick.lintDocument>, ReturnType<typeof quick.lintDocument>];
  expect(findings).toEqual(other.findings);
  expect(rulesNotRun).toEqual(other.rulesNotRun);
  compared += 1;
  return findings.length;
}

const labelled = [
  ...[...fullSets, ...smallSets].flatMap((rule) => [...readLabels(rule, 'open'), ...readLabels(rule, 'unseen')]),
  ...thirdSets.flatMap((rule) => readLabels(rule, 'third')),
].map(traceOf);

type Steps = readonly Readonly<Record<string, unknown>>[];
const stepsOf = (trace: unknown): Steps => (trace as { readonly steps: Steps }).steps;

describe('the quick way finds what the plain way finds', () => {
  // Each expression is asked about every labelled text where the sieve is tested; here it is the rules that use it.
  it('in every 120th labelled trace', () => {
    const found = labelled.filter((_, index) => isInShare(index, 120)).map(alike);
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(found.length / 4);
  });

  it('in long traces made of the steps of many, whatever is remembered of the texts before', () => {
    for (let first = 0; first < labelled.length; first += 1600) {
      const steps = labelled
        .slice(first, first + 40)
        .flatMap(stepsOf)
        .map((step, index) => ({ ...step, step: index + 1 }));
      const trace_mode = first % 3200 === 0 ? 'live' : 'retraced';
      alike({ ...(labelled[first] as object), trace_mode, steps });
    }
    expect(compared).toBeGreaterThan(labelled.length / 120 + 2);
  });

  const folder = mkdtempSync(join(tmpdir(), 'plain-way-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  it.each(['clean', 'faulty'] as const)('in generated traces that are %s', (kind) => {
    const file: string = lintCorpus(folder, { kind, traces: 10 });
    const found = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => alike(JSON.parse(line)));
    // Whether a clean one has any is for the rules to say; here both ways have to say the same.
    if (kind === 'faulty') expect(Math.min(...found)).toBeGreaterThan(0);
  });

  // Skipped where the corpus is not at hand (TRACE_CORPUS).
  const corpus = process.env.TRACE_CORPUS;
  it.skipIf(corpus === undefined)('in the public traces of the corpus', () => {
    const files = readdirSync(join(corpus!, 'forsy'), { recursive: true, encoding: 'utf8' });
    const before = compared;
    for (const file of files.filter((name) => /trace\.json$/.test(name)))
      alike(JSON.parse(readFileSync(join(corpus!, 'forsy', file), 'utf8')));
    expect(compared).toBeGreaterThan(before);
  });
});

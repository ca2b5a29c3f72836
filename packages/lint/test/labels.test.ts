import { valueAt } from '@trace-formats/schema';
import { validateForsyTrace } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { speaksOf } from '../labels/adapter.ts';
import { joinCorpus, readCorpusLabels } from '../labels/corpus.ts';
import {
  fullSets,
  halfOf,
  judgedText,
  type Label,
  partSets,
  readLabels,
  smallSets,
  thirdSets,
  traceOf,
  type Verdict,
} from '../labels/label.ts';
import { likeness, nearPairs, trigrams } from '../labels/near.ts';
import { tally } from '../labels/tally.ts';
import { layOver, smallestStep, type Trace } from '../labels/trace.ts';
import { wilson } from '../labels/wilson.ts';

const halves = ['open', 'unseen'] as const;
const labelsOf = (rule: string): readonly Label[] => halves.flatMap((half) => readLabels(rule, half));
const count = (labels: readonly Label[], verdict: Verdict): number =>
  labels.filter(({ label }) => label === verdict).length;

const parts = Object.keys(partSets);

describe.each([...fullSets, ...smallSets, ...parts])('the labelled set of %s', (rule) => {
  const labels = labelsOf(rule);

  it('has enough of both verdicts, in balance', () => {
    const [good, bad] = [count(labels, 'good'), count(labels, 'bad')];
    const enough = fullSets.includes(rule) ? 120 : 100;
    expect(good).toBeGreaterThanOrEqual(enough);
    expect(bad).toBeGreaterThanOrEqual(enough);
    // Releases hold more good fields than bad ones, and so does the lot that was taken from whole traces.
    expect(Math.max(good, bad) / Math.min(good, bad)).toBeLessThan(1.5);
  });

  it.each(halves)('has enough of both verdicts in the %s half', (half) => {
    const enough = fullSets.includes(rule) ? 45 : parts.includes(rule) ? 40 : 35;
    expect(count(readLabels(rule, half), 'good')).toBeGreaterThanOrEqual(enough);
    expect(count(readLabels(rule, half), 'bad')).toBeGreaterThanOrEqual(enough);
  });

  it('gives each field an id, a verdict and a reason, in the half its id belongs to', () => {
    expect(new Set(labels.map(({ id }) => id)).size).toBe(labels.length);
    for (const half of halves)
      for (const label of readLabels(rule, half)) {
        expect(Object.keys(label)).toEqual(['id', 'label', 'domain', 'note', 'field', 'half', 'context']);
        expect([halfOf(label.id), label.half]).toEqual([half, half]);
        expect(['good', 'bad', 'unclear']).toContain(label.label);
        expect(label.note).toMatch(/^[A-Z].*\.$/);
      }
  });

  it('makes whole traces in which the judged field stands', () => {
    for (const label of labels) {
      const trace = traceOf(label);
      expect(valueAt(trace, label.field), label.id).not.toBeUndefined();
      expect(shapeFaults(trace), label.id).toEqual([]);
      expect(trace.steps.map(({ step }) => step)).toEqual(trace.steps.map((_, index) => index + 1));
    }
  });

  it.each(['good', 'bad', 'unclear'] as const)('holds no two %s texts that are nearly the same', (verdict) => {
    const texts = labels
      .filter(({ label }) => label === verdict)
      .map((label) => [label.id, judgedText(label)] as const);
    expect(nearPairs(texts, 0.6)).toEqual([]);
  });

  it('comes from many fields of work', () => {
    for (const verdict of ['good', 'bad'] as const) {
      const domains = new Set(labels.filter(({ label }) => label === verdict).map(({ domain }) => domain));
      expect(domains.size).toBeGreaterThanOrEqual(15);
    }
  });
});

describe.each(thirdSets)('the third set of %s', (rule) => {
  const labels = readLabels(rule, 'third');

  it('has 60 of both verdicts', () => {
    expect(count(labels, 'good')).toBeGreaterThanOrEqual(60);
    expect(count(labels, 'bad')).toBeGreaterThanOrEqual(60);
  });

  it('makes whole traces in which the judged field stands, each with an id and a reason', () => {
    expect(new Set(labels.map(({ id }) => id)).size).toBe(labels.length);
    for (const label of labels) {
      const trace = traceOf(label);
      expect([label.half, halfOf(label.id)]).toEqual(['third', 'third']);
      expect(label.note).toMatch(/^[A-Z].*\.$/);
      expect(valueAt(trace, label.field), label.id).not.toBeUndefined();
      expect(shapeFaults(trace), label.id).toEqual([]);
    }
  });
});

describe('the sets together', () => {
  it('keep the fields of one step in one half, so that no open text is an unseen one', () => {
    const unseen = new Set(fullSets.flatMap((rule) => readLabels(rule, 'unseen').map(({ id }) => id)));
    for (const rule of [...fullSets, ...smallSets, ...parts])
      for (const { id } of readLabels(rule, 'open')) expect(unseen.has(id)).toBe(false);
  });

  it('are read the same twice', () => {
    for (const rule of fullSets) expect(JSON.stringify(labelsOf(rule))).toBe(JSON.stringify(labelsOf(rule)));
  });

  it('split by the hash of the id alone', () => {
    expect(['soft-001', 'soft-002', 'work-b001', 'desc-g010'].map(halfOf)).toEqual([
      'unseen',
      'open',
      'unseen',
      'open',
    ]);
  });
});

describe('layOver', () => {
  it('makes the first message of the task and counts what the steps say', () => {
    const context = { task: 'Sort the shelf.', steps: [{ eval: 1 }, { eval: -1, directive: 'By size.', turn: 2 }] };
    const before = JSON.stringify(context);
    const trace = layOver(context);
    expect(trace.steps.map(({ action, input }) => [action, input])).toEqual([
      ['user_message', 'Sort the shelf.'],
      ['agent_step', null],
      ['agent_step', null],
    ]);
    expect(trace.summary).toMatchObject({ total_steps: 3, total_turns: 2, positive_steps: 1, negative_steps: 1 });
    expect(trace.summary).toMatchObject({ neutral_steps: 1, directive_signals: 1, agent_confidence: 70 });
    expect(JSON.stringify(context)).toBe(before);
  });
});

describe('the measures', () => {
  it('know the Wilson interval of 9 in 10', () => {
    const { share, low, high } = wilson(9, 10)!;
    expect([share, low, high].map((value) => value.toFixed(4))).toEqual(['0.9000', '0.5958', '0.9821']);
    expect(wilson(0, 0)).toBeUndefined();
  });

  it('count recall over bad and precision over what fired, leaving unclear out of both', () => {
    const given = ['bad', 'bad', 'bad', 'good', 'good', 'unclear'].map((label, at) => ({
      label: label as Verdict,
      at,
    }));
    const result = tally(given, ({ at }) => [0, 1, 3, 5].includes(at));
    expect(result.recall?.share).toBeCloseTo(2 / 3);
    expect(result.precision?.share).toBeCloseTo(2 / 3);
    expect(result).toMatchObject({ good: 2, bad: 3, unclear: 1, firedOnUnclear: 1 });
    expect(tally(given.slice(3), () => true).recall).toBeUndefined();
  });

  it('see texts as near that differ in a word, and as far that share nothing', () => {
    const [a, b, c] = ['The build was run again.', 'The build was run twice.', 'Zwölf Boxkämpfer'].map(trigrams);
    expect(likeness(a!, b!)).toBeGreaterThan(0.5);
    expect(likeness(a!, c!)).toBeLessThan(0.05);
    expect(
      nearPairs(
        [
          ['x', 'Same  words'],
          ['y', 'same words'],
        ],
        0.6,
      ),
    ).toEqual([['x', 'y', 1]]);
  });

  it('match a finding to the judged place, its parts and its whole', () => {
    expect(speaksOf('/steps/1/input', '/steps/1/input')).toBe(true);
    expect(speaksOf('/steps/1/input', '/steps/1')).toBe(true);
    expect(speaksOf('/steps/1', '/steps/1/input')).toBe(true);
    expect(speaksOf('/steps/1', '')).toBe(true);
    expect(speaksOf('/steps/11/input', '/steps/1')).toBe(false);
    expect(speaksOf('/steps/1/output', '/steps/1/input')).toBe(false);
  });
});

describe('the corpus sample', () => {
  const labels = readCorpusLabels();

  it('holds hashes and places, never text', () => {
    for (const label of labels) {
      expect(Object.keys(label)).toEqual(['file_sha256', 'pointer', 'field_sha256', 'rule', 'label']);
      expect(`${label.file_sha256}${label.field_sha256}`).toMatch(/^[0-9a-f]{128}$/);
      expect(label.pointer).toMatch(/^(\/[a-z_]+(\/\d+(\/[a-z_]+)?)?)?$/);
      expect([...fullSets, ...smallSets, ...parts]).toContain(label.rule);
    }
    expect(new Set(labels.map(({ file_sha256 }) => file_sha256)).size).toBe(10);
  });

  // Skipped where the corpus is not at hand (TRACE_CORPUS).
  it.skipIf(process.env.TRACE_CORPUS === undefined)('still finds each judged field as it was', () => {
    expect(joinCorpus(labels, `${process.env.TRACE_CORPUS}/forsy`)).toHaveLength(labels.length);
  });
});

/** What would make a reader doubt the trace itself: the schema's findings, and links to steps that are not earlier. */
function shapeFaults(trace: Trace): readonly string[] {
  const links = trace.steps.flatMap(({ step, caused_by, retry_of }) =>
    [...((caused_by as number[] | null) ?? []), ...(retry_of === null ? [] : [retry_of as number])].map(
      (cause) => [step as number, cause] as const,
    ),
  );
  const forward = links.filter(([step, cause]) => cause < 1 || cause >= step).map((link) => link.join(' names '));
  const short = trace.steps.filter((step) => Object.keys(step).length !== Object.keys(smallestStep).length);
  return [
    ...validateForsyTrace(trace).map(({ message }) => message),
    ...forward,
    ...short.map(({ step }) => `${step}`),
  ];
}

import { describe, expect, it } from 'vitest';
import { generate, type Sample } from '../score/generate.ts';
import { reached } from '../score/goals.ts';
import { judge, leafText, type Outcome, slack } from '../score/judge.ts';
import { mark, type Span, unmark } from '../score/marks.ts';
import { page } from '../score/page.ts';
import { accountNumber, cardNumber } from '../score/personal-numbers.ts';
import { randomFrom } from '../score/random.ts';
import { score } from '../score/score.ts';
import { heldOutIds } from '../score/shape.ts';
import { shapes } from '../score/shapes.ts';
import { show } from '../score/show.ts';
import { shortfalls, tables } from '../score/tables.ts';
import { f1, precision, recall, type Scored, tally, wilson } from '../score/tally.ts';
import { makeToken, providerTokens, tokenPattern } from '../score/tokens.ts';
import { unmaskedPointers } from '../score/unmasked-pointer.ts';

const samples = generate(shapes);
const positive = samples.filter(({ shape }) => shape.positive);
const negative = samples.filter(({ shape }) => !shape.positive);
const texts = new Map(samples.map((sample) => [sample, JSON.stringify(sample.value)]));
const valuesOf = (sample: Sample): string[] =>
  sample.labels.map((label) => leafText(sample.value, label).slice(label.start, label.end));

describe('the labelled set', () => {
  it('is the same every time, and different under another seed', () => {
    expect(generate(shapes)).toEqual(samples);
    const other = generate(shapes.slice(0, 20), 'another seed').map(({ value }) => JSON.stringify(value));
    expect(other.filter((text) => [...texts.values()].includes(text))).toEqual([]);
  });

  it('makes the same sample of a shape whichever shapes stand beside it', () => {
    const shape = shapes[200]!;
    const alone = generate([shape]).map(({ value }) => value);
    expect(alone).toEqual(samples.filter((sample) => sample.shape === shape).map(({ value }) => value));
  });

  it('is large: at least 900 positives over 90 shapes, and 2,000 negatives', () => {
    expect(positive.length).toBeGreaterThanOrEqual(900);
    expect(new Set(positive.map(({ shape }) => shape.id)).size).toBeGreaterThanOrEqual(90);
    expect(negative.length).toBeGreaterThanOrEqual(2000);
    expect(Object.keys(providerTokens).length).toBeGreaterThanOrEqual(100);
  });

  it('holds no sample twice and no shape twice', () => {
    expect(new Set(texts.values()).size).toBe(samples.length);
    expect(new Set(shapes.map(({ id }) => id)).size).toBe(shapes.length);
  });

  it('labels something in every positive, nothing in any negative, and only what stands there', () => {
    for (const sample of positive) {
      expect(sample.labels.length, sample.shape.id).toBeGreaterThan(0);
      for (const value of valuesOf(sample)) expect(value.trim().length, sample.shape.id).toBeGreaterThan(1);
      for (const { end, ...label } of [...sample.labels, ...sample.arounds])
        expect(end, sample.shape.id).toBeLessThanOrEqual(leafText(sample.value, label).length);
    }
    for (const sample of negative) expect(sample.labels, sample.shape.id).toEqual([]);
    for (const text of texts.values()) expect(text).not.toMatch(/[\u{E000}-\u{F8FF}]/u);
  });

  it('puts no positive value into a negative', () => {
    const all = negative.map((sample) => texts.get(sample)!).join('\n');
    // A few digits stand in longer numbers by chance.
    const values = positive.flatMap(valuesOf).filter((value) => value.length >= 5 && !/^\d{5,8}$/.test(value));
    // To look for each of them in all takes half a minute.
    const byBeginning = new Map<string, string[]>();
    for (const value of values) {
      const beginning = value.slice(0, 5);
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), value]);
    }
    const leaked: string[] = [];
    for (let at = 0; at < all.length; at++)
      leaked.push(...(byBeginning.get(all.slice(at, at + 5)) ?? []).filter((value) => all.startsWith(value, at)));
    expect(leaked).toEqual([]);
  });

  it('puts no provider token into a negative, but for runs of one character and the manual’s own example', () => {
    const patterns = Object.values(providerTokens).map(tokenPattern);
    const leaked = negative.flatMap((sample) =>
      patterns.flatMap((pattern) => {
        const [found] = pattern.exec(texts.get(sample)!) ?? [];
        if (found === undefined || /(.)\1{15}/.test(found) || found.endsWith('7EXAMPLE')) return [];
        return [`${sample.shape.id}: ${pattern.source}`];
      }),
    );
    expect(leaked).toEqual([]);
  });

  it('holds a third of the shapes of each kind out, whatever their order', () => {
    const held = heldOutIds(shapes);
    expect(heldOutIds([...shapes].reverse())).toEqual(held);
    for (const positiveOnes of [true, false])
      for (const kind of new Set(shapes.map((shape) => shape.kind))) {
        const stratum = shapes.filter(
          (shape) => !shape.alwaysOpen && shape.kind === kind && shape.positive === positiveOnes,
        );
        const heldHere = stratum.filter(({ id }) => held.has(id)).length;
        expect(Math.abs(heldHere - stratum.length / 3), `${kind} ${positiveOnes}`).toBeLessThanOrEqual(0.5);
      }
  });

  it('makes tokens that fit their published shape, cards and accounts whose check digits are right', () => {
    const random = randomFrom('check');
    for (const [name, shape] of Object.entries(providerTokens))
      expect(makeToken(shape, random), name).toMatch(tokenPattern(shape));
    for (let round = 0; round < 50; round += 1) {
      const card = [...cardNumber(random).compact].reverse().map(Number);
      const sum = card.reduce((total, one, at) => total + (at % 2 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][one]! : one), 0);
      expect(sum % 10).toBe(0);
      const { compact } = accountNumber(random);
      const turned = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (one) =>
        String(one.charCodeAt(0) - 55),
      );
      expect(BigInt(turned) % 97n).toBe(1n);
    }
  });
});

describe('showing samples', () => {
  it('shows an open shape with what became of its values', () => {
    const open = positive.find(({ heldOut }) => !heldOut)!;
    const shown = show(open.shape.id, shapes, () => []);
    expect(shown).toMatchObject({ samples: expect.stringContaining(`missed: ${JSON.stringify(valuesOf(open)[0])}`) });
  });

  it('refuses a held-out shape and one that does not exist, and shows nothing of either', () => {
    const held = positive.find(({ heldOut }) => heldOut)!;
    for (const id of [held.shape.id, 'secret/no-such-shape']) {
      const shown = show(id, shapes, () => []);
      expect(shown).toEqual({ refusal: expect.stringContaining(`"${id}"`) });
      expect(JSON.stringify(shown)).not.toContain(valuesOf(held)[0]);
    }
  });
});

describe('marks', () => {
  it('keep their places through quoting and in keys', () => {
    const inner = JSON.stringify({ password: mark('a"b') });
    const { value, labels } = unmark({ 'x/y': [`say ${inner}`], [mark('k~1')]: 2 });
    expect(value).toEqual({ 'x/y': ['say {"password":"a\\"b"}'], 'k~1': 2 });
    expect(labels).toEqual([
      { pointer: '/x~1y/0', inKey: false, start: 17, end: 21 },
      { pointer: '/k~01', inKey: true, start: 0, end: 3 },
    ]);
  });

  it('are refused when one is left open', () => {
    expect(() => unmark(mark('x').slice(0, 2))).toThrow('opened and not closed');
  });
});

describe('a pointer whose key was masked', () => {
  const marker = `[REDACTED:token:${'0'.repeat(8)}]`;
  it('leads to the key it stands for', () => {
    const value = { a: { 'x/secret/y': ['v'], other: 1 }, b: 2 };
    expect(unmaskedPointers(value)(`/a/x~1${marker}~1y/0`)).toBe('/a/x~1secret~1y/0');
    expect(unmaskedPointers(value)('/a/other')).toBe('/a/other');
    expect(unmaskedPointers(value)('')).toBe('');
  });

  it('leads to the next one where several were masked as a whole', () => {
    const other = `[REDACTED:token:${'1'.repeat(8)}]`;
    const unmasked = unmaskedPointers({ a: { first: 'v', second: 'w' } });
    expect([`/a/${marker}`, `/a/${other}`, `/a/${marker}`].map(unmasked)).toEqual([
      '/a/first',
      '/a/second',
      '/a/first',
    ]);
  });

  it('stays what it is when no key fits', () => {
    expect(unmaskedPointers({ a: 1 })(`/q-${marker}`)).toBe(`/q-${marker}`);
    expect(unmaskedPointers('text')('/0')).toBe('/0');
  });
});

describe('the judge', () => {
  const value = 'set password=hunter42x in the file that the service reads when it starts';
  const label: Span = { pointer: '', inKey: false, start: 13, end: 22 };
  const sample: Sample = { ...positive[0]!, value, labels: [label], arounds: [] };
  const at = (start: number, end: number): Span => ({ ...label, start, end });
  const outcome = (...matches: Span[]): string => judge(sample, matches).outcomes[0]!;

  it('tells exact, covering, partial, wide and missed apart', () => {
    expect(outcome(at(13, 22))).toBe('exact');
    expect(outcome(at(4, 22))).toBe('covering');
    expect(outcome(at(13, 18), at(18, 22))).toBe('covering');
    expect(outcome(at(13, 21))).toBe('partial');
    expect(outcome(at(13, 22 + slack))).toBe('covering');
    expect(outcome(at(13, 22 + slack + 1))).toBe('wide');
    expect(outcome(at(0, value.length))).toBe('wide');
    expect(outcome(at(30, 34))).toBe('missed');
    expect(outcome(at(22, 34))).toBe('missed');
    expect(judge(sample, [at(22, 34), at(5, 13)]).stray).toBe(2);
    expect(outcome({ ...label, pointer: '/elsewhere' })).toBe('missed');
    expect(outcome({ ...label, inKey: true })).toBe('missed');
  });

  it('forgives the padding at the end of base64, but not an equal sign in the middle', () => {
    const padded = { ...sample, value: 'data YWJj=ZGVm== end', labels: [at(5, 16)] };
    expect(judge(padded, [at(5, 14)]).outcomes).toEqual(['covering']);
    expect(judge(padded, [at(5, 13)]).outcomes).toEqual(['partial']);
    expect(judge(padded, [at(5, 9), at(10, 16)]).outcomes).toEqual(['partial']);
  });

  it('forgives what is left of the glue inside a value, and nothing else', () => {
    const glued = { ...sample, arounds: [at(17, 19)] };
    expect(judge(glued, [at(13, 17), at(19, 22)]).outcomes).toEqual(['covering']);
    expect(judge(glued, [at(13, 17), at(20, 22)]).outcomes).toEqual(['partial']);
    expect(judge({ ...sample, arounds: [at(0, value.length)] }, [at(13, 17)]).outcomes).toEqual(['partial']);
  });

  it('counts matches beside every label as stray, but not those that touch what is allowed', () => {
    expect(judge(sample, [at(30, 34), at(13, 22)]).stray).toBe(1);
    expect(judge({ ...sample, arounds: [at(26, 40)] }, [at(30, 34)]).stray).toBe(0);
    expect(judge({ ...sample, arounds: [at(22, value.length)] }, [at(13, value.length)]).outcomes).toEqual(
      ['exact'].map(() => 'covering'),
    );
  });
});

describe('the score', () => {
  it('is perfect for a finder that knows the labels', () => {
    const known = new Map(samples.map((sample) => [sample.value, sample.labels]));
    const scored = score(samples, (value) =>
      known.get(value)!.map(({ pointer, inKey, start, end }) => ({ pointer, inKey, range: [start, end] })),
    );
    const counts = tally(scored);
    expect([recall(counts), precision(counts), f1(counts), counts.falsePositives]).toEqual([1, 1, 1, 0]);
    expect(counts.outcomes.exact).toBe(counts.values);
    expect(shortfalls(scored)).toBe('No sample falls short.');
    expect(reached(scored).filter(({ met }) => !met)).toEqual([]);
  });

  it('holds every false report against precision', () => {
    const oneOf = (outcomes: string[], stray: number, isPositive: boolean): Scored => ({
      sample: (isPositive ? positive : negative)[0]!,
      judgement: { outcomes: outcomes as Outcome[], stray },
    });
    const counts = tally([oneOf(['exact', 'covering', 'wide', 'partial', 'missed'], 3, true), oneOf([], 2, false)]);
    expect(counts).toMatchObject({ values: 5, found: 2, stray: 3, negatives: 1, falsePositives: 1 });
    expect(recall(counts)).toBe(2 / 5);
    expect(precision(counts)).toBe(2 / (2 + 1 + 3 + 1));
    expect(f1(counts)).toBeCloseTo((2 * 0.4 * (2 / 7)) / (0.4 + 2 / 7), 12);
  });

  it('gives nothing for a finder that finds nothing, and says so without a value', () => {
    const scored = score(samples, () => []);
    const counts = tally(scored);
    expect([recall(counts), precision(counts), f1(counts), counts.falsePositives]).toEqual([
      0,
      undefined,
      undefined,
      0,
    ]);
    expect(
      reached(scored)
        .filter(({ met }) => met)
        .map(({ goal }) => goal.name),
    ).toEqual(['false positives of secrets', 'false positives of personal data']);
    const report = `${tables('All', scored)}\n${shortfalls(scored)}`;
    const printed = positive.flatMap(valuesOf).filter((one) => one.length >= 10 && report.includes(one));
    expect(printed).toEqual([]);
  });

  it('rewards masking whole texts only where the text is nothing but the value', () => {
    const scored = score(samples, (value) => wholeLeaves(value, ''));
    const counts = tally(scored);
    expect(recall(counts)).toBeLessThan(0.2);
    expect(counts.falsePositives).toBe(negative.length);
    expect(precision(counts)).toBeLessThan(0.1);
  });

  it('gives part of the recall, and no false positive, to a finder of one provider’s tokens', () => {
    const pattern = tokenPattern(providerTokens['gitlab-trigger']!);
    const scored = score(samples, (value) => (typeof value === 'string' ? matchesOf(pattern, value) : []));
    const counts = tally(scored);
    expect(counts.found).toBeGreaterThan(0);
    expect(counts.found).toBeLessThan(10);
    expect(counts.falsePositives + counts.stray).toBe(0);
  });

  it('is kept on a page that is the same every time and tells whether held-out shapes were scored', () => {
    const scored = score(samples, () => []);
    const heldOut = scored.filter(({ sample }) => sample.heldOut);
    const open = scored.filter(({ sample }) => !sample.heldOut);
    const heldOutId = heldOut[0]!.sample.shape.id;
    expect(page(open, heldOut)).toBe(page(open, heldOut));
    expect(page(open, heldOut)).toContain(heldOutId);
    expect(page(open, undefined)).not.toContain(heldOutId);
    expect(page(open, undefined)).toContain('not scored in this run');
    expect(page(open, heldOut)).not.toMatch(/\r|[ \t]\n|\n\n\n/);
  });

  it('puts Wilson intervals beside the shares', () => {
    const rounded = (hits: number, total: number): number[] => wilson(hits, total).map((one) => Number(one.toFixed(4)));
    expect(rounded(0, 10)).toEqual([0, 0.2775]);
    expect(rounded(10, 10)).toEqual([0.7225, 1]);
    expect(rounded(50, 100)).toEqual([0.4038, 0.5962]);
    expect(rounded(0, 0)).toEqual([0, 1]);
  });
});

function wholeLeaves(node: unknown, pointer: string): { pointer: string; inKey: boolean; range: [number, number] }[] {
  if (typeof node === 'string') return [{ pointer, inKey: false, range: [0, node.length] }];
  if (typeof node !== 'object' || node === null) return [{ pointer, inKey: false, range: [0, 1] }];
  return Object.entries(node).flatMap(([key, item]) =>
    wholeLeaves(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

function matchesOf(pattern: RegExp, text: string): { pointer: string; inKey: boolean; range: [number, number] }[] {
  const found = pattern.exec(text);
  return found ? [{ pointer: '', inKey: false, range: [found.index, found.index + found[0].length] }] : [];
}

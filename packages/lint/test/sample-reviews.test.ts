import { describe, expect, it } from 'vitest';
import {
  type Drawable,
  drawn,
  populationHash,
  populationOf,
  type SampleReview,
  sampleStanding,
  seedOf,
} from '../src/index.ts';

const traceOf = (letter: string): Drawable => ({
  trace_id: `t_${letter}`,
  content_hash: `sha256:${letter.repeat(64)}`,
});
const traces = ['a', 'b', 'c', 'd', 'e'].map(traceOf);
const population = populationOf(traces);

/** A sample as attest signs it, with something that was made of it later. */
function signed(count: number, seed: number, later: (review: SampleReview) => object = () => ({})): SampleReview {
  const review: SampleReview = {
    sample: { seed, drawn: count, of: population.length, population: populationHash(population) },
    item: 8,
    by: 'R. Okafor',
    note: null,
    on: '2027-01-31',
    traces: drawn(population, count, seed),
  };
  return { ...review, ...later(review) };
}

const today = '2027-01-31';

/** The items that are signed for all, and what is said of the reviews. */
function standing(...reviews: readonly SampleReview[]): readonly unknown[] {
  const { items, findings } = sampleStanding(reviews, traces, today);
  return [[...items], ...findings.map(({ severity, message }) => `${severity}: ${message}`)];
}

const own = seedOf(population);
const stale = 'warning: The sample signed for item 8 was drawn from other traces than the dataset has now.';
const madeUp = 'warning: The sample signed for item 8 is not the one that its seed draws.';

describe('what traces are drawn from', () => {
  it('is each content once, in an order that the files play no part in', () => {
    const again = [...traces.toReversed(), { ...traceOf('b'), trace_id: 'of an export' }];
    expect(populationOf(again).map(({ content_hash }) => content_hash)).toEqual(traces.map((one) => one.content_hash));
    expect(seedOf(populationOf(again))).toBe(own);
    expect(seedOf(populationOf(traces.slice(1)))).not.toBe(own);
  });

  it('gives the same draw for the same seed, and another for others', () => {
    expect(drawn(population.toReversed(), 2, 7)).toEqual(drawn(population, 2, 7));
    expect(
      new Set(
        [1, 2, 3, 4, 5, 6].map((seed) =>
          drawn(population, 2, seed)
            .map((one) => one.trace_id)
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(1);
  });
});

describe('a sample', () => {
  it('signs its item for all traces where it is the one that the seed of the dataset draws', () => {
    for (const count of [1, 3, 5]) expect(standing(signed(count, own))).toEqual([[8]]);
  });

  it('with a seed that somebody chose signs as well, and everybody is told', () => {
    expect(standing(signed(2, 7))).toEqual([[8], expect.stringMatching(/^note: .*a seed that somebody chose \(7\)/)]);
  });

  it('is stale where the dataset was another, or is said to have been', () => {
    const { findings, items } = sampleStanding([signed(2, own)], traces.slice(1), today);
    expect([items.size, findings.map(({ severity, message }) => `${severity}: ${message}`)]).toEqual([0, [stale]]);
    expect(standing(signed(2, own, ({ sample }) => ({ sample: { ...sample, of: 50 } })))).toEqual([[], stale]);
  });

  it('is made up where other traces, more or fewer were looked at than its seed draws', () => {
    const [first, second, ...others] = drawn(population, 5, own);
    expect(standing(signed(2, own, () => ({ traces: [first, others[0]] })))).toEqual([[], madeUp]);
    expect(standing(signed(2, own, () => ({ traces: [first] })))).toEqual([[], madeUp]);
    expect(standing(signed(2, own, () => ({ traces: [first, second, others[0]] })))).toEqual([[], madeUp]);
    expect(standing(signed(2, own, () => ({ traces: [second, first] })))).toEqual([[8]]);
  });

  it('that does not stand says nothing where another one of its item does', () => {
    expect(
      standing(
        signed(2, own),
        signed(2, own, () => ({ traces: [] })),
      ),
    ).toEqual([[8]]);
  });

  it('signs its item for each trace that was looked at, whatever became of the others', () => {
    const review = signed(2, own);
    const { byContent } = sampleStanding([review], traces.slice(1), today);
    expect([...byContent].map(([hash, items]) => [hash, [...items]])).toEqual(
      review.traces.map(({ content_hash }) => [content_hash, [8]]),
    );
  });

  it('signs nothing on a day that never is, or is still to come anywhere', () => {
    const on = (day: string): SampleReview => signed(2, own, () => ({ on: day }));
    for (const day of ['2027-02-30', '2027-02-02', '2999-01-01']) {
      const { items, byContent, holding, findings } = sampleStanding([on(day)], traces, today);
      expect([items.size, byContent.size, holding.length]).toEqual([0, 0, 0]);
      expect(findings[0]!.message).toContain(`The sample signed for item 8 was signed on ${day}, which is `);
    }
    // Where the sun rises first it is tomorrow already.
    for (const day of ['2027-02-01', '2027-01-31', '2024-02-29']) expect(standing(on(day))).toEqual([[8]]);
  });
});

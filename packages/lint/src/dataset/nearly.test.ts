import { expect, it } from 'vitest';
import { mulberry32 } from '../../../../tools/chance/mulberry32.mjs';
import { nearlyAll } from './alike.ts';
import type { TraceFacts } from './dataset.ts';
import { nearly } from './nearly.ts';
import { sketchOf } from './sketch.ts';

const random = mulberry32(11);
const below = (most: number): number => Math.floor(random() * most);

/** Copies of a few texts, in each of which up to an eighth of the words is another one. */
function copies(texts: number, words: number, count: number): TraceFacts[] {
  const word = (): string => `w${below(400)}`;
  const originals = Array.from({ length: texts }, () => Array.from({ length: words }, word));
  return Array.from({ length: count }, () => {
    const copy = [...originals[below(texts)]!];
    for (let changes = below(words / 8); changes > 0; changes--) copy[below(words)] = word();
    return sketchOf([copy.join(' ')]) as TraceFacts;
  });
}

function share(one: TraceFacts, other: TraceFacts): number {
  const [own, others] = [new Set(one.triples), new Set(other.triples)];
  const both = [...own].filter((triple) => others.has(triple)).length;
  return both / (own.size + others.size - both);
}

it('finds of each short text the earliest that is nearly the same, as comparing all of them does', () => {
  const traces = copies(12, 60, 150);
  const expected = traces.flatMap((trace, index) => {
    const other = traces.slice(0, index).findIndex((before) => share(trace, before) >= nearlyAll);
    return other === -1 ? [] : [[index, other]];
  });
  const found = [...nearly(traces)].map(([trace, other]) => [traces.indexOf(trace), traces.indexOf(other)]);
  expect(expected.length).toBeGreaterThan(20);
  expect(found).toEqual(expected);
});

/** A text that has seven tenths of its words in a row in common with the others. */
function ofTemplate(template: readonly string[]): string[] {
  return template.map((word, at) => (at % 18 === 0 ? `o${below(100_000)}` : word));
}

it('finds a long text that is nearly the same as one of many that have a template in common', () => {
  const template = Array.from({ length: 900 }, () => `w${below(400)}`);
  const texts = Array.from({ length: 60 }, () => ofTemplate(template));
  const copy = texts[12]!.with(77, 'another');
  const traces = [...texts, copy].map((words) => sketchOf([words.join(' ')]) as TraceFacts);
  const found = [...nearly(traces)].map(([trace, other]) => [traces.indexOf(trace), traces.indexOf(other)]);
  expect(found).toEqual([[60, 12]]);
});

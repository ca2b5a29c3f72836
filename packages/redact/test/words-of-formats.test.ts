import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { selectDetectors } from '../src/options/selection.ts';
import { anchorsOf } from '../src/scan/skim/anchors.ts';
import { type Skimmed, skimOf } from '../src/scan/skim/skim.ts';
import { triggersOf } from '../src/scan/skim/triggers.ts';

/*
 * What is noted in a text is what time is spent on: a document is opened for it. So the words that stand in every document of a
 * format must not be enough.
 */

const { corpus } = await import(new URL('../../../bench/corpus.mjs', import.meta.url).href);
const { lintCorpus } = await import(new URL('../../../bench/lint-corpus.mjs', import.meta.url).href);
const root = new URL('../../../schemas/', import.meta.url);
const documents = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:forsy\/v|open-token|trajectory).*\/valid\/.*(?:full|minimal)\.json$/.test(path))
  .map((path) => [path, readFileSync(new URL(path, root), 'utf8')] as const);

it.each(documents)('nothing is noted for secrets in %s', (_, text) => {
  expect(noted('secrets', text)).toEqual([]);
});

it('nothing is noted for secrets in traces with a megabyte of tool output, and hardly anything for personal data', () => {
  const folder = mkdtempSync(`${tmpdir()}/words-of-formats-`);
  const text = readFileSync(corpus(folder, 1), 'utf8');
  rmSync(folder, { recursive: true });
  expect(text.length).toBeGreaterThan(900_000);
  expect(noted('secrets', text)).toEqual([]);
  expect(noted('pii', text).length).toBeLessThan(50);
  // Each of them is asked about, also where nothing comes of it: one that stands in the name of a field is met in every step.
  expect(wordsMet('secrets', text)).toBeLessThan(200);
});

it('nothing is noted for secrets in what runs of tests, searches and tables print, and for personal data only at some words', () => {
  const folder = mkdtempSync(`${tmpdir()}/words-of-formats-`);
  const text = readFileSync(lintCorpus(folder, { megabytes: 1 }), 'utf8');
  rmSync(folder, { recursive: true });
  expect(text).toContain('.spec.ts:');
  expect(noted('secrets', text)).toEqual([]);
  expect(noted('pii', text).length).toBeLessThan(1100);
});

it('no letter of the Latin alphabet is looked around for secrets, since nearly every trace has a name with one', () => {
  const { patterns } = selectDetectors({ policy: 'secrets' });
  const { mayHold } = triggersOf(patterns);
  for (let code = 0xc0; code <= 0xff; code++) {
    const letter = String.fromCharCode(code);
    expect(
      [...' abcdefghijklmnopqrstuvwxyz'].filter((next) => mayHold(letter, next)),
      letter,
    ).toEqual([]);
  }
});

it('a key among the words of a format is noted', () => {
  const [, text] = documents.find(([path]) => path.includes('open-token'))!;
  const key = ['gh', 'p_', 'wX7Rk2'.repeat(6)].join('');
  expect(noted('secrets', text.replace(':', `: "${key}",`))).toContain('github-personal-access-token');
});

/** How many key words stand in a text. */
function wordsMet(policy: 'secrets' | 'pii', text: string): number {
  const { patterns, places } = selectDetectors({ policy });
  let met = 0;
  anchorsOf(patterns, places).search(
    text,
    () => {
      met += 1;
    },
    () => {},
  );
  return met;
}

/** Which detectors have to look at a text, once for each place. */
function noted(policy: 'secrets' | 'pii', text: string): string[] {
  const { patterns, places } = selectDetectors({ policy });
  const { hits, names, others }: Skimmed = skimOf(patterns, anchorsOf(patterns, places)).whole(text);
  const unnamed = [...names, ...others].map((at) => `at ${text.slice(at - 10, at + 10)}`);
  return [...hits.map(({ detector }) => patterns[detector]!.id), ...(policy === 'secrets' ? unnamed : [])];
}

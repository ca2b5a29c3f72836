import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@trace-formats/schema/report';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeTrace, told as everythingTold, exampleCopy, lint, reportOn } from '../example-dataset.ts';

/** A dataset of four traces: the two examples, and each once more with another task. */
function four(): string {
  const folder = exampleCopy();
  for (const name of ['csv-totals', 'water-notice']) {
    cpSync(join(folder, name), join(folder, `${name}-2`), { recursive: true });
    changeTrace(
      folder,
      (trace) => {
        trace['trace_id'] = `${name}-2`;
        trace['task'] = `Once more: ${String(trace['task'])}`;
      },
      `${name}-2/trace.json`,
    );
  }
  return folder;
}

const gate = ['--release=reviewed', '--only', 'reasoning-gives-a-reason,items-are-settled,reviews-are-current'];
/** What the gate says of signatures; that it was asked some rules only it says besides. */
const told = (report: Report): string[] => everythingTold(report).filter((text) => !text.includes(' rules-are-asked:'));
const draw = ['attest', '--dataset', '.', '--sample', '2', '--seed', '7'];
const sign = [...draw, '--item', '9', '--by', 'D. Meyer'];
const setOf = (out: string): string => out.split('\n').sort().join('\n');
const reviewsOf = (folder: string): string => readFileSync(join(folder, 'reviews.jsonl'), 'utf8');

it('a name of blanks signs nothing', async () => {
  const folder = exampleCopy();
  const said = await lint(folder, 'attest', 'csv-totals/trace.json', '--item', '12', '--by', '  ');
  expect(said).toMatchObject({ out: '', code: 2 });
  expect(said.err).toContain('Nobody is named who signs.');
});

describe('attest --dataset', () => {
  let folder: string;
  beforeAll(() => {
    folder = four();
  });

  it('draws the same traces for the same seed, signs nothing by itself, and opens the gate when it is signed', async () => {
    const first = await lint(folder, ...draw);
    expect(first.code).toBe(0);
    expect(first.out.trim().split('\n')).toHaveLength(2);
    expect(first.err).toContain('Drawn: 2 of 4 traces of . with seed 7.');
    expect((await lint(folder, ...draw)).out).toBe(first.out);
    const unchosen = await lint(folder, 'attest', '--dataset', '.', '--sample', '2');
    expect(unchosen.err).toMatch(/Drawn: 2 of 4 traces of \. with seed \d+, which follows from its content\./);
    expect(told(await reportOn(folder, ...gate))).toHaveLength(4);
    expect((await lint(folder, ...sign)).out).toContain('signed item 9 of . by 2 of 4 traces, drawn with seed 7.');
    const report = await reportOn(folder, ...gate);
    expect(told(report)).toEqual([]);
    // Signed are the traces that were looked at; of the others nobody says so.
    expect(report.summary.checklist['9']).toEqual({ attested: 2, clear: 2 });
    // A part of the dataset is still a part of it.
    expect(told(await reportOn(folder, 'csv-totals', 'water-notice-2/trace.json', ...gate))).toEqual([]);
  });

  it('of a seed that somebody chose says so, in the report and in the receipt', async () => {
    const chosen = four();
    const notes = async (): Promise<string[]> =>
      (await reportOn(chosen, ...gate, '--receipt', 'receipt.json')).results.flatMap(({ findings }) =>
        findings.filter(({ severity }) => severity === 'note').map(({ rule, message }) => `${rule}: ${message}`),
      );
    const sampleIn = (): unknown =>
      JSON.parse(readFileSync(join(chosen, 'receipt.json'), 'utf8')).attestations[0].sample;
    await lint(chosen, 'attest', '--dataset', '--sample', '2', '--item', '9', '--by', 'D. Meyer');
    expect(await notes()).toEqual([]);
    const { seed, ...own } = sampleIn() as { seed: number };
    expect(own).toEqual({ drawn: 2, of: 4 });
    await lint(chosen, ...sign);
    expect(await notes()).toEqual([
      `reviews-are-current: The sample signed for item 9 was drawn with a seed that somebody chose (7); the one that follows from the traces is ${seed}.`,
    ]);
    expect(sampleIn()).toEqual({ seed: 7, drawn: 2, of: 4, seed_is_chosen: true });
    expect((await lint(chosen, 'verify', 'receipt.json', '-f', 'json')).err).toBe('');
  });

  it('keeps what was signed for single traces, and the other way round', async () => {
    writeFileSync(join(folder, 'traces.jsonl'), '');
    const kept = reviewsOf(folder);
    const single = JSON.stringify({
      trace_id: 'x',
      item: 1,
      by: 'D. Meyer',
      note: null,
      content_hash: `sha256:${'0'.repeat(64)}`,
      on: '2026-11-21',
    });
    writeFileSync(join(folder, 'reviews.jsonl'), `${single}\n${kept}`);
    await lint(folder, ...sign);
    expect(reviewsOf(folder)).toBe(`${kept}${single}\n`);
    writeFileSync(join(folder, 'reviews.jsonl'), kept);
  });

  it('is stale as a whole, in one finding, when any trace changes', async () => {
    const changed = four();
    await lint(changed, ...sign);
    changeTrace(changed, (trace) => {
      trace['task'] = 'Another task.';
    });
    const found = told(await reportOn(changed, '--only', gate[2]!));
    expect(found).toEqual([
      'reviews.jsonl reviews-are-current: The sample signed for item 9 was drawn from other traces than the dataset has now.',
    ]);
    expect(
      told(await reportOn(changed, ...gate)).filter((text) => text.includes('items-are-settled')).length,
    ).toBeGreaterThan(1);
  });

  it('is not opened by a sample that somebody chose', async () => {
    const chosen = four();
    await lint(chosen, ...sign);
    const review = JSON.parse(reviewsOf(chosen));
    // The seed of another draw, with the traces of this one.
    for (let seed = 0; seed < 30; seed++) {
      const other = await lint(chosen, 'attest', '--dataset', '--sample', '2', '--seed', String(seed));
      if (setOf(other.out) === setOf((await lint(chosen, ...draw)).out)) continue;
      writeFileSync(
        join(chosen, 'reviews.jsonl'),
        `${JSON.stringify({ ...review, sample: { ...review.sample, seed } })}\n`,
      );
      break;
    }
    expect(told(await reportOn(chosen, '--only', gate[2]!)).join(' ')).toContain('is not the one that its seed draws');
    expect(told(await reportOn(chosen, ...gate)).length).toBeGreaterThan(1);
  });

  it('signs nothing without a size, a folder, a name or an item', async () => {
    const wrong: [string[], string][] = [
      [['--dataset', '--seed', '2'], 'its size is not said'],
      [['--dataset', 'nowhere', '--sample', '2', '--seed', '1'], 'nowhere is no folder'],
      [['--dataset', '--sample', '9', '--seed', '1'], 'holds 4 different ones'],
      [['--dataset', '--sample', '0', '--seed', '1'], 'at least 1'],
      [['--dataset', '--sample', '1', '--seed', 'x'], 'whole number'],
      [['--dataset', '--sample', '1', '--seed', '9'.repeat(20), ...sign.slice(-4)], 'at most 9007199254740991'],
      [['--dataset', 'csv-totals/artifacts', '--sample', '1'], 'There is no Forsy trace in csv-totals/artifacts'],
      [['--dataset', '--sample', '1', '--seed', '1', '--item', '9'], 'Nobody is named'],
      [['--dataset', '--sample', '1', '--seed', '1', '--by', 'D. Meyer'], 'No item is named'],
      [['csv-totals/trace.json', '--sample', '1', '--item', '9', '--by', 'D. Meyer'], 'belongs to a dataset'],
    ];
    for (const [words, says] of wrong) {
      const said = await lint(folder, 'attest', ...words);
      expect(said.code, words.join(' ')).toBe(2);
      expect(said.err).toContain(says);
    }
  });
});

it('draws from all traces, whatever their files are called', async () => {
  const folder = exampleCopy();
  renameSync(join(folder, 'csv-totals/trace.json'), join(folder, 'csv-totals/fix-manifest.trace.json'));
  const { err } = await lint(folder, 'attest', '--dataset', '.', '--sample', '1');
  expect(err).toContain('Drawn: 1 of 2 traces');
});

describe('signatures for something else', () => {
  it('are one finding for each item, which is open again by itself, and one for all that sign no trace beside them', async () => {
    const folder = exampleCopy();
    await lint(folder, 'attest', 'csv-totals/trace.json', '--item', '6', '--item', '9', '--by', 'D. Meyer');
    cpSync(join(folder, 'csv-totals/review.json'), join(folder, 'water-notice/review.json'));
    changeTrace(folder, (trace) => {
      trace['task'] = 'Another task.';
    });
    const report = await reportOn(folder, '--only', 'reviews-are-current');
    expect(told(report)).toEqual([
      expect.stringContaining('Item 6 was signed on '),
      expect.stringContaining('Item 9 was signed on '),
      expect.stringMatching(/^water-notice\/review\.json .*and no such trace lies beside/),
    ]);
  });
});

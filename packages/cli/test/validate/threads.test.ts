import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Report, Result } from '@trace-formats/schema/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../../tools/chance/share.ts';
import { fewFrames } from '../../src/report/few-frames.ts';
import { openPool, type Pool } from '../../src/threads/pool.ts';
import { examine } from '../../src/validate/examine/examine.ts';
import { lazyLocate } from '../../src/validate/lazy-locate.ts';
import { validateLines } from '../../src/validate/lines/validate-lines.ts';
import { folderOf, run } from '../command.ts';
import { withoutExcerpts } from './without-excerpts.ts';

const example = readFileSync(
  fileURLToPath(new URL('../../../../examples/dataset/csv-totals/trace.json', import.meta.url)),
  'utf8',
);
const good = JSON.stringify(JSON.parse(example));
const settings = { format: undefined, keepsClean: false };

/** A pool whose workers run a program of the test's own. */
function poolOf<Job, Answer>(program: string): Pool<Job, Answer> {
  const path = join(
    folderOf({ 'worker.cjs': `const { parentPort } = require('node:worker_threads');\n${program}` }),
    'worker.cjs',
  );
  // A program of the test's own takes and gives what the test says.
  return openPool({ task: 'validate-part', settings, threads: 3, program: pathToFileURL(path) }) as unknown as Pool<
    Job,
    Answer
  >;
}

describe('a pool of threads', () => {
  const jobs = Array.from({ length: 20 }, (_, index) => ({ kind: 'files', sources: [], index }));
  it('answers every job under its own promise, in this thread and in others', async () => {
    const pool = poolOf<object, { readonly job?: object }>(
      "parentPort.on('message', ({ number, job }) => setTimeout(() => parentPort.postMessage({ number, answer: { job } }), 5));",
    );
    const answers = await Promise.all(jobs.map((job) => pool.run(() => job)));
    await pool.close();
    const elsewhere = answers.filter(({ job }) => job !== undefined);
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(answers.every(({ job }, index) => job === undefined || (job as { index: number }).index === index)).toBe(
      true,
    );
  });
  it.each([
    ['ends', "parentPort.on('message', () => process.exit(7));", 'it ended with code 7'],
    ['throws outside of a job', "parentPort.on('message', () => { throw new Error('no more'); });", 'no more'],
    ['cannot start', "require('./nowhere.cjs');", 'nowhere'],
  ])('fails with one clear error when a worker %s', async (_, program, why) => {
    const pool = poolOf<object, object>(program);
    const ends = await Promise.allSettled(jobs.map((job) => pool.run(() => job)));
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as Error).message] : []));
    expect(new Set(reasons).size).toBe(1);
    expect(reasons[0]).toMatch(/^A worker thread broke off before its work was done/);
    expect(reasons[0]).toContain(why);
    await expect(pool.run(() => jobs[0]!)).rejects.toThrow('A worker thread broke off');
    await pool.close();
  });
  it('hands on what a job throws, and goes on', async () => {
    const pool = poolOf<object, object>(
      "parentPort.on('message', ({ number }) => parentPort.postMessage({ number, error: new Error('not this one') }));",
    );
    const ends = await Promise.allSettled(jobs.map((job) => pool.run(() => job)));
    expect(ends.some((end) => end.status === 'rejected' && String(end.reason).includes('not this one'))).toBe(true);
    expect(ends.some((end) => end.status === 'fulfilled')).toBe(true);
    await pool.close();
  });
});

describe('validate in several threads', () => {
  const bad = good.replace('"eval":0', '"eval":7');
  const accented = good.replace('totals.py dies', 'totals.py dies à la française 🙂');
  const program = new URL('../../dist/worker.cjs', import.meta.url);
  const line = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(good, accented) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...['', '  ', bad, good.slice(0, 100), `${good}${good}`, '{"a":1}', '[]', '\ufeff{}'],
        accented.replace('"task":"', '"task":"\\ud800'),
        good.replace('"task":"', '"é":1,"\\u00e9":2,"task":"'),
        good.replace('"turn":1', '"turn":1,\r"turn":2'),
      ),
    },
  );

  it('says the same whatever the number of threads and wherever the file is cut', async () => {
    const pools = [1, 2, 3].map((threads) => openPool({ task: 'validate-part', settings, threads, program }));
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n')), { minLength: 1, maxLength: 30 }),
          fc.boolean(),
          fc.constantFrom(300, 5000, 1 << 24),
          fc.constantFrom(...pools),
          fc.constantFrom(100, 5000, 1 << 20),
          fc.constantFrom(0, 2000, 1 << 26),
          async (lines, isMarked, partSize, pool, longFrom, piecesFrom) => {
            const bytes = Buffer.from((isMarked ? '\ufeff' : '') + lines.flat().join(''));
            const path = join(folderOf({ 'a.jsonl': bytes }), 'a.jsonl');
            const how = { format: undefined, named: true };
            const whole = await examine('a.jsonl', bytes, { ...how, locate: lazyLocate() });
            const parts = await validateLines({ name: 'a.jsonl', path, named: true }, pool, how, fewFrames(), {
              ...{ partSize, longFrom, piecesFrom },
            });
            if ('isAll' in parts)
              expect(whole).toMatchObject([{ record: null, format: parts.format, trace_id: parts.id, findings: [] }]);
            else if (!('results' in parts)) expect(new Set(whole.map(({ record }) => record))).toContain(null);
            else {
              const wanted = whole.filter(({ record, findings }) => record === 1 || findings.length > 0);
              // What is told of a line in pieces has the excerpts of its pieces.
              const told = (results: readonly Result[]): unknown =>
                piecesFrom > 5000 ? results : withoutExcerpts(results);
              expect(told(parts.results)).toEqual(told(wanted));
              expect(parts.silent).toBe(whole.length - wanted.length);
            }
          },
        ),
        { numRuns: tries(10) },
      );
    } finally {
      await Promise.all(pools.map((pool) => pool.close()));
    }
  });

  const many = `${good}\n`.repeat(Math.ceil(66_000_000 / good.length));
  const big = `${good}\n${bad}\n{"a":\n${many}${`${bad}\n`.repeat(400)}`;

  it('writes the same bytes', () => {
    const folder = folderOf({ 'big.jsonl': big, 'a.json': good, 'z.json': bad });
    const [one, two] = ['1', '3'].map((threads) =>
      run('trace-formats', ['validate', '.', '--concurrency', threads, '-f', 'json'], folder),
    );
    expect([one!.code, two!.code]).toEqual([1, 1]);
    expect(one!.out === two!.out).toBe(true);
    const { summary, results } = JSON.parse(one!.out) as Report;
    expect(summary).toMatchObject({ files: 3, errors: 403 });
    const shown = results.flatMap(({ findings }) => findings).filter(({ excerpt }) => excerpt !== undefined);
    expect(shown).toHaveLength(300);
  });
  it('is one clear error and exit 2 when a worker is killed', () => {
    const folder = folderOf({
      'big.jsonl': big,
      // As soon as it has work, whenever that is.
      'kill.cjs': "require('node:worker_threads').parentPort?.once('message', () => process.exit(9));",
    });
    const { out, err, code } = run('trace-formats', ['validate', 'big.jsonl', '--concurrency', '3'], folder, '', {
      NODE_OPTIONS: `--require ${join(folder, 'kill.cjs')}`,
    });
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain('A worker thread broke off before its work was done (it ended with code 9)');
    expect(err).toContain('--concurrency 1');
  });
});

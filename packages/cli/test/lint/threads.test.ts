import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { folderOf, run, type Said } from '../command.ts';
import { examples, lint as lintHere } from '../example-dataset.ts';
import { mixedDataset } from './mixed-dataset.ts';

/** Counts the workers that are started, and may kill one, by looking over the shoulder of the command. */
interface Spy {
  readonly environment: Readonly<Record<string, string>>;
  /** How many workers were started so far. */
  seen(): number;
}

function spy(then = ''): Spy {
  const folder = folderOf({ 'seen.txt': '' });
  const seen = join(folder, 'seen.txt');
  const program = join(folder, 'spy.cjs');
  writeFileSync(
    program,
    `if (!require('node:worker_threads').isMainThread) { require('node:fs').appendFileSync(${JSON.stringify(seen)}, 'x'); ${then} }`,
  );
  return {
    environment: { NODE_OPTIONS: `--require ${program}` },
    seen: () => readFileSync(seen, 'utf8').length,
  };
}

/** As much of a trace as is changed here. */
interface Trace {
  readonly steps: readonly object[];
}

const lint = (folder: string, words: readonly string[], environment = {}): Said =>
  run('forsy-lint', words, folder, '', environment);

describe('forsy-lint in several threads', () => {
  it('writes the same bytes in 20 runs, whatever the number of threads', async () => {
    const folder = await mixedDataset();
    const { environment, seen } = spy();
    const words = (threads: number): string[] => [
      ...['--release', '--receipt', 'receipt.json', '-f', 'json', '-f', 'html=page.html', '-f', 'sarif=all.sarif'],
      ...(threads === 0 ? [] : ['--concurrency', String(threads)]),
    ];
    const kept = ({ out, err, code }: Said): string[] => {
      expect({ err, code }).toEqual({ err: '', code: 2 });
      return [
        out,
        ...['receipt.json', 'page.html', 'all.sarif'].map((name) => readFileSync(join(folder, name), 'utf8')),
      ];
    };
    const first = kept(lint(folder, words(1), environment));
    expect(seen()).toBe(0);
    const { results } = JSON.parse(first[0]!) as Report;
    const rules = new Set(results.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
    for (const rule of ['caused-by-points-back', 'trace-ids-are-unique', 'files-can-be-read', 'suppressions-are-used'])
      expect(rules).toContain(rule);
    for (const threads of [3, 0]) {
      const differing = kept(lint(folder, words(threads), environment)).findIndex((text, at) => text !== first[at]);
      expect({ threads, differing }).toEqual({ threads, differing: -1 });
    }
    expect(seen()).toBeGreaterThanOrEqual(3);
    // The others in this process, where files and rules are warm, over a trace that breaks a rule of every item.
    const small = folderOf({});
    cpSync(join(examples, '../broken'), small, { recursive: true });
    const again = async (): Promise<string[]> => {
      const { out } = await lintHere(small, ...words(1));
      return [
        out,
        ...['receipt.json', 'page.html', 'all.sarif'].map((name) => readFileSync(join(small, name), 'utf8')),
      ];
    };
    const before = await again();
    for (let run = 4; run < 20; run++) expect(await again()).toEqual(before);
  });

  it('shares one large JSONL file, with the bytes that one thread writes', () => {
    const trace = JSON.parse(readFileSync(join(examples, 'csv-totals/trace.json'), 'utf8')) as Trace;
    const lines: string[] = [];
    for (let size = 0; size < 12 << 20; size += lines.at(-1)!.length) {
      const number = lines.length;
      // What makes a line long is mostly blanks, which cost no rule anything.
      const steps = Array.from({ length: 6 }, (_, at) => ({ ...trace.steps[at % trace.steps.length], step: at + 1 }));
      const made = { ...trace, trace_id: `trace_${number % 50}`, steps, learning: `${number} `.repeat(300) };
      const text = JSON.stringify(made).replace('{', `{${' '.repeat(96_000)}`);
      lines.push(number % 20 === 7 ? text.slice(0, -30) : text);
      if (number % 12 === 3) lines.push('');
    }
    const folder = folderOf({ 'data/traces.jsonl': `${lines.join('\n')}\n` });
    const { environment, seen } = spy();
    const said = (threads: number): readonly unknown[] => {
      const words = [
        '--skip',
        'secrets-are-masked',
        '--receipt',
        'receipt.json',
        '-f',
        'json',
        'data',
        '--concurrency',
      ];
      const { out, err, code } = lint(folder, [...words, String(threads)], environment);
      return [err, code, out, readFileSync(join(folder, 'receipt.json'), 'utf8')];
    };
    const alone = said(1);
    expect(seen()).toBe(0);
    const { results } = JSON.parse(alone[2] as string) as Report;
    expect(Math.max(...results.map(({ record }) => record ?? 0))).toBeGreaterThan(60);
    const shared = said(3);
    expect(shared.slice(0, 2)).toEqual(alone.slice(0, 2));
    expect(shared.findIndex((part, at) => part !== alone[at])).toBe(-1);
    expect(seen()).toBe(2);
  });

  it('starts no thread for little work', async () => {
    const folder = await mixedDataset(0);
    const { environment, seen } = spy();
    lint(folder, ['--concurrency', '4', '-f', 'json', '--only', 'caused-by-points-back'], environment);
    expect(seen()).toBe(0);
  });

  it('is one clear error and exit 2 when a worker is killed', async () => {
    const folder = await mixedDataset();
    // As soon as it has work, whenever that is.
    const kill = "require('node:worker_threads').parentPort.once('message', () => process.exit(9));";
    const killed = lint(folder, ['--concurrency', '3', '--only', 'caused-by-points-back'], spy(kill).environment);
    expect(killed).toMatchObject({ out: '', code: 2 });
    expect(killed.err).toMatch(
      /^forsy-lint: A worker thread broke off before its work was done \(it ended with code 9\), so there is no answer for the whole\.\n.*--concurrency 1.*\n$/,
    );
  });

  it('says what is wrong with a number of threads that is none', () => {
    const said = lint('.', ['--concurrency', '0']);
    expect(said).toMatchObject({ out: '', code: 2 });
    expect(said.err).toContain('--concurrency is "0", but it must be a whole number of at least 1.');
  });
});

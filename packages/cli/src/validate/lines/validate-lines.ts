import { type Stats, statSync } from 'node:fs';
import type { Finding, Result } from '@trace-formats/schema/report';
import { FileLost, fileChunks } from '../../input/bytes/file-chunks.ts';
import type { Source } from '../../input/source.ts';
import type { FewFrames } from '../../report/few-frames.ts';
import type { Pool } from '../../threads/pool.ts';
import type { ExamineOptions } from '../examine/examine.ts';
import type { PartAnswer, PartJob } from '../part.ts';
import { resultOf } from '../result-of.ts';
import type { ExaminedLines } from './examine-lines.ts';
import { beginningOf, type HeadLimits, type OnePassing } from './head.ts';
import type { FailedLine, RangeVerdict } from './judge-range.ts';

/** How much of a file a thread looks at between two words with the others. */
const defaultPart = 1 << 24;

/** How much a thread looks at, and from when on a line that did not pass is judged in pieces. */
interface LineSizes {
  readonly partSize?: number;
  readonly piecesFrom?: number;
}

/**
 * Judges a large JSONL file part by part, in as many threads as the pool has. The parts say which lines pass; only when the
 * number of lines before a part is known are the others read again, with the numbers that they have in the file. What is no JSONL
 * is left as it is.
 */
export async function validateLines(
  { name, path }: Source,
  pool: Pick<Pool<PartJob, PartAnswer>, 'run'>,
  options: Pick<ExamineOptions, 'format' | 'named'>,
  frames: FewFrames,
  { partSize = defaultPart, piecesFrom, ...limits }: LineSizes & HeadLimits = {},
): Promise<ExaminedLines | OnePassing | { readonly hasFailed: boolean }> {
  const before = statSync(path);
  const head = await beginningOf(() => fileChunks(path), options, limits);
  if (!('hasRecords' in head)) return head;
  const { format, mark, behindFirst, first, about } = head;
  const begin = behindFirst ?? mark;
  const run = async <Answer>(job: () => PartJob): Promise<Answer> => {
    const answer = await pool.run(job);
    if ('why' in answer) throw new FileLost(answer.why);
    return answer as Answer;
  };
  const verdicts: Promise<RangeVerdict>[] = [];
  let reached = begin;
  for (let from = begin; from < before.size; from += partSize) {
    const to = Math.min(from + partSize, before.size);
    const isFirst = from === begin;
    // No line begins where a long one is known to go on.
    const range = () => ({ from: clamped(reached, from, to), to, isFirst, isFirstKnown: first !== undefined });
    verdicts.push(run(() => ({ kind: 'range', path, format, range: range() })));
  }
  for (const verdict of verdicts)
    verdict.then(
      ({ end }) => {
        reached = Math.max(reached, end);
      },
      () => {},
    );
  const found: Promise<readonly Result[]>[] = [];
  let lines = behindFirst === undefined ? 0 : 1;
  let records = lines;
  for (const verdict of verdicts) {
    const { lines: more, records: moreRecords, failed } = await verdict;
    for (const group of grouped(failed, lines, records, partSize / 4)) {
      const results = run<readonly Result[]>(() => ({
        ...{ kind: 'lines', name, path, format, lines: group },
        frames: frames.left(),
        ...(piecesFrom !== undefined && { piecesFrom }),
      }));
      results.catch(() => {});
      found.push(results);
    }
    lines += more;
    records += moreRecords;
  }
  const results: Result[] = first ? [{ ...resultOf(name, 1, format), trace_id: first.id }] : [];
  for (const some of found) for (const result of frames.keep(await some)) results.push(result);
  if (hasChanged(before, statSync(path))) throw new FileLost('it changed while it was read');
  return { ...ofWhole(name, results, about), silent: records - results.length };
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The lines that failed with the numbers that they have in the file, in groups of a few megabytes. */
function* grouped(
  failed: readonly FailedLine[],
  lines: number,
  records: number,
  most: number,
): Generator<readonly FailedLine[]> {
  let group: FailedLine[] = [];
  let size = 0;
  for (const { at, length, line, record } of failed) {
    group.push({ at, length, line: line + lines + 1, record: record + records + 1 });
    size += length;
    if (size < most && group.length < 1000) continue;
    yield group;
    group = [];
    size = 0;
  }
  if (group.length > 0) yield group;
}

function hasChanged(before: Stats, after: Stats): boolean {
  return before.size !== after.size || before.mtimeMs !== after.mtimeMs || before.ino !== after.ino;
}

/** What is said of the file as a whole stands with its first record. */
function ofWhole(name: string, results: readonly Result[], about: readonly Finding[]): Pick<ExaminedLines, 'results'> {
  const first = results[0] ?? resultOf(name, null, null);
  return { results: [{ ...first, findings: [...about, ...first.findings] }, ...results.slice(1)] };
}

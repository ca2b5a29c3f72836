import { resolve } from 'node:path';
import { contentHash } from '@trace-formats/digest';
import { type Review, traceIdOf } from '@trace-formats/lint';
import { printable } from '@trace-formats/validate';
import { readReviews, writeReviews } from '../attest/reviews.ts';
import { attestSample } from '../attest/sample.ts';
import { itemWords, signedItems, signer } from '../attest/signing.ts';
import { CannotWork } from '../cannot-work.ts';
import type { Command } from '../command.ts';
import { clean, type ExitCode } from '../exit-code.ts';
import { readBytes } from '../input/read-file.ts';
import { nameOf } from '../input/source.ts';
import type { Io } from '../io.ts';
import { openFile } from '../lint/file.ts';
import { isTraceFormat } from '../lint/trace-formats.ts';
import type { Typed } from '../options.ts';

/** `forsy-lint attest`: a person signs items of the checklist, for one trace or for a drawn sample of a dataset. */
export const attestCommand: Command = {
  name: 'attest',
  usage: '<trace> | --dataset <folder> --sample <n> --seed <n>',
  summary:
    'Signs items of the checklist for a trace as it is now, or for a dataset after a look at a drawn sample of it. The signature stands in review.json beside the trace (reviews.jsonl beside a JSONL file or in the folder of the dataset) and is stale when the content changes.',
  flags: [
    { name: 'item', takes: 'list', value: '<n>', help: 'The item that was looked at, 1 to 16. May be repeated.' },
    { name: 'by', takes: 'value', value: '<name>', help: 'Who looked at it.' },
    { name: 'note', takes: 'value', value: '<text>', help: 'What is to be known about it.' },
    { name: 'trace', takes: 'value', value: '<id>', excludes: ['dataset'], help: 'Which trace of a JSONL file.' },
    {
      name: 'dataset',
      takes: 'optional',
      value: '[=folder]',
      help: 'Sign for the dataset in this folder, by a sample; without a folder, the current one.',
    },
    { name: 'sample', takes: 'value', value: '<n>', help: 'How many traces are drawn.' },
    {
      name: 'seed',
      takes: 'value',
      value: '<n>',
      help: 'A whole number that decides the draw, so that others can repeat it.',
    },
    {
      name: 'config',
      short: 'c',
      takes: 'value',
      value: '<file>',
      help: 'The configuration that says what belongs to the dataset, as for linting.',
    },
  ],
  examples: [
    ['forsy-lint attest data/a/trace.json --item 12 --by "D. Meyer"', 'one item of one trace'],
    ['forsy-lint attest --dataset data --sample 20 --seed 7', 'which 20 traces to look at'],
    [
      'forsy-lint attest --dataset data --sample 20 --seed 7 --item 9 --by "D. Meyer"',
      'sign item 9 after a look at them',
    ],
  ],
  async run(typed, io) {
    if (typed.has('dataset')) return attestSample(typed, io);
    for (const flag of ['sample', 'seed', 'config'])
      if (typed.has(flag))
        throw new CannotWork(`--${flag} belongs to a dataset.`, 'Name its folder with --dataset <folder>.');
    return attestTrace(typed, io);
  },
};

function attestTrace(typed: Typed, io: Io): ExitCode {
  const [word, more] = typed.words;
  if (word === undefined || more !== undefined)
    throw new CannotWork(
      'Exactly one trace is signed at a time.',
      'Write forsy-lint attest <trace> --item <n> --by <name>, or draw a sample with --dataset.',
    );
  const by = signer(typed);
  const items = signedItems(typed);
  const path = resolve(io.cwd, word);
  const read = readBytes(path);
  if ('why' in read) throw new CannotWork(`${word} could not be read: ${read.why}.`, 'Correct the path.');
  const { content, format } = openFile(word, read.bytes, true);
  if (!isTraceFormat(format))
    throw new CannotWork(`${word} is no Forsy trace.`, 'Only Forsy traces have a checklist to sign.');
  const wanted = typed.value('trace');
  const traces = content.documents.filter(({ value }) => wanted === undefined || traceIdOf(value) === wanted);
  if (traces.length !== 1)
    throw new CannotWork(
      wanted === undefined
        ? `${word} holds ${traces.length} traces.`
        : `${word} holds ${traces.length} traces with the id ${JSON.stringify(wanted)}.`,
      'Name the one that was looked at with --trace <id>.',
    );
  const { value } = traces[0]!;
  const signed = items.map(
    (item): Review => ({
      trace_id: traceIdOf(value),
      item,
      by,
      note: typed.value('note') ?? null,
      content_hash: `sha256:${contentHash(value)}`,
      on: new Date().toISOString().slice(0, 10),
    }),
  );
  const at = writeReviews(path, [...readReviews(path), ...signed]);
  io.out(`${printable(`${nameOf(at, io.cwd)}: ${by} signed ${itemWords(items)} of ${word}.`)}\n`);
  return clean;
}

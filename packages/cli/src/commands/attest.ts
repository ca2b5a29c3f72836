import { resolve } from 'node:path';
import { contentHash } from '@trace-formats/digest';
import { type Review, traceIdOf } from '@trace-formats/lint';
import { CannotWork } from '../cannot-work.ts';
import type { Command } from '../command.ts';
import { lazyLocate } from '../examine.ts';
import { clean } from '../exit-code.ts';
import { openFile } from '../lint-file.ts';
import { readBytes } from '../read-file.ts';
import { readReviews, writeReviews } from '../reviews.ts';
import { nameOf } from '../sources.ts';

/** `forsy-lint attest <trace>`: a person signs an item of the checklist for the content as it is. */
export const attestCommand: Command = {
  name: 'attest',
  usage: '<trace> --item <n> --by <name>',
  summary:
    'Signs an item of the checklist for a trace as it is now. The signature stands in review.json beside the trace (reviews.jsonl beside a JSONL file) and is stale when the trace changes.',
  flags: [
    { name: 'item', takes: 'list', value: '<n>', help: 'The item that was looked at, 1 to 16. May be repeated.' },
    { name: 'by', takes: 'value', value: '<name>', help: 'Who looked at it.' },
    { name: 'note', takes: 'value', value: '<text>', help: 'What is to be known about it.' },
    { name: 'trace', takes: 'value', value: '<id>', help: 'Which trace of a JSONL file.' },
  ],
  examples: [['forsy-lint attest data/a/trace.json --item 12 --by "D. Meyer"', 'one item of one trace']],
  async run(typed, io) {
    const [word, more] = typed.words;
    if (word === undefined || more !== undefined)
      throw new CannotWork(
        'Exactly one trace is signed at a time.',
        'Write forsy-lint attest <trace> --item <n> --by <name>.',
      );
    const by = typed.value('by')?.trim();
    if (!by) throw new CannotWork('Nobody is named who signs.', 'Say it with --by <name>.');
    const items = typed.values('item').map(itemOf);
    if (items.length === 0)
      throw new CannotWork(
        'No item is named.',
        'Say which with --item <n>; blanket signing of everything is not offered.',
      );
    const path = resolve(io.cwd, word);
    const read = readBytes(path);
    if ('why' in read) throw new CannotWork(`${word} could not be read: ${read.why}.`, 'Correct the path.');
    const { content, format } = openFile(word, read.bytes, true, lazyLocate());
    if (!['forsy/v0.1', 'forsy/v0.1-draft', 'forsy/legacy'].includes(format))
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
    io.out(
      `${nameOf(at, io.cwd)}: ${by} signed ${items.length === 1 ? `item ${items[0]}` : `items ${items.join(', ')}`} of ${word}.\n`,
    );
    return clean;
  },
};

function itemOf(text: string): number {
  const item = Number(text);
  if (/^\d{1,2}$/.test(text) && item >= 1 && item <= 16) return item;
  throw new CannotWork(`--item ${text} is none of the items 1 to 16.`, 'Name one that was looked at.');
}

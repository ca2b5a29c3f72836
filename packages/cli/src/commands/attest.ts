import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Review, traceIdOf } from '@trace-formats/lint';
import { printable } from '@trace-formats/validate';
import { addReviews } from '../attest/add-reviews.ts';
import { contentsOfNamesakes } from '../attest/namesakes.ts';
import { attestSample } from '../attest/sample.ts';
import { contentToSign } from '../attest/signed-content.ts';
import { itemWords, signedItems, signer } from '../attest/signing.ts';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import type { Typed } from '../command-line/options.ts';
import { clean, type ExitCode } from '../exit-code.ts';
import { readBytes } from '../input/bytes/read-file.ts';
import { plainName } from '../input/packed/unpack.ts';
import { mustNameFiles } from '../input/paths/files-alone.ts';
import { isFolder } from '../input/paths/is-folder.ts';
import { nameOf } from '../input/source.ts';
import type { Io } from '../io.ts';
import { isTraceFormat } from '../lint/kinds/trace-formats.ts';
import { openBytes } from '../lint/open-file.ts';

/** `forsy-lint attest`: a person signs items of the checklist, for one trace or for a drawn sample of a dataset. */
export const run: Run = async (typed, io) => {
  if (typed.has('dataset')) return attestSample(typed, io);
  for (const flag of ['sample', 'seed', 'config'])
    if (typed.has(flag))
      throw new CannotWork(`--${flag} belongs to a dataset.`, 'Name its folder with --dataset <folder>.');
  return attestTrace(typed, io);
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
  mustNameFiles('attest', [word], io.cwd);
  const named = resolve(io.cwd, word);
  const path = isFolder(named) ? onlyTraceIn(named, word) : named;
  const read = readBytes(path);
  if ('why' in read) throw new CannotWork(`${word} could not be read: ${read.why}.`, 'Correct the path.');
  const { content, format } = openBytes(read.bytes);
  if (!isTraceFormat(format))
    throw new CannotWork(`${word} is no Forsy trace.`, 'Only Forsy traces have a checklist to sign.');
  const wanted = typed.value('trace');
  const traces = content.documents.filter(({ value }) => wanted === undefined || traceIdOf(value) === wanted);
  if (traces.length !== 1)
    throw new CannotWork(
      wanted === undefined
        ? `${word} holds ${traces.length} traces.`
        : `${word} holds ${traces.length} traces with the id ${JSON.stringify(wanted)}.`,
      wanted === undefined || traces.length === 0
        ? 'Name the one that was looked at with --trace <id>.'
        : 'Nobody could tell which of them was signed: give each trace an id of its own.',
    );
  const [signedTrace] = traces;
  const traceId = traceIdOf(signedTrace!.value);
  const hash = contentToSign(signedTrace!, word);
  const signed = items.map(
    (item): Review => ({
      trace_id: traceId,
      item,
      by,
      note: typed.value('note') ?? null,
      content_hash: hash,
      on: new Date().toISOString().slice(0, 10),
    }),
  );
  const at = addReviews(path, signed, io.cwd, traceId === null ? new Set() : contentsOfNamesakes(path, traceId));
  // Of a file of many the trace was named by its id.
  const which = wanted === undefined ? '' : `${wanted} in `;
  const said = `${at}: ${by} signed ${itemWords(items)} of ${which}${nameOf(path, io.cwd)}.`;
  io.out(`${printable(said)}\n`);
  return clean;
}

/** The trace that lies in a folder beside its manifest and its artifacts, where there is exactly one. */
function onlyTraceIn(folder: string, word: string): string {
  const traces: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(?:jsonl?|ndjson)$/i.test(plainName(name))) continue;
    const path = join(folder, name);
    const read = readBytes(path);
    if (!('why' in read) && isTraceFormat(openBytes(read.bytes).format)) traces.push(path);
    if (traces.length > 1) break;
  }
  if (traces.length === 1) return traces[0]!;
  throw new CannotWork(
    traces.length === 0
      ? `${word} has no file with a Forsy trace directly in it.`
      : `More than one file of ${word} holds a Forsy trace.`,
    `Name the trace that was looked at, or write attest --dataset=${word} to draw a sample.`,
  );
}

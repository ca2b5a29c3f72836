import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Migration, migrate } from '@trace-formats/convert';
import { printable } from '@trace-formats/validate';
import { plainName } from '../input/packed/unpack.ts';
import { mustKeepNumbers } from '../input/unkept-number.ts';
import type { Io } from '../io.ts';
import type { Write } from '../output/whole/write-beside.ts';
import { cleanSentence } from '../report/without-values.ts';
import { lossWords } from './loss-limits.ts';
import { documentsOf, type Waiting } from './sessions.ts';

/** Why a file was not migrated. */
export interface Problem {
  readonly why: string;
  /** The file is no trace at all. */
  readonly isForeign: boolean;
}

/** Writes what a file becomes, and gives what was lost on the way; undefined where there is nothing to do. */
export async function migrateFile(
  file: Waiting,
  target: string,
  io: Io,
  write: Write,
): Promise<Problem | Pick<Migration, 'losses'> | undefined> {
  const opened = await documentsOf(file, io);
  if ('why' in opened) return { why: opened.why, isForeign: false };
  const { bytes, content } = opened;
  const outcomes = content.documents.map(({ value }) => migrate(value));
  const done = outcomes.filter((outcome): outcome is Migration => !outcome.refused);
  if (outcomes.length === 0) return { why: 'It is empty.', isForeign: true };
  // One record that is refused spoils the file: a file with a trace in it is meant to hold nothing but traces.
  for (const [index, outcome] of outcomes.entries())
    if (outcome.refused)
      return {
        why: `${outcomes.length > 1 ? `Record ${index + 1}: ` : ''}${await cleanSentence(outcome.message)}`,
        // A document that states the version of a trace is one, even where that version cannot be read.
        isForeign: done.length === 0 && outcome.reason !== 'version-not-readable',
      };
  const sidecars = done.flatMap(({ sidecar }) => (sidecar === undefined ? [] : [sidecar]));
  if (sidecars.length === 0 && target === file.path) return undefined;
  let shortened = 0;
  if (sidecars.length > 0)
    for (const document of content.documents) shortened += mustKeepNumbers(document, file.name).shortened;
  const losses = done.flatMap((one) => one.losses);
  const isLines = content.container !== 'json';
  if (sidecars.length > 0) {
    const beside = sidecarPath(target, isLines);
    const text = written(isLines ? sidecars : sidecars[0]!, isLines);
    if (!existsSync(beside)) write(beside, text);
    else if (readFileSync(beside, 'utf8') !== text)
      return { why: `Its sidecar ${beside} is there already, and is never written over.`, isForeign: false };
  }
  // A file that is v0.1 already is copied byte for byte.
  if (sidecars.length === 0) write(target, bytes);
  else write(target, written(isLines ? done.map(({ document }) => document) : done[0]!.document, isLines));
  if (shortened > 0)
    io.err(
      `${printable(file.name)}: ${shortened === 1 ? 'A number is' : `${shortened} numbers are`} written with the decimals that programs keep, or without the minus of a zero.\n`,
    );
  if (losses.length > 0)
    io.err(`${printable(file.name)}: migrated, ${lossWords(losses)}; all of it is in the sidecar.\n`);
  return { losses };
}

function written(value: unknown, isLines: boolean): string {
  if (isLines) return (value as readonly unknown[]).map((line) => `${JSON.stringify(line)}\n`).join('');
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** `trace.json` has `trace.legacy.json` beside it. */
function sidecarPath(target: string, isLines: boolean): string {
  const name = plainName(basename(target)).replace(/\.(?:json|jsonl|ndjson)$/i, '');
  return join(dirname(target), `${name}.legacy.${isLines ? 'jsonl' : 'json'}`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '@trace-formats/validate';
import { type ReadableFormat, readableFormats, type Source, sessionsOf, sourceOfRead } from '../src/index.ts';

/** Folder of other people's sessions, which tests read in place; undefined where it is not at hand. */
export const corpus: string | undefined = process.env['TRACE_CORPUS'];

/** One session of the corpus. */
export interface CorpusSession {
  readonly file: string;
  readonly format: ReadableFormat;
  readonly source: Source;
}

/** One message alone, and the note beside a subagent's file. */
const notSessions = /assistant-message-with-thinking-code\.json$|\.meta\.json$|manifest\.json$/;

/** The files of the corpus that hold sessions, with the format of each. */
export function corpusFiles(): readonly { readonly file: string; readonly format: ReadableFormat }[] {
  if (corpus === undefined) return [];
  const lines = readFileSync(join(corpus, 'INDEX.tsv'), 'utf8').split('\n').slice(1);
  return lines.flatMap((line) => {
    const [file = '', expected = ''] = line.split('\t');
    const families = expected.split('|').map((id) => id.split('/')[0]);
    const format = readableFormats.find((id) => families.includes(id));
    return format === undefined || file === '' || notSessions.test(file) ? [] : [{ file, format }];
  });
}

/** The sessions in one file of the corpus. */
export function corpusSessions(file: string, format: ReadableFormat): readonly CorpusSession[] {
  const opened = sourceOfRead(read(readFileSync(join(corpus!, file)), { mode: 'tolerant' }), file.split('/').at(-1));
  return sessionsOf(opened, format).map((source) => ({ file, format, source }));
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { detect, printable, read, validateForsyTraceDraft } from '@trace-formats/validate';
import { type Annotated, annotate } from '../annotate/annotate.ts';
import { notesIn } from '../annotate/notes.ts';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command.ts';
import { clean } from '../exit-code.ts';
import { readBytes } from '../input/read-file.ts';
import { mustKeepNumbers } from '../input/unkept-number.ts';
import type { Io } from '../io.ts';
import { writeBeside } from '../output/write-beside.ts';

/** `trace-formats annotate`: what only those who did the work know, put into a draft without touching what the log recorded. */
export const run: Run = async (typed, io) => {
  const [draft, notes, extra] = typed.words;
  if (draft === undefined || notes === undefined || extra !== undefined)
    throw new CannotWork(
      'annotate takes two files: the draft of a trace, and the notes on it.',
      'trace-formats annotate draft.json notes.json',
    );
  if (/^@[^/\\]*$/.test(draft) && !existsSync(resolve(io.cwd, draft)))
    throw new CannotWork(
      `${draft} names the log of a session, and notes go into a draft that was made of it.`,
      `trace-formats convert ${draft} --to forsy -o draft.json makes one.`,
    );
  const before = valueIn(draft, io);
  const { format } = detect(JSON.stringify(before));
  if (format !== 'forsy/v0.1' && format !== 'forsy/v0.1-draft')
    throw new CannotWork(
      `${draft} is no Forsy trace in version 0.1${format === 'unknown' ? '' : ` but ${format}`}, so it takes no notes.`,
      'Make a draft with trace-formats convert --to forsy.',
    );
  const [fault] = validateForsyTraceDraft(before);
  if (fault)
    throw new CannotWork(`${draft} is not valid as it is: ${fault.message}`, 'trace-formats validate shows all of it.');
  const { trace, set } = annotate(before as Annotated['trace'], notesIn(valueIn(notes, io), notes));
  const [wrong] = validateForsyTraceDraft(trace);
  if (wrong)
    throw new CannotWork(
      `With these notes the trace would not be valid: ${wrong.message}`,
      `Nothing was changed. ${wrong.fix}`,
    );
  const target = typed.value('output') ?? draft;
  // What is as it was keeps the way in which it is written, too.
  if (target !== draft || !isDeepStrictEqual(trace, before))
    writeBeside(resolve(io.cwd, target), `${JSON.stringify(trace, null, 2)}\n`);
  io.out(`${set === 1 ? '1 value was' : `${set} values were`} set in ${printable(target)}.\n`);
  return clean;
};

function valueIn(file: string, io: Io): unknown {
  const bytes = readBytes(resolve(io.cwd, file));
  if ('why' in bytes) throw new CannotWork(`${file} could not be read: ${bytes.why}.`);
  const { documents, findings } = read(bytes.bytes, { container: 'json' });
  const [fault] = findings.filter(({ severity }) => severity === 'error');
  if (fault || documents.length !== 1)
    throw new CannotWork(
      `${file} is not one JSON document: ${fault?.message ?? 'it holds several.'}`,
      'Nothing was changed.',
    );
  mustKeepNumbers(documents[0]!, file);
  return documents[0]!.value;
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { detect, printable, type ReadDocument, read, textOf, validateForsyTraceDraft } from '@trace-formats/validate';
import { type Annotated, annotate } from '../annotate/annotate.ts';
import { notesIn } from '../annotate/notes.ts';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { clean } from '../exit-code.ts';
import { readBytes } from '../input/bytes/read-file.ts';
import { mustKeepNumbers } from '../input/unkept-number.ts';
import type { Io } from '../io.ts';
import { writtenLike } from '../output/as-written/written-like.ts';
import { writeBeside } from '../output/whole/write-beside.ts';
import { writeOver } from '../output/whole/write-over.ts';

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
  for (const word of [draft, notes])
    if (word === '-')
      throw new CannotWork(
        'annotate takes no standard input: the draft is changed where it lies, and both files have to be there.',
        'Write it into a file first, and name that.',
      );
  const opened = openedIn(draft, io, ' A draft is made of a log with trace-formats convert --to forsy.');
  const before = opened.document.value;
  const { format } = detect(JSON.stringify(before));
  if (format !== 'forsy/v0.1' && format !== 'forsy/v0.1-draft')
    throw new CannotWork(
      `${draft} is no Forsy trace in version 0.1${format === 'unknown' ? '' : ` but ${format}`}, so it takes no notes.`,
      'Make a draft with trace-formats convert --to forsy.',
    );
  const [fault] = validateForsyTraceDraft(before);
  if (fault)
    throw new CannotWork(`${draft} is not valid as it is: ${fault.message}`, 'trace-formats validate shows all of it.');
  const { trace, set, counted } = annotate(
    before as Annotated['trace'],
    notesIn(openedIn(notes, io).document.value, notes),
  );
  const [wrong] = validateForsyTraceDraft(trace);
  if (wrong)
    throw new CannotWork(
      `With these notes the trace would not be valid: ${wrong.message}`,
      `Nothing was changed. ${wrong.fix}`,
    );
  const target = typed.value('output') ?? draft;
  // What is as it was keeps the way in which it is written, too.
  const path = resolve(io.cwd, target);
  if (path !== resolve(io.cwd, draft)) writeBeside(path, annotatedText(opened, trace));
  else if (!isDeepStrictEqual(trace, before))
    writeOver({ path, name: target }, opened.bytes, annotatedText(opened, trace));
  io.out(`${set === 1 ? '1 value was' : `${set} values were`} set in ${printable(target)}.\n`);
  if (set === 0 && counted.length > 0) io.out(`What had been miscounted was counted anew: ${counted.join(', ')}.\n`);
  return clean;
};

interface Opened {
  readonly bytes: Uint8Array;
  readonly document: ReadDocument;
}

/** All of the file, with the document in it as it becomes. */
function annotatedText({ bytes, document }: Opened, trace: unknown): string {
  const text = writtenLike(textOf(document), document.value, trace);
  const { source } = document;
  // What is not UTF-8 becomes it.
  if (typeof source === 'string') return text;
  const start = source.byteOffset - bytes.byteOffset;
  const around = [bytes.subarray(0, start), bytes.subarray(start + source.length)].map((part) =>
    Buffer.from(part).toString(),
  );
  return around.join(text);
}

function openedIn(file: string, io: Io, advice = ''): Opened {
  const bytes = readBytes(resolve(io.cwd, file));
  if ('why' in bytes) throw new CannotWork(`${file} could not be read: ${bytes.why}.`);
  const { documents, findings } = read(bytes.bytes, { container: 'json' });
  const [fault] = findings.filter(({ severity }) => severity === 'error');
  if (fault || documents.length !== 1) {
    // Only of lines is it likely that a log was named in place of the draft.
    const isLines = read(bytes.bytes).documents.length > 1;
    throw new CannotWork(
      `${file} is not one JSON document: ${fault?.message ?? 'it holds several.'}`,
      `Nothing was changed.${isLines || fault === undefined ? advice : ` ${fault.fix}`}`,
    );
  }
  mustKeepNumbers(documents[0]!, file);
  return { bytes: bytes.bytes, document: documents[0]! };
}

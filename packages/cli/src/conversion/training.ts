import { resolve } from 'node:path';
import {
  type Json,
  type Loss,
  openTokenText,
  type TrainingOptions,
  type TrainingView,
  trainingRows,
  withoutUnkept,
} from '@trace-formats/convert';
import { type ReadDocument, read, unkeptOf } from '@trace-formats/validate';
import { clean, type ExitCode } from '../exit-code.ts';
import { decode } from '../input/bytes/decode.ts';
import { leftAlone } from '../input/left-alone.ts';
import { nothingIn } from '../input/nothing-in.ts';
import type { Io } from '../io.ts';
import { mustBeApart } from '../output/apart.ts';
import type { Write } from '../output/write-beside.ts';
import { turn } from '../turn.ts';
import { lossWords } from './loss-limits.ts';
import type { Wanted } from './run.ts';
import { bytesOfFile, filesIn, type Waiting } from './sessions.ts';
import { startTelling, withAccounts } from './telling.ts';

interface Account {
  readonly file: string;
  readonly trace: number;
  readonly to: string;
  readonly rows: number;
  readonly losses: readonly Loss[];
}

type WantedRows = Omit<Wanted, 'options' | 'pretty' | 'roundTrip'>;

/** Makes one file of rows of all the traces that the paths lead to. A trace that gives none is named, and the others go on. */
export async function runTraining(
  view: TrainingView,
  wanted: WantedRows,
  options: TrainingOptions,
  io: Io,
): Promise<ExitCode> {
  return withAccounts<Account>(wanted.lossesFile, io, (write, accounts) =>
    writeRows(view, wanted, options, io, write, accounts),
  );
}

async function writeRows(
  view: TrainingView,
  wanted: WantedRows,
  options: TrainingOptions,
  io: Io,
  write: Write,
  accounts: Account[],
): Promise<ExitCode> {
  const { files, lost } = await filesIn(wanted.paths, io);
  if (wanted.out !== undefined)
    for (const { name, path } of files)
      if (path !== undefined) mustBeApart(resolve(io.cwd, wanted.out), { name, path });
  const telling = startTelling(lost, wanted.limits, io);
  const { say, complain, limit } = telling;
  const texts: string[] = [];
  let passedOver = 0;
  for (const file of files) {
    await turn();
    const documents = await documentsIn(file, io);
    if ('why' in documents) {
      complain(file.name, documents.why);
      continue;
    }
    // Each record of a log is refused for one and the same reason.
    const refused = new Map<string, number[]>();
    for (const [index, { value: document, unkept }] of documents.read.entries()) {
      const done = trainingRows(document, view, { ...options, unkept });
      if (done.refused) {
        if (!file.named && !isTrace(document)) passedOver += 1;
        else {
          const records = refused.get(done.message) ?? [];
          records.push(index + 1);
          refused.set(done.message, records);
        }
        continue;
      }
      texts.push(openTokenText(done.rows));
      accounts.push({ file: file.name, trace: index + 1, to: view, rows: done.rows.length, losses: done.losses });
      const words = lossWords(done.losses);
      say(
        file.name,
        `${done.rows.length} ${done.rows.length === 1 ? 'row' : 'rows'}${words === '' ? '' : `, ${words}`}.`,
      );
      limit(file.name, done.losses);
    }
    for (const [message, records] of refused)
      complain(file.name, `${message}${whichOf(records, documents.read.length)}`);
  }
  if (passedOver > 0) io.err(leftAlone(passedOver, ['document', 'trace'], 'passed over'));
  if (accounts.length === 0 && telling.code() === clean) throw nothingIn(wanted.paths, 'Forsy trace');
  if (wanted.out === undefined) io.out(texts.join(''));
  else if (accounts.length > 0) write(resolve(io.cwd, wanted.out), texts.join(''));
  return telling.code();
}

/** Of which documents of a file something was said, where it holds several. */
function whichOf([first, ...others]: readonly number[], all: number): string {
  if (all === 1) return '';
  if (others.length === 0) return ` That is so for record ${first}.`;
  const count = others.length + 1;
  return ` That is so for ${count} of its ${all} documents${count === all ? '' : `, the first of them record ${first}`}.`;
}

/** A document, and what was not kept of it. */
interface Document {
  readonly value: Json;
  readonly unkept: NonNullable<TrainingOptions['unkept']>;
}

async function documentsIn(
  file: Waiting,
  io: Io,
): Promise<{ readonly read: readonly Document[] } | { readonly why: string }> {
  const bytes = await bytesOfFile(file, io);
  if ('why' in bytes) return { why: `It cannot be read: ${bytes.why}.` };
  const content = read(bytes, { decode });
  const broken = content.findings.find(({ severity }) => severity === 'error');
  if (broken !== undefined) return { why: `${broken.message} ${broken.fix}` };
  return { read: content.documents.map(documentOf) };
}

function documentOf(document: ReadDocument): Document {
  const unkept = unkeptOf(document);
  const record = document.record === null ? {} : { record: document.record };
  return { value: withoutUnkept(document.value, unkept), unkept: unkept.map((one) => ({ ...one, ...record })) };
}

/** Whether a document that merely lay in a folder is meant to be a trace. */
function isTrace(document: Json): boolean {
  return typeof document === 'object' && document !== null && 'steps' in document;
}

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
import { type ReadDocument, unkeptOf } from '@trace-formats/validate';
import { clean, type ExitCode } from '../exit-code.ts';
import { leftAlone } from '../input/left-alone.ts';
import { nothingIn } from '../input/nothing-in.ts';
import type { Io } from '../io.ts';
import { mustBeApart } from '../output/refused/apart.ts';
import { cleanSentence } from '../report/without-values.ts';
import { turn } from '../turn.ts';
import { lossWords } from './loss-limits.ts';
import type { Wanted } from './run.ts';
import { documentsOf, filesIn, type Waiting } from './sessions.ts';
import { startTelling, type Telling, withAccounts } from './telling.ts';

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
  return withAccounts<Account>(wanted.lossesFile, io, async (write, accounts) => {
    const { files, lost } = await filesIn(wanted.paths, io);
    const out = wanted.out === undefined ? undefined : resolve(io.cwd, wanted.out);
    if (out !== undefined) for (const { name, path } of files) if (path !== undefined) mustBeApart(out, { name, path });
    const telling = startTelling(lost, wanted.limits, io);
    const texts: string[] = [];
    let passedOver = 0;
    for (const file of files) {
      await turn();
      passedOver += await takeRows(file, { view, options, telling, accounts, texts, io });
    }
    if (passedOver > 0) io.err(leftAlone(passedOver, ['document', 'trace'], 'passed over'));
    if (accounts.length === 0 && telling.code() === clean) throw nothingIn(wanted.paths, 'Forsy trace');
    if (out === undefined) io.out(texts.join(''));
    else if (accounts.length > 0) write(out, texts.join(''));
    return telling.code();
  });
}

/** What stays the same from file to file. */
interface Run {
  readonly view: TrainingView;
  readonly options: TrainingOptions;
  readonly telling: Telling;
  readonly accounts: Account[];
  readonly texts: string[];
  readonly io: Io;
}

/** Takes the rows of a file, and gives how many of its documents merely lay in a folder and are no traces. */
async function takeRows(file: Waiting, { view, options, telling, accounts, texts, io }: Run): Promise<number> {
  const opened = await documentsOf(file, io);
  if ('why' in opened) {
    telling.complain(file.name, opened.why);
    return 0;
  }
  const documents = opened.content.documents.map(documentOf);
  let passedOver = 0;
  // Each record of a log is refused for one and the same reason.
  const refused = new Map<string, number[]>();
  for (const [index, { value: document, unkept }] of documents.entries()) {
    const done = trainingRows(document, view, { ...options, unkept });
    if (done.refused) {
      if (!file.named && !isTrace(document)) passedOver += 1;
      else refused.set(done.message, [...(refused.get(done.message) ?? []), index + 1]);
      continue;
    }
    texts.push(openTokenText(done.rows));
    accounts.push({ file: file.name, trace: index + 1, to: view, rows: done.rows.length, losses: done.losses });
    const words = lossWords(done.losses);
    const rows = `${done.rows.length} ${done.rows.length === 1 ? 'row' : 'rows'}`;
    telling.say(file.name, `${rows}${words === '' ? '' : `, ${words}`}.`);
    telling.limit(file.name, done.losses);
  }
  for (const [message, records] of refused)
    telling.complain(file.name, `${await cleanSentence(message)}${whichOf(records, documents.length)}`);
  return passedOver;
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

function documentOf(document: ReadDocument): Document {
  const unkept = unkeptOf(document);
  const record = document.record === null ? {} : { record: document.record };
  return { value: withoutUnkept(document.value, unkept), unkept: unkept.map((one) => ({ ...one, ...record })) };
}

/** Whether a document that merely lay in a folder is meant to be a trace. */
function isTrace(document: Json): boolean {
  return typeof document === 'object' && document !== null && 'steps' in document;
}

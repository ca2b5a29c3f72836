import {
  aboutMissingSubagents,
  type Conversion,
  type ConvertOptions,
  convert,
  type Loss,
  openTokenPieces,
} from '@trace-formats/convert';
import { printable } from '@trace-formats/validate';
import { clean, type ExitCode } from '../exit-code.ts';
import { filesLeftAlone } from '../input/left-alone.ts';
import { nothingIn } from '../input/nothing-in.ts';
import type { Io } from '../io.ts';
import type { Write } from '../output/whole/write-beside.ts';
import { cleanSentence } from '../report/without-values.ts';
import { turn } from '../turn.ts';
import { type LossLimits, lossWords } from './loss-limits.ts';
import { type Outputs, openOutputs, withoutConverted } from './outputs.ts';
import { roundTrip } from './round-trip.ts';
import { filesIn, sessionsIn, type Waiting } from './sessions.ts';
import { startTelling, type Telling, toldNotWritten, withAccounts } from './telling.ts';
import { unreadVersion } from './unread-version.ts';

/** What a conversion is asked for, beside the format. */
export interface Wanted {
  readonly paths: readonly string[];
  readonly options: ConvertOptions;
  readonly pretty: boolean | undefined;
  readonly out: string | undefined;
  readonly lossesFile: string | undefined;
  readonly limits: LossLimits;
  readonly roundTrip: boolean;
}

interface Account {
  readonly file: string;
  readonly session: number | null;
  readonly from: string;
  readonly to: string;
  readonly counts: Conversion['counts'];
  readonly losses: readonly Loss[];
}

/** Converts every session that the paths lead to. One that cannot be converted is named, and the others go on. */
export async function runConversion(wanted: Wanted, io: Io): Promise<ExitCode> {
  return withAccounts<Account>(wanted.lossesFile, io, (write, accounts) => convertAll(wanted, io, write, accounts));
}

/** What stays the same from file to file. */
interface Run {
  readonly wanted: Wanted;
  readonly outputs: Outputs;
  readonly telling: Telling;
  readonly accounts: Account[];
  readonly io: Io;
}

async function convertAll(wanted: Wanted, io: Io, write: Write, accounts: Account[]): Promise<ExitCode> {
  const { files: all, lost, inVain } = await filesIn(wanted.paths, io);
  const files = withoutConverted(all, { ...wanted, to: wanted.options.to }, io);
  const telling = startTelling(lost, wanted.limits, io);
  if (files.length === 0 && lost.length === 0) throw nothingIn(wanted.paths, 'file to convert');
  const run: Run = { wanted, outputs: openOutputs(wanted.out, { files, inVain }, io, write), telling, accounts, io };
  const showsProgress = io.errIsTerminal && files.length > 1;
  const passedOver: string[] = [];
  for (const [index, file] of files.entries()) {
    if (showsProgress) io.err(`\r\u001b[K[${index + 1}/${files.length}] ${printable(file.name).slice(-60)}`);
    await turn();
    if (await convertFile(file, run)) passedOver.push(file.name);
  }
  if (showsProgress) io.err('\r\u001b[K');
  if (passedOver.length > 0) io.err(filesLeftAlone(passedOver, 'session', 'passed over'));
  if (passedOver.length === files.length && telling.code() === clean) throw nothingIn(wanted.paths, 'session');
  return telling.code();
}

/**
 * Converts the sessions of a file, and says whether it merely lay in a folder and holds what is none, so that this was passed
 * over.
 */
async function convertFile(file: Waiting, run: Run): Promise<boolean> {
  const { wanted, telling, io } = run;
  const found = await sessionsIn(file, wanted.options.from, io);
  if ('why' in found) {
    // What could not be opened, or breaks off, may well be a session.
    if (!file.named && !found.isUnread) return true;
    telling.complain(file.name, `It cannot be read: ${found.why}`);
    return false;
  }
  for (const { name, why } of found.unread)
    telling.complain(name, `It cannot be read, so its session goes without it: ${why}.`);
  if (found.strays !== undefined) telling.say(file.name, await cleanSentence(found.strays));
  let { doubt } = found;
  let passedOver = false;
  // A format that could not be told is sought again, so that what was seen can be said.
  const from = found.format === 'unknown' ? {} : { from: found.format };
  for (const [number, session] of found.sessions.entries()) {
    // One file may hold thousands.
    if (number > 0) await turn();
    const unread = wanted.options.from === undefined ? unreadVersion(session) : undefined;
    if (unread !== undefined) {
      telling.complain(file.name, await cleanSentence(unread));
      continue;
    }
    const done = convert(session, { ...wanted.options, ...from });
    if (done.refused) {
      // What is a session, and cannot be converted, is named.
      const isNone = done.reason === 'format-unknown' || /manifest|report/.test(found.likest);
      if (!file.named && isNone) passedOver = true;
      else telling.complain(file.name, await cleanSentence(done.message));
      continue;
    }
    if (doubt !== undefined) telling.say(file.name, doubt);
    doubt = undefined;
    put(done, file, found.sessions.length > 1 ? number + 1 : undefined, run);
  }
  return passedOver;
}

/** Writes a document to its place, and gives account of it; `part` is its number where the file holds several. */
function put(done: Conversion, file: Waiting, part: number | undefined, run: Run): void {
  const { wanted, outputs, telling, accounts } = run;
  let called: string | undefined;
  try {
    called = outputs.write(file, part, endingOf(done), piecesOf(done, wanted.pretty));
  } catch (error) {
    telling.complain(file.name, toldNotWritten(error, wanted.lossesFile !== undefined));
    return;
  }
  judge(file.name, done, called, wanted.roundTrip, telling);
  const { from, to, counts, losses } = done;
  if (wanted.lossesFile !== undefined)
    accounts.push({ file: file.name, session: part ?? null, from, to, counts, losses });
}

/**
 * Says what the document is called where that was not said before, what was lost, whether that is more than was accepted, and,
 * where that was asked, what is missing when it is read again.
 */
function judge(
  name: string,
  done: Conversion,
  called: string | undefined,
  isRoundTrip: boolean,
  { say, limit, object }: Telling,
): void {
  const lost = lossWords(done.losses);
  const into = called === undefined ? done.to : `${done.to} in ${called}`;
  if (lost !== '' || called !== undefined) say(name, `${done.from} to ${into}${lost === '' ? '' : `, ${lost}`}.`);
  const missing = aboutMissingSubagents(done.losses, done.to);
  if (missing !== undefined) say(name, missing);
  limit(name, done.losses);
  if (!isRoundTrip) return;
  const { lines, isExplained } = roundTrip(done);
  for (const line of lines.length > 0 ? lines : ['Read again, everything that is counted is there.']) say(name, line);
  if (!isExplained) object();
}

function endingOf({ to, form }: Conversion): string {
  return `.${to}.${form === 'json' ? 'json' : to === 'open-token' ? 'ndjson' : 'jsonl'}`;
}

function piecesOf({ document }: Conversion, pretty: boolean | undefined): readonly string[] {
  return openTokenPieces(document, { pretty: pretty !== false });
}

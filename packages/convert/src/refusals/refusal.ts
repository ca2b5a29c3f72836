import { formatOf, isFormatId } from '@trace-formats/schema';
import type { Problem } from '@trace-formats/validate';
import { readableFormat, readableFormats, writableFormats } from '../formats/formats.ts';

/** A conversion that cannot be done, with one sentence that says why and what can be. */
export interface Refusal {
  readonly refused: true;
  readonly reason:
    | 'format-not-readable'
    | 'format-not-writable'
    | 'format-unknown'
    | 'version-not-readable'
    | 'shape-not-readable'
    | 'several-sessions'
    | 'option-missing'
    | 'nothing-to-write'
    | 'too-large'
    | 'too-deep';
  readonly message: string;
  readonly readable: readonly string[];
  readonly writable: readonly string[];
}

/** Refuses to read a format that was recognised and has no reader, or was not recognised at all. */
export function refuseToRead(format: string, why?: string): Refusal {
  const list = `Formats that can be converted are ${readableFormats.join(', ')}`;
  if (format === 'unknown') {
    const seen = why === undefined ? '' : ` ${why}`;
    const what = `The format of this document could not be told.${seen} ${list}; if it is one of them, name it.`;
    return refusal('format-unknown', what);
  }
  if (!isFormatId(format))
    return refusal('format-not-readable', `There is no format ${JSON.stringify(format)}. ${list}.`);
  const what = `The format is ${formatOf(format).title} (${format}), which cannot be converted yet.`;
  return refusal('format-not-readable', `${what} ${list}${format.includes('/') ? '.' : otherWay}`);
}

/** Refuses the log of an agent whose logs nothing here reads, and says what to do. */
export function refuseStranger(stranger: string): Refusal {
  const list = `Formats that can be converted are ${readableFormats.join(', ')}`;
  return refusal(
    'format-not-readable',
    `This looks like a session of ${stranger}, which cannot be converted yet. ${list}${otherWay}`,
  );
}

const otherWay =
  '; have it exported as one of them, or write what was said as a list of messages, as OpenAI chats are.';

/** Refuses a document that states a version which is not read: its words may mean other things there. */
export function refuseVersion({ message, fix }: Problem): Refusal {
  return refusal('version-not-readable', `${message} ${fix}`);
}

/** Refuses to write a format that has no writer. */
export function refuseToWrite(format: string): Refusal {
  return refusal(
    'format-not-writable',
    `Nothing can be written as ${format}. Writable are ${writableFormats.join(', ')}.`,
  );
}

/** Refuses a document that does not have the shape which its format must have to be read at all. */
export function refuseShape(format: string, problem: string): Refusal {
  return refusal('shape-not-readable', `This cannot be read as ${format}: ${problem}`);
}

/** The refusal of a format that somebody named, with what to name instead if the content shows it. */
export function withAdvice(refused: Refusal, named: string, { format }: { readonly format: string }): Refusal {
  const seen = readableFormat(format);
  if (seen !== undefined && seen === readableFormat(named)) return refused;
  const advice =
    seen === undefined
      ? `Formats that can be converted are ${readableFormats.join(', ')}; if it is another one of them, name that.`
      : `It looks like ${format}: name that, or let the format be told from the content.`;
  return { ...refused, message: `${refused.message} ${advice}` };
}

/** Refuses a document that holds several sessions: `sessionsOf` takes it apart. */
export function refuseSeveral(format: string, count: number): Refusal {
  return refusal(
    'several-sessions',
    `This ${format} document holds ${count} sessions; each is converted by itself, after \`sessionsOf\` has taken them apart.`,
  );
}

/** Refuses to write a document that its format does not allow without something that only the caller can say. */
export function refuseWithout(problem: string): Refusal {
  return refusal('option-missing', problem);
}

/** Refuses to write a document that would be empty where its format wants something. */
export function refuseEmpty(format: string): Refusal {
  return refusal(
    'nothing-to-write',
    `This session holds nothing that was said or done, and a document in the format ${format} is not valid without.`,
  );
}

/** Refuses a document in which more lists and objects stand in one another than can be followed. */
export function refuseTooDeep(most: number): Refusal {
  return refusal(
    'too-deep',
    `Lists and objects stand in one another more than ${most} times, which is too deep to follow.`,
  );
}

/** Refuses to write a document that cannot be made small enough. */
export function refuseTooLarge(problem: string): Refusal {
  return refusal('too-large', problem);
}

function refusal(reason: Refusal['reason'], message: string): Refusal {
  return { refused: true, reason, message, readable: readableFormats, writable: writableFormats };
}

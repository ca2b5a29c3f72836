import { detectValues, type Unkept, validateTrajectory } from '@trace-formats/validate';
import { convert } from '../convert.ts';
import { readableFormat } from '../formats/formats.ts';
import type { JsonObject } from '../json/json.ts';
import { arrayAt, isObject, objectAt, stringAt } from '../json/json.ts';
import { withoutHalves } from '../json/well-formed.ts';
import { aboutMissingSubagents } from '../losses/missing-subagents.ts';
import type { Trap } from '../losses/trap.ts';
import { refuseForeign } from '../refusals/foreign.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { refuseShape } from '../refusals/refusal.ts';
import { filesOf, type Repaired, recordsOf, type Source } from '../source/source.ts';
import { cleanTrajectory } from './clean.ts';

/** A trajectory ready to be written, under the name that its file gets. */
export interface SavedTrajectory {
  readonly refused: false;
  /** The file as it is to be written: two spaces, a line feed at the end. */
  readonly text: string;
  readonly sessionId: string | undefined;
  /** Number of messages in it. */
  readonly messages: number;
  /** Sentences on what was changed on the way, and on what is wrong with it. */
  readonly notes: readonly string[];
}

/** What the source does not say. */
export interface SaveOptions {
  /** Time of saving, RFC 3339. */
  readonly now: string;
  /** The session's id as a hook names it, for a source that has none. */
  readonly sessionId?: string | undefined;
  readonly from?: string | undefined;
  /** Saves messages that are not valid, too, and only tells of it. */
  readonly unchecked?: boolean | undefined;
}

/** Makes a trajectory of a session to be saved: a trajectory is cleaned and kept, any other log is converted. */
export function trajectoryToSave(source: Source, options: SaveOptions): SavedTrajectory | Refusal {
  const made = keptOrConverted(source, options);
  if (made.refused) return made;
  const repairs = filesOf(source).flatMap(({ repaired }) => repaired ?? []);
  return { ...made, notes: [...made.notes, ...aboutUnread(repairs), ...aboutUnkept(repairs.flatMap(unkeptIn))] };
}

function unkeptIn({ unkept = [] }: Repaired): readonly Unkept[] {
  return unkept;
}

/** A sentence on what stands in the files and is no JSON, so that nothing of it is saved. */
function aboutUnread(repairs: readonly Repaired[]): readonly string[] {
  const lines = repairs.flatMap(({ unreadableLines = [], cutLines = [] }) => [...unreadableLines, ...cutLines]);
  const [first] = lines;
  if (first === undefined) return [];
  return counted(
    lines.length,
    `One piece of the file, on line ${first}, is`,
    `pieces of the file, the first of them on line ${first}, are`,
    'no complete JSON, so nothing of that is saved.',
  );
}

/** A sentence on each kind of thing that was not kept as the source was read. */
function aboutUnkept(unkept: readonly Unkept[]): readonly string[] {
  const keys = unkept.filter(({ fate }) => fate === 'repeated-key').length;
  const texts = unkept.filter(({ fate }) => fate === 'not-utf8').length;
  const numbers = unkept.length - keys - texts;
  return [
    counted(
      numbers,
      'One number has',
      'numbers have',
      'more digits than programs keep, or no end, so the nearest one is saved, or null.',
    ),
    counted(
      keys,
      'One value stands',
      'values stand',
      'under a key that comes again in its object, so the last one is saved.',
    ),
    counted(texts, 'One record holds', 'records hold', 'bytes that are no UTF-8, so U+FFFD is saved in their place.'),
  ].flat();
}

/** A sentence on texts that no validator would take, and that are therefore not saved as they were. */
function aboutHalves(count: number): readonly string[] {
  return counted(
    count,
    'One text holds',
    'texts hold',
    'half a surrogate pair, which is no character, so U+FFFD is saved in its place.',
  );
}

/** A sentence on messages that had reminders of the program in them, and on those that had nothing else. */
function aboutReminders(cut: number, leftOut: number): readonly string[] {
  if (cut === 0) return [];
  const from = `Reminders of the program were taken out of ${cut === 1 ? 'one message' : `${cut} messages`}`;
  if (leftOut === 0) return [`${from}.`];
  const which = cut === 1 ? 'It' : `${leftOut === 1 ? 'One' : leftOut} of them`;
  return [`${from}. ${which} held nothing else and ${leftOut === 1 ? 'was' : 'were'} left out.`];
}

function counted(count: number, one: string, several: string, what: string): readonly string[] {
  return count === 0 ? [] : [`${count === 1 ? one : `${count} ${several}`} ${what}`];
}

function keptOrConverted(source: Source, options: SaveOptions): SavedTrajectory | Refusal {
  const [file] = filesOf(source);
  const value =
    file && ('value' in file ? file.value : recordsOf(file).length === 1 ? recordsOf(file)[0]!.value : undefined);
  if (isObject(value) && 'messages' in value && options.from === undefined && isKept(value)) {
    const kept = keep(value, options);
    return (kept.refused && refuseForeign(value)) || kept;
  }
  const done = convert(source, {
    to: 'trajectory',
    timestamp: options.now,
    ...(options.from && { from: options.from }),
  });
  if (done.refused) return done;
  const countOf = (...traps: readonly Trap[]): number =>
    done.losses.reduce((sum, { trap, count }) => (trap !== undefined && traps.includes(trap) ? sum + count : sum), 0);
  const leftOut = countOf('reminders-alone');
  const cut = countOf('reminder-cut', 'reminders-beside-calls') + leftOut;
  const missing = aboutMissingSubagents(done.losses, 'trajectory') ?? [];
  const notes = [...aboutReminders(cut, leftOut), ...aboutHalves(countOf('half-character'))].concat(missing);
  return saved(done.document as JsonObject, notes, options);
}

/** What is saved as it stands, and not converted from a format of its own that has `messages` as well. */
function isKept(document: JsonObject): boolean {
  const format = readableFormat(detectValues([document], 'json').format) ?? 'trajectory';
  return (format === 'trajectory' || format === 'openai-chat') && !isExchange(document);
}

/** A request with its completion beside it: the answer is none of its messages, so it would not be saved as one. */
function isExchange(document: JsonObject): boolean {
  const response = objectAt(document, 'response');
  return response !== undefined && arrayAt(response, 'choices') !== undefined;
}

function keep(document: JsonObject, options: SaveOptions): SavedTrajectory | Refusal {
  const messages = arrayAt(document, 'messages');
  if (messages === undefined) return refuseShape('trajectory', '`messages` is not a list.');
  if (messages.length === 0) return refuseShape('trajectory', '`messages` is empty.');
  const { document: clean, cut, leftOut } = cleanTrajectory(document);
  if (arrayAt(clean, 'messages')?.length === 0)
    return refuseShape('trajectory', 'nothing but reminders of the program stands in its `messages`.');
  const timed = 'timestamp' in clean ? clean : withTime(clean, options.now);
  return saved(timed, aboutReminders(cut, leftOut), options);
}

/** The time stands where the format has it, before the messages. */
function withTime({ messages, session_id, ...rest }: JsonObject, now: string): JsonObject {
  return { ...rest, timestamp: now, ...(session_id === undefined ? {} : { session_id }), messages };
}

/** Messages that are not valid are refused; an envelope that lacks something is told of, since what it lacks cannot be made up. */
function saved(document: JsonObject, notes: readonly string[], options: SaveOptions): SavedTrajectory | Refusal {
  const own = stringAt(document, 'session_id');
  const { messages, ...head } = document;
  const named = own || !options.sessionId ? document : { ...head, session_id: options.sessionId, messages };
  const { value: whole, count: halves } = withoutHalves<JsonObject>(named);
  const problems = validateTrajectory(whole).filter(({ severity }) => severity === 'error');
  const [first] = problems;
  const broken = problems.find(({ pointer }) => pointer.startsWith('/messages/'));
  if (broken !== undefined && options.unchecked !== true)
    return refuseShape('trajectory', `${broken.pointer}: ${broken.message}`);
  const complaint =
    first === undefined
      ? []
      : [
          `It is saved, but it is no valid trajectory (${problems.length === 1 ? 'one error' : `${problems.length} errors`}): ${first.pointer || 'the whole'}: ${first.message}`,
        ];
  return {
    refused: false,
    text: `${JSON.stringify(whole, null, 2)}\n`,
    sessionId: stringAt(whole, 'session_id'),
    messages: arrayAt(whole, 'messages')?.length ?? 0,
    notes: [...notes, ...aboutHalves(halves), ...complaint],
  };
}

/** Name of a saved trajectory's file: the local time, the session's id where there is one, and a number where the name is taken. */
export function trajectoryName(time: Date, sessionId: string | undefined, taken = 0): string {
  const id = sessionId === undefined ? '' : safe(sessionId);
  return `trajectory_${localTime(time)}${id === '' ? '' : `_${id}`}${taken === 0 ? '' : `_${taken}`}.json`;
}

/** Name of the raw copy of a Claude Code transcript. */
export function transcriptName(sessionId: string): string {
  return `claude-transcript_${safe(sessionId) || 'unknown'}.jsonl`;
}

function safe(sessionId: string): string {
  return sessionId.replace(/[^A-Za-z0-9._-]/gu, '-').slice(0, 64);
}

function localTime(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}-${two(time.getMinutes())}-${two(time.getSeconds())}`;
}

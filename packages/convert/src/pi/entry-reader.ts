import { type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { startTitle } from '../losses/last-title.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import { noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import { annotate, readInjected, readSummary } from './client-reader.ts';
import { readMessage } from './message-reader.ts';
import type { Piece, Reading } from './reading.ts';

/** Reads the entries of a session one after the other into the draft. */
export interface EntryReader {
  readonly entry: (entry: JsonObject, place: Place) => void;
  /** The name that the user gave the session. */
  readonly title: () => string | undefined;
  readonly firstAnswer: () => JsonObject | undefined;
}

/** Starts reading entries in the order of the file; an entry whose parent is not the one before it begins another branch. */
export function startEntries(draft: Draft, ledger: Ledger, tally: Tally): EntryReader {
  const reading: Reading = {
    draft,
    ledger,
    tally,
    title: startTitle(ledger),
    lastEventOf: new Map(),
    previous: undefined,
    firstAnswer: undefined,
    count: 0,
  };
  return {
    entry: (value, place) => readEntry(reading, value, place),
    title: reading.title.now,
    firstAnswer: () => reading.firstAnswer,
  };
}

function readEntry(reading: Reading, value: JsonObject, place: Place): void {
  const { draft, ledger, tally } = reading;
  reading.count += 1;
  const type = stringAt(value, 'type') ?? 'none';
  tally.record(type);
  const first = draft.events.length;
  const facts = known({
    at: timeAt(value, 'timestamp', place, ledger),
    sourceId: stringAt(value, 'id'),
    parent: branchOf(reading, value, place),
  });
  const entry: Piece = { value, place, facts };
  const message = objectAt(value, 'message');
  if (type === 'message' && message) readMessage(reading, { value: message, place: inside(place, 'message'), facts });
  else if (type === 'message') tally.misshapen(place, 'A message entry without a message was left out.');
  else if (type === 'compaction' || type === 'branch_summary') {
    readSummary(reading, entry);
    noteOtherKeys(value, readOfSummary, '', place, tally);
  } else if (type === 'custom_message') readInjected(reading, entry);
  else if (type === 'session_info') rename(reading, value, place);
  else if (annotated.has(type)) annotate(reading, type, entry, readOfEntry);
  else tally.unknownRecord(type, place);
  if (type === 'message' && message?.['role'] === 'assistant') reading.firstAnswer ??= value;
  noteLastEvent(reading, value, first);
}

/** What hangs under an entry without events of its own comes after the last event of the entry it hangs under itself. */
function noteLastEvent(reading: Reading, entry: JsonObject, first: number): void {
  const id = stringAt(entry, 'id');
  if (id === undefined) return;
  const { events } = reading.draft;
  const { lastEventOf } = reading;
  const last = events.length > first ? events.at(-1)?.id : lastEventOf.get(stringAt(entry, 'parentId') ?? '');
  if (last !== undefined) lastEventOf.set(id, last);
  reading.previous = id;
}

function rename({ title, tally }: Reading, entry: JsonObject, place: Place): void {
  noteOtherKeys(entry, readOfName, '', place, tally);
  title.rename(stringAt(entry, 'name'), inside(place, 'name'));
}

/** The event under which the entry hangs, where that is another than the entry before it. */
function branchOf({ lastEventOf, previous, ledger }: Reading, entry: JsonObject, place: Place): string | undefined {
  const parent = stringAt(entry, 'parentId');
  if (parent === undefined || parent === previous) return undefined;
  const isKnown = lastEventOf.has(parent);
  ledger.lose({
    kind: isKnown ? 'approximated' : 'dropped',
    place: inside(place, 'parentId'),
    why: isKnown
      ? 'The user went back here and took another way; both ways were kept, in the order of the file.'
      : 'The entry names a parent that the file does not hold before it; the order of the file was kept.',
    trap: isKnown ? 'rewound-branch' : 'dangling-parent',
  });
  return lastEventOf.get(parent);
}

const readOfEntry = new Set(['type', 'id', 'parentId', 'timestamp']);
const readOfName = new Set(['type', 'id', 'parentId', 'name']);
const annotated = new Set(['model_change', 'thinking_level_change', 'label', 'custom']);
const readOfSummary = new Set(['type', 'id', 'parentId', 'timestamp', 'summary']);

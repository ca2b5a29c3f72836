import { isObject, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import { noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place, pointed } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { momentOf, timeAt } from '../timeline/time.ts';
import { answeredIn } from './call-reader.ts';
import { findEchoes } from './echoes.ts';
import { type EventReader, startEvents } from './event-reader.ts';
import { nameOfSubagent, noteFactsOfSubagent } from './facts-of-subagent.ts';
import { type ItemReader, startItems } from './item-reader.ts';
import type { Facts } from './items.ts';
import type { Log, LogRecord } from './log.ts';
import type { Lane } from './reading.ts';
import { startResponses } from './responses.ts';

/** Reads whole logs: the main one, and those of the subagents it started, where it started them. */
export interface LogReader {
  readonly log: (log: Log, lane: Lane) => void;
  readonly remaining: () => void;
  readonly title: () => string | undefined;
}

interface Context {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  readonly main: Log;
  readonly subagents: Map<string, Log>;
}

/** The copy of the parent's log at the head of a fork is written within one moment. */
const copyMoment = 1000;

/** The tool that starts a subagent, and answers with its id. */
const spawning = 'spawn_agent';

/** What is read of the facts of a session. */
const readOfMeta = new Set(
  `
    id session_id timestamp cwd originator cli_version source model_provider base_instructions instructions git
    forked_from_id parent_thread_id agent_nickname
  `
    .trim()
    .split(/\s+/),
);

/** What is read of the note that earlier messages were summed up. */
const readOfCompacted = new Set(['message', 'type', 'timestamp']);

/** Starts without a log. */
export function startLogs({ draft, ledger, tally, main, subagents }: Context): LogReader {
  const spawns = new Set<string | undefined>();
  const given = new Set([stringAt(main.meta, 'id'), stringAt(main.meta, 'session_id'), ...subagents.keys()]);
  let title: string | undefined;
  return { log: readLog, remaining, title: () => title };

  function readLog(log: Log, lane: Lane): void {
    for (const place of log.strange) tally.misshapen(place, 'A line that holds no JSON object was left out.');
    const echoes = findEchoes(log.records);
    const responses = startResponses(draft, lane.span === undefined ? 'r' : `${lane.span} r`);
    const reading = { draft, ledger, tally, lane, responses, answered: answeredIn(log.records) };
    const items = startItems(reading);
    const events = startEvents(reading, items);
    const copied = copiedPrefix(log.records, ledger);
    let model: string | undefined;
    for (const [index, record] of log.records.entries()) {
      tally.record(record.type);
      if (record.type === 'turn_context') model = stringAt(record.payload, 'model') ?? model;
      readRecord(record, index, { items, events });
    }
    events.finish();
    title ??= events.title();

    function readRecord(
      record: LogRecord,
      index: number,
      readers: { readonly items: ItemReader; readonly events: EventReader },
    ): void {
      const { type, payload, place } = record;
      const facts = factsOf(record, copied.has(index));
      if (type === 'response_item') {
        readers.items.item(payload, place, facts, echoes.isHuman(index));
        const callId = stringAt(payload, 'call_id');
        if (payload['type'] === 'function_call' && payload['name'] === spawning) spawns.add(callId);
        if (payload['type'] === 'function_call_output') {
          const ids = idsIn(payload['output']);
          readSpawned(ids, callId, lane);
          // Other tools may print ids, too.
          if (spawns.has(callId)) noteMissing(ids, inside(place, 'output'));
        }
      } else if (type === 'event_msg') {
        const spawned = payload['type'] === 'collab_agent_spawn_end' ? stringAt(payload, 'new_thread_id') : undefined;
        if (spawned !== undefined) {
          readSpawned([spawned], stringAt(payload, 'call_id'), lane);
          noteMissing([spawned], inside(place, 'new_thread_id'));
        }
        readers.events.event(payload, place, facts, echoes.isEcho(index));
      } else if (type === 'compacted') compacted(payload, record, facts, readers.items);
      else if (type === 'session_meta') sessionMeta(record, index, facts);
      else if (type === 'turn_context' || type === 'world_state' || type === 'state')
        tally.sideRecord(place, 'The settings of a turn; the model and the folder were read from them.');
      else if (type === 'inter_agent_communication_metadata') tally.sideRecord(place, 'A state of the program.');
      else tally.unknownRecord(type, place);
    }

    function factsOf(record: LogRecord, isCopy: boolean): Facts {
      return known({
        at: isCopy ? undefined : timeAt(record, 'timestamp', pointed(record.place, ''), ledger),
        span: lane.span,
        sourceId: stringAt(record.payload, 'id'),
        model: isModels(record) ? model : undefined,
        extra: isCopy ? { codex: { copied: true } } : undefined,
      });
    }

    /** The instructions stand in the first record; later ones are a parent's, or mark where the session was taken up again. */
    function sessionMeta(record: LogRecord, index: number, facts: Facts): void {
      const isFirst = log.records.findIndex(({ type }) => type === 'session_meta') === index;
      if (!isFirst) return void tally.sideRecord(record.place, 'The facts of the session stand in its first record.');
      noteOtherKeys(record.payload, readOfMeta, '', record.place, tally);
      const base = stringAt(objectAt(record.payload, 'base_instructions'), 'text');
      const older = stringAt(record.payload, 'instructions');
      const text = base ?? older;
      if (older !== undefined && older !== text) tally.field('instructions', record.place);
      if (text === undefined || text === '') return;
      const actor = draft.actor({ id: 'system', kind: 'system', name: 'system' });
      const source = inside(record.place, base === undefined ? 'instructions' : 'base_instructions');
      draft.message({ actor, role: 'system', author: 'injected', content: [{ type: 'text', text }], source, ...facts });
    }
  }

  function compacted(payload: JsonObject, record: LogRecord, facts: Facts, items: ItemReader): void {
    const text = stringAt(payload, 'message');
    const actor = draft.actor({ id: 'client', kind: 'system', name: 'client' });
    draft.annotation({ actor, name: 'compaction', source: record.place, ...facts });
    if (text !== undefined && text !== '') {
      const source = inside(record.place, 'message');
      items.said([{ type: 'text', text }], source, facts, 'summary');
    }
    noteOtherKeys(payload, readOfCompacted, '', record.place, tally);
  }

  function readSpawned(ids: readonly string[], callId: string | undefined, from: Lane): void {
    for (const id of ids) {
      const log = subagents.get(id);
      if (log) readSubagent(id, log, callId, from.span);
    }
  }

  /** The log may name a subagent in the answer of the call and in an event, and by more than one id. */
  function noteMissing(ids: readonly string[], place: Place): void {
    if (ids.length === 0 || ids.some((id) => given.has(id))) return;
    for (const id of ids) given.add(id);
    ledger.lose({
      kind: 'missing',
      place,
      why: 'What this subagent did stands in a log of its own that was not given, so it is missing; that log has the id of the subagent in its name, and lies where the log of the session lies.',
      trap: 'subagent-elsewhere',
    });
  }

  function readSubagent(id: string, log: Log, callId: string | undefined, parent: string | undefined): void {
    subagents.delete(id);
    const { meta } = log;
    const name = nameOfSubagent(meta) ?? 'subagent';
    const place = log.records.find(({ payload }) => payload === meta)?.place ?? { pointer: '' };
    noteFactsOfSubagent({ name, meta, place }, main.meta, (other) => given.has(other), ledger);
    const actor = draft.actor({ id: `agent:${id}`, kind: 'model', name, sourceId: id });
    const source = log.records[0]?.place ?? { pointer: '' };
    const call = callId === undefined ? undefined : draft.callOf(callId);
    const startedAt = timeAt(meta, 'timestamp', place, ledger);
    const span = draft.openSpan(known({ actor, call, parent, sourceId: id, source }), startedAt);
    readLog(log, { actor, span, isSubagent: true });
    draft.closeSpan(span, { actor, source });
  }

  function remaining(): void {
    for (const [id, log] of [...subagents]) if (subagents.has(id)) readSubagent(id, log, undefined, undefined);
  }
}

function isModels({ type, payload }: LogRecord): boolean {
  const kind = stringAt(payload, 'type') ?? 'message';
  if (type === 'event_msg') return kind === 'agent_message' || kind.startsWith('agent_reasoning');
  return type === 'response_item' && (kind === 'message' ? payload['role'] === 'assistant' : !kind.includes('output'));
}

/** The records of a parent that a fork begins with: they follow a second `session_meta` and bear the time of the copying. */
function copiedPrefix(records: readonly LogRecord[], ledger: Ledger): ReadonlySet<number> {
  const metas = records.flatMap((record, index) => (record.type === 'session_meta' ? [index] : []));
  const [first, second] = metas;
  const copied = new Set<number>();
  if (first === undefined || second === undefined) return copied;
  if (stringAt(records[first]?.payload, 'id') === stringAt(records[second]?.payload, 'id')) return copied;
  const moment = timeOf(records[second]!);
  for (let index = second; index < records.length; index += 1) {
    const record = records[index]!;
    if (!(Math.abs(timeOf(record) - moment) < copyMoment)) break;
    copied.add(index);
  }
  if (copied.size > 1)
    ledger.lose({
      kind: 'approximated',
      place: { ...records[second]!.place, pointer: '' },
      why: 'The session was forked: it begins with a copy of its parent, whose times are those of the copying and were left out.',
      trap: 'copied-prefix',
      count: copied.size - 1,
    });
  return copied;
}

function timeOf({ timestamp }: LogRecord): number {
  return typeof timestamp === 'string' ? momentOf(timestamp) : Number.NaN;
}

/** Identifiers of threads that the output of a call names, as the tools that start subagents give them back. */
function idsIn(output: JsonObject[string]): readonly string[] {
  if (typeof output !== 'string' || !output.startsWith('{')) return [];
  try {
    const value: unknown = JSON.parse(output);
    if (!isObject(value)) return [];
    return ['agent_id', 'thread_id', 'new_thread_id'].flatMap((key) => stringAt(value, key) ?? []);
  } catch {
    return [];
  }
}

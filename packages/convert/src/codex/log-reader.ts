import { type JsonObject, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Tally } from '../losses/tally.ts';
import { noteOtherKeys } from '../source/other-keys.ts';
import { inside, pointed } from '../source/source.ts';
import { timeAt } from '../timeline/time.ts';
import { answeredIn } from './call-reader.ts';
import { copiedPrefix } from './copied-prefix.ts';
import { findEchoes } from './echoes.ts';
import { type EventReader, startEvents } from './event-reader.ts';
import { type ItemReader, startItems } from './item-reader.ts';
import type { Facts } from './items.ts';
import type { Log, LogRecord } from './log.ts';
import type { Lane } from './reading.ts';
import { startResponses } from './responses.ts';
import { readSessionMeta } from './session-meta.ts';
import { idsOfSubagentsIn, type SubagentContext, startSubagentLogs } from './subagent-logs.ts';

/** Reads whole logs: the main one, and those of the subagents it started, where it started them. */
export interface LogReader {
  readonly log: (log: Log, lane: Lane) => void;
  readonly remaining: () => void;
  readonly title: () => string | undefined;
}

interface Context extends SubagentContext {
  readonly tally: Tally;
}

/** The tool that starts a subagent, and answers with its id. */
const spawning = 'spawn_agent';

/** What is read of the note that earlier messages were summed up. */
const readOfCompacted = new Set(['message', 'type', 'timestamp']);

/** Starts without a log. */
export function startLogs(context: Context): LogReader {
  const { draft, ledger, tally } = context;
  const spawns = new Set<string | undefined>();
  const subagents = startSubagentLogs(context, readLog);
  let title: string | undefined;
  return { log: readLog, remaining: subagents.remaining, title: () => title };

  function readLog(log: Log, lane: Lane): void {
    for (const place of log.strange) tally.misshapen(place, 'A line that holds no JSON object was left out.');
    const echoes = findEchoes(log.records);
    const responses = startResponses(draft, lane.span === undefined ? 'r' : `${lane.span} r`);
    const reading = { draft, ledger, tally, lane, responses, answered: answeredIn(log.records) };
    const items = startItems(reading);
    const events = startEvents(reading, items);
    const copied = copiedPrefix(log.records, ledger);
    const firstMeta = log.records.findIndex(({ type }) => type === 'session_meta');
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
          const ids = idsOfSubagentsIn(payload['output']);
          subagents.started(ids, callId, lane);
          // Other tools may print ids, too.
          if (spawns.has(callId)) subagents.noteMissing(ids, inside(place, 'output'));
        }
      } else if (type === 'event_msg') {
        const spawned = payload['type'] === 'collab_agent_spawn_end' ? stringAt(payload, 'new_thread_id') : undefined;
        if (spawned !== undefined) {
          subagents.started([spawned], stringAt(payload, 'call_id'), lane);
          subagents.noteMissing([spawned], inside(place, 'new_thread_id'));
        }
        readers.events.event(payload, place, facts, echoes.isEcho(index));
      } else if (type === 'compacted') compacted(payload, record, facts, readers.items);
      else if (type === 'session_meta') readSessionMeta(record, index === firstMeta, facts, context);
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
}

function isModels({ type, payload }: LogRecord): boolean {
  const kind = stringAt(payload, 'type') ?? 'message';
  if (type === 'event_msg') return kind === 'agent_message' || kind.startsWith('agent_reasoning');
  return type === 'response_item' && (kind === 'message' ? payload['role'] === 'assistant' : !kind.includes('output'));
}

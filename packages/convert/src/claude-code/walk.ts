import { isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Place } from '../source/source.ts';
import { timeAt } from '../timeline/time.ts';
import { startBesideMessages } from './beside-messages.ts';
import type { Context } from './context.ts';
import { startAssistantReader } from './messages/assistant-reader.ts';
import { type OnResult, startUserReader } from './messages/user-reader.ts';
import { startOtherFacts } from './other-facts.ts';
import { carriedFields, flags, sideRecords } from './record-types.ts';
import { startRepetitions } from './repetitions.ts';
import { startBelonging } from './subagents/belonging.ts';
import type { Lane, Subagent } from './subagents/lanes.ts';
import { noteAgent } from './subagents/note-agent.ts';
import { noteMissingSubagents } from './subagents/note-missing-subagents.ts';
import { agentProgressIn } from './subagents/progress.ts';
import { startSubagentLogs } from './subagents/subagent-logs.ts';

/** Goes through the records of a session, and into the files of its subagents where the session speaks of them. */
export interface Walk {
  readonly record: (value: Json, place: Place) => void;
  /** Reads the files that no record has led to, and puts the tokens of each response on its first event. */
  readonly finish: () => void;
}

/** Starts before the first record. */
export function startWalk(context: Context): Walk {
  const { draft, ledger, tally, lanes, found, subagents } = context;
  const given = new Set(subagents.keys());
  const otherFacts = startOtherFacts(found, ledger);
  const isRepeated = startRepetitions(found, subagents.size > 0 || found.callOfAgent.size > 0, ledger);
  const logs = startSubagentLogs(context, readOfSubagent);
  const belonging = startBelonging(context, logs.current);
  const readUser = startUserReader(draft, ledger, tally, { before: beforeResult, after: logs.startedBy });
  const answers = startAssistantReader(draft, ledger, tally);
  const beside = startBesideMessages(context, belonging, readUser);
  return { record: readRecord, finish };

  function readRecord(value: Json, place: Place): void {
    if (!isObject(value)) return void tally.misshapen(place, 'A line that holds no JSON object was left out.');
    const type = stringAt(value, 'type') ?? stringAt(objectAt(value, 'message'), 'role') ?? 'none';
    tally.record(type);
    otherFacts.record(value, place);
    if (type === 'user' || type === 'assistant') readMessage(type, value, place, () => belonging.laneOf(value, place));
    else if (type === 'system') beside.system(value, place);
    else if (type === 'attachment') beside.attachment(value, place);
    else if (type === 'progress') readProgress(value, place);
    else if (type === 'summary' || type === 'ai-title' || type === 'custom-title')
      tally.sideRecord(place, 'A title; the last that belongs to this session is kept as its title.');
    else if (Object.hasOwn(sideRecords, type)) tally.sideRecord(place, sideRecords[type]!);
    else tally.unknownRecord(type, place);
  }

  /** The lane is asked for only where the message is read, since asking may open the span of a subagent. */
  function readMessage(type: 'user' | 'assistant', record: JsonObject, place: Place, laneOf: () => Lane): void {
    if (isRepeated(record, place)) return;
    const carried = carriedFields[type];
    for (const field in record)
      if (!carried.has(field) && record[field] !== null && (record[field] !== false || !flags.has(field)))
        tally.field(field, place);
    const lane = laneOf();
    noteAgent(record, place, lane, { draft, tally });
    if (type === 'assistant') answers.record(record, place, lane);
    else readUser(record, place, lane);
  }

  /** A record of a subagent's own file: whoever's messages they say that they are, they are that subagent's. */
  function readOfSubagent(value: Json, place: Place, subagent: Subagent): void {
    const type = stringAt(value, 'type');
    if (!isObject(value) || (type !== 'user' && type !== 'assistant')) return void readRecord(value, place);
    tally.record(type);
    otherFacts.record(value, place);
    const agentType = subagent.agentType ?? stringAt(value, 'attributionAgent');
    readMessage(type, value, place, () =>
      lanes.of(known({ ...subagent, agentType }), place, timeAt(value, 'timestamp', place, ledger)),
    );
  }

  function readProgress(record: JsonObject, place: Place): void {
    belonging.spanOf(record);
    const progress = agentProgressIn(record, place, found, tally);
    if (progress === undefined) return void tally.sideRecord(place, 'A notice of how a hook or a tool is getting on.');
    const { type, inner, innerPlace, subagent } = progress;
    if (subagent.agentId !== undefined) logs.of(subagent.agentId);
    otherFacts.record(inner, innerPlace);
    readMessage(type, inner, innerPlace, () =>
      lanes.of(subagent, place, timeAt(inner, 'timestamp', innerPlace, ledger)),
    );
  }

  function beforeResult(...[callId, record, place, { at, span }]: Parameters<OnResult['before']>): void {
    if (isLaunchNotice(record)) return;
    logs.startedBy(callId);
    lanes.closeFor(callId, place, at, span);
  }

  function finish(): void {
    logs.remaining();
    noteMissingSubagents(context, given);
    answers.finish();
    otherFacts.finish();
  }
}

/** The result of a call that only started a subagent in the background comes before the subagent's work. */
function isLaunchNotice(record: JsonObject): boolean {
  const result = objectAt(record, 'toolUseResult');
  return result?.status === 'async_launched' || result?.isAsync === true;
}

import { isObject, type Json, type JsonObject, objectAt, stringAt } from '../json.ts';
import { known, unlessEmpty } from '../known.ts';
import type { Ledger } from '../losses/loss.ts';
import { statedFields } from '../losses/stated-fields.ts';
import { startTally, type Tally } from '../losses/tally.ts';
import type { Reading } from '../reader.ts';
import { filesOf, inside, type Place, recordsOf, type Source } from '../source/source.ts';
import { timeAt } from '../time.ts';
import { type Draft, startDraft } from '../timeline/draft.ts';
import type { Session } from '../timeline/timeline.ts';
import { startAssistantReader } from './assistant-reader.ts';
import { eachRecord } from './each-record.ts';
import { type Lane, type Lanes, type Subagent, startLanes } from './lanes.ts';
import { noteOddities } from './note-oddities.ts';
import { startOtherFacts } from './other-facts.ts';
import { carriedFields, chainFields, flags, sideRecords, sideSystemRecords } from './record-types.ts';
import { type SubagentFile, sortFiles } from './session-files.ts';
import { type Survey, survey } from './survey.ts';
import { type OnResult, startUserReader } from './user-reader.ts';

const format = 'claude-code';

/** Reads a Claude Code log: the main file of a session and, if given, the files of its subagents. */
export function claudeCodeToTimeline(source: Source, ledger: Ledger): Reading {
  const { main, subagents, isSubagentFile } = sortFiles(filesOf(source), ledger);
  const found = survey(main, subagents.values());
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  const isSubagents = isSubagentFile || found.isSubagent;
  const { agentId: instance, attributionAgent } = isSubagents ? found.facts : {};
  const lanes = startLanes(draft, found, isSubagents);
  const walk = startWalk({ draft, ledger, tally, lanes, found, subagents });
  draft.actor(known({ id: 'agent', kind: 'model' as const, name: attributionAgent ?? 'assistant', instance }));
  for (const { file, name } of main) eachRecord(file, name, walk.record);
  walk.finish();
  noteOddities(found, ledger);
  const timeline = draft.finish(sessionOf(found, draft));
  return { timeline, counts: tally.finish() };
}

interface Context {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  readonly lanes: Lanes;
  readonly found: Survey;
  readonly subagents: Map<string, SubagentFile>;
}

function startWalk(context: Context): {
  readonly record: (value: Json, place: Place) => void;
  /** Reads the files that no record has led to, and puts the tokens of each response on its first event. */
  readonly finish: () => void;
} {
  const { draft, ledger, tally, lanes, found, subagents } = context;
  const otherFacts = startOtherFacts(found, ledger);
  const readUser = startUserReader(draft, ledger, tally, { before: beforeResult, after: readFilesOf });
  const answers = startAssistantReader(draft, ledger, tally);
  const seen = new Map<string, JsonObject>();
  /** The subagent whose file is being read. */
  let fileKey: string | undefined;
  const hasSubagents = subagents.size > 0 || found.callOfAgent.size > 0;
  const filesOfCall = new Map<string, SubagentFile[]>();
  for (const file of subagents.values()) {
    const callId = callOfAgent(file);
    if (callId !== undefined) filesOfCall.set(callId, [...(filesOfCall.get(callId) ?? []), file]);
  }

  return { record: readRecord, finish };

  function readRecord(value: Json, place: Place): void {
    if (!isObject(value)) return void tally.misshapen(place, 'A line that holds no JSON object was left out.');
    const type = stringAt(value, 'type') ?? stringAt(objectAt(value, 'message'), 'role') ?? 'none';
    tally.record(type);
    otherFacts.record(value, place);
    if (type === 'user' || type === 'assistant') readMessage(type, value, place, () => laneOf(value, place));
    else if (type === 'system') readSystem(value, place);
    else if (type === 'attachment') readAttachment(value, place);
    else if (type === 'progress') readProgress(value, place);
    else if (type === 'summary' || type === 'ai-title' || type === 'custom-title')
      tally.sideRecord(place, 'A title; the last that belongs to this session is kept as its title.');
    else if (Object.hasOwn(sideRecords, type)) tally.sideRecord(place, sideRecords[type]!);
    else tally.unknownRecord(type, place);
  }

  function readMessage(type: 'user' | 'assistant', record: JsonObject, place: Place, lane: () => Lane): void {
    if (isSeen(record, place)) return;
    const carried = carriedFields[type];
    for (const field in record)
      if (!carried.has(field) && record[field] !== null && (record[field] !== false || !flags.has(field)))
        tally.field(field, place);
    const own = lane();
    noteAgent(record, place, own);
    if (type === 'assistant') answers.record(record, place, own);
    else readUser(record, place, own);
  }

  /** Of whom a record says that they wrote it, unless that is known: the id of the main agent is where the whole log is that of a subagent. */
  function noteAgent(record: JsonObject, place: Place, { actor, span }: Pick<Lane, 'actor' | 'span'>): void {
    const { name, instance, sourceId } = draft.actorOf(actor) ?? {};
    const read = { agentId: span === undefined ? instance : sourceId, attributionAgent: name };
    for (const field of ['agentId', 'attributionAgent'] as const)
      if (typeof record[field] === 'string' && record[field] !== read[field]) tally.field(field, place);
  }

  /** A record with an id that was read before is left out if it says the same, and read if it does not. */
  function isSeen(record: JsonObject, place: Place): boolean {
    const uuid = stringAt(record, 'uuid');
    if (uuid === undefined || (!hasSubagents && !found.repeatedUuids.has(uuid))) return false;
    const before = seen.get(uuid);
    if (before === undefined) {
      seen.set(uuid, record);
      return false;
    }
    if (contentOf(before) !== contentOf(record)) return false;
    loseRepetition(record, place, ledger);
    return true;
  }

  function beforeResult(...[callId, record, place, { at, span }]: Parameters<OnResult['before']>): void {
    if (isLaunchNotice(record)) return;
    readFilesOf(callId);
    lanes.closeFor(callId, place, at, span);
  }

  function readFilesOf(callId: string): void {
    for (const file of filesOfCall.get(callId) ?? []) if (subagents.has(file.agentId)) readFile(file);
  }

  function laneOf(record: JsonObject, place: Place): Lane {
    if (record.isSidechain !== true || found.isSubagent) return lanes.main;
    const agentId = stringAt(record, 'agentId');
    const key = agentId ?? lanes.threadOf(record);
    const callId = (agentId && found.callOfAgent.get(agentId)) ?? callOfPrompt(record);
    const agentType = stringAt(record, 'attributionAgent');
    return lanes.of(known({ key, agentId, agentType, callId }), place, timeAt(record, 'timestamp', place, ledger));
  }

  /** The span to which a record beside the messages belongs. Later messages of a chain may hang under it, so it is taken into the chain. */
  function spanOf(record: JsonObject): string | undefined {
    if (fileKey !== undefined) return lanes.openSpanOf(fileKey);
    if (record['isSidechain'] !== true || found.isSubagent) return undefined;
    return lanes.openSpanOf(stringAt(record, 'agentId') ?? lanes.threadOf(record));
  }

  function callOfPrompt(record: JsonObject): string | undefined {
    const content = objectAt(record, 'message')?.content;
    const first = Array.isArray(content) ? stringAt(content[0], 'text') : content;
    return (typeof first === 'string' && found.callOfPrompt.get(first)) || undefined;
  }

  function callOfAgent({ agentId, opened: { file } }: SubagentFile): string | undefined {
    const first = recordsOf(file).find(({ value }) => stringAt(value, 'type') === 'user')?.value;
    return found.callOfAgent.get(agentId) ?? (isObject(first) ? callOfPrompt(first) : undefined);
  }

  /** Reads a subagent's own file in one piece, in the place where its session first speaks of it. */
  function readFile(file: SubagentFile): void {
    subagents.delete(file.agentId);
    const callId = callOfAgent(file);
    const outer = fileKey;
    const parent = outer === undefined ? undefined : lanes.openSpanOf(outer);
    fileKey = file.agentId;
    eachRecord(file.opened.file, file.opened.name, (value, place) => {
      const type = stringAt(value, 'type');
      if (!isObject(value) || (type !== 'user' && type !== 'assistant')) return readRecord(value, place);
      tally.record(type);
      otherFacts.record(value, place);
      const agentType = file.agentType ?? stringAt(value, 'attributionAgent');
      const subagent: Subagent = known({ key: file.agentId, agentId: file.agentId, agentType, callId, parent });
      readMessage(type, value, place, () => lanes.of(subagent, place, timeAt(value, 'timestamp', place, ledger)));
    });
    fileKey = outer;
  }

  function finish(): void {
    // One that another of them started is read where that one speaks of it.
    const left = [...subagents.values()];
    const started = new Set(left.filter((file) => callOfAgent(file) !== undefined));
    for (const file of [...left.filter((one) => !started.has(one)), ...started])
      if (subagents.has(file.agentId)) readFile(file);
    answers.finish();
    otherFacts.finish();
  }

  /** A progress record of an agent holds a whole record of the subagent. */
  function readProgress(record: JsonObject, place: Place): void {
    spanOf(record);
    const data = objectAt(record, 'data');
    const inner = objectAt(data, 'message');
    const type = stringAt(inner, 'type');
    if (data?.type !== 'agent_progress' || !inner || (type !== 'user' && type !== 'assistant'))
      return void tally.sideRecord(place, 'A notice of how a hook or a tool is getting on.');
    // The record around has an id and a time of its own, beside those of the record that it holds.
    for (const field of ['uuid', 'timestamp', 'toolUseID']) if (field in record) tally.field(field, place);
    const agentId = stringAt(data, 'agentId');
    for (const field of ['agentId', 'attributionAgent'])
      if (record[field] !== (data[field] ?? inner[field]) && typeof record[field] === 'string')
        tally.field(field, place);
    const callId = stringAt(record, 'parentToolUseID') ?? (agentId && found.callOfAgent.get(agentId));
    const file = agentId === undefined ? undefined : subagents.get(agentId);
    if (file) readFile(file);
    const innerPlace = inside(place, 'data', 'message');
    otherFacts.record(inner, innerPlace);
    for (const field of ['sessionId', 'session_id'])
      if (inner[field] !== record[field] && typeof inner[field] === 'string') tally.field(field, innerPlace);
    const subagent: Subagent = known({
      key: agentId ?? `call ${callId}`,
      agentId,
      agentType: stringAt(inner, 'attributionAgent'),
      callId: callId || undefined,
    });
    readMessage(type, inner, innerPlace, () =>
      lanes.of(subagent, place, timeAt(inner, 'timestamp', innerPlace, ledger)),
    );
  }

  /** What the program put before the model: kept as it is, since how the model saw it is not recorded. A queued prompt is the human's. */
  function readAttachment(record: JsonObject, place: Place): void {
    const attachment = objectAt(record, 'attachment');
    if (!attachment) return void tally.misshapen(place, 'An attachment record without an attachment was left out.');
    if ('toolUseID' in record) tally.field('toolUseID', place);
    const at = timeAt(record, 'timestamp', place, ledger);
    const source = inside(place, 'attachment');
    const facts = known({ at, sourceId: stringAt(record, 'uuid'), source });
    const prompt = attachment.prompt;
    if (attachment.type === 'queued_command' && attachment.commandMode === 'prompt' && isPrompt(prompt)) {
      const content = {
        type: 'user',
        message: { content: prompt },
        uuid: record.uuid,
        timestamp: record.timestamp,
      };
      const lane = laneOf(record, place);
      noteAgent(record, place, lane);
      return void readUser(content, inside(source, 'prompt'), lane);
    }
    const actor = draft.actor({ id: 'client', kind: 'system', name: 'client' });
    const span = spanOf(record);
    if (span === undefined) noteAgent(record, place, lanes.main);
    const name = `attachment:${stringAt(attachment, 'type') ?? 'unknown'}`;
    draft.annotation(known({ ...facts, actor, span, name, data: attachment }));
  }

  function readSystem(record: JsonObject, place: Place): void {
    const name = stringAt(record, 'subtype') ?? 'system';
    const span = spanOf(record);
    if (sideSystemRecords.has(name)) return void tally.sideRecord(place, 'A notice of how the program is doing.');
    const actor = draft.actor({ id: 'client', kind: 'system', name: 'client' });
    if (span === undefined) noteAgent(record, place, lanes.main);
    const data = statedFields(record, (key) => !chainFields.has(key) && key !== 'subtype' && key !== 'content');
    const text = stringAt(record, 'content');
    const at = timeAt(record, 'timestamp', place, ledger);
    draft.annotation(known({ actor, at, span, name, text, data, sourceId: stringAt(record, 'uuid'), source: place }));
    if ('retractedMessageUuids' in record)
      ledger.lose({
        kind: 'approximated',
        place: inside(place, 'retractedMessageUuids'),
        why: 'The program took back messages that stand in the log before; they were kept, and an annotation names them.',
        trap: 'retracted-message',
      });
  }
}

/** What a record says, for comparison: a text alone is written as a text or as a list of one, and counts of tokens grow. */
function contentOf(record: JsonObject): string {
  const content = objectAt(record, 'message')?.['content'];
  return JSON.stringify(typeof content === 'string' ? [{ type: 'text', text: content }] : content);
}

function isPrompt(prompt: unknown): boolean {
  return typeof prompt === 'string' || Array.isArray(prompt);
}

/** The result of a call that only started a subagent in the background comes before the subagent's work. */
function isLaunchNotice(record: JsonObject): boolean {
  const result = objectAt(record, 'toolUseResult');
  return result?.status === 'async_launched' || result?.isAsync === true;
}

function loseRepetition(record: JsonObject, place: Place, ledger: Ledger): void {
  const content = objectAt(record, 'message')?.content;
  const why = 'The same record stands in the source twice; it was read once.';
  const blocks = Array.isArray(content) ? content : [{ type: 'text' }];
  const kinds = { tool_use: 'call', tool_result: 'result', thinking: 'thought' } as const;
  for (const block of blocks) {
    const type = stringAt(block, 'type') ?? 'text';
    const fallback = stringAt(record, 'type') === 'assistant' ? 'assistant-text' : 'human-message';
    const of = type in kinds ? kinds[type as keyof typeof kinds] : fallback;
    ledger.lose({ kind: 'dropped', place, field: '', why, trap: 'seen-twice', of });
  }
}

function sessionOf(found: Survey, draft: Draft): Omit<Session, 'thoughts'> {
  const [id] = [...found.sessionIds].sort((one, other) => other[1] - one[1])[0] ?? [];
  const model = draft.events.find((event) => event.model !== undefined && event.span === undefined)?.model;
  const { cwd, gitBranch, version, entrypoint } = found.facts;
  return known({
    id,
    title: found.title,
    continues: found.forkedFrom,
    agent: known({ name: format, version }),
    model,
    provider: model?.startsWith('claude-') ? 'anthropic' : undefined,
    runtime: entrypoint,
    environment: unlessEmpty(known({ cwd, gitBranch })),
  });
}

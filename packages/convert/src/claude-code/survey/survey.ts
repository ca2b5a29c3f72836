import { arrayAt, isObject, type Json, type JsonObject, objectAt, stringAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import type { OpenedFile } from '../../source/opened-files.ts';
import { inside, type Place } from '../../source/source.ts';
import { eachRecord } from '../each-record.ts';
import type { SubagentFile } from '../subagents/session-files.ts';
import type { Oddity } from './oddity.ts';
import { startParents } from './parents.ts';

/** What one look over the main file finds out before the events are read: facts of the session and links to subagents. */
export interface Survey {
  /** How many records carry each session id, in the order of appearance. */
  readonly sessionIds: ReadonlyMap<string, number>;
  /** Session ids but one, and the first record that has another than those before it. */
  readonly otherSessions: Oddity;
  /** Ids that more than one record of the file has. */
  readonly repeatedUuids: ReadonlySet<string>;
  /** How many records name a parent that the file does not hold, and the first of them. */
  readonly danglingParents: Oddity;
  /** How many messages of the human follow a record that another one follows, and the first of them. */
  readonly rewinds: Oddity;
  /** True where every message is a subagent's, as in a subagent's own file. */
  readonly isSubagent: boolean;
  /** The first value of each field that describes the session, or the subagent whose session this is. */
  readonly facts: Facts;
  readonly forkedFrom: string | undefined;
  readonly title: string | undefined;
  /** The id of the call that started a subagent, by the subagent's id. */
  readonly callOfAgent: ReadonlyMap<string, string>;
  /** Where the result of a call first names each subagent. */
  readonly namedAgents: ReadonlyMap<string, Place>;
  /** The inputs of the calls that start subagents, by the call's id. */
  readonly spawns: ReadonlyMap<string, JsonObject>;
  /** The id of the only call with this prompt. */
  readonly callOfPrompt: ReadonlyMap<string, string>;
  /** Records whose parent stands after them or is themselves: without one there is no circle. */
  readonly forwardParents: number;
}

/** Fields that records repeat, and that describe the session as a whole. */
export const factFields = ['cwd', 'version', 'gitBranch', 'entrypoint'] as const;
const agentFields = ['agentId', 'attributionAgent'] as const;

export type Facts = { readonly [Field in (typeof factFields | typeof agentFields)[number]]?: string | undefined };

/** Looks over the records of the main files once, and over those of subagents for the calls with which they started others. */
export function survey(files: readonly OpenedFile[], subagents: Iterable<SubagentFile>): Survey {
  const sessionIds = new Map<string, number>();
  const facts: { -readonly [Field in keyof Facts]: Facts[Field] } = {};
  const titles: { custom?: string; ai?: string; summaries: JsonObject[] } = { summaries: [] };
  const callOfAgent = new Map<string, string>();
  const namedAgents = new Map<string, Place>();
  const spawns = new Map<string, JsonObject>();
  const callOfPrompt = new Map<string, string>();
  const parents = startParents();
  let otherSession: Place | undefined;
  let forkedFrom: string | undefined;
  let hasMainConversation = false;
  let hasSidechain = false;
  const look = (value: Json, place: Place): void => {
    if (!isObject(value)) return;
    const { type } = value;
    const sessionId = value.sessionId ?? value.session_id;
    if (typeof sessionId === 'string' && (value.message !== undefined || besideMessages.has(type as string))) {
      const count = sessionIds.get(sessionId) ?? 0;
      if (count === 0 && sessionIds.size === 1) otherSession = inside(place, 'sessionId');
      sessionIds.set(sessionId, count + 1);
    }
    for (const field of factFields) facts[field] ??= saidAt(value, field);
    if (value.isSidechain === true) for (const field of agentFields) facts[field] ??= saidAt(value, field);
    if (value.forkedFrom !== undefined) forkedFrom ??= stringAt(objectAt(value, 'forkedFrom'), 'sessionId');
    if (type === 'user' || type === 'assistant') {
      if (value.isSidechain === true) hasSidechain = true;
      else hasMainConversation = true;
    } else noteTitle(value, titles);
    parents.note(value, place);
    noteLinks(value, callOfAgent, spawns, callOfPrompt);
    noteNamed(value, place, namedAgents);
  };
  for (const { opened } of subagents)
    eachRecord(opened.file, opened.name, (value, place) => {
      if (!isObject(value)) return;
      noteLinks(value, callOfAgent, spawns, callOfPrompt);
      noteNamed(value, place, namedAgents);
    });
  // After those of subagents, since what the session itself says of who started whom counts for more.
  for (const { file, name } of files) eachRecord(file, name, look);
  const { uuids, ...kinship } = parents.finish();
  return {
    sessionIds,
    otherSessions: known({ count: Math.max(sessionIds.size - 1, 0), first: otherSession }),
    ...kinship,
    facts,
    forkedFrom,
    title: titles.custom ?? titles.ai ?? titleOfSummary(titles.summaries, uuids),
    isSubagent: hasSidechain && !hasMainConversation,
    callOfAgent,
    namedAgents,
    spawns,
    callOfPrompt,
  };
}

/** Records without a message that belong to the conversation, and so to its session. */
const besideMessages: ReadonlySet<string> = new Set(['attachment', 'progress', 'system']);

/** A field that says nothing is as good as none. */
function saidAt(record: JsonObject, field: string): string | undefined {
  return stringAt(record, field) || undefined;
}

function noteTitle(record: JsonObject, titles: { custom?: string; ai?: string; summaries: JsonObject[] }): void {
  const custom = record.type === 'custom-title' ? stringAt(record, 'customTitle') : undefined;
  const ai = record.type === 'ai-title' ? stringAt(record, 'aiTitle') : undefined;
  if (custom !== undefined) titles.custom = custom;
  if (ai !== undefined) titles.ai = ai;
  if (record.type === 'summary') titles.summaries.push(record);
}

/** Most summaries at the head of a file are titles of other sessions: only one that names a record of this file is ours. */
function titleOfSummary(summaries: readonly JsonObject[], uuids: ReadonlySet<string>): string | undefined {
  const ours = summaries.filter((summary) => uuids.has(stringAt(summary, 'leafUuid') ?? ''));
  return stringAt(ours.at(-1), 'summary');
}

function noteNamed(record: JsonObject, place: Place, named: Map<string, Place>): void {
  const agent = stringAt(record.toolUseResult, 'agentId');
  if (agent !== undefined && !named.has(agent)) named.set(agent, inside(place, 'toolUseResult', 'agentId'));
}

function noteLinks(
  record: JsonObject,
  callOfAgent: Map<string, string>,
  spawns: Map<string, JsonObject>,
  callOfPrompt: Map<string, string>,
): void {
  const data = record.type === 'progress' ? objectAt(record, 'data') : undefined;
  const progressAgent = stringAt(data, 'agentId');
  const parentCall = stringAt(record, 'parentToolUseID');
  if (progressAgent !== undefined && parentCall !== undefined) callOfAgent.set(progressAgent, parentCall);
  const message = data ? objectAt(objectAt(data, 'message'), 'message') : record.message;
  const agent = stringAt(record.toolUseResult, 'agentId');
  for (const block of arrayAt(message, 'content') ?? []) {
    if (!isObject(block)) continue;
    const answered = agent === undefined ? undefined : stringAt(block, 'tool_use_id');
    if (agent !== undefined && answered !== undefined) callOfAgent.set(agent, answered);
    if (block.type === 'tool_use') noteSpawn(block, spawns, callOfPrompt);
  }
}

function noteSpawn(call: JsonObject, spawns: Map<string, JsonObject>, callOfPrompt: Map<string, string>): void {
  const input = objectAt(call, 'input');
  const prompt = stringAt(input, 'prompt');
  const id = stringAt(call, 'id');
  if (id === undefined || input === undefined || prompt === undefined) return;
  spawns.set(id, input);
  // A record may stand in two files, and names the same call in both.
  if ((callOfPrompt.get(prompt) ?? id) !== id) callOfPrompt.set(prompt, '');
  else callOfPrompt.set(prompt, id);
}

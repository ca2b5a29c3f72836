import { carriedFields } from '../claude-code/record-types.ts';
import type { ReadableFormat } from '../formats.ts';
import { isObject, stringAt } from '../json.ts';
import {
  any,
  by,
  choice,
  each,
  flag,
  list,
  listOrAlone,
  number,
  object,
  open,
  type Shape,
  text,
  textOr,
} from './shape.ts';

/** What a reader reads of a document, and of a record of a file of such. */
export interface Shapes {
  readonly document: Shape;
  readonly record: Shape;
}

/** What of a format its reader reads. Where a shape is open, the reader itself keeps or counts the other fields. */
export function shapesOf(format: ReadableFormat): Shapes {
  const known = made.get(format);
  if (known !== undefined) return known;
  const shapes = shapesFor[format]();
  made.set(format, shapes);
  return shapes;
}

const made = new Map<ReadableFormat, Shapes>();

/** Made for the formats that are read: whoever converts one file reads one. */
const shapesFor: Readonly<Record<ReadableFormat, () => Shapes>> = {
  'open-token': () => ({ document: exportDocument(), record: exportRecord() }),
  trajectory: () => alike(conversation()),
  'openai-chat': () => alike(conversation()),
  forsy: () => ({ document: forsyDocument(), record: any }),
  'claude-code': () => ({ document: any, record: claudeRecord() }),
  codex: () => ({ document: any, record: codexRecord() }),
  atif: () => alike(atifDocument()),
  pi: () => ({ document: any, record: piRecord() }),
  sts: () => ({ document: any, record: stsRecord() }),
};

function alike(shape: Shape): Shapes {
  return { document: shape, record: shape };
}

/** A shape that an object has; another value is kept, or told, by the reader itself. */
function ifObject(shape: Shape): Shape {
  return choice(() => shape);
}

/** How an export may be checked; a writer makes it anew. */
function integrity(): Shape {
  return open(each('hash_alg canonicalization events_hash', text));
}

function event(more = ''): Shape {
  const names = `ts${more}`;
  const links = object('', each('parent_id replies_to call_id span_id', text));
  const usage = object('', each('input_tokens output_tokens reasoning_tokens', number));
  const called = object('', { mime: text, text, data: object('arguments', each('tool_name source_call_id', text)) });
  const facts = { links, usage, seq: number, ...each('id type actor_id visibility role', text) };
  const call = object(names, { ...facts, content: called });
  const other = object(names, { ...facts, content: object('data', { mime: text, text }) });
  return choice((value) => ((value['event_type'] ?? value['type']) === 'tool_use' ? call : other));
}

function head(names: string, fields: Readonly<Record<string, Shape>> = {}): Shape {
  return object(`exported_at ${names}`, {
    ...fields,
    open_token_version: text,
    integrity: integrity(),
    conversation: object('started_at', {
      ...each('id title timezone source_runtime provider internal_availability', text),
      redaction: open({ ...each('mode strategy', text), notes: list(text) }),
    }),
    participants: list(object('', each('actor_id kind name provider model instance_id', text))),
  });
}

function exportDocument(): Shape {
  return head('', { events: list(event()) });
}

function exportRecord(): Shape {
  const header = head('type');
  const footer = object('type', { integrity: integrity() });
  const wrapped = object('type', { event: event() });
  const plain = event(' event_type');
  return choice((value) => {
    if (value['type'] === 'header') return header;
    if (value['type'] === 'footer') return footer;
    return typeof value['event'] === 'object' ? wrapped : plain;
  });
}

/** Messages stand in a list, or in an object under one of several names; a record may be one message. */
function conversation(): Shape {
  const messages = listOrAlone(chatMessage());
  const lists = 'messages traj conversations conversation history'.split(' ');
  const usage = object('total_tokens', {
    ...each('prompt_tokens completion_tokens', number),
    completion_tokens_details: object('', { reasoning_tokens: number }),
    prompt_tokens_details: object('', { cached_tokens: number }),
  });
  const tool = toolDefinition('name description parameters');
  const choices = list(object('index', { message: chatMessage() }));
  const envelope = open({
    ...Object.fromEntries(lists.map((key) => [key, messages])),
    choices,
    response: object('object', { usage, model: text, choices }),
    // A tool that is no object is told by the reader itself.
    tools: list(tool),
    ...each('session_id model', text),
  });
  const message = chatMessage();
  return choice((value) => ('role' in value || 'from' in value ? message : envelope));
}

/** What describes a tool stands in the list of tools itself, or under `function`. */
function toolDefinition(names: string): Shape {
  const told = each('name description', text);
  const under = object('', { type: text, function: object(names, told) });
  const plain = object(names, { type: text, ...told });
  return choice(({ function: inner }) => (typeof inner === 'object' ? under : plain));
}

function chatMessage(): Shape {
  return open({
    content: listOrAlone(chatPart()),
    value: listOrAlone(chatPart()),
    tool_calls: list(chatCall()),
    tool_call_ids: list(text),
    function_call: object('arguments', { name: text }),
    ...each('role thinking reasoning_content reasoning tool_call_id', text),
  });
}

function chatCall(): Shape {
  const name = { name: text };
  const withArguments = object('arguments', name);
  const withInput = object('input', name);
  // An input is read where there are no arguments.
  const called = choice((value) => (value['arguments'] === undefined ? withInput : withArguments));
  const ids = each('type id', text);
  const named = object('', { ...ids, function: called });
  const custom = object('', { ...ids, custom: called });
  const plain = object('arguments', { ...ids, ...name, function: text });
  const plainWithInput = object('input', { ...ids, ...name, function: text });
  return choice((value) => {
    if (isObject(value['function'])) return named;
    if (isObject(value['custom'])) return custom;
    return value['arguments'] === undefined ? plainWithInput : plain;
  });
}

function chatPart(): Shape {
  // A part whose text is none is kept whole.
  const said = object('type text');
  const address = object('url');
  const thought = object('type', each('thinking text', text));
  const answer = object('type content', { ...each('id tool_use_id', text), is_error: flag });
  return by('type', {
    text: said,
    input_text: said,
    output_text: said,
    thinking: thought,
    reasoning: thought,
    refusal: object('type', each('refusal text', text)),
    function_call: chatCall(),
    tool_use: object('type input', each('id name', text)),
    tool_call: chatCall(),
    ...each('tool_result function_response', answer),
    image_url: object('type', { image_url: ifObject(address) }),
    image: object('type', { source: ifObject(object('type media_type url data')) }),
    file: object('type', { file: ifObject(object('filename file_id file_data')) }),
  });
}

/** What the reader does not read of a trace it keeps. */
function forsyDocument(): Shape {
  return open({ ...each('task trace_id prior_trace_id', text), agent_tools: list(text) });
}

function claudeRecord(): Shape {
  const source = ifObject(object('', each('type media_type url data file_id', text)));
  const parts = listOrAlone(
    by('type', {
      text: object('type text'),
      image: object('type', { source }),
      document: object('type', { title: text, source }),
    }),
  );
  const blocks = {
    tool_result: open({ tool_use_id: text, is_error: flag, content: parts }),
    image: open({ source }),
    document: open({ source }),
  };
  const content = listOrAlone(by('type', blocks));
  const ofRecord = {
    ...each('type uuid parentUuid sessionId session_id cwd version gitBranch entrypoint', text),
    ...each('agentId attributionAgent sourceToolUseID logicalParentUuid', text),
    ...each('isSidechain isMeta isCompactSummary isApiErrorMessage', flag),
  };
  // A record whose message is none is told by the reader itself.
  const said = object('', { role: text, content });
  const ofUser = open({ ...ofRecord, message: ifObject(said) });
  const usage = open(each('input_tokens output_tokens cache_read_input_tokens cache_creation_input_tokens', number));
  const block = by('type', {
    ...blocks,
    thinking: open({ thinking: text }),
    redacted_thinking: open({ data: text }),
    tool_use: open(each('id name', text)),
  });
  const ofOthers = open({
    ...ofRecord,
    message: open({ ...each('role id model', text), usage, content: listOrAlone(block) }),
  });
  const notice = open({ ...ofRecord, ...each('subtype content', text) });
  const record = choice(({ type }) => (type === 'user' ? ofUser : type === 'system' ? notice : ofOthers));
  const carried = [...carriedFields].join(' ');
  // A prompt that was typed while the agent worked is read as what the human said; other attachments are kept whole.
  const prompt = object('type prompt commandMode');
  const attachment = object(`${carried} toolUseID`, {
    ...ofRecord,
    attachment: choice(({ type, commandMode }) =>
      type === 'queued_command' && commandMode === 'prompt' ? prompt : any,
    ),
  });
  const data = object('type', { agentId: text, message: record });
  const progress = object(carried, { ...ofRecord, ...each('toolUseID parentToolUseID', text), data });
  return choice(({ type, data: told }) => {
    if (type === 'attachment') return attachment;
    if (type !== 'progress') return record;
    return stringAt(told, 'type') === 'agent_progress' ? progress : any;
  });
}

function codexRecord(): Shape {
  const part = by('type', {
    ...each('input_text output_text summary_text reasoning_text text', object('type text')),
    input_image: object('type image_url'),
  });
  const parts = listOrAlone(part);
  // An object with content is read for that and its flag; any other is kept whole.
  const flagged = object('content success');
  const outputAlone = choice(({ content, success }) =>
    typeof content === 'string' && success !== undefined ? flagged : any,
  );
  const git = object('', each('branch commit_hash repository_url', text));
  const names = each('type id call_id name namespace author role revised_prompt instructions', text);
  const called = ifObject(object('', { name: text }));
  const output = listOrAlone(part, outputAlone);
  const said = open({ ...names, content: parts, summary: parts, git, function: called, output });
  const thought = open({ content: list(part), summary: list(open(each('type text', text))) });
  const item = choice(({ type }) => (type === 'reasoning' ? thought : said));
  const tokens = object('input_tokens output_tokens reasoning_output_tokens cached_input_tokens total_tokens');
  const startedBy = object('', {
    subagent: textOr(object('', { thread_spawn: object('', each('agent_nickname parent_thread_id', text)) })),
  });
  const meta = open({
    ...each('id session_id cwd originator cli_version model_provider instructions', text),
    ...each('forked_from_id parent_thread_id agent_nickname', text),
    git,
    // A word says where the program ran; an object, which agent started this one.
    source: textOr(startedBy),
    base_instructions: ifObject(object('text')),
  });
  const count = object('type', { info: object('total_token_usage', { last_token_usage: tokens }) });
  const enveloped = (payload: Shape): Shape => object('timestamp', { type: text, payload });
  const items = enveloped(item);
  const metas = enveloped(meta);
  const others = enveloped(by('type', { token_count: count }));
  return choice(({ payload, type }) => {
    if (typeof payload !== 'object') return item;
    return type === 'response_item' ? items : type === 'session_meta' ? metas : others;
  });
}

function atifDocument(): Shape {
  const part = by('type', {
    text: object('type text'),
    image: object('type', { source: ifObject(object('', each('media_type path url data', text))) }),
  });
  const definition = toolDefinition('name description parameters input_schema');
  const step = open({
    message: listOrAlone(part),
    step_id: number,
    ...each('reasoning_content model_name', text),
    tool_calls: list(object('arguments extra', each('tool_call_id function_name', text))),
    observation: object('', {
      results: list(
        object('extra', { source_call_id: text, content: listOrAlone(part), subagent_trajectory_ref: list(any) }),
      ),
    }),
    metrics: open(each('prompt_tokens completion_tokens cached_tokens cost_usd', number)),
  });
  const agent = object('', {
    extra: open({}),
    ...each('name version model_name', text),
    tool_definitions: list(definition),
  });
  const names = each('schema_version session_id trajectory_id', text);
  const embedded = object('extra notes final_metrics', { ...names, agent, steps: list(step) });
  return open({ ...names, agent, steps: list(step), subagent_trajectories: list(embedded) });
}

function piRecord(): Shape {
  const part = by('type', {
    text: object('type text'),
    thinking: object('type', { thinking: text }),
    toolCall: object('type arguments', each('id name', text)),
    image: object('type', each('data mimeType', text)),
  });
  const usage = object('totalTokens', {
    ...each('input output cacheRead cacheWrite', number),
    cost: object('input output cacheRead cacheWrite', { total: number }),
  });
  const content = listOrAlone(part, text);
  const message = open({
    content,
    usage,
    ...each('model provider toolName toolCallId', text),
    isError: flag,
  });
  const ids = each('id parentId', text);
  return by('type', {
    session: object('type timestamp', {
      version: number,
      ...each('id cwd parentSession branchedFrom harness', text),
    }),
    session_info: object('type timestamp', { ...ids, name: text }),
    custom_message: object('type timestamp', { ...ids, content }),
    message: object('type timestamp', { ...ids, message }),
  });
}

function stsRecord(): Shape {
  const message = open({
    content: listOrAlone(chatPart()),
    toolCalls: list(chatCall()),
    ...each('role reasoningContent toolCallId model', text),
  });
  return by('type', { message: object('type', { message }), session: open(each('id name harness', text)) });
}

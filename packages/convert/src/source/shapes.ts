import { carriedFields } from '../claude-code/record-types.ts';
import type { ReadableFormat } from '../formats.ts';
import { stringAt } from '../json.ts';
import { any, by, choice, list, object, open, type Shape } from './shape.ts';

/** What of each format its reader reads. Where a shape is open, the reader itself keeps or counts the other fields. */
export const shapes: Readonly<Record<ReadableFormat, { readonly document: Shape; readonly record: Shape }>> = {
  'open-token': { document: exportDocument(), record: exportRecord() },
  trajectory: { document: conversation(), record: conversation() },
  'openai-chat': { document: conversation(), record: conversation() },
  forsy: { document: any, record: any },
  'claude-code': { document: any, record: claudeRecord() },
  codex: { document: any, record: codexRecord() },
  atif: { document: atifDocument(), record: atifDocument() },
  pi: { document: any, record: piRecord() },
  sts: { document: any, record: stsRecord() },
};

function event(more = ''): Shape {
  const names = `id seq ts type actor_id visibility role${more}`;
  const links = object('parent_id replies_to call_id span_id');
  const usage = object('input_tokens output_tokens reasoning_tokens');
  const called = object('mime text', { data: object('tool_name arguments source_call_id') });
  const call = object(names, { links, usage, content: called });
  const other = object(names, { links, usage, content: object('mime text data') });
  return choice((value) => ((value['event_type'] ?? value['type']) === 'tool_use' ? call : other));
}

function head(names: string, fields: Readonly<Record<string, Shape>> = {}): Shape {
  return object(`open_token_version exported_at ${names}`, {
    ...fields,
    conversation: object('id title timezone started_at source_runtime provider internal_availability redaction'),
    participants: list(object('actor_id kind name provider model instance_id')),
  });
}

function exportDocument(): Shape {
  return head('integrity', { events: list(event()) });
}

function exportRecord(): Shape {
  const header = head('type');
  const footer = object('type integrity');
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
  const messages = list(chatMessage());
  const lists = 'messages traj conversations conversation history'.split(' ');
  const usage = object('prompt_tokens completion_tokens total_tokens', {
    completion_tokens_details: object('reasoning_tokens'),
    prompt_tokens_details: object('cached_tokens'),
  });
  const tool = toolDefinition('name description parameters');
  const envelope = open({
    ...Object.fromEntries(lists.map((key) => [key, messages])),
    response: object('object model choices', { usage }),
    tools: list(tool),
  });
  const message = chatMessage();
  return choice((value) => ('role' in value || 'from' in value ? message : envelope));
}

/** What describes a tool stands in the list of tools itself, or under `function`. */
function toolDefinition(names: string): Shape {
  const under = object('type', { function: object(names) });
  const plain = object(`type ${names}`);
  return choice(({ function: inner }) => (typeof inner === 'object' ? under : plain));
}

function chatMessage(): Shape {
  return open({
    content: list(chatPart()),
    value: list(chatPart()),
    tool_calls: list(chatCall()),
    function_call: object('name arguments'),
  });
}

function chatCall(): Shape {
  const called = object('name arguments input');
  const named = object('id type', { function: called });
  const plain = object('id type function name arguments input', { custom: called });
  return choice(({ function: inner }) => (typeof inner === 'object' ? named : plain));
}

function chatPart(): Shape {
  const text = object('type text');
  return by('type', {
    text,
    input_text: text,
    output_text: text,
    thinking: object('type thinking text'),
    reasoning: object('type thinking text'),
    refusal: object('type refusal text'),
    function_call: chatCall(),
    tool_use: object('type id name input'),
    tool_call: chatCall(),
    tool_result: object('type id tool_use_id content is_error'),
    function_response: object('type id tool_use_id content is_error'),
    image_url: object('type', { image_url: object('url') }),
    image: object('type', { source: object('type media_type url data') }),
    file: object('type', { file: object('filename file_id file_data') }),
  });
}

function claudeRecord(): Shape {
  const source = object('type media_type url data file_id');
  const parts = list(
    by('type', {
      text: object('type text'),
      image: object('type', { source }),
      document: object('type title', { source }),
    }),
  );
  const content = list(
    by('type', { tool_result: open({ content: parts }), image: open({ source }), document: open({ source }) }),
  );
  const ofUser = open({ message: object('role content', { content }) });
  const ofOthers = open({ message: open({ content }) });
  const record = choice(({ type }) => (type === 'user' ? ofUser : ofOthers));
  const carried = [...carriedFields, 'toolUseID'].join(' ');
  // A prompt that was typed while the agent worked is read as what the human said; other attachments are kept whole.
  const prompt = object('type prompt commandMode');
  const attachment = object(carried, {
    attachment: choice(({ type, commandMode }) =>
      type === 'queued_command' && commandMode === 'prompt' ? prompt : any,
    ),
  });
  const progress = object(carried, { data: object('type agentId', { message: record }) });
  return choice(({ type, data }) => {
    if (type === 'attachment') return attachment;
    if (type !== 'progress') return record;
    return stringAt(data, 'type') === 'agent_progress' ? progress : any;
  });
}

function codexRecord(): Shape {
  const part = by('type', {
    input_text: object('type text'),
    output_text: object('type text'),
    input_image: object('type image_url'),
    summary_text: object('type text'),
    reasoning_text: object('type text'),
    text: object('type text'),
  });
  const parts = list(part);
  // An object with content is read for that and its flag; any other is kept whole.
  const flagged = object('content success');
  const outputAlone = choice(({ content, success }) =>
    typeof content === 'string' && success !== undefined ? flagged : any,
  );
  const git = object('branch commit_hash repository_url');
  const item = open({ content: parts, summary: parts, git, output: list(part, outputAlone) });
  const tokens = object('input_tokens output_tokens reasoning_output_tokens cached_input_tokens total_tokens');
  const meta = open({
    git,
    source: object('', { subagent: object('', { thread_spawn: object('agent_nickname parent_thread_id') }) }),
    base_instructions: object('text'),
  });
  const count = open({ info: object('total_token_usage', { last_token_usage: tokens }) });
  const enveloped = (payload: Shape): Shape => object('timestamp type', { payload });
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
    image: object('type', { source: object('media_type path url data') }),
  });
  const definition = toolDefinition('name description parameters input_schema');
  const step = open({
    message: list(part),
    tool_calls: list(object('tool_call_id function_name arguments extra')),
    observation: object('', {
      results: list(object('source_call_id subagent_trajectory_ref extra', { content: list(part) })),
    }),
  });
  const agent = object('name version model_name extra', { tool_definitions: list(definition) });
  const embedded = object('schema_version session_id trajectory_id extra notes final_metrics', {
    agent,
    steps: list(step),
  });
  return open({ agent, steps: list(step), subagent_trajectories: list(embedded) });
}

function piRecord(): Shape {
  const part = by('type', {
    text: object('type text'),
    thinking: object('type thinking'),
    toolCall: object('type id name arguments'),
    image: object('type data mimeType'),
  });
  const usage = object('input output cacheRead cacheWrite totalTokens', {
    cost: object('input output cacheRead cacheWrite total'),
  });
  const message = open({ content: list(part), usage });
  return by('type', {
    session: object('type version id timestamp cwd parentSession branchedFrom harness'),
    session_info: object('type id parentId timestamp name'),
    custom_message: object('type id parentId timestamp', { content: list(part) }),
    message: object('type id parentId timestamp', { message }),
  });
}

function stsRecord(): Shape {
  const message = open({ content: list(chatPart()), toolCalls: list(chatCall()) });
  return by('type', { message: object('type', { message }) });
}

import { arrayAt, hasAll, isObject, keysIn, own, stringAt } from '../json/value.ts';
import { type ChatMessages, chatMessagesOf, isChatMessage } from './chat-messages.ts';
import { type Claim, type Detector, type Sign, toldVersion, weigh } from './claim.ts';

/** Trajectories and OpenAI chat logs: they share their messages, so both are weighed together. */
export const chat: Detector = ({ records, shape }) => {
  if (shape === 'list') {
    const messages = chatMessagesOf(records);
    if (messages !== undefined) return bareList(messages);
  }
  if (shape === 'lines' && records.length > 1 && records.every(isChatMessage)) {
    const saw = ['one chat message on each line'];
    return [
      { format: 'openai-chat', confidence: 0.6, saw },
      { format: 'trajectory', confidence: 0.5, saw },
    ];
  }
  const claims = records.map(claimsOf);
  return (['trajectory', 'openai-chat'] as const).flatMap((format) => {
    const those = claims
      .map((both) => both.find((claim) => claim.format === format))
      .filter((claim) => claim !== undefined);
    const best = those.toSorted((a, b) => b.confidence - a.confidence)[0];
    if (best === undefined) return [];
    const mean = those.reduce((sum, { confidence }) => sum + confidence, 0) / records.length;
    const saw =
      records.length === 1 ? best.saw : [...best.saw, `${those.length} of the first ${records.length} records`];
    const newest = those.find((claim) => claim.newest !== undefined);
    return [{ ...best, ...newest, confidence: mean, saw }];
  });
};

function bareList(messages: ChatMessages): readonly Claim[] {
  const seen = (own: readonly Sign[], base: number): Pick<Claim, 'confidence' | 'saw'> => {
    const { confidence, saw } = weigh([
      [true, base, 'an array of chat messages without an envelope'],
      ...own,
      ...shared(messages),
    ]);
    return { confidence: messages.foreignBlocks ? confidence * 0.6 : confidence, saw };
  };
  return [
    { format: 'trajectory', ...seen(ownSigns(messages), 0.7) },
    { format: 'openai-chat', ...seen([], 0.62) },
  ];
}

function ownSigns({ thinks, callParts }: ChatMessages): readonly Sign[] {
  return [
    [thinks, 0.6, 'thinking on assistant messages'],
    [callParts, 0.6, 'calls as parts of the content'],
  ];
}

function shared({ dumped }: ChatMessages): readonly Sign[] {
  return [[dumped, 0.15, 'fields that a client library writes']];
}

function claimsOf(record: unknown): readonly Claim[] {
  if (Array.isArray(record)) {
    const messages = chatMessagesOf(record);
    return messages === undefined ? [] : bareList(messages);
  }
  if (!isObject(record)) return [];
  return normalised(record) ?? envelope(record) ?? otherForms(record);
}

/** Normalised transcripts: the messages stand inside a chat-completion object, with a version beside it. */
function normalised(record: unknown): readonly Claim[] | undefined {
  const inner = own(record, 'openai_chat_completion');
  if (!Array.isArray(own(inner, 'messages'))) return undefined;
  const stated = stringAt(record, 'schema_version');
  const claim: Claim = { format: 'trajectory', confidence: 0.95, saw: ['messages inside openai_chat_completion'] };
  if (stated === undefined) return [claim];
  const version = toldVersion(stated);
  return [version === '1' ? { ...claim, version } : { ...claim, version, newest: '1' }];
}

function envelope(record: unknown): readonly Claim[] | undefined {
  const list = own(record, 'messages');
  if (!Array.isArray(list)) return undefined;
  const messages = list.length === 0 ? empty : chatMessagesOf(list);
  const ids = keysIn(record, ['session_id', 'timestamp', 'model']);
  if (messages === undefined && !isEnvelope(ids, list)) return undefined;
  const found = messages ?? empty;
  const parameters = keysIn(record, apiParameters);
  const answers = keysIn(record, ['response', 'choices', 'kwargs', 'raw_response', 'request']);
  const timed = typeof own(record, 'timestamp') === 'string';
  const weak = found.foreignBlocks ? 0.6 : 1;
  const trajectory = weigh([
    [list.length > 0, 0.3, 'messages'],
    [stringAt(record, 'session_id') !== undefined, 0.7, 'session_id'],
    [timed, 0.5, 'a timestamp'],
    [stringAt(record, 'model') !== undefined, 0.35, 'model'],
    [hasAll(record, 'trace_id', 'span_id'), 0.6, 'trace_id and span_id'],
    ...ownSigns(found),
  ]);
  const openai = weigh([
    [list.length > 0, 0.5, 'messages with roles'],
    [parameters.length > 0, 0.6, `the request fields ${parameters.slice(0, 3).join(', ')}`],
    [answers.length > 0, 0.6, `${answers[0]} beside the messages`],
    ...shared(found),
  ]);
  // Requests are logged with a time and an id as well, but then with what was answered.
  const told = answers.length > 0 || (parameters.length > 0 && ids.length < 3) ? 0.6 : 1;
  return [
    { format: 'trajectory', confidence: trajectory.confidence * weak * told, saw: trajectory.saw },
    { format: 'openai-chat', confidence: openai.confidence * weak, saw: openai.saw },
  ];
}

/** Whether the keys beside a list show that it is one of messages, though some of them are broken. */
function isEnvelope(ids: readonly string[], list: readonly unknown[]): boolean {
  if (ids.length === 3) return true;
  return ids.includes('model') && ids.includes('timestamp') && list.slice(0, 50).some(isChatMessage);
}

/** Responses, batch requests, evaluation runs and training sets that hold chat messages. */
function otherForms(record: unknown): readonly Claim[] {
  const claim = (confidence: number, saw: string): readonly Claim[] => [
    { format: 'openai-chat', confidence, saw: [saw] },
  ];
  if (/^chat\.completion/.test(stringAt(record, 'object') ?? '')) return claim(0.97, 'object chat.completion');
  if (arrayAt(record, 'choices')?.some((choice) => isObject(own(choice, 'message'))) === true)
    return claim(0.85, 'choices with messages');
  for (const key of ['body', 'request']) {
    if (chatMessagesOf(own(own(record, key), 'messages')) !== undefined) return claim(0.85, `messages inside ${key}`);
  }
  if (chatMessagesOf(own(record, 'traj')) !== undefined) return claim(0.75, 'messages under traj');
  const conversations = own(record, 'conversations');
  if (chatMessagesOf(conversations) !== undefined) return claim(0.65, 'messages under conversations');
  if (arrayAt(record, 'conversations')?.some((turn) => hasAll(turn, 'from', 'value')) === true) {
    return claim(0.45, 'conversations with from and value');
  }
  const training = ['prompt', 'chosen', 'conversation'].find((key) => chatMessagesOf(own(record, key)) !== undefined);
  return training === undefined ? [] : claim(0.6, `messages under ${training}`);
}

const empty: ChatMessages = { thinks: false, callParts: false, foreignBlocks: false, dumped: false };
const apiParameters = [
  'tools',
  'functions',
  'tool_choice',
  'temperature',
  'top_p',
  'max_tokens',
  'max_completion_tokens',
  'stream',
  'response_format',
  'parallel_tool_calls',
  'seed',
  'stop',
];

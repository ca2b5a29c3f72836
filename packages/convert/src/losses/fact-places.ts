import { inside, type Place } from '../source/source.ts';
import type { Fact } from './facts.ts';

/**
 * Where a format states its facts: below the session's object, below the record or step of an event, or below the event's own
 * place.
 */
interface FactPlaces {
  readonly session?: Readonly<Partial<Record<Fact, string>>>;
  /** What of an event's pointer is its record: everything before this pattern. */
  readonly record?: RegExp;
  readonly ofRecord?: Readonly<Partial<Record<Fact, string>>>;
  readonly ofEvent?: Readonly<Partial<Record<Fact, string>>>;
  /** What stands beside the list of answers that an event is one of. */
  readonly besideAnswers?: Readonly<Partial<Record<Fact, string>>>;
  /** Fields of its own that do not stand right in the object of the session or of an event. */
  readonly own?: Readonly<Record<string, string>>;
}

const chat: FactPlaces = {
  session: {
    'session.id': 'session_id',
    'session.model': 'model',
    'session.savedAt': 'timestamp',
    'session.tools': 'tools',
  },
  record: /\/(?:content|value|thinking|reasoning|reasoning_content|tool_calls|function_call)(?:\/.*)?$/,
  ofRecord: { 'event.time': 'timestamp', 'event.model': 'model', 'message.role': 'role' },
  ofEvent: { 'call.id': 'id' },
};

const places: Readonly<Record<string, FactPlaces>> = {
  'open-token': {
    session: {
      'session.id': 'conversation/id',
      'session.title': 'conversation/title',
      'session.timezone': 'conversation/timezone',
      'session.startedAt': 'conversation/started_at',
      'session.savedAt': 'exported_at',
      'session.runtime': 'conversation/source_runtime',
      'session.provider': 'conversation/provider',
      'session.model': 'participants',
      'actor.model': 'participants',
    },
    ofEvent: {
      'event.time': 'ts',
      'event.id': 'id',
      'event.usage': 'usage',
      'event.causes': 'links/replies_to',
      'event.parent': 'links/parent_id',
      'actor.name': 'actor_id',
      'message.role': 'role',
      'call.id': 'links/call_id',
      'span.spawn': 'content/data',
    },
    own: {
      redaction: 'conversation/redaction',
      internal_availability: 'conversation/internal_availability',
      call_id: 'links/call_id',
    },
  },
  trajectory: chat,
  'openai-chat': { ...chat, besideAnswers: { 'event.usage': 'usage', 'event.model': 'model' } },
  forsy: {
    session: {
      'session.id': 'trace_id',
      'session.title': 'dataset_summary/title',
      'session.task': 'task',
      'session.continues': 'prior_trace_id',
      'session.startedAt': 'started_at',
      'session.endedAt': 'ended_at',
      'session.savedAt': 'captured_at',
      'session.model': 'agent_config/model',
      'session.agent': 'agent_config/framework',
      'session.environment': 'agent_config',
      'session.tools': 'agent_tools',
    },
    record: /\/(?:input|output|reasoning|feedback_content)$/,
    ofRecord: {
      'event.time': 'started_at',
      'event.endedAt': 'ended_at',
      'event.turn': 'turn',
      'event.causes': 'caused_by',
      'actor.name': 'actor',
      'result.isError': 'success',
    },
  },
  atif: {
    session: {
      'session.id': 'session_id',
      'session.agent': 'agent',
      'session.model': 'agent/model_name',
      'session.tools': 'agent/tool_definitions',
    },
    record: /\/(?:message|reasoning_content|tool_calls\/\d+|observation\/results\/\d+)$/,
    ofRecord: {
      'event.time': 'timestamp',
      'event.model': 'model_name',
      'event.usage': 'metrics',
      'message.role': 'source',
    },
    ofEvent: { 'call.id': 'tool_call_id' },
  },
  sts: {
    session: { 'session.id': 'id', 'session.title': 'name', 'session.agent': 'harness' },
    record: /\/(?:content|reasoningContent|toolCalls)(?:\/.*)?$/,
    ofRecord: { 'event.time': 'timestamp', 'event.model': 'model', 'message.role': 'role' },
    ofEvent: { 'call.id': 'id' },
  },
  'claude-code': {
    session: {
      'session.id': 'sessionId',
      'session.agent': 'version',
      'session.runtime': 'entrypoint',
      'session.environment': 'cwd',
      'session.model': 'message/model',
      'session.provider': 'message/model',
      'session.continues': 'forkedFrom',
    },
    record: /\/(?:message\/content(?:\/\d+)?|attachment(?:\/prompt)?(?:\/message\/content(?:\/\d+)?)?)$/,
    ofRecord: {
      'event.time': 'timestamp',
      'event.id': 'uuid',
      'event.parent': 'parentUuid',
      'event.model': 'message/model',
      'event.usage': 'message/usage',
      'event.response': 'message/id',
      'actor.name': 'agentId',
    },
    ofEvent: { 'call.id': 'id', 'result.isError': 'is_error' },
  },
  codex: {
    session: {
      'session.id': 'payload/id',
      'session.startedAt': 'payload/timestamp',
      'session.agent': 'payload/originator',
      'session.provider': 'payload/model_provider',
      'session.runtime': 'payload/source',
      'session.environment': 'payload/cwd',
      'session.continues': 'payload/forked_from_id',
    },
    record: /\/payload(?:\/.*)?$/,
    ofRecord: { 'event.time': 'timestamp', 'event.id': 'payload/id', 'call.id': 'payload/call_id' },
  },
  'gemini-cli': {
    session: {
      'session.id': 'sessionId',
      'session.startedAt': 'startTime',
    },
    record: /\/(?:(?:content|parts)(?:\/.*)?|(?:thoughts|toolCalls)\/\d+|result|resultDisplay)$/,
    ofRecord: {
      'event.time': 'timestamp',
      'event.id': 'id',
      'event.model': 'model',
      'event.usage': 'tokens',
      'result.isError': 'status',
    },
    ofEvent: { 'call.id': 'id' },
  },
  pi: {
    session: { 'session.id': 'id', 'session.startedAt': 'timestamp', 'session.environment': 'cwd' },
    record: /\/(?:message|summary)(?:\/.*)?$/,
    ofRecord: {
      'event.time': 'timestamp',
      'event.id': 'id',
      'event.parent': 'parentId',
      'event.model': 'message/model',
      'event.usage': 'message/usage',
      'result.isError': 'message/isError',
    },
    ofEvent: { 'call.id': 'id' },
  },
};

/** The place in the source where a fact about the session stands. */
export function placeOfSessionFact(format: string, fact: Fact, session: Place): Place {
  return below(session, places[format]?.session?.[fact]);
}

/** The place in the source where a fact about an event stands; that of the event, where the format does not tell. */
export function placeOfEventFact(format: string, fact: Fact, event: Place): Place {
  const known = places[format];
  const beside = answers.test(event.pointer) ? known?.besideAnswers?.[fact] : undefined;
  if (beside !== undefined) return below({ ...event, pointer: event.pointer.replace(answers, '') }, beside);
  const own = known?.ofEvent?.[fact];
  if (own !== undefined) return below(event, own);
  const shared = known?.ofRecord?.[fact];
  if (shared === undefined) return event;
  const { record } = known!;
  return below(record === undefined ? event : { ...event, pointer: event.pointer.replace(record, '') }, shared);
}

/** The place in the source of a field that only its format has. */
export function placeOfOwnField(format: string, key: string, place: Place): Place {
  const path = places[format]?.own?.[key];
  return path === undefined ? inside(place, key) : below(place, path);
}

const answers = /\/choices\/\d+\/.*$/;

function below(place: Place, path: string | undefined): Place {
  return path === undefined ? place : inside(place, ...path.split('/'));
}

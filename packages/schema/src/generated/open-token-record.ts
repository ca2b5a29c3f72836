/* Made by tools/generate/types.ts from schemas/open-token/v0.1/record.schema.json; do not edit. */

/**
 * One line of an Open-Token v0.1 stream (NDJSON): the header, an event in one of three shapes, or the footer. The value of type tells which.
 */
export type OpenTokenRecord = OpenTokenHeaderRecord | OpenTokenWrappedEvent | OpenTokenEvent | OpenTokenFooterRecord;
/**
 * What kind of program it took place in.
 */
export type OpenTokenRuntime = 'cli' | 'web' | 'api' | 'ide' | 'other' | 'unknown';
/**
 * Whose model it was.
 */
export type OpenTokenProvider = 'openai' | 'anthropic' | 'google' | 'meta' | 'other' | 'unknown';
/**
 * Whether hidden reasoning was there to export.
 */
export type OpenTokenAvailability = 'available' | 'unavailable' | 'unknown';
/**
 * What was looked for.
 */
export type OpenTokenRedactionMode = 'none' | 'secrets' | 'pii' | 'strict';
/**
 * What was done with it: a marker with a short digest, removal, or a marker with the whole digest.
 */
export type OpenTokenRedactionStrategy = 'mask' | 'drop' | 'hash';
/**
 * Id of a participant: act_ and three or more digits.
 */
export type OpenTokenActorId = string;
/**
 * What it is.
 */
export type OpenTokenParticipantKind = 'human' | 'model' | 'tool' | 'system';
/**
 * A line that says it is an event: with the event under a key of its own, or with the fields of the event beside the type.
 */
export type OpenTokenWrappedEvent = OpenTokenNestedEventRecord | OpenTokenEventRecord;
/**
 * Id of an event: evt_ and six or more digits.
 */
export type OpenTokenEventId = string;
/**
 * What kind of event it is.
 */
export type OpenTokenEventType = 'message' | 'tool_use' | 'tool_result' | 'span_start' | 'span_end' | 'annotation';
/**
 * Who was meant to see it: the people in the conversation, only the machinery, or nobody because it speaks about the record itself.
 */
export type OpenTokenVisibility = 'public' | 'internal' | 'metadata';
/**
 * The part the event plays in the conversation.
 */
export type OpenTokenRole = 'system' | 'developer' | 'user' | 'assistant' | 'assistant_thought' | 'tool';
/**
 * text/plain goes with text, application/json with data.
 */
export type OpenTokenMime = 'text/plain' | 'application/json';
/**
 * Id that joins a tool call and its result: call_ and six or more digits.
 */
export type OpenTokenCallId = string;
/**
 * Id of a span: span_ and six or more digits.
 */
export type OpenTokenSpanId = string;

/**
 * The first line of a stream.
 */
export interface OpenTokenHeaderRecord {
  /**
   * Says that the line is the header.
   */
  type: 'header';
  /**
   * Version of the format.
   */
  open_token_version: '0.1';
  /**
   * When the export was made, RFC 3339 in UTC.
   */
  exported_at?: string;
  conversation?: OpenTokenConversation;
  /**
   * Everybody and everything that speaks; streams of others may lack it.
   */
  participants?: OpenTokenParticipant[];
  [k: string]: unknown;
}
/**
 * What the conversation is and how its export was made.
 */
export interface OpenTokenConversation {
  /**
   * The runtime's own id, or conv_ with the date and eight digits of a hash.
   */
  id: string;
  /**
   * What a person calls it.
   */
  title?: string;
  /**
   * The time zone of the people in it.
   */
  timezone?: string;
  /**
   * When it began, RFC 3339; left out when unknown, never guessed.
   */
  started_at?: string;
  source_runtime?: OpenTokenRuntime;
  provider?: OpenTokenProvider;
  internal_availability?: OpenTokenAvailability;
  redaction?: OpenTokenRedaction;
  [k: string]: unknown;
}
/**
 * What was masked before the export. Absent means that nothing was.
 */
export interface OpenTokenRedaction {
  mode: OpenTokenRedactionMode;
  strategy?: OpenTokenRedactionStrategy;
  /**
   * What was done, in words that hold no value.
   */
  notes?: string[];
  [k: string]: unknown;
}
/**
 * One speaker, agent, tool or source of instructions.
 */
export interface OpenTokenParticipant {
  actor_id: OpenTokenActorId;
  kind: OpenTokenParticipantKind;
  /**
   * What it is called.
   */
  name: string;
  /**
   * Whose it is.
   */
  provider?: string;
  /**
   * Which model it is.
   */
  model?: string;
  /**
   * Which running copy it is.
   */
  instance_id?: string;
  [k: string]: unknown;
}
/**
 * A line that holds an event under a key of its own; read, never written.
 */
export interface OpenTokenNestedEventRecord {
  /**
   * Says that the line is an event.
   */
  type: 'event';
  event: OpenTokenEvent;
  [k: string]: unknown;
}
/**
 * One thing that happened in the conversation.
 */
export interface OpenTokenEvent {
  id: OpenTokenEventId;
  /**
   * Place in the conversation: 1 for the first event, then one more each time.
   */
  seq: number;
  /**
   * When it happened, RFC 3339 in UTC; left out when unknown, never guessed.
   */
  ts?: string;
  type: OpenTokenEventType;
  actor_id: OpenTokenActorId;
  visibility: OpenTokenVisibility;
  role: OpenTokenRole;
  content: OpenTokenContent;
  links?: OpenTokenLinks;
  usage?: OpenTokenUsage;
  [k: string]: unknown;
}
/**
 * What an event holds: text, data, or neither for a placeholder.
 */
export interface OpenTokenContent {
  mime: OpenTokenMime;
  /**
   * The text.
   */
  text?: string;
  /**
   * Any JSON value.
   */
  data?: unknown;
  [k: string]: unknown;
}
/**
 * How an event hangs together with earlier ones.
 */
export interface OpenTokenLinks {
  parent_id?: OpenTokenEventId;
  replies_to?: OpenTokenEventId;
  call_id?: OpenTokenCallId;
  span_id?: OpenTokenSpanId;
  [k: string]: unknown;
}
/**
 * Tokens, where they are known.
 */
export interface OpenTokenUsage {
  /**
   * Tokens read.
   */
  input_tokens?: number;
  /**
   * Tokens written.
   */
  output_tokens?: number;
  /**
   * Tokens of hidden reasoning.
   */
  reasoning_tokens?: number;
  [k: string]: unknown;
}
/**
 * A line that is an event, as we write it: the event type stands in event_type, because type already says what the line is.
 */
export interface OpenTokenEventRecord {
  /**
   * Says that the line is an event.
   */
  type: 'event';
  /**
   * What kind of event it is.
   */
  event_type: 'message' | 'tool_use' | 'tool_result' | 'span_start' | 'span_end' | 'annotation';
  id: OpenTokenEventId;
  /**
   * Place in the conversation: 1 for the first event, then one more each time.
   */
  seq: number;
  /**
   * When it happened, RFC 3339 in UTC; left out when unknown, never guessed.
   */
  ts?: string;
  actor_id: OpenTokenActorId;
  visibility: OpenTokenVisibility;
  role: OpenTokenRole;
  content: OpenTokenContent;
  links?: OpenTokenLinks;
  usage?: OpenTokenUsage;
  [k: string]: unknown;
}
/**
 * The last line of a stream, when there is one.
 */
export interface OpenTokenFooterRecord {
  /**
   * Says that the line is the footer.
   */
  type: 'footer';
  integrity?: OpenTokenIntegrity;
  [k: string]: unknown;
}
/**
 * A digest of the events, to notice later changes.
 */
export interface OpenTokenIntegrity {
  /**
   * The hash function.
   */
  hash_alg: 'sha256';
  /**
   * Name of the canonical form that is hashed; we take it to be RFC 8785.
   */
  canonicalization: 'json-c14n-like';
  /**
   * SHA-256 of the canonical form of the events array.
   */
  events_hash: string;
  [k: string]: unknown;
}

import type { Json, JsonObject } from '../json/json.ts';
import type { Place } from '../source/source.ts';

/**
 * The one model between the formats: a reader turns a source into a timeline, a writer turns a timeline into a document.
 *
 * It holds what at least two formats share. What only the source's own format knows stands in `extra` under that
 * format's name, untouched, so that a writer of the same format can put it back and every other writer can say
 * that it leaves it out. Everything has its place in the source, so that a loss can name it.
 *
 * A reader never invents: a fact that the source does not state is absent here (never empty, never null).
 */
export interface Timeline {
  /** The format the source was in. */
  readonly format: string;
  readonly session: Session;
  /** Everyone who speaks or acts, in the order in which they first appear. */
  readonly actors: readonly Actor[];
  /** Everything that happened, in the order of the source. The order is the truth: timestamps may run backwards. */
  readonly events: readonly TimelineEvent[];
  /** The subagents' stretches of work, in the order in which they opened. */
  readonly spans: readonly Span[];
}

/** Facts about the session as a whole. */
export interface Session {
  /** The source's own identifier, verbatim. */
  readonly id?: string;
  readonly title?: string;
  /** The user's task, where the source states one apart from the first message. */
  readonly task?: string;
  /** Time at which the session began or ended, only where the source says so in a field of its own. Verbatim. */
  readonly startedAt?: string;
  readonly endedAt?: string;
  /** Time at which this file was written or exported. Verbatim. */
  readonly savedAt?: string;
  readonly timezone?: string;
  /** Identifier of the session or trace that this one continues or was forked from. */
  readonly continues?: string;
  /** The program that ran the agent: `claude-code` 2.1.42, `codex_cli_rs` 0.146.0. */
  readonly agent?: { readonly name?: string; readonly version?: string };
  /** The model's exact identifier, where the source states one (of several, the one the main agent used first). */
  readonly model?: string;
  /** The company behind the model, only where the source names it. */
  readonly provider?: string;
  /** Kind of program that ran the session (cli, ide, web, api), only where the source names it. */
  readonly runtime?: string;
  readonly environment?: Environment;
  /** Every tool that was available to the agent, only where the source lists them. */
  readonly tools?: readonly ToolDefinition[];
  /** Whether the model's thoughts can be read in the source: some can, none can though there were some, or nothing is known. */
  readonly thoughts: 'available' | 'unavailable' | 'unknown';
  readonly extra?: Extra;
  /** The place of the object that states these facts, where that is not the whole document. */
  readonly source?: Place;
}

/** The machine and the working copy that the session ran in. */
export interface Environment {
  readonly cwd?: string;
  readonly os?: string;
  readonly shell?: string;
  readonly gitBranch?: string;
  readonly gitCommit?: string;
  readonly repository?: string;
}

/** A tool that was available to the agent. */
export interface ToolDefinition {
  readonly name: string;
  readonly description?: string;
  /** JSON Schema of its arguments. */
  readonly parameters?: Json;
}

/** Fields that only one format knows, verbatim, keyed by that format's name and then by the field's own name. */
export type Extra = Readonly<Record<string, JsonObject>>;

/** A human, a model or agent, a tool, or the system around them. */
export interface Actor {
  /** Unique in this timeline; events name it. */
  readonly id: string;
  readonly kind: 'human' | 'model' | 'tool' | 'system';
  readonly name: string;
  readonly provider?: string;
  readonly model?: string;
  /** The source's identifier of this actor (a subagent's id, a participant's actor_id). */
  readonly sourceId?: string;
  readonly instance?: string;
  readonly extra?: Extra;
}

/** A subagent's stretch of work. Spans may overlap (parallel subagents) and may nest. */
export interface Span {
  /** Unique in this timeline; events name it. */
  readonly id: string;
  /** The subagent. */
  readonly actor: string;
  /** The call that started it, where the source proves which one. */
  readonly call?: string;
  /** The span it was started in, for a subagent of a subagent. */
  readonly parent?: string;
  /** The source's identifier of the span. */
  readonly sourceId?: string;
  /**
   * What the source says of how it was started, in Open-Token's words (`spawn_reason`, `requested_capabilities`, `tooling_scope`,
   * `model`).
   */
  readonly spawn?: JsonObject;
  readonly source: Place;
  readonly extra?: Extra;
}

/** What every event has. */
export interface EventFacts {
  /** Unique in this timeline. */
  readonly id: string;
  /** The actor's id. */
  readonly actor: string;
  /** Time of the event, only where the source has one. A text is verbatim; milliseconds were written as ISO 8601 in UTC. */
  readonly at?: string;
  /** Time at which the event was over, where the source has both. */
  readonly endedAt?: string;
  /** The subagent's span to which the event belongs; absent for the main agent. */
  readonly span?: string;
  /**
   * Thoughts, texts and calls with the same value come from one response of the model, and belong into one message or step
   * of a format that has such. Results may stand between them. Absent on results, on what a human said, and where unknown.
   */
  readonly response?: string;
  /** The source's own number of the turn, only where it has one. */
  readonly turn?: number;
  /** The event under which the source hangs this one, where that is not simply the event before it. */
  readonly parent?: string;
  /** Earlier events that the source itself names as what led to this one. */
  readonly causes?: readonly string[];
  /** The source's identifier of the record or event. */
  readonly sourceId?: string;
  readonly model?: string;
  /** Tokens, on one event of each response, so that adding up over the events never counts twice. */
  readonly usage?: Usage;
  readonly source: Place;
  readonly extra?: Extra;
  /** The place of the object whose fields `extra` holds, where that is not `source`. */
  readonly extraPlace?: Place;
}

/** Tokens and cost of one response. */
export interface Usage {
  /** All tokens of the prompt, with those that were read from or written to a cache. */
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly reasoningTokens?: number;
  /** The part of inputTokens that was read from a cache. */
  readonly cachedInputTokens?: number;
  readonly costUsd?: number;
}

/** One thing that happened. */
export type TimelineEvent = Message | Thought | Call | Result | SpanStart | SpanEnd | Annotation;

/** Something that was said, by whomever. */
export interface Message extends EventFacts {
  readonly kind: 'message';
  /** The role under which the source has it. A user message is a human's only if `author` says so. */
  readonly role: 'system' | 'developer' | 'user' | 'assistant';
  /**
   * Who really wrote it. `human`: typed or sent by a person. `model`: the agent's own text. `agent`: one agent to another (the prompt of
   * a subagent). `injected`: put there by the program (context, reminders, output of local commands, notices). `summary`: stands for
   * earlier messages after a compaction. `synthetic`: made by the program in the model's name (API errors). `unknown`: a user message of
   * a format that does not tell a person from a program.
   */
  readonly author: 'human' | 'model' | 'agent' | 'injected' | 'summary' | 'synthetic' | 'unknown';
  readonly content: readonly Part[];
}

/** A model's reasoning. */
export interface Thought extends EventFacts {
  readonly kind: 'thought';
  /**
   * `verbatim`: the reasoning itself. `summary`: a summary that the source has. `unavailable`: there was one, and the source does
   * not show it.
   */
  readonly form: 'verbatim' | 'summary' | 'unavailable';
  /** Absent if and only if the form is `unavailable`; never empty. */
  readonly text?: string;
}

/** A call of a tool. */
export interface Call extends EventFacts {
  readonly kind: 'call';
  /** Unique in this timeline, even where the source uses an id twice. Its result has the same. */
  readonly call: string;
  /** The source's own id of the call, verbatim. */
  readonly sourceCallId?: string;
  readonly tool: string;
  readonly input: CallInput;
}

/**
 * Arguments of a call: a JSON value (with the text it was written as, where the source holds it as text), or text that is not
 * JSON.
 */
export type CallInput =
  | { readonly form: 'json'; readonly value: Json; readonly text?: string }
  | { readonly form: 'text'; readonly text: string };

/** What a tool gave back. A call that was never answered has no result event: nothing is put in its place here. */
export interface Result extends EventFacts {
  readonly kind: 'result';
  /** The call it answers; absent where the source has no such call. */
  readonly call?: string;
  readonly sourceCallId?: string;
  readonly content: readonly Part[];
  /** Only where the source states whether the call failed. */
  readonly isError?: boolean;
}

/** A subagent begins. */
export interface SpanStart extends EventFacts {
  readonly kind: 'span_start';
  readonly span: string;
}

/** A subagent has ended. Only where the source shows it: a span may stay open. */
export interface SpanEnd extends EventFacts {
  readonly kind: 'span_end';
  readonly span: string;
}

/** Something that the source says about the session or an event, and that nobody said in the conversation. */
export interface Annotation extends EventFacts {
  readonly kind: 'annotation';
  /** What it is: `compaction`, `turn_aborted`, `model_change`, `api_error`, ... */
  readonly name: string;
  /** The event it speaks of. */
  readonly about?: string;
  readonly text?: string;
  readonly data?: JsonObject;
}

/** A piece of a message or of a tool's output. */
export type Part =
  | { readonly type: 'text'; readonly text: string }
  /** Structured output or content, as JSON. */
  | { readonly type: 'json'; readonly value: Json }
  /** An image or a file, as the source holds it (an address, or undecoded base64): never opened, never decoded. */
  | {
      readonly type: 'image' | 'file';
      readonly mediaType?: string;
      readonly url?: string;
      readonly data?: string;
      readonly name?: string;
    }
  /** A part of a kind that only the source's format knows, verbatim. */
  | { readonly type: 'other'; readonly value: Json };

/** The text of a message or an output: its text parts under one another, without what is not text. */
export function textOf(parts: readonly Part[]): string {
  if (parts.length === 1 && parts[0]!.type === 'text') return parts[0]!.text;
  return parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}

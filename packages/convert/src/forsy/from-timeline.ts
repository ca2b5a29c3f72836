import { sha256Hex } from '@trace-formats/digest';
import type { Written } from '../formats/writer.ts';
import type { JsonObject } from '../json/json.ts';
import { known } from '../json/known.ts';
import { placeOfSessionFact } from '../losses/fact-places.ts';
import { lack } from '../losses/lack.ts';
import { leaveOut } from '../losses/leave-out.ts';
import type { Ledger } from '../losses/loss.ts';
import { madeId } from '../timeline/made-id.ts';
import { type Timeline, type TimelineEvent, textOf } from '../timeline/timeline.ts';
import { writeSteps } from './write/step-writer.ts';
import { summaryOf } from './write/summary.ts';

/**
 * Writes the skeleton of a Forsy trace that a person or a model then completes: what the log proves, and null for every judgement. It is
 * valid as a draft.
 */
export function forsyFromTimeline(timeline: Timeline, _options: object, ledger: Ledger): Written {
  const { session, events } = timeline;
  const prompt = events.find(
    (event) => event.kind === 'message' && event.role === 'system' && event.span === undefined,
  );
  const steps = writeSteps(timeline, prompt, ledger);
  const times = events.flatMap((event) => (event.at === undefined ? [] : [event.at]));
  const task = session.task ?? firstRequest(events);
  noteLacks(timeline, task, times.length > 0, ledger);
  return {
    form: 'json',
    document: {
      schema_version: 'forsy-trace-v0.1',
      trace_id: session.id || `trace_${madeId(steps, 16)}`,
      prior_trace_id: session.continues ?? null,
      trace_mode: 'retraced',
      validation_level: 'retraced_from_logs',
      task: task ?? '',
      agent_tools: session.tools?.map(({ name }) => name) ?? null,
      started_at: session.startedAt ?? times[0] ?? null,
      ended_at: session.endedAt ?? times.at(-1) ?? null,
      system_prompt: prompt === undefined ? null : digestOf(prompt, ledger),
      skills: null,
      memory: null,
      agent_config: configOf(timeline),
      learning: null,
      termination_reason: null,
      steps,
      final_output: null,
      static_output: null,
      summary: summaryOf(steps),
    },
  };
}

/** Says what of a trace the log does not state, and so is null, made or taken from elsewhere. */
function noteLacks({ format, session }: Timeline, task: string | undefined, hasTimes: boolean, ledger: Ledger): void {
  if (task === undefined)
    lack('/task', 'session.task', 'The source holds no request of a human, so the task is empty.', ledger);
  if (session.id === undefined)
    lack('/trace_id', 'session.id', 'The source states no id; one was made from a digest of the steps.', ledger);
  if (session.task === undefined && task !== undefined)
    lack('/task', 'session.task', 'The source states no task; the first message of a human is given.', ledger);
  if (session.tools?.some(({ description, parameters }) => description !== undefined || parameters !== undefined))
    ledger.lose({
      kind: 'approximated',
      place: placeOfSessionFact(format, 'session.tools', session.source ?? { pointer: '' }),
      fact: 'session.tools',
      why: 'A trace holds the names of the tools alone.',
    });
  if (session.tools === undefined)
    lack('/agent_tools', 'session.tools', 'The source does not list the tools that were available.', ledger);
  if (session.startedAt === undefined && hasTimes)
    lack(
      '/started_at',
      'session.startedAt',
      'The source does not say when it began; the first time in it is given.',
      ledger,
    );
  if (session.endedAt === undefined && hasTimes)
    lack(
      '/ended_at',
      'session.endedAt',
      'The source does not say when it ended; the last time in it is given.',
      ledger,
    );
  for (const field of judgements)
    lack(
      field,
      'own',
      'This is a judgement, which nothing in the source states; it is null until somebody makes it.',
      ledger,
    );
}

const judgements = ['/termination_reason', '/final_output', '/summary/agent_confidence', '/summary/goal_achieved'];

/** The user's own words; the first message that says anything. */
function firstRequest(events: readonly TimelineEvent[]): string | undefined {
  for (const event of events) {
    if (event.kind !== 'message' || event.span !== undefined) continue;
    if (event.author !== 'human' && event.author !== 'unknown') continue;
    const text = textOf(event.content);
    if (text.trim() !== '') return text;
  }
  return undefined;
}

/** A system prompt may be private: what stands in a trace is its digest, which says whether two sessions had the same. */
function digestOf(prompt: TimelineEvent, ledger: Ledger): string {
  const text = prompt.kind === 'message' ? textOf(prompt.content) : '';
  if (/^sha256:[0-9a-f]{64}$/.test(text)) return text;
  leaveOut(
    prompt,
    'A system prompt may be private, so the trace holds its SHA-256 in its place.',
    ledger,
    'context-left-out',
  );
  return `sha256:${sha256Hex(text)}`;
}

/** The settings of model and environment that the source states, under the names that public traces use. */
function configOf({ session }: Timeline): JsonObject | null {
  const { agent, model, provider, environment } = session;
  const config = known({
    model,
    provider,
    framework: agent?.name,
    framework_version: agent?.version,
    os_platform: environment?.os,
    shell: environment?.shell,
    working_directory: environment?.cwd,
    base_commit: environment?.gitCommit,
    git_branch: environment?.gitBranch,
    repository: environment?.repository,
  });
  return Object.keys(config).length === 0 ? null : config;
}

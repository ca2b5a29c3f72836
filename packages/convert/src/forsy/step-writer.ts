import type { JsonObject } from '../json.ts';
import { leaveOut } from '../leave-out.ts';
import type { Ledger } from '../loss.ts';
import type { Actor, Call, Message, Part, Result, Thought, Timeline, TimelineEvent } from '../timeline.ts';
import { blankStep } from './blank-step.ts';
import { startTriggers } from './triggers.ts';

/**
 * Writes steps: one for each message of a human, one for each call with its result, one for each text of an agent. A thought stands as the
 * reasoning of the next step of its response. Links are those that the log proves: the source's own, and what the model was given to answer.
 */
export function writeSteps(
  timeline: Timeline,
  prompt: TimelineEvent | undefined,
  ledger: Ledger,
): readonly JsonObject[] {
  const steps: JsonObject[] = [];
  const results = resultsByCall(timeline.events);
  const width = callsByResponse(timeline.events);
  const labels = labelsOf(timeline.actors, timeline);
  const stepOfEvent = new Map<string, number>();
  const stepOfCall = new Map<string, number>();
  const groups = new Map<string, string>();
  const triggers = startTriggers(timeline, stepOfCall);
  let waiting: Thought[] = [];
  let turn = 1;
  let asked = false;
  for (const event of timeline.events) write(event);
  flush();
  return steps;

  function write(event: TimelineEvent): void {
    const last = waiting.at(-1);
    if (last !== undefined && event.kind !== 'result' && event.kind !== 'annotation')
      if (event.response !== last.response || event.actor !== last.actor || event.response === undefined) flush();
    if (event === prompt) return;
    if (event.kind === 'message') message(event);
    else if (event.kind === 'thought') {
      if (event.text !== undefined) waiting.push(event);
    } else if (event.kind === 'call') call(event);
    else if (event.kind === 'result') result(event);
    else if (event.kind === 'annotation')
      leaveOut(event, 'What the program notes about the session is no step of the work.', ledger);
  }

  function message(event: Message): void {
    if ((event.author === 'human' || event.author === 'unknown') && event.span === undefined) {
      turn = asked ? Math.max(turn + 1, event.turn ?? 0) : Math.max(turn, event.turn ?? 1);
      asked = true;
      const fields = { actor: 'user', action: 'user_message', input: textIn(event.content, event), eval: 0 };
      triggers.asked(event, add(event, fields));
    } else if (event.author === 'model')
      add(event, { ...agentFields(event), output: textIn(event.content, event), reasoning: takeThoughts() });
    else if (event.author === 'synthetic')
      add(event, { actor: 'system', action: 'error', output: textIn(event.content, event) });
    else leaveOut(event, 'What the program put before the model is no step of the work.', ledger, 'context-left-out');
  }

  function call(event: Call): void {
    const answer = results.get(event.call);
    const output = answer === undefined ? null : textIn(answer.content, answer);
    if (answer !== undefined && output === '')
      ledger.lose({
        kind: 'approximated',
        place: answer.source,
        why: 'An empty output cannot be told from none.',
        of: 'result',
      });
    const group = parallelGroup(event);
    const number = add(event, {
      ...agentFields(event),
      tool: event.tool,
      input: inputText(event.input),
      output,
      success: answer?.isError === undefined ? null : !answer.isError,
      reasoning: takeThoughts(),
      execution_mode: group === null ? null : 'parallel',
      parallel_group: group,
      ended_at: answer?.at ?? event.endedAt ?? null,
    });
    stepOfCall.set(event.call, number);
  }

  /** A result stands in the step of its call; one without a call, or a second one, has no step. */
  function result(event: Result): void {
    if (event.call !== undefined && results.get(event.call) === event) triggers.answered(event);
    else leaveOut(event, 'A result that answers no call has no step to stand in.', ledger, 'result-without-call');
  }

  function add(event: TimelineEvent, fields: JsonObject): number {
    const number = steps.length + 1;
    const link = fields['action'] === 'agent_step' ? triggers.of(event, stepOfEvent) : undefined;
    steps.push({
      ...blankStep,
      step: number,
      turn,
      started_at: event.at ?? null,
      ended_at: event.endedAt ?? null,
      ...(link && { caused_by: link.causes, causal_type: link.type }),
      ...fields,
    });
    stepOfEvent.set(event.id, number);
    return number;
  }

  function agentFields(event: TimelineEvent): { readonly actor: string; readonly action: 'agent_step' } {
    return { actor: labels.get(event.actor) ?? 'agent', action: 'agent_step' };
  }

  /** The thoughts since the last step, as the reasoning of the next. */
  function takeThoughts(): string | null {
    const thoughts = waiting;
    waiting = [];
    for (const thought of thoughts.slice(1))
      ledger.lose({
        kind: 'approximated',
        place: thought.source,
        why: 'Several thoughts before one step became one reasoning.',
        trap: 'thoughts-joined',
        of: 'thought',
      });
    return thoughts.length === 0 ? null : thoughts.map((thought) => thought.text).join('\n\n');
  }

  /** Thoughts that no text or call followed become a step that only reasons. */
  function flush(): void {
    const [first] = waiting;
    if (first !== undefined) add(first, { ...agentFields(first), reasoning: takeThoughts() });
  }

  /** Calls of one response were given out together. */
  function parallelGroup(event: Call): string | null {
    const key = event.response;
    if (key === undefined || (width.get(key) ?? 0) < 2) return null;
    const known = groups.get(key) ?? `pg_${String(groups.size + 1).padStart(3, '0')}`;
    groups.set(key, known);
    return known;
  }

  /** A step's fields are texts: what is not text stands as JSON, and an image or a file is named, not held. */
  function textIn(parts: readonly Part[], event: Message | Result): string {
    if (parts.length === 1 && parts[0]!.type === 'text') return parts[0]!.text;
    const pieces = parts.flatMap((part) => {
      if (part.type === 'text') return [part.text];
      if (part.type === 'json' || part.type === 'other') {
        ledger.lose({ kind: 'approximated', place: event.source, why: 'Structured content stands as JSON text.' });
        return [JSON.stringify(part.value)];
      }
      ledger.lose({
        kind: 'dropped',
        place: event.source,
        why: `A part of the type ${part.type} has no place in a step.`,
      });
      return [];
    });
    if (pieces.length > 1)
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        why: 'Several parts became one text, each on a line of its own.',
      });
    return pieces.join('\n');
  }
}

/** The arguments as text; null where the source has none. */
function inputText(input: Call['input']): string | null {
  if (input.form === 'text') return input.text;
  return input.value === null ? null : (input.text ?? JSON.stringify(input.value));
}

function resultsByCall(events: readonly TimelineEvent[]): ReadonlyMap<string, Result> {
  const results = new Map<string, Result>();
  for (const event of events)
    if (event.kind === 'result' && event.call !== undefined && !results.has(event.call)) results.set(event.call, event);
  return results;
}

function callsByResponse(events: readonly TimelineEvent[]): ReadonlyMap<string, number> {
  const calls = new Map<string, number>();
  for (const event of events)
    if (event.kind === 'call' && event.response !== undefined)
      calls.set(event.response, (calls.get(event.response) ?? 0) + 1);
  return calls;
}

/** Labels that stay the same throughout: `agent` for the main agent, `subagent:name` for the others, a number where two have one name. */
function labelsOf(actors: readonly Actor[], timeline: Timeline): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const taken = new Set<string>(['agent']);
  const subagents = new Set(timeline.spans.map((span) => span.actor));
  for (const actor of actors) {
    if (actor.kind === 'system') labels.set(actor.id, 'system');
    if (actor.kind !== 'model') continue;
    if (!subagents.has(actor.id) && !/^(?:sub)?agent:/.test(actor.name)) {
      labels.set(actor.id, actor.name === 'subagent' ? 'subagent' : 'agent');
      continue;
    }
    const name = /^(?:sub)?agent:/.test(actor.name) ? actor.name : `subagent:${actor.name.trim() || 'unnamed'}`;
    let label = name;
    for (let count = 2; taken.has(label); count += 1) label = `${name}-${count}`;
    taken.add(label);
    labels.set(actor.id, label);
  }
  return labels;
}

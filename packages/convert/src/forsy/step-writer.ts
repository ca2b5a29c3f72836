import type { JsonObject } from '../json.ts';
import { placeOfEventFact } from '../losses/fact-places.ts';
import { leaveOut } from '../losses/leave-out.ts';
import type { Ledger } from '../losses/loss.ts';
import { noteOtherFacts } from '../losses/other-facts.ts';
import { isNamed } from '../losses/unheld-facts.ts';
import type { Place } from '../source/source.ts';
import { leaveOutHidden } from '../timeline/chat.ts';
import type { Actor, Call, Message, Part, Result, Thought, Timeline, TimelineEvent } from '../timeline/timeline.ts';
import { blankStep } from './blank-step.ts';
import { type Link, startTriggers } from './triggers.ts';

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
  noteLabels(timeline.actors, labels, ledger);
  const stepOfEvent = new Map<string, number>();
  /** Thoughts and results stand in the step of what they belong to. */
  const stepAround = new Map<string, number>();
  const stepOfCall = new Map<string, number>();
  const groups = new Map<string, string>();
  const responses = new Set<string>();
  const triggers = startTriggers(timeline, stepOfCall);
  let waiting: Thought[] = [];
  let taken: readonly Thought[] = [];
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
      else leaveOutHidden([event], ledger);
    } else if (event.kind === 'call') call(event);
    else if (event.kind === 'result') result(event);
    else if (event.kind === 'span_start' || event.kind === 'span_end') {
      // That the span is lost is noted with the other facts that the format does not hold; its events keep their actor.
      if (event.at !== undefined)
        ledger.lose({
          kind: 'approximated',
          place: event.source,
          fact: 'event.time',
          why: 'The beginning and the end of a subagent are no steps.',
        });
      noteLostCauses(event.causes?.length ?? 0, event.source);
    } else if (event.kind === 'annotation')
      leaveOut(event, 'What the program notes about the session is no step of the work.', ledger);
  }

  function message(event: Message): void {
    if ((event.author === 'human' || event.author === 'unknown') && event.span === undefined) {
      turn = asked ? Math.max(turn + 1, event.turn ?? 0) : Math.max(turn, event.turn ?? 1);
      asked = true;
      const fields = { actor: 'user', action: 'user_message', input: textIn(event.content, event), eval: 0 };
      triggers.asked(event, add(event, fields));
    } else if (event.author === 'model')
      add(event, {
        actor: labelOf(event),
        action: 'agent_step',
        output: textIn(event.content, event),
        reasoning: takeThoughts(event),
      });
    else if (event.author === 'synthetic')
      add(event, { actor: 'system', action: 'error', output: textIn(event.content, event) });
    else leaveOut(event, 'What the program put before the model is no step of the work.', ledger, 'context-left-out');
  }

  function call(event: Call): void {
    const answer = results.get(event.call);
    const output = answer === undefined ? null : textIn(answer.content, answer);
    const group = parallelGroup(event);
    const number = add(event, {
      actor: labelOf(event),
      action: 'agent_step',
      tool: event.tool,
      input: inputText(event.input),
      output,
      success: answer?.isError === undefined ? null : !answer.isError,
      reasoning: takeThoughts(event),
      execution_mode: group === null ? null : 'parallel',
      parallel_group: group,
      ended_at: answer?.at ?? event.endedAt ?? null,
    });
    stepOfCall.set(event.call, number);
  }

  /** A result stands in the step of its call; one without a call, or a second one, has no step. */
  function result(event: Result): void {
    if (event.call !== undefined && results.get(event.call) === event) {
      triggers.answered(event);
      stepAround.set(event.id, stepOfCall.get(event.call)!);
      noteLostCauses(event.causes?.length ?? 0, event.source);
    } else leaveOut(event, 'A result that answers no call has no step to stand in.', ledger, 'result-without-call');
  }

  function add(event: TimelineEvent, fields: JsonObject): number {
    const number = steps.length + 1;
    noteCutResponse(event);
    const link = namedLink(event) ?? (fields['action'] === 'agent_step' ? triggers.of(event) : undefined);
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

  /** The links that the source itself states, for the event or for the thoughts that stand in its step. */
  function namedLink(event: TimelineEvent): Link | undefined {
    const found = new Set<number>();
    for (const { causes = [], source } of [...taken, event]) {
      let left = causes.length;
      for (const cause of causes) {
        const step = stepOfEvent.get(cause) ?? stepAround.get(cause);
        if (step === undefined || step > steps.length || found.has(step)) continue;
        found.add(step);
        if (stepOfEvent.has(cause)) left -= 1;
      }
      noteLostCauses(left, source);
    }
    taken = [];
    return found.size === 0 ? undefined : { causes: [...found].sort((one, other) => one - other), type: null };
  }

  function noteLostCauses(count: number, source: Place): void {
    if (count > 0)
      ledger.lose({
        kind: 'approximated',
        place: placeOfEventFact(timeline.format, 'event.causes', source),
        fact: 'event.causes',
        count,
        why: 'A cause that is no step of its own cannot be named by itself; where it stands in one, that step is named.',
      });
  }

  function labelOf(event: TimelineEvent): string {
    return labels.get(event.actor) ?? 'agent';
  }

  /** The thoughts since the last step, as the reasoning of the next. */
  function takeThoughts(step: TimelineEvent): string | null {
    const thoughts = waiting;
    waiting = [];
    noteOtherFacts(step, thoughts, ledger);
    for (const thought of thoughts) if (thought !== step) stepAround.set(thought.id, steps.length + 1);
    taken = thoughts.filter((thought) => thought !== step);
    for (const thought of thoughts.slice(1))
      ledger.lose({
        kind: 'approximated',
        place: thought.source,
        fact: 'thought.text',
        why: 'Several thoughts before one step became one reasoning.',
        trap: 'thoughts-joined',
        of: 'thought',
      });
    return thoughts.length === 0 ? null : thoughts.map((thought) => thought.text).join('\n\n');
  }

  /** Thoughts that no text or call followed become a step that only reasons. */
  function flush(): void {
    const [first] = waiting;
    if (first !== undefined)
      add(first, { actor: labelOf(first), action: 'agent_step', reasoning: takeThoughts(first) });
  }

  /** What came in one response and becomes a second step can no longer be told to have come with the first. */
  function noteCutResponse(event: TimelineEvent): void {
    if (event.response === undefined) return;
    if (responses.has(event.response))
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        fact: 'event.response',
        why: 'The texts and calls of one response are steps of their own.',
      });
    responses.add(event.response);
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
    const fact = event.kind === 'result' ? 'result.text' : 'message.text';
    const pieces = parts.flatMap((part) => {
      if (part.type === 'text') return [part.text];
      if (part.type === 'json' || part.type === 'other') {
        ledger.lose({
          kind: 'approximated',
          place: event.source,
          fact,
          why: 'Structured content stands as JSON text.',
        });
        return [JSON.stringify(part.value)];
      }
      ledger.lose({
        kind: 'dropped',
        place: event.source,
        fact: 'message.media',
        trap: 'part-without-place',
        why: `A part of the type ${part.type} has no place in a step.`,
      });
      return [];
    });
    if (pieces.length > 1)
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        fact,
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

/** Notes every name that became a label. */
function noteLabels(actors: readonly Actor[], labels: ReadonlyMap<string, string>, ledger: Ledger): void {
  for (const actor of actors)
    if (isNamed(actor) && labels.get(actor.id) !== actor.name)
      ledger.lose({
        kind: 'renamed',
        place: { pointer: '' },
        fact: 'actor.name',
        why: 'A step names its actor by a label: user, agent, system, or subagent and its name.',
      });
}

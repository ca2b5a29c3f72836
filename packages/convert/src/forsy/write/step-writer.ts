import type { JsonObject } from '../../json/json.ts';
import { leaveOut } from '../../losses/leave-out.ts';
import type { Ledger } from '../../losses/loss.ts';
import { leaveOutHidden } from '../../timeline/joined.ts';
import { saysSomething } from '../../timeline/says-something.ts';
import type { Call, Message, Result, Thought, Timeline, TimelineEvent } from '../../timeline/timeline.ts';
import { startLabels } from './labels.ts';
import { startNamedLinks } from './named-links.ts';
import { startParallelGroups } from './parallel-groups.ts';
import { reasoningOf, startReasoning } from './reasoning.ts';
import { startStepList } from './step-list.ts';
import { inputText, textIn } from './step-text.ts';
import { startTriggers } from './triggers.ts';
import { startTurns } from './turns.ts';

/**
 * Writes steps: one for each message of a human, one for each call with its result, one for each text of an agent. A thought stands as the
 * reasoning of the next step of its response. Links are those that the log proves: the source's own, and what the model was given to answer.
 */
export function writeSteps(
  timeline: Timeline,
  prompt: TimelineEvent | undefined,
  ledger: Ledger,
): readonly JsonObject[] {
  const results = resultsByCall(timeline.events);
  const groupOf = startParallelGroups(timeline.events);
  const labelOf = startLabels(timeline, ledger);
  const stepOfCall = new Map<string, number>();
  const triggers = startTriggers(timeline, stepOfCall);
  const links = startNamedLinks(timeline, ledger);
  const reasoning = startReasoning(ledger);
  const turns = startTurns();
  const { steps, add } = startStepList({ links, triggers, turns }, ledger);
  for (const event of timeline.events) {
    reasonAlone(reasoning.leftBehindBy(event));
    if (event !== prompt) write(event);
  }
  reasonAlone(reasoning.first());
  return steps;

  function write(event: TimelineEvent): void {
    if (event.kind === 'message') message(event);
    else if (event.kind === 'thought') thought(event);
    else if (event.kind === 'call') call(event);
    else if (event.kind === 'result') result(event);
    else if (event.kind === 'annotation')
      leaveOut(event, 'What the program notes about the session is no step of the work.', ledger);
    else spanBound(event);
  }

  function message(event: Message): void {
    const text = (): string => textIn(event.content, event, ledger);
    if ((event.author === 'human' || event.author === 'unknown') && event.span === undefined) {
      turns.asked(event);
      triggers.asked(event, add(event, [], { actor: 'user', action: 'user_message', input: text(), eval: 0 }));
    } else if (event.author === 'model') {
      const output = text();
      const thoughts = reasoning.take(event);
      add(event, thoughts, { actor: labelOf(event), action: 'agent_step', output, reasoning: reasoningOf(thoughts) });
    } else if (event.author === 'synthetic') add(event, [], { actor: 'system', action: 'error', output: text() });
    else leaveOut(event, 'What the program put before the model is no step of the work.', ledger, 'context-left-out');
  }

  function thought(event: Thought): void {
    if (event.text === undefined) leaveOutHidden([event], ledger);
    else reasoning.wait(event);
  }

  /** Thoughts that no text or call followed become a step that only reasons. */
  function reasonAlone(first: Thought | undefined): void {
    if (first === undefined) return;
    const thoughts = reasoning.take(first);
    add(first, thoughts, { actor: labelOf(first), action: 'agent_step', reasoning: reasoningOf(thoughts) });
  }

  function call(event: Call): void {
    const answer = results.get(event.call);
    const output = answer === undefined ? null : textIn(answer.content, answer, ledger);
    const group = groupOf(event);
    const thoughts = reasoning.take(event);
    const number = add(event, thoughts, {
      actor: labelOf(event),
      action: 'agent_step',
      tool: saysSomething(event.tool) ? event.tool : null,
      input: inputText(event.input),
      output,
      success: answer?.isError === undefined ? null : !answer.isError,
      reasoning: reasoningOf(thoughts),
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
      links.standsIn(event, stepOfCall.get(event.call)!);
      links.lose(event);
    } else leaveOut(event, 'A result that answers no call has no step to stand in.', ledger, 'result-without-call');
  }

  /** That the span is lost is noted with the other facts that the format does not hold; its events keep their actor. */
  function spanBound(event: TimelineEvent): void {
    if (event.at !== undefined)
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        fact: 'event.time',
        why: 'The beginning and the end of a subagent are no steps.',
      });
    links.lose(event);
  }
}

function resultsByCall(events: readonly TimelineEvent[]): ReadonlyMap<string, Result> {
  const results = new Map<string, Result>();
  for (const event of events)
    if (event.kind === 'result' && event.call !== undefined && !results.has(event.call)) results.set(event.call, event);
  return results;
}

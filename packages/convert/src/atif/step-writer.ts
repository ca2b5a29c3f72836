import { arrayAt, type Json, type JsonObject, objectAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { leaveOutHidden } from '../timeline/joined.ts';
import type { Message, Part, Result, TimelineEvent } from '../timeline/timeline.ts';
import { type Answer, type Turn, turnsOf } from '../timeline/turns.ts';
import { startAgentSteps } from './agent-step.ts';
import { sourceOfMessage } from './source-of-message.ts';
import { stepOfEvents } from './step-of-events.ts';
import { writtenContent } from './written-content.ts';

/** Steps as the format has them, and whether a content is a list of parts, which only newer versions have. */
export interface WrittenSteps {
  readonly list: readonly Json[];
  readonly hasParts: boolean;
}

/** What the trajectories of subagents are called, by their spans and by the calls that began them. */
export interface References {
  readonly ofSpan: ReadonlyMap<string, string>;
  readonly ofCall: ReadonlyMap<string, readonly string[]>;
}

/** A step to which results may still come. */
type Step = { -readonly [Key in keyof JsonObject]: JsonObject[Key] };

/** Writes the events of one agent as steps: one for each response with its calls and their results, one for each message. */
export function writeSteps(events: readonly TimelineEvent[], { ofCall }: References, ledger: Ledger): WrittenSteps {
  const list: Step[] = [];
  const agentStep = startAgentSteps(ofCall, contentOf, ledger);
  let hasParts = false;
  /** The step of the turn before, unless that was left out. */
  let latest: Step | undefined;
  for (const turn of turnsOf(events, ledger)) {
    const count = list.length;
    write(turn);
    if (turn.kind !== 'stray' || list.length > count) latest = list.length > count ? list.at(-1) : undefined;
  }
  return { list, hasParts };

  function write(turn: Turn): void {
    if (turn.kind === 'answer' && turn.events.every((event) => event.kind === 'thought' && event.text === undefined))
      leaveOutHidden(turn.thoughts, ledger);
    else if (turn.kind === 'answer') add('agent', agentStep(turn), turn.first, [...turn.events, ...resultsIn(turn)]);
    else if (turn.kind === 'said') writeSaid(turn.message);
    else writeStray(turn.result);
  }

  function writeSaid(event: Message): void {
    add(sourceOfMessage(event, ledger), { message: contentOf(event.content, event) }, event, [event]);
  }

  /** A result without a call is what the environment said of itself, unless the source has it in a step of another. */
  function writeStray(event: Result): void {
    const kept = event.extra?.['atif'];
    if (event.sourceCallId !== undefined)
      ledger.lose({
        kind: 'dropped',
        place: event.source,
        fact: 'call.id',
        why: 'A result names a call of its own step, and the call that this one names is in none.',
        trap: 'result-without-call',
      });
    const isOwn = kept?.['subagent_trajectory_ref'] !== undefined && event.content.length === 0;
    const result = known({
      content: isOwn ? undefined : contentOf(event.content, event),
      subagent_trajectory_ref: kept?.['subagent_trajectory_ref'],
      extra: kept?.['extra'],
    });
    const step = kept?.['standsIn'] === 'step before' ? latest : undefined;
    if (step) addResult(step, result);
    else
      add(
        kept?.['standsIn'] === 'agent' ? 'agent' : 'system',
        { message: '', observation: { results: [result] } },
        event,
        [event],
      );
  }

  function addResult(step: Step, result: JsonObject): void {
    const before = arrayAt(objectAt(step, 'observation'), 'results');
    if (before) (before as Json[]).push(result);
    else step['observation'] = { results: [result] };
  }

  function add(source: string, fields: JsonObject, first: TimelineEvent, all: readonly TimelineEvent[]): void {
    list.push(stepOfEvents(list.length + 1, { source, first, all }, fields, ledger));
  }

  function contentOf(parts: readonly Part[], event: Message | Result | undefined): Json {
    const content = writtenContent(parts, event, ledger);
    hasParts ||= Array.isArray(content);
    return content;
  }
}

function resultsIn({ answered }: Answer): readonly Result[] {
  return answered.map(({ result }) => result);
}

import type { JsonObject } from '../../json/json.ts';
import type { Ledger } from '../../losses/loss.ts';
import type { Thought, TimelineEvent } from '../../timeline/timeline.ts';
import { blankStep } from './blank-step.ts';
import type { NamedLinks } from './named-links.ts';
import type { Triggers } from './triggers.ts';
import type { Turns } from './turns.ts';

/** The steps of a trace while they are written: each has a number, a turn, times and links. */
export interface StepList {
  readonly steps: readonly JsonObject[];
  /** Adds the step of an event, in which thoughts stand that came before it; gives back its number. */
  readonly add: (event: TimelineEvent, thoughts: readonly Thought[], fields: JsonObject) => number;
}

/** What is known of a session as far as it is written, from which the turn and the links of a step come. */
export interface SoFar {
  readonly links: NamedLinks;
  readonly triggers: Triggers;
  readonly turns: Turns;
}

/** Starts without a step. */
export function startStepList({ links, triggers, turns }: SoFar, ledger: Ledger): StepList {
  const steps: JsonObject[] = [];
  const noteCutResponse = startCutResponses(ledger);
  return {
    steps,
    add(event, thoughts, fields) {
      const number = steps.length + 1;
      const others = thoughts.filter((one) => one !== event);
      for (const one of others) links.standsIn(one, number);
      noteCutResponse(event);
      const named = links.of([...others, event], steps.length);
      const link = named ?? (fields['action'] === 'agent_step' ? triggers.of(event) : undefined);
      steps.push({
        ...blankStep,
        step: number,
        turn: turns.now(),
        started_at: event.at ?? null,
        ended_at: event.endedAt ?? null,
        ...(link && { caused_by: link.causes, causal_type: link.type }),
        ...fields,
      });
      links.became(event, number);
      return number;
    },
  };
}

/** What came in one response and becomes a second step can no longer be told to have come with the first. */
function startCutResponses(ledger: Ledger): (event: TimelineEvent) => void {
  const responses = new Set<string>();
  return ({ response, source }) => {
    if (response === undefined) return;
    if (responses.has(response))
      ledger.lose({
        kind: 'approximated',
        place: source,
        fact: 'event.response',
        why: 'The texts and calls of one response are steps of their own.',
      });
    responses.add(response);
  };
}

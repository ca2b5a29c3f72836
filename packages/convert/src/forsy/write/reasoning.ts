import type { Ledger } from '../../losses/loss.ts';
import { noteOtherFacts } from '../../losses/other-facts.ts';
import type { Thought, TimelineEvent } from '../../timeline/timeline.ts';

/** Thoughts that wait for the step whose reasoning they are: the next one of their response. */
export interface Reasoning {
  readonly wait: (thought: Thought) => void;
  /** The first of those that no event like this one follows any more, since it belongs to another response. */
  readonly leftBehindBy: (event: TimelineEvent) => Thought | undefined;
  readonly first: () => Thought | undefined;
  /** All that wait, for the step of this event. */
  readonly take: (event: TimelineEvent) => readonly Thought[];
}

/** Starts without a thought. */
export function startReasoning(ledger: Ledger): Reasoning {
  let waiting: Thought[] = [];
  return {
    wait: (thought) => void waiting.push(thought),
    leftBehindBy(event) {
      const last = waiting.at(-1);
      if (last === undefined || event.kind === 'result' || event.kind === 'annotation') return undefined;
      const goesOn = event.response === last.response && event.actor === last.actor && event.response !== undefined;
      return goesOn ? undefined : waiting[0];
    },
    first: () => waiting[0],
    take(event) {
      const thoughts = waiting;
      waiting = [];
      noteOtherFacts(event, thoughts, ledger);
      for (const thought of thoughts.slice(1))
        ledger.lose({
          kind: 'approximated',
          place: thought.source,
          fact: 'thought.text',
          why: 'Several thoughts before one step became one reasoning.',
          trap: 'thoughts-joined',
          of: 'thought',
        });
      return thoughts;
    },
  };
}

/** Thoughts as the reasoning of a step. */
export function reasoningOf(thoughts: readonly Thought[]): string | null {
  return thoughts.length === 0 ? null : thoughts.map((thought) => thought.text).join('\n\n');
}

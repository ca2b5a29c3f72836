import { placeOfEventFact } from '../../losses/fact-places.ts';
import type { Ledger } from '../../losses/loss.ts';
import type { Place } from '../../source/source.ts';
import type { Timeline, TimelineEvent } from '../../timeline/timeline.ts';
import type { Link } from './triggers.ts';

/** Follows the links that the source itself states, from events to the steps that they became. */
export interface NamedLinks {
  /** The event is a step of its own. */
  readonly became: (event: TimelineEvent, step: number) => void;
  /** The event, a thought or a result, stands in the step of what it belongs to. */
  readonly standsIn: (event: TimelineEvent, step: number) => void;
  /** The links of a step, for its event and the thoughts that stand in it; `before` is the last step so far. */
  readonly of: (events: readonly TimelineEvent[], before: number) => Link | undefined;
  /** Notes the links of an event that has no step to have them. */
  readonly lose: (event: TimelineEvent) => void;
}

/** Starts without a step. */
export function startNamedLinks(timeline: Timeline, ledger: Ledger): NamedLinks {
  const own = new Map<string, number>();
  const around = new Map<string, number>();
  return {
    became: ({ id }, step) => void own.set(id, step),
    standsIn: ({ id }, step) => void around.set(id, step),
    of(events, before) {
      const found = new Set<number>();
      for (const { causes = [], source } of events) {
        let left = causes.length;
        for (const cause of causes) {
          const step = own.get(cause) ?? around.get(cause);
          if (step === undefined || step > before || found.has(step)) continue;
          found.add(step);
          if (own.has(cause)) left -= 1;
        }
        noteLost(left, source);
      }
      return found.size === 0 ? undefined : { causes: [...found].sort((one, other) => one - other), type: null };
    },
    lose: ({ causes, source }) => noteLost(causes?.length ?? 0, source),
  };

  function noteLost(count: number, source: Place): void {
    if (count > 0)
      ledger.lose({
        kind: 'approximated',
        place: placeOfEventFact(timeline.format, 'event.causes', source),
        fact: 'event.causes',
        count,
        why: 'A cause that is no step of its own cannot be named by itself; where it stands in one, that step is named.',
      });
  }
}

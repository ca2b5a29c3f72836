import type { TimelineEvent } from '../timeline/timeline.ts';
import type { Ledger } from './loss.ts';

/**
 * Notes what several events that became one message or step had each for itself: the message has the time and the model of the first. A
 * result that stands in the step of its call has no time of its own even where it is the same.
 */
export function noteOtherFacts(first: TimelineEvent, all: readonly TimelineEvent[], ledger: Ledger): void {
  for (const event of all) {
    if (event === first) continue;
    if (event.at !== first.at || (event.kind === 'result' && event.at !== undefined))
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        fact: 'event.time',
        why: 'What became one message or step has the time of its beginning.',
      });
    if (event.model !== first.model && event.kind !== 'result')
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        fact: 'event.model',
        why: 'What became one message or step names the model of its beginning.',
      });
  }
}

import type { Timeline } from '../timeline/timeline.ts';
import { placeOfSessionFact } from './fact-places.ts';
import type { Ledger } from './loss.ts';

/** Names the time at which the source was saved among the losses, where the target states another one, or none. */
export function loseEarlierSaving(timeline: Timeline, stated: string | undefined, why: string, ledger: Ledger): void {
  const { savedAt, source } = timeline.session;
  if (savedAt === undefined || savedAt === stated) return;
  ledger.lose({
    kind: 'dropped',
    place: placeOfSessionFact(timeline.format, 'session.savedAt', source ?? { pointer: '' }),
    fact: 'session.savedAt',
    trap: 'saved-anew',
    why,
  });
}

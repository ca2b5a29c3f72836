import type { Ledger } from './loss.ts';
import type { Session } from './timeline.ts';

/** Notes which facts about the session the source states and the target has no place for. */
export function leaveOutFacts(session: Session, facts: readonly (keyof Session)[], ledger: Ledger): void {
  for (const fact of facts)
    if (session[fact] !== undefined)
      ledger.lose({
        kind: 'dropped',
        place: { pointer: '' },
        field: `session.${fact}`,
        why: 'The target has no place for this fact about the session.',
      });
}

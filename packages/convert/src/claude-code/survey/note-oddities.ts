import type { Ledger, Loss } from '../../losses/loss.ts';
import type { Trap } from '../../losses/trap.ts';
import type { Oddity } from './oddity.ts';
import type { Survey } from './survey.ts';

/** Notes what is odd about the file as a whole: ids of other sessions, and parents that are not there or not where they belong. */
export function noteOddities(found: Survey, ledger: Ledger): void {
  const note = (kind: Loss['kind'], field: string, why: string, trap: Trap, { count, first }: Oddity): void => {
    if (count > 0) ledger.lose({ kind, place: first ?? { pointer: field }, field, why, trap, count });
  };
  note(
    'approximated',
    '/sessionId',
    'The file holds records of several sessions; they were read as one, under the id that most records carry.',
    'mixed-sessions',
    found.otherSessions,
  );
  note(
    'approximated',
    '/parentUuid',
    'A record names itself or a later record as its parent; the order of the file was kept.',
    'cyclic-parents',
    { count: found.forwardParents },
  );
  note(
    'dropped',
    '/parentUuid',
    'The record names a parent that the file does not hold; the order of the file was kept.',
    'dangling-parent',
    found.danglingParents,
  );
  note(
    'approximated',
    '/parentUuid',
    'Two messages of the human follow the same record: the human went back. Both ways were kept, in the order of the file.',
    'rewound-branch',
    found.rewinds,
  );
}

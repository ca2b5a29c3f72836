import type { Ledger } from '../../losses/loss.ts';
import { inside, type Place } from '../../source/source.ts';

/** Notes that a link leads nowhere. */
export function noteDangling(place: Place, key: string, ledger: Ledger): void {
  const why = 'The link names what the export does not hold, so it was left out.';
  ledger.lose({ kind: 'dropped', place: inside(place, key), why, trap: 'dangling-parent' });
}

/** Notes that what an id names has the id of another: links lead to one of the two. */
export function noteTwin(place: Place, way: string, ledger: Ledger): void {
  ledger.lose({
    kind: 'renamed',
    place: inside(place, ...way.split('/')),
    why: 'Another one before it has the same id; links lead to one of the two, and an export gives each an id of its own.',
    trap: 'id-collides',
  });
}

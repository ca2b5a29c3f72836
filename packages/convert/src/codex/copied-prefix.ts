import { stringAt } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import { momentOf } from '../timeline/time.ts';
import type { LogRecord } from './log.ts';

/** The copy of the parent's log at the head of a fork is written within one moment. */
const copyMoment = 1000;

/** The records of a parent that a fork begins with: they follow a second `session_meta` and bear the time of the copying. */
export function copiedPrefix(records: readonly LogRecord[], ledger: Ledger): ReadonlySet<number> {
  const copied = new Set<number>();
  const [first, second] = [...records.entries()].filter(([, { type }]) => type === 'session_meta');
  if (first === undefined || second === undefined) return copied;
  const [from, parent] = second;
  if (stringAt(first[1].payload, 'id') === stringAt(parent.payload, 'id')) return copied;
  const moment = timeOf(parent);
  for (const [index, record] of records.entries()) {
    if (index < from) continue;
    if (!(Math.abs(timeOf(record) - moment) < copyMoment)) break;
    copied.add(index);
  }
  if (copied.size > 1)
    ledger.lose({
      kind: 'approximated',
      place: { ...parent.place, pointer: '' },
      why: 'The session was forked: it begins with a copy of its parent, whose times are those of the copying and were left out.',
      trap: 'copied-prefix',
      count: copied.size - 1,
    });
  return copied;
}

function timeOf({ timestamp }: LogRecord): number {
  return typeof timestamp === 'string' ? momentOf(timestamp) : Number.NaN;
}

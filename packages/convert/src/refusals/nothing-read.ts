import { isObject } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import { filesOf, type Source } from '../source/source.ts';
import type { Session, Timeline } from '../timeline/timeline.ts';

/**
 * Whether a reader found nothing of its format in a source: no event, no fact of a session, no record that it knows and leaves out, while
 * there were records of other kinds, or none at all. A session in which nothing was said yet states at least one of these.
 */
export function isNothingRead({ events, spans, session }: Timeline, source: Source, ledger: Ledger): boolean {
  if (events.length > 0 || spans.length > 0 || facts.some((fact) => session[fact] !== undefined)) return false;
  const left = ledger.losses().filter(({ kind, of }) => kind === 'dropped' && of === 'record');
  if (left.some(({ trap }) => trap === undefined)) return false;
  return left.length > 0 || filesOf(source).every(holdsNoRecord);
}

const facts: readonly (keyof Session)[] = [
  'id',
  'title',
  'task',
  'startedAt',
  'endedAt',
  'continues',
  'model',
  'tools',
];

function holdsNoRecord(file: ReturnType<typeof filesOf>[number]): boolean {
  return 'records' in file ? file.records.length === 0 : !isObject(file.value);
}

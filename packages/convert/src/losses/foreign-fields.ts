import { isObject } from '../json.ts';
import { inside, type Place } from '../source/source.ts';
import type { Extra, Timeline } from '../timeline/timeline.ts';
import type { Ledger } from './loss.ts';

/** Marks that readers set for writers of the same format; they are no fields of the source. */
const marks = new Set(['copied', 'unnamed']);

/** Notes every field that only the source's format knows, and that a writer of another format therefore leaves out. */
export function noteForeignFields(timeline: Timeline, to: string, ledger: Ledger): void {
  const note = (extra: Extra | undefined, place: Place): void => {
    for (const format in extra)
      if (format !== to) for (const key in extra[format]) noteField(key, extra[format][key], place);
  };
  const noteField = (key: string, value: unknown, place: Place): void => {
    if (marks.has(key) || value === undefined) return;
    // ATIF keeps the fields of a step together, apart from those of its calls and results.
    if (key === 'step' && isObject(value)) for (const field in value) noteField(field, value[field], place);
    else if (key !== 'step' || typeof value !== 'number')
      ledger.lose({
        kind: 'dropped',
        place: inside(place, key),
        fact: 'own',
        why: 'Only the format of the source has this field.',
      });
  };
  note(timeline.session.extra, timeline.session.source ?? { pointer: '' });
  for (const actor of timeline.actors) note(actor.extra, { pointer: '' });
  for (const span of timeline.spans) note(span.extra, span.source);
  for (const event of timeline.events)
    if (event.extra !== undefined) note(event.extra, event.extraPlace ?? event.source);
}

import { isObject } from '../json/json.ts';
import type { Place } from '../source/source.ts';
import type { Extra, Timeline } from '../timeline/timeline.ts';
import { placeOfOwnField } from './fact-places.ts';
import type { Ledger } from './loss.ts';

/** Marks that readers set for writers of the same format; they are no fields of the source. */
const marks = new Set(['copied', 'standsIn', 'unnamed']);

/** Notes every field that only the source's format knows, and that a writer of another format therefore leaves out. */
export function noteForeignFields(timeline: Timeline, to: string, ledger: Ledger): void {
  // Every record of a long log may have the field, so it is counted here and only the first of each place is made and told.
  const all: Found[] = [];
  const byPointer = new Map<string, Map<string, Found>>();
  const note = (extra: Extra | undefined, place: Place): void => {
    for (const format in extra)
      if (format !== to) for (const key in extra[format]) noteField(key, extra[format][key], place);
  };
  const noteField = (key: string, value: unknown, place: Place): void => {
    if (marks.has(key) || value === undefined) return;
    // ATIF keeps the fields of a step together, apart from those of its calls and results.
    if (key === 'step' && isObject(value)) for (const field in value) noteField(field, value[field], place);
    else if (key !== 'step' || typeof value !== 'number') tell(key, place);
  };
  const tell = (key: string, place: Place): void => {
    const there = byPointer.get(place.pointer);
    const known = there?.get(key);
    if (known) {
      known.count += 1;
      return;
    }
    const found = { place: placeOfOwnField(timeline.format, key, place), count: 1 };
    all.push(found);
    if (there) there.set(key, found);
    else byPointer.set(place.pointer, new Map([[key, found]]));
  };
  note(timeline.session.extra, timeline.session.source ?? { pointer: '' });
  for (const actor of timeline.actors) note(actor.extra, { pointer: '' });
  for (const span of timeline.spans) note(span.extra, span.source);
  for (const event of timeline.events)
    if (event.extra !== undefined) note(event.extra, event.extraPlace ?? event.source);
  const why = 'Only the format of the source has this field.';
  for (const { place, count } of all) ledger.lose({ kind: 'dropped', place, fact: 'own', why, count });
}

interface Found {
  readonly place: Place;
  count: number;
}

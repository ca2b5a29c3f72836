import { inside, type Place } from '../source/source.ts';
import type { RecordCounts } from './counts.ts';
import { fieldOf, type Ledger } from './loss.ts';

/** What a reader counts while it goes through the records. */
export interface Tally {
  /** Counts a record of a type. */
  readonly record: (type: string) => void;
  /** Counts a record of a type that the reader does not know, and notes that it is left out. */
  readonly unknownRecord: (type: string, place: Place) => void;
  /** Counts a record that is known and left out, for the reason given. */
  readonly sideRecord: (place: Place, why: string) => void;
  /** Counts a record that is not shaped as its type demands, and notes what of it is left out. */
  readonly misshapen: (place: Place, why: string) => void;
  /**
   * Counts a field that the timeline has no place for: its key, and what leads to it from the record, such as `message/usage/`. The place
   * is that of the record, or, where a star stands on the way, of the object that has the field.
   */
  readonly field: (key: string, place: Place, way?: string) => void;
  /** Hands the fields over to the ledger, and gives the records by type. */
  readonly finish: () => RecordCounts;
}

/** Starts counting. */
export function startTally(ledger: Ledger): Tally {
  const records: Record<string, number> = Object.create(null);
  const unknownRecords: Record<string, number> = Object.create(null);
  const fields: UnheldField[] = [];
  const byWay = new Map<string, Map<string, UnheldField>>();
  return {
    record(type) {
      records[type] = (records[type] ?? 0) + 1;
    },
    unknownRecord(type, place) {
      unknownRecords[type] = (unknownRecords[type] ?? 0) + 1;
      ledger.lose({
        kind: 'dropped',
        place,
        why: 'A record of a type that this reader does not know was left out; the counts name the types.',
        trap: 'record-unknown',
        of: 'record',
      });
    },
    sideRecord: (place, why) => ledger.lose({ kind: 'dropped', place, why, of: 'record' }),
    misshapen: (place, why) => ledger.lose({ kind: 'dropped', place, why, trap: 'record-misshapen', of: 'record' }),
    field(key, place, way = '') {
      // In most logs a record is a line of its own, and its place has no pointer.
      const from = place.pointer === '' ? way : `${fieldOf(place.pointer)} ${way}`;
      const onTheWay = byWay.get(from);
      const known = onTheWay?.get(key);
      if (known) {
        known.count += 1;
        return;
      }
      const found = firstOf(key, place, way);
      fields.push(found);
      if (onTheWay) onTheWay.set(key, found);
      else byWay.set(from, new Map([[key, found]]));
    },
    finish() {
      const why = 'No other format has a place for this field.';
      for (const { place, field, count } of fields) ledger.lose({ kind: 'dropped', place, field, count, why });
      return { records: { ...records }, unknownRecords: { ...unknownRecords } };
    },
  };
}

interface UnheldField {
  readonly place: Place;
  readonly field: string;
  count: number;
}

/** Every record of a long log may have the field, so only of the first is it worked out where that stands. */
function firstOf(key: string, place: Place, way: string): UnheldField {
  const steps = way.split('/').filter((step) => step !== '');
  const field = inside(steps.includes('*') ? place : inside(place, ...steps), key);
  return { place: field, field: fieldOf(field.pointer), count: 1 };
}

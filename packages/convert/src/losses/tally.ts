import type { Place } from '../source/source.ts';
import type { RecordCounts } from './counts.ts';
import type { Ledger } from './loss.ts';

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
  /** Counts a field that the timeline has no place for; its name is a pointer without the slash in front. The
   * place is that of the record, or, where the name has a star in it, of the field itself. */
  readonly field: (name: string, place: Place) => void;
  /** Hands the fields over to the ledger, and gives the records by type. */
  readonly finish: () => RecordCounts;
}

/** Starts counting. */
export function startTally(ledger: Ledger): Tally {
  const records: Record<string, number> = Object.create(null);
  const unknownRecords: Record<string, number> = Object.create(null);
  const fields = new Map<string, { readonly place: Place; count: number }>();
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
    field(name, place) {
      const known = fields.get(name);
      if (known) known.count += 1;
      else {
        const pointer = name.includes('*') ? place.pointer : `${place.pointer}/${name}`;
        fields.set(name, { place: { ...place, pointer }, count: 1 });
      }
    },
    finish() {
      for (const [name, { place, count }] of fields)
        ledger.lose({
          kind: 'dropped',
          place,
          field: `/${name}`,
          count,
          why: 'No other format has a place for this field.',
        });
      return { records: { ...records }, unknownRecords: { ...unknownRecords } };
    },
  };
}

import { type JsonObject, stringAt } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import { inside, type Place } from '../source/source.ts';
import { factFields, type Survey } from './survey/survey.ts';

/** Counts what records say of the session that differs from what was read of it: folder, branch and version may change midway. */
export function startOtherFacts(
  { facts, forkedFrom }: Pick<Survey, 'facts' | 'forkedFrom'>,
  ledger: Ledger,
): {
  readonly record: (record: JsonObject, place: Place) => void;
  readonly finish: () => void;
} {
  const others = new Map<string, { readonly place: Place; count: number }>();
  return {
    record(record, place) {
      for (const field of factFields) if (isAnother(record[field], facts[field])) note(field, place);
      // A newer field repeats the id of the session.
      if (record.sessionId !== undefined && isAnother(record.session_id, record.sessionId)) note('session_id', place);
      if (isAnother(stringAt(record.forkedFrom, 'sessionId'), forkedFrom)) note('forkedFrom', place);
    },
    finish() {
      const why =
        'Records say different things of the session here, which has one of it; what the first says was read.';
      for (const { place, count } of others.values()) ledger.lose({ kind: 'dropped', place, why, count });
    },
  };

  function note(field: string, place: Place): void {
    const known = others.get(field);
    if (known) known.count += 1;
    else others.set(field, { place: inside(place, field), count: 1 });
  }
}

function isAnother(stated: unknown, read: unknown): boolean {
  return stated !== read && typeof stated === 'string' && stated !== '';
}

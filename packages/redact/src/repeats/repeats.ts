import { isMarker } from '../judge/secrets/marker.ts';
import { isAllowed } from '../options/allowed.ts';
import type { FindOptions } from '../options/find-options.ts';
import { type Part, ranks } from '../parts.ts';
import type { Known } from '../session/known-texts.ts';
import type { Session } from '../session/session.ts';
import { readingsOf } from './readings.ts';

/** Whose values are known, and which of them are let stand. */
interface Searched {
  readonly session: Session;
  readonly options: FindOptions;
}

/** The given parts and every place where the session knows a value. */
export function repeatsIn(text: string, parts: readonly Part[], { session, options }: Searched): readonly Part[] {
  if (!session.knowsAny()) return parts;
  const repeats: Part[] = [];
  for (const reading of readingsOf(text, session.longest()))
    for (const { start, end, known } of session.sightings(reading.text)) {
      if (start < reading.from || end > reading.to) continue;
      if (isAllowed(reading.text.slice(start, end), options.allow)) continue;
      for (const [from, to] of reading.toOriginal(start, end))
        if (!isMarker(text, from, to)) repeats.push(repeatOf(known, from, to));
    }
  return repeats.length === 0 ? parts : [...parts, ...repeats];
}

/** The id that stands in the place of a detector's where nothing but a value known from elsewhere was seen. */
export const repeat = 'repeat';

function repeatOf({ origin, digest, person }: Known, start: number, end: number): Part {
  const rank = ranks.repeat;
  return { start, end, detector: repeat, origin, confidence: 'likely', digest, person, value: undefined, rank };
}

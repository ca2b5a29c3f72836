import type { Detector, Place, PlaceDetector } from '../detector.ts';
import { isMarker } from '../judge/secrets/marker.ts';
import { isPlaceholder } from '../judge/secrets/placeholder.ts';
import { type Part, ranks } from '../parts.ts';
import type { Origin } from '../session/known-texts.ts';

/** A range of a text in which a detector saw something. */
interface Seen {
  readonly start: number;
  readonly end: number;
  readonly detector: Detector;
}

/** The part of a text that a detector saw in it; `shift` is where that text begins in the one of which the part is told. */
export function partOf(text: string, { start, end, detector }: Seen, shift: number): Part {
  return {
    start: shift + start,
    end: shift + end,
    detector: detector.id,
    origin: originOf(detector),
    confidence: detector.confidence,
    digest: undefined,
    value: standsFor(text.slice(start, end), detector),
    rank: 'isWhole' in detector ? ranks.whole : ranks[detector.confidence],
  };
}

/** What detectors of places see in a text, told of the text in which it begins at `shift`. */
export function partsAtPlace(
  detectors: readonly PlaceDetector[],
  text: string,
  place: Place,
  shift: number = 0,
): readonly Part[] {
  const parts: Part[] = [];
  for (const detector of detectors) {
    if (detector.concerns && !detector.concerns(place)) continue;
    for (const [start, end] of detector.inspect(text, place)) {
      const isNone = !detector.isWhole && (isPlaceholder(text.slice(start, end)) || isMarker(text, start, end));
      if (end > start && !isNone) parts.push(partOf(text, { start, end, detector }, shift));
    }
  }
  return parts;
}

function standsFor(value: string, detector: Detector): string {
  return 'standsFor' in detector ? (detector.standsFor?.(value) ?? value) : value;
}

const origins = new WeakMap<Detector, Origin>();

/** One object for all that a detector finds. */
function originOf(detector: Detector): Origin {
  const known = origins.get(detector);
  if (known) return known;
  const origin = { type: detector.type, label: detector.label, family: detector.family };
  origins.set(detector, origin);
  return origin;
}

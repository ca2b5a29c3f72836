import type { Detector, Place, PlaceDetector } from '../detector.ts';
import type { Part } from '../parts.ts';
import { isMarker, isPlaceholder } from '../placeholder.ts';
import { type FindOptions, type Selection, selectDetectors } from '../policy.ts';
import { patternScan } from './patterns.ts';
import { scanViews } from './views.ts';

/** Finds the sensitive parts of one string of a document. */
export type LeafScan = (text: string, place: Place) => Part[];

const scans = new Map<string, LeafScan>();

/** The scan for a run's options. Runs without patterns of their own share one per policy, because building it takes a while. */
export function leafScan(options: FindOptions): LeafScan {
  const own = options.patterns?.length || options.names?.length || options.hosts?.length;
  const shared = own ? undefined : scans.get(options.policy);
  const scan = shared ?? build(selectDetectors(options));
  if (!own) scans.set(options.policy, scan);
  return scan;
}

function build({ patterns, places }: Selection): LeafScan {
  const scan = patternScan(patterns);
  const plain = (text: string, from: number, to: number, place: Place): Part[] => {
    const parts = scan(text, from, to, place).map(({ start, end, detector }) => partOf(text, start, end, detector));
    if (places.length > 0 && !place.isKey && to > from) inspectPlaces(places, text.slice(from, to), from, place, parts);
    return parts;
  };
  return (text, place) => scanViews(text, place, plain);
}

function inspectPlaces(
  places: readonly PlaceDetector[],
  text: string,
  from: number,
  place: Place,
  parts: Part[],
): void {
  for (const detector of places)
    for (const [start, end] of detector.inspect(text, place)) {
      if (end <= start || isPlaceholder(text.slice(start, end)) || isMarker(text, start, end)) continue;
      const { start: _, end: __, ...part } = partOf(text, start, end, detector);
      parts.push({ ...part, start: from + start, end: from + end });
    }
}

function partOf(text: string, start: number, end: number, detector: Detector): Part {
  return {
    start,
    end,
    detector: detector.id,
    origin: { type: detector.type, label: detector.label, family: detector.family },
    confidence: detector.confidence,
    digest: undefined,
    value: text.slice(start, end),
    rank: detector.confidence === 'certain' ? 3 : 2,
  };
}

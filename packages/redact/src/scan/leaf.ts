import type { Detector, Place, PlaceDetector } from '../detector.ts';
import { isMarker, isPlaceholder } from '../judge/secrets/placeholder.ts';
import { rankOfWhole } from '../outputs/tool-output.ts';
import type { Part } from '../parts.ts';
import { type FindOptions, type Selection, selectDetectors } from '../policy.ts';
import type { Origin } from '../session/session.ts';
import { contextsOf, drawn } from './context.ts';
import { type PatternScan, patternScan, scanEverything } from './patterns/patterns.ts';
import { type Anchors, anchorsOf, beginsAtAnchor } from './skim/anchors.ts';
import { nameGuards } from './skim/name-guards.ts';
import { hasOthers } from './skim/noted.ts';
import { remembering, type Skimmed, type Skims, skimOf } from './skim/skim.ts';
import { anchorsInName, tellingContext } from './telling.ts';
import { type Look, scanViews } from './views/views.ts';

/** Finds the sensitive parts of one string of a document. */
export type LeafScan = (text: string, place: Place) => Part[];

const begins = new Map<string, () => LeafScan>();

/**
 * The scan for one run over a run's options. Runs without patterns of their own share what it is made of, one for each policy,
 * because building it takes a while; what it remembers of texts is the run's own.
 */
export function leafScan(options: FindOptions): LeafScan {
  const own = Boolean(options.patterns?.length || options.names?.length || options.hosts?.length);
  const isShared = !own && !options.trustedTools?.length;
  const shared = isShared ? begins.get(options.policy) : undefined;
  const begin = shared ?? beginsOf(selectDetectors(options), own);
  if (isShared) begins.set(options.policy, begin);
  return begin();
}

/** The scan that a selection of detectors makes, over every way a string can be read. */
export function leafScanOf(selection: Selection): LeafScan {
  return beginsOf(selection, false)();
}

function beginsOf(selection: Selection, isOwn: boolean): () => LeafScan {
  const anchors = anchorsOf(selection.patterns, selection.places);
  const skims = skimOf(selection.patterns, anchors);
  return scanOf(selection, anchors, skims, patternScan(selection.patterns, skims.whole), !isOwn);
}

/** The same with every pattern run on every text, and no text left out: slow, and the measure for the quick way. */
export function thoroughLeafScan(selection: Selection): LeafScan {
  const anchors = anchorsOf(selection.patterns, selection.places);
  return scanOf(selection, anchors, skimOf(selection.patterns, anchors), scanEverything(selection.patterns), false)();
}

function scanOf(
  { patterns, places: all }: Selection,
  anchors: Anchors,
  skims: Skims,
  scan: PatternScan,
  skipsQuiet: boolean,
): () => LeafScan {
  const places = all.filter(({ ofDocuments }) => ofDocuments !== true);
  const ofKeys = places.filter((detector) => detector.ofKeys === true);
  const ofDocuments = all.filter((detector) => detector.ofDocuments === true);
  const isInName = nameGuards(patterns);
  const isTelling = tellingContext(anchors, isInName);
  // What a user names may be as short as they like.
  const hasOwn = patterns.some(({ isOwn }) => isOwn);
  const anchorsIn = anchorsInName(anchors, isInName);
  const plain = (text: string, from: number, to: number, place: Place, skimmed: Skimmed): Part[] => {
    if (to - from < shortest && !hasOwn && !shortName.test(text.slice(from, to))) return [];
    const spans = scan(text, from, to, place, skimmed);
    const parts: Part[] = [];
    for (const { start, end, detector } of spans) parts.push(partOf(text, start, end, detector, 0));
    if (!place.isKey && (to - from >= 4 || threeDigits.test(text.slice(from, to))) && to - from <= longestWithContext) {
      const value = text.slice(from, to);
      for (const { before, after } of contextsOf(place, isTelling)) {
        // Quotes and backslashes belong to the value here; look-alikes keep the offsets and end nothing.
        const told = value.replaceAll('"', '\u201d').replaceAll("'", '\u2019').replaceAll('\\', '\u29f5');
        const written = `${before}${told}${after}`;
        const tellers = anchorsIn(before);
        // What the value says by itself is seen where it stands; here only what its name makes of it. What begins at digits or
        // signs of the value is judged by the name as well, whose anchors say nothing of that.
        const named = tellers && skims.known(written, tellers);
        const isOnlyTold = named !== undefined && skipsQuiet && !hasOthers(skimmed, from, to);
        if (isOnlyTold && named.hits.length === 0) continue;
        for (const { start, end, begins, detector } of scan(
          written,
          0,
          written.length,
          place,
          isOnlyTold ? named : undefined,
        )) {
          const [first, last] = [start - before.length, end - before.length];
          if (first < 0 || last > value.length) continue;
          const isTeller = named?.hits.some((one) => patterns[one.detector] === detector) ?? true;
          if (!isTeller && (isOnlyTold || detector.trigger === undefined)) continue;
          // What begins at an anchor in the value is told by that, not by the name.
          const isSeen =
            begins >= before.length &&
            (beginsAtAnchor(detector) ||
              spans.some((one) => one.detector === detector && one.start < from + last && from + first < one.end));
          if (isSeen) continue;
          parts.push(partOf(value, first, last, detector, from));
        }
      }
    }
    const asked = place.isKey ? ofKeys : places;
    if (asked.length > 0 && to > from) inspectPlaces(asked, text.slice(from, to), from, place, parts);
    return parts;
  };
  const isTold = (place: Place): boolean => contextsOf(place, isTelling).length > 0 || place.key === drawn;
  const isPlaced = (place: Place, hasWords: boolean): boolean =>
    (place.isKey ? ofKeys : places).some(
      (detector) => (hasWords || !hasWordsOf(detector)) && (detector.concerns?.(place) ?? true),
    );
  const asksEveryName = places.some((detector) => !hasWordsOf(detector));
  const asksKeys = ofKeys.length > 0;
  const quietKeys = new Set<string>();
  return () => {
    const look: Look<Part> = {
      plain,
      isSure: ({ confidence }) => confidence === 'certain',
      skim: remembering(skims.whole),
      isTold,
      skipsQuiet,
      asksEveryName,
      asksKeys,
      isPlaced,
    };
    const views = (text: string, place: Place): Part[] => {
      const parts = scanViews(text, place, look);
      inspectPlaces(ofDocuments, text, 0, place, parts);
      return parts;
    };
    if (!skipsQuiet) return views;
    return (text, place) => {
      if (place.isKey === true && quietKeys.has(text) && !isPlaced(place, true)) return [];
      const parts = views(text, place);
      if (parts.length === 0 && place.isKey === true && quietKeys.size < mostKeys && plainKey.test(text))
        quietKeys.add(text);
      return parts;
    };
  };
}

/** Words of which no detector makes more in one place than in another: documents have the same few as keys, again and again. */
const plainKey = /^[A-Za-z_]{1,40}$/;
const mostKeys = 1000;

/** True for a detector that makes something of a text only where one of its words stands somewhere. */
function hasWordsOf({ words, keyWords }: PlaceDetector): boolean {
  return words !== undefined || keyWords !== undefined;
}

/** Nothing sensitive is shorter than this, but for names and what a user names. */
const shortest = 3;
/** The code on the back of a card is told by its key alone. */
const threeDigits = /^\d{3}$/;
const shortName = /^(?:\p{Lu}\p{Ll}|\p{Lo}{1,2})$/u;

/** Values longer than this are texts with words of their own. */
const longestWithContext = 4096;

function inspectPlaces(
  places: readonly PlaceDetector[],
  text: string,
  from: number,
  place: Place,
  parts: Part[],
): void {
  for (const detector of places) {
    if (detector.concerns && !detector.concerns(place)) continue;
    for (const [start, end] of detector.inspect(text, place)) {
      const isNone = !detector.isWhole && (isPlaceholder(text.slice(start, end)) || isMarker(text, start, end));
      if (end <= start || isNone) continue;
      parts.push(partOf(text, start, end, detector, from));
    }
  }
}

function partOf(text: string, start: number, end: number, detector: Detector, from: number): Part {
  return {
    start: from + start,
    end: from + end,
    detector: detector.id,
    origin: originOf(detector),
    confidence: detector.confidence,
    digest: undefined,
    value: standsFor(text.slice(start, end), detector),
    rank: 'isWhole' in detector ? rankOfWhole : detector.confidence === 'certain' ? 3 : 2,
  };
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

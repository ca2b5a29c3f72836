import type { Place, PlaceDetector } from '../detector.ts';
import type { FindOptions } from '../options/find-options.ts';
import { type Selection, selectDetectors } from '../options/selection.ts';
import type { Part } from '../parts.ts';
import { stateAttributes } from './context.ts';
import { partOf, partsAtPlace } from './part-of.ts';
import { patternScan, scanEverything } from './patterns/patterns.ts';
import { anchorsOf } from './skim/anchors.ts';
import { nameGuards } from './skim/name-guards.ts';
import { remembering, skimOf } from './skim/skim.ts';
import { type Patterns, toldByName } from './told-by-name.ts';
import type { Look, PlainPart } from './views/look.ts';
import { scanViews } from './views/views.ts';

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

function beginsOf({ patterns, places }: Selection, isOwn: boolean): () => LeafScan {
  const anchors = anchorsOf(patterns, places);
  const skims = skimOf(patterns, anchors);
  return scanOf({ patterns, anchors, skims, scan: patternScan(patterns, skims.whole), skipsQuiet: !isOwn }, places);
}

/** The same with every pattern run on every text, and no text left out: slow, and the measure for the quick way. */
export function thoroughLeafScan({ patterns, places }: Selection): LeafScan {
  const anchors = anchorsOf(patterns, places);
  const skims = skimOf(patterns, anchors);
  return scanOf({ patterns, anchors, skims, scan: scanEverything(patterns), skipsQuiet: false }, places)();
}

function scanOf(patterns: Patterns, all: readonly PlaceDetector[]): () => LeafScan {
  const { skims, scan, skipsQuiet } = patterns;
  const places = all.filter(({ ofDocuments }) => ofDocuments !== true);
  const ofKeys = places.filter((detector) => detector.ofKeys === true);
  const ofDocuments = all.filter((detector) => detector.ofDocuments === true);
  const askedAt = ({ isKey }: Place): readonly PlaceDetector[] => (isKey ? ofKeys : places);
  const byName = toldByName(patterns, nameGuards(patterns.patterns));
  // What a user names may be as short as they like.
  const hasOwn = patterns.patterns.some(({ isOwn }) => isOwn);
  const plain = (part: PlainPart): Part[] => {
    const { text, from, to, place, skimmed } = part;
    if (to - from < shortest && !hasOwn && !shortName.test(text.slice(from, to))) return [];
    const spans = scan(text, from, to, place, skimmed);
    const asked = askedAt(place);
    return [
      ...spans.map((span) => partOf(text, span, 0)),
      ...byName.parts(part, spans),
      ...(asked.length > 0 && to > from ? partsAtPlace(asked, text.slice(from, to), place, from) : []),
    ];
  };
  const common: Omit<Look<Part>, 'skim'> = {
    plain,
    isSure: ({ confidence }) => confidence === 'certain',
    skipsQuiet,
    asksEveryName: places.some((detector) => !hasWordsOf(detector)),
    asksKeys: ofKeys.length > 0,
    isTold: (place) => byName.contexts(place).length > 0 || place.key === stateAttributes,
    isPlaced: (place, hasWords) =>
      askedAt(place).some((detector) => (hasWords || !hasWordsOf(detector)) && (detector.concerns?.(place) ?? true)),
  };
  const quietKeys = new Set<string>();
  return () => {
    const look: Look<Part> = { ...common, skim: remembering(skims.whole) };
    const views: LeafScan = (text, place) => {
      const parts = scanViews(text, place, look);
      if (ofDocuments.length > 0) parts.push(...partsAtPlace(ofDocuments, text, place));
      return parts;
    };
    if (!skipsQuiet) return views;
    return (text, place) => {
      if (place.isKey === true && quietKeys.has(text) && !look.isPlaced(place, true)) return [];
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
const shortName = /^(?:\p{Lu}\p{Ll}|\p{Lo}{1,2})$/u;

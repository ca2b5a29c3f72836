import type { PatternDetector, PlaceDetector } from '../detector.ts';
import { neverInName } from '../shape/guard.ts';
import { signs } from './chunk-lines.ts';
import { drawn } from './context.ts';
import { gramFilter } from './gram-filter.ts';
import { type KeywordSearch, keywordSearch } from './keyword-search.ts';

/** The key words of some detectors in one search: the anchors of the patterns, and the words of the others. */
export interface Anchors {
  readonly keywords: readonly string[];
  /** For each key word, which of the patterns have it as an anchor. */
  readonly listeners: readonly (readonly number[])[];
  /** For each key word, whether it makes something of strings elsewhere wherever it stands. */
  readonly isWord: readonly boolean[];
  /** For each key word, whether it does so in a key. */
  readonly isKeyWord: readonly boolean[];
  /** For each key word, whether it stands in every record of a streamed answer. */
  readonly isSign: readonly boolean[];
  /** For each key word, which of the patterns may find a value in whose name it stands. */
  readonly namers: readonly (readonly number[])[];
  readonly search: KeywordSearch;
}

/** Gathers the key words. They are compared without their backslashes, as the search does. */
export function anchorsOf(patterns: readonly PatternDetector[], places: readonly PlaceDetector[] = []): Anchors {
  const listeners = new Map<string, number[]>();
  for (const [index, { anchors }] of patterns.entries())
    for (const keyword of new Set(anchors.map((anchor) => anchor.replaceAll('\\', '')))) {
      const known = listeners.get(keyword);
      if (known) known.push(index);
      else listeners.set(keyword, [index]);
    }
  const words = new Set([...places.flatMap((detector) => detector.words ?? []), drawn]);
  const keyWords = new Set(places.flatMap((detector) => detector.keyWords ?? []));
  for (const word of [...words, ...keyWords, ...signs]) if (!listeners.has(word)) listeners.set(word, []);
  const keywords = [...listeners.keys()];
  const listening = [...listeners.values()];
  return {
    keywords,
    listeners: listening,
    isSign: keywords.map((keyword) => signs.includes(keyword)),
    namers: keywords.map((keyword, index) =>
      /[a-z]/.test(keyword) ? listening[index]!.filter((of) => findsBehindName(patterns[of]!)) : [],
    ),
    isWord: keywords.map((keyword) => words.has(keyword)),
    isKeyWord: keywords.map((keyword) => keyWords.has(keyword)),
    search: keywordSearch(keywords, gramFilter()),
  };
}

/** True when a match begins where its anchor does: nothing of it can lie before. */
export function beginsAtAnchor({ startsAtAnchor, reach, trigger }: PatternDetector): boolean {
  return startsAtAnchor === true || (reach[0] === 0 && trigger === undefined);
}

/** True for a detector that can find a value behind a name which holds its anchor: what it finds is not its whole match. */
function findsBehindName(detector: PatternDetector): boolean {
  if (detector.inName === neverInName) return false;
  return !beginsAtAnchor(detector) || detector.ranges !== undefined || detector.pattern.source.includes('(?<value');
}

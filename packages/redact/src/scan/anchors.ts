import type { Around, PatternDetector, PlaceDetector } from '../detector.ts';
import { neverInName } from '../shape/guard.ts';
import { signs } from './chunk-lines.ts';
import { drawn } from './context.ts';
import type { Keyword, KeywordSearch } from './keyword.ts';
import { keywordSearch } from './keyword-search.ts';

/** The key words of some detectors in one search: the anchors of the patterns, and the words of the others. */
export interface Anchors {
  readonly keywords: readonly Keyword[];
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
  const known = new Map<string, number>();
  const listeners: number[][] = [];
  const keywords: Keyword[] = [];
  const indexOf = (word: string, lead: number, run: number): number => {
    const name = lead === 0 && run === 0 ? word : `${word} ${lead} ${run}`;
    const index = known.get(name) ?? keywords.push({ word, lead, run }) - 1;
    if (index === listeners.length) listeners.push([]);
    known.set(name, index);
    return index;
  };
  const indexOfWord = (word: string): number => indexOf(word, 0, 0);
  for (const [pattern, { anchors, around }] of patterns.entries())
    for (const anchor of anchors) {
      const { behind = alone, run = 0 } = around?.[anchor] ?? anywhere;
      for (const before of behind) {
        const listening = listeners[indexOf(`${before}${anchor}`.replaceAll('\\', ''), before.length, run)]!;
        if (listening.at(-1) !== pattern) listening.push(pattern);
      }
    }
  const words = [...places.flatMap((detector) => detector.words ?? []), drawn].map(indexOfWord);
  const keyWords = places.flatMap((detector) => detector.keyWords ?? []).map(indexOfWord);
  const ofStreams = signs.map(indexOfWord);
  const only = (some: readonly number[]): boolean[] => {
    const marks = new Array<boolean>(keywords.length).fill(false);
    for (const index of some) marks[index] = true;
    return marks;
  };
  const finds = patterns.map(findsBehindName);
  return {
    keywords,
    listeners,
    isSign: only(ofStreams),
    namers: listeners.map((listening, index) =>
      listening.length > 0 && /[a-z]/.test(keywords[index]!.word) ? listening.filter((of) => finds[of]) : none,
    ),
    isWord: only(words),
    isKeyWord: only(keyWords),
    search: keywordSearch(keywords),
  };
}

const none: readonly number[] = [];
const anywhere: Around = {};
const alone: readonly string[] = [''];

/** True when a match begins where its anchor does: nothing of it can lie before. */
export function beginsAtAnchor({ startsAtAnchor, reach, trigger }: PatternDetector): boolean {
  return startsAtAnchor === true || (reach[0] === 0 && trigger === undefined);
}

/** True for a detector that can find a value behind a name which holds its anchor: what it finds is not its whole match. */
function findsBehindName(detector: PatternDetector): boolean {
  if (detector.inName === neverInName) return false;
  return !beginsAtAnchor(detector) || detector.ranges !== undefined || detector.pattern.source.includes('(?<value');
}

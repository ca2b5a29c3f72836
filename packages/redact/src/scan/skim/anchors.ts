import type { Around, PatternDetector, PlaceDetector } from '../../detector.ts';
import type { Keyword, KeywordSearch } from '../../search/keyword.ts';
import { keywordSearch } from '../../search/keyword-search.ts';
import { neverInName } from '../../shape/guard.ts';
import { stateAttributes } from '../context.ts';
import { streamWords } from '../views/chunk-lines.ts';

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
  readonly isOfStreams: readonly boolean[];
  /** For each key word, whether a token begins with it that is known by its shape alone. */
  readonly isOfToken: readonly boolean[];
  /** Which of the patterns may find a value in whose name a key word stands. */
  readonly namersOf: (keyword: number) => readonly number[];
  readonly search: KeywordSearch;
}

/** Gathers the key words. They are compared without their backslashes, as the search does. */
export function anchorsOf(patterns: readonly PatternDetector[], places: readonly PlaceDetector[] = []): Anchors {
  const known = new Map<string, number>();
  const listeners: number[][] = [];
  const keywords: Keyword[] = [];
  const indexOf = (word: string, lead: number, run: number): number => {
    const name = lead === 0 && run === 0 ? word : `${word} ${lead} ${run}`;
    const index = known.get(name);
    if (index !== undefined) return index;
    known.set(name, keywords.length);
    listeners.push([]);
    return keywords.push({ word, lead, run }) - 1;
  };
  const indexOfWord = (word: string): number => indexOf(word, 0, 0);
  for (let pattern = 0; pattern < patterns.length; pattern++) {
    const { anchors, around } = patterns[pattern]!;
    for (let at = 0; at < anchors.length; at++) {
      const { behind = alone, run = 0 } = around?.[anchors[at]!] ?? anywhere;
      for (let one = 0; one < behind.length; one++) {
        const before = behind[one]!;
        const word = before + anchors[at]!;
        const bare = word.includes('\\') ? word.replaceAll('\\', '') : word;
        const listening = listeners[indexOf(bare, before.length, run)]!;
        if (listening[listening.length - 1] !== pattern) listening.push(pattern);
      }
    }
  }
  const words = [...places.flatMap((detector) => detector.words ?? []), stateAttributes].map(indexOfWord);
  const keyWords = places.flatMap((detector) => detector.keyWords ?? []).map(indexOfWord);
  const ofStreams = streamWords.map(indexOfWord);
  const only = (some: readonly number[]): boolean[] => {
    const marks = new Array<boolean>(keywords.length).fill(false);
    for (const index of some) marks[index] = true;
    return marks;
  };
  const namers: (readonly number[] | undefined)[] = [];
  return {
    keywords,
    listeners,
    isOfStreams: only(ofStreams),
    isOfToken: listeners.map((own) => own.some((of) => isToken(patterns[of]!))),
    namersOf(keyword) {
      const known = namers[keyword];
      if (known !== undefined) return known;
      const isWord = /[a-z]/.test(keywords[keyword]!.word);
      const own = isWord ? listeners[keyword]!.filter((of) => findsBehindName(patterns[of]!)) : none;
      namers[keyword] = own;
      return own;
    },
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

/** True for a token with a published shape, all of which stands behind its anchor. */
function isToken(detector: PatternDetector): boolean {
  return detector.confidence === 'certain' && detector.policy === 'secrets' && beginsAtAnchor(detector);
}

/** True for a detector that can find a value behind a name which holds its anchor: what it finds is not its whole match. */
function findsBehindName(detector: PatternDetector): boolean {
  if (detector.inName === neverInName) return false;
  return !beginsAtAnchor(detector) || detector.ranges !== undefined || detector.pattern.source.includes('(?<value');
}

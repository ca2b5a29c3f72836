import type { PatternDetector, PlaceDetector } from '../detector.ts';
import { type Automaton, automatonOf } from './automaton.ts';

/** The key words of some detectors in one automaton: the anchors of the patterns, and the words of the others. */
export interface Anchors {
  readonly keywords: readonly string[];
  /** For each key word, which of the patterns have it as an anchor. */
  readonly listeners: readonly (readonly number[])[];
  /** For each key word, whether a detector that goes by names asks for it. */
  readonly isWord: readonly boolean[];
  readonly walk: Automaton;
}

/** Gathers the key words. They are compared without their backslashes, as the automaton does. */
export function anchorsOf(patterns: readonly PatternDetector[], places: readonly PlaceDetector[] = []): Anchors {
  const listeners = new Map<string, number[]>();
  for (const [index, { anchors }] of patterns.entries())
    for (const keyword of new Set(anchors.map((anchor) => anchor.replaceAll('\\', '')))) {
      const known = listeners.get(keyword);
      if (known) known.push(index);
      else listeners.set(keyword, [index]);
    }
  const words = new Set(places.flatMap((detector) => detector.words ?? []));
  for (const word of words) if (!listeners.has(word)) listeners.set(word, []);
  const keywords = [...listeners.keys()];
  return {
    keywords,
    listeners: [...listeners.values()],
    isWord: keywords.map((keyword) => words.has(keyword)),
    walk: automatonOf(keywords),
  };
}

/** Where a key word that ends at an offset begins in the text, the backslashes between its characters counted in. */
export function startOf(text: string, end: number, length: number): number {
  let start = end;
  for (let left = length; left > 0; left--) {
    start -= 1;
    while (text.charCodeAt(start) === backslash) start -= 1;
  }
  return start;
}

const backslash = 92;

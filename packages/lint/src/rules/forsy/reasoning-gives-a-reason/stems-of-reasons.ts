import { wordsOf } from '../../wording/prose.ts';

/** What the words of a text begin with, without those that stand in any. */
export function stems(text: string): string[] {
  const words = new Set<string>();
  for (const word of wordsOf(text.toLowerCase())) if (word.length > 2 && !stop.has(word)) words.add(word);
  return Array.from(words, stemOf);
}

/** The stems of the short words met so far: reasonings use few. A longer one would keep the whole text in memory that it is cut from. */
const known = new Map<string, string>();

const mostKnown = 4000;

const longestKnown = 12;

/** "Moving", "moved" and "moves" are one word, and so are "Abfrage" and "abzufragen". */
function stemOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const stem = word
    .replace(insideOfAVerb, '')
    .replace(/(?:ing|e?d|e?s|e)$/, '')
    .slice(0, 5);
  if (word.length > longestKnown) return stem;
  if (known.size >= mostKnown) known.clear();
  known.set(word, stem);
  return stem;
}

/** What stands between the parts of a German verb. */
const insideOfAVerb = /(?<=^(?:ab|an|auf|aus|ein|nach|um|vor|durch|fest|zusammen))(?:zu|ge)(?=\p{L}{4})/u;

const stop = new Set(
  `
    the a an of in on at to for from by with and or is are was were be it its that this these those them they he
    she i we as into over so have has had do does done get got order find see know made make making being again
    whether because now all each both what which one should must needs needed
    der die das den dem ein eine einen wurde werden von mit les des une las los por para que con pour dans avec
  `
    .trim()
    .split(/\s+/),
);

import { placeholder } from '../rules/masked-and-raw.ts';

/** A sentence in which something is masked: a digest of its other words, and what stands for what is masked. */
export interface MaskedSentence {
  readonly words: string;
  readonly placeholders: string;
  /** True where it holds a number, so that two traces hardly say it of two things. */
  readonly isParticular: boolean;
}

/** More than this are not kept of one trace. */
const most = 200;
/** Fewer letters beside the placeholders would fit anywhere. */
const enough = 25;

/** The sentences of texts in which something is masked, each once. */
export function maskedSentences(texts: Iterable<string>): MaskedSentence[] {
  const found = new Map<string, MaskedSentence>();
  for (const text of texts) {
    if (!text.includes('[') || text.search(placeholder) < 0) continue;
    for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
      const placeholders = sentence.match(placeholder);
      if (placeholders === null || greeting.test(sentence)) continue;
      const words = sentence.replace(placeholder, '[]').toLowerCase().replace(/\s+/g, ' ').trim();
      if ((words.match(/\p{L}/gu)?.length ?? 0) < enough) continue;
      const key = hashOf(words);
      if (!found.has(key))
        found.set(key, { words: key, placeholders: placeholders.join(' '), isParticular: /\d{3}/.test(words) });
      if (found.size === most) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** The same letter goes to many people. */
const greeting = /^\W*(?:dear|hi|hello|hey|hallo|liebe[r]?|sehr geehrte[r]?|bonjour|hola|estimad[oa])\s/iu;

/** FNV-1a over two halves: two sentences of one dataset hardly ever share it. */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b1];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

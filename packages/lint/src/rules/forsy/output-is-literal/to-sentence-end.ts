import type { Range } from '../../wording/range.ts';

/** From a place in a text to the end of its sentence, as far as a message quotes one. */
export function toSentenceEnd(text: string, start: number): Range {
  const rest = text.slice(start, start + 120);
  return [start, start + (/[.!?](?=\s|$)/.exec(rest)?.index ?? rest.length)];
}

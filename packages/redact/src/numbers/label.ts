import { atFirstUse } from '../shape/expression.ts';
import { inLines } from '../shape/in-lines.ts';
import { fold, type NamedNumber } from './number-kinds.ts';
import { isAscii } from './words.ts';

/** A name in a text, what it stands for, and where what belongs to it ends. */
export interface Label {
  readonly start: number;
  readonly end: number;
  readonly named: NamedNumber;
  /** True when a word such as "number" or "no." says that it is a name of numbers, or its capitals do. */
  readonly isSaid: boolean;
}

/** The longest name around a word. */
export function labelAt(
  text: string,
  at: number,
  end: number,
  names: ReadonlyMap<string, NamedNumber>,
): Label | undefined {
  const from = Math.max(0, at - longest);
  const tokens = Array.from(text.slice(from, end + longest).matchAll(word), ({ 0: token, index }) => ({
    start: from + index,
    end: from + index + token.length,
  }));
  const isJoined = (left: number): boolean => joint.test(text.slice(tokens[left]!.end, tokens[left + 1]!.start));
  const first = tokens.findIndex((token) => token.end > at);
  if (first === -1 || tokens[first]!.start >= end) return undefined;
  let last = first;
  while (tokens[last + 1] && tokens[last + 1]!.start < end) last += 1;
  let left = first;
  while (left > 0 && first - left < 4 && isJoined(left - 1)) left -= 1;
  let right = last;
  while (right + 1 < tokens.length && right - last < 5 && isJoined(right)) right += 1;
  let best: Label | undefined;
  for (let one = left; one <= first; one++)
    for (let other = right; other >= last; other--) {
      const start = tokens[one]!.start;
      const to = tokens[other]!.end;
      if (best && to - start <= best.end - best.start) break;
      const name = fold(text.slice(start, to));
      const named = names.get(name) ?? names.get(name.replace(counting, '')) ?? names.get(name.replace(counted, ''));
      if (named) best = { start, end: to, named, isSaid: false };
    }
  best ??= withinLetters(text, at, end, names);
  if (!best || isInHash.test(text.slice(from, best.start))) return undefined;
  suffix().lastIndex = best.end;
  const behind = best.end + (suffix().exec(text)?.[0].length ?? 0);
  const name = text.slice(best.start, behind);
  return { ...best, end: behind, isSaid: behind > best.end || (name.length > 1 && name === name.toUpperCase()) };
}

/** The same in writings that leave no blanks between words. */
function withinLetters(
  text: string,
  at: number,
  end: number,
  names: ReadonlyMap<string, NamedNumber>,
): Label | undefined {
  if (isAscii(text.slice(at, end))) return undefined;
  for (let to = end + 12; to >= end; to--) {
    const named = names.get(fold(text.slice(at, to)));
    if (named) return { start: at, end: to, named, isSaid: true };
  }
  return undefined;
}

const longest = 48;
/** What stands before a word that is only a few letters of a hash or of a key. */
const isInHash = /(?=[A-Za-z+/]{0,47}\d)[A-Za-z\d+/]{10,48}$/;
const word = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{M}]+|\d+/gu;
const joint = /^(?:[ _.\-/'\u2019&\u00a0+\u00b0\u00ba]{0,2}|%20)$/;
/** The end of a compound that says that something is counted. */
const counting = /(?:s?(?:nummer|number)|numero|numer|szam|cislo|broj|stevilka|nro|nr|no)$/;
/** The same behind a name that ends with an s of its own. */
const counted = /(?:nummer|number)$/;
const suffix = atFirstUse(
  inLines`
    (?:\.(?![ ]))?(?:
      [ _.-]?(?:numbers?|numm?er|n[u\u00fa]mero|num|no|nr|nro|id|code|card|sz[a\u00e1]m(?:a|om|\u00e1t)?|cislo|\u010d\u00edslo|value|raw)
        (?![\p{Ll}\d])\.?|
      [ ]?(?:n\.?[\u00b0\u00ba]|\u2116|#|\u53f7\u7801?|\u865f\u78bc?|\u756a\u53f7|\ubc88\ud638)
    ){0,3}
  `,
  'iuy',
);

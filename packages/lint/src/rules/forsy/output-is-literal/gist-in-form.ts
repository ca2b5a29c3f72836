import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';

/**
 * True for a gist in the shape of data: an object or a list of which no value holds a figure, and in which somebody sums up. What a
 * program gives back in such a shape has an id, a count or a time somewhere, and no "rest" of which it says nothing more.
 */
export function isGistInForm(text: string): boolean {
  if (text.length > 600 || /\d/.test(text)) return false;
  if (text.startsWith('{')) return object.test(text) && /"[^"]* [^"]*"/.test(text) && summingUp.test(text);
  return bullets.test(text) && restOfIt.test(text);
}

const object = /^\{\s*(?:"[\p{L}_ ]{1,30}"\s*:\s*"[^"{}]{1,160}"\s*(?:,\s*|\}$)){2,10}$/u;
const bullets = /^(?:[-*•]\s[^\n:="'`/\\]{3,90}(?:\n|$)){2,8}$/u;

/** A key for a judgement, or a value in the words of somebody who looked. */
const summingUp = readied(inAnyCase`
  "(?:verdict|overall|findings?|conclusion|assessment|gist|impression|risk)"\s*:|
  :\s*"(?:an?|the|some|several|most(?:ly)?|rest|nothing|roughly|about|fairly|slightly|rather|quite|nearly|almost|as expected|looks|seems)\b
`);

const restOfIt = readied(inAnyCase`
  ^[-*•]\s(?:the\s)?(?:rest|others?|everything else|all else|remainder)\b|\n[-*•]\s(?:the\s)?(?:rest|others?|everything else|all else|remainder)\b|
  \b(?:as expected|looks? (?:fine|good|ok|okay|right)|nothing (?:else|unusual)|a (?:few|couple)|more or less|mostly)\b
`);

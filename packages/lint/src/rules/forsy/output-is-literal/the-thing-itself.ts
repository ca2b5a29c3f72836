import type { ForsyStep } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import type { ToolKind } from '../../traces/kind-of-tool.ts';
import { laysDown } from '../../wording/lays-down.ts';
import { report } from '../../wording/verbs.ts';
import { isSearch } from './kind-of-response.ts';
import { isAcknowledged, isSaidByAProgramAbroad, nothingThere, summedUp } from './words-of-a-program.ts';

/** True for a receipt, a hit with its title, a clause with its number and a letter: these came back in just these words. */
export function isTheThing(text: string, step: ForsyStep, kind: ToolKind): boolean {
  return (
    isAcknowledged(text) ||
    isSaidByAProgramAbroad(text) ||
    (isSearch(step) && titled.test(text)) ||
    (kind !== 'delegate' && callsOnItsUser.test(text)) ||
    (kind !== 'editor' && (clause.test(text) || greeting.test(text) || laysDown(text)))
  );
}

/** "RSV vaccine - NHS: ...": a hit has a title, and the name of where it stands. */
const titled = /^[^.:\n]{3,80}\s[-–|·]\s[^.:\n]{2,40}(?::|\s[-–|·]|\.)\s/u;

/** "Your message has been sent.", "Please fill in all required fields.": who retells a response to others speaks to nobody in it. */
const callsOnItsUser = new RegExp(
  [
    // "Correct, you have three in a row."
    String.raw`^(?:correct|incorrect|right|wrong|almost|not quite|well done|good job|nicely done|try again)[.!,:]\s[^;]{0,80}\byou(?:rs?)?\b`,
    // "Sure, I can look that up for you."
    String.raw`^(?:(?:all right|alright|okay|ok|sure|got it|done|certainly)[,.!]\s)?I(?:['’](?:ll|ve|m)| will| have| can)\s[^.]{0,60}\byou(?:rs?)?\b`,
    // It begins with a please, with thanks, or with what is yours.
    inLines`
      ^(?:please|thank you|thanks|your|you(?:['’]re| are| have)|votre|vos|ihre?|deine?|bitte|seu|sua|uw|vostr[oa]|ваш\p{Ll}{0,2}|
        (?:il|la) tu[oa])(?!\p{L})
    `,
    // Somewhere it says what you have to do, or that nothing of yours was found.
    inLines`
      \b(?:please|contact us|try again|(?:no|none of|all|any of) [^.]{0,40}\syour\s(?!users?\b|customers?\b)\p{Ll}+(?:\s\p{Ll}+)?|
        you (?:have(?:n['’]t)?|need|must|can|should|may))\b
    `,
  ].join('|'),
  'iu',
);

/** "21.2 The beneficiary may ...", "§ 4 (1) Der Mieter ...": who gives a clause with its number copied it; an account names it in its sentence. */
const clause =
  /^(?:(?:§{1,2}|[Aa]rt(?:icle|ikel|ículo|igo|icolo|\.)?|[Cc]lause|[Ss]ection|[Rr]ule|Ziffer|[Cc]láusula)\s?\d{1,4}(?:\.\d{1,3}){0,4}[a-z]?|\d{1,3}(?:\.\d{1,3}){1,4})(?:\.|:)?\s(?:\(\w{1,3}\)\s)?\p{Lu}/u;

/** "Dear colleague, we discharged ...": whoever retells a letter greets nobody in it. */
const greeting =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|guten (?:tag|morgen|abend)|sehr geehrte\p{Ll}?|liebe[rs]?|hallo|bonjour|bonsoir|madame|monsieur|cher|chère|hola|buen[oa]s|estimad[oa]s?|querid[oa]s?|prezad[oa]s?|olá|caro|cara|gentile|buongiorno)(?!\p{L})[^.!?\n]{0,40}[,!:]/iu;

/** True for what programs print of their own: that nothing is there, how much they did and how fast, values by their names. */
export function isAsPrinted(text: string, kind: ToolKind): boolean {
  return (
    nothingThere.test(text) ||
    ((kind === 'shell' || kind === 'code') && summedUp.test(text)) ||
    timed.test(text) ||
    (rowOfValues.test(text) && !report.test(text))
  );
}

/** "Spoke 2 words in 0.8 s.": what was done, how often and how fast, as a program says it. */
const timed =
  /^\p{Lu}\p{Ll}+ \d[\d,.]* \p{Ll}[\p{Ll} -]{1,24} in \d[\d.,]*\s?(?:ms|s|secs?|seconds?|min|minutes?)\.?$/u;

const figure = '[^,;]{0,40}\\d[^,;]{0,20}';

/**
 * "High 23 °C, 8 days with rain, sunset 19:05.": figures by their names, as instruments and services give them. Each is read
 * once: any of its digits may be the one, and a row of ids is no place to try all of them.
 */
const rowOfValues = new RegExp(`^(?=(${figure}))\\1(?:,\\s(?=(${figure}))\\2){2,8}\\.?$`, 'u');

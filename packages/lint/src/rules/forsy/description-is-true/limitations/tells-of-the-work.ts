import { inAnyCase } from '../../../in-lines.ts';
import { readied } from '../../../sieve/readied.ts';
import { wordsOf } from '../../../wording/prose.ts';

/**
 * True for a thought that says how the work went on and nothing of what the evidence is worth; a short one may be a limit in any
 * words, and so may whatever is said of the people and things around the work.
 */
export function tellsOfTheWork(thought: string): boolean {
  return (
    wordsOf(thought).length >= fewest &&
    (thought.match(english)?.length ?? 0) > 1 &&
    ofItsCourse.test(thought) &&
    !ofItsWorth.test(thought)
  );
}

/** True for a text in which no other language shows: what is looked for in a thought is only known in English. */
export function isInPlainEnglish(text: string): boolean {
  return !/[^\p{ASCII}€£–—’‘“”°§é]/u.test(text) && !abroad.test(text);
}

/** What was done in the course of it, who did it, and what became of what. */
const ofItsCourse = readied(inAnyCase`
  \b(?:is|are|was|were|gets?|be)\s(?:\p{L}+ly\s)?(?:
    \p{L}{3,}ed|read|split|found|given|drawn|written|built|put|made|set|turned|sent|shown|told|chosen|sought|brought|sorted
  )\b|
  \b(?:agent|assistant|user|(?:shape|drive|decide|settle|determine|explain|motivate|guide|govern|inform)s?)\b|
  \b(?:into|becomes?|leads?\sto|moves?\sfrom|starts?\s(?:from|with)|follow\sone\sanother|step\sby\sstep|and\sthen)\b|
  ^\W*from\s[^.;]{3,60}\sto\s|^\W*(?:each|every)\s
`);
const fewest = 7;
const english = /\b(?:the|an?|of|and|is|are|in|to|by|with|on|for|that|from)\b/gi;
const abroad = /\b(?:de|der|die|das|und|la|le|el|les|est|par|du|et|il|di|che|een|het|um|uma)\b/i;

/**
 * What people say of the evidence where they do not say that anything is wanting: what was changed or cut in it, by whom or on what it
 * was tried, what it rests on, whose it is, what it takes to do it again. Behind the first thought any such word may be the limit.
 */
const ofItsWorth = readied(inAnyCase`
  \b(?:
    cut|cropped|abridged|trimmed|reduced|changed|altered|replaced|rounded|renamed|named|names|called|dropped|gone|shifted|translated|cleaned|
    stays?|stayed|remains?|kept|rests?|based|relies|relied|needs?|needed|requires?|required|takes|expect|
    can|could|would|should|might|differ\p{L}*|elsewhere|others?|another|outside|beyond|apart|after|before|since|
    data|details?|access|quality|errors?|gaps?|hearsay|guess\p{L}*|belief|memory|difficulty|licen[cs]e\p{L}*|copyright\p{L}*|
    test(?:s|ed|ing)?|checked|verified|reviewe?[dr]s?|validated|annotat\p{L}*|eval\p{L}*|labels?|judge?\p{L}*|steps?|traces?|
    timestamps?|recording|transcripts?|versions?|today|yesterday|month|year|week|day|old|new|english|german|country|countries|
    coarse|cheap|low|closed|belongs?|embargo|private|high|little|less|many|most|much|sole|short|long|about|around|nearly|almost|same|own|by hand|typed|person|people
  )\b
`);

import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { givenNameAnchors, givenNamePattern, givenNameTrigger, isGivenName } from '../../judge/people/given-names.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { isRenowned } from '../../judge/people/renown.ts';
import { isThing, isThingInside } from '../../judge/people/things.ts';
import { isToldOfPerson } from '../../judge/people/told-of-person.ts';
import { expression } from '../../shape/expression.ts';
import { guarded } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles } from '../../shape/person-name.ts';

/** `EMILY CARTER`, as cards and tickets are printed. */
const printed = `(?:${givenNamePattern.toUpperCase()})(?: [A-Z]\\.?(?= ))? [A-Z][A-Z'-]{2,20}(?= {0,3}(?:[\\r\\n,;:|"'<)/]|$|\\d)|[ \\t]{1,40}\\p{Lu}\\p{Ll}{4,12}[ \\t]{0,4}(?:[\\r\\n]|$)| (?<=:86:[^\\n]{0,80}))`;
const particle = `(?:(?:${nameParticles}) )`;
const surname = "\\p{Lu}(?:\\p{L}|['\\u2019](?!s\\b)(?=\\p{L})|-(?=\\p{L})){1,30}";

/** A person whom nothing introduces, known by the first name. */
export const givenName: PatternDetector = {
  id: 'given-name',
  type: 'person_name',
  label: 'Name that begins with a given name',
  shape:
    'One of some thousand given names that are hardly anything else, in any part of the world, and a capitalised surname behind it, with the initials and particles between them, where words or data beside it tell of a person: never a name on its own.',
  link: 'https://schema.org/givenName',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...inLines`
      anne-|jean-|marie-|hans-|karl-|pierre-|anna-|maria-|ana-|juan-|klaus-|eva-|sophie-|charles-|louis-|ann-
    `.split('|'),
    ...givenNameAnchors,
  ],
  trigger: givenNameTrigger,
  startsAtAnchor: true,
  pattern: guarded(
    expression(
      inLines`
        (?<![\p{L}\p{N}_.@/#$&+-])(?:
          ${printed}|
          (?:${givenNamePattern})(?:-\p{L}{2,12})?(?: \p{Lu}\.?(?= )){0,2} ${particle}?${surname}
            (?: ${particle}?${surname}){0,2}
        )(?![\p{L}\p{N}_(=]|\.\p{Ll}|::|-\p{L})
      `,
      'gu',
    ),
    '(?<![A-Za-z0-9_.@/#$&+-])[A-Z]',
  ),
  reach: [0, 100],
  ranges: nameIn,
  accept: isPerson,
};

/** How far the name goes: capitalised words behind a surname are another surname, or no part of it. */
function nameIn(match: string): [number, number][] {
  if (!/\p{Ll}/u.test(match)) return isCommonWord(match.slice(match.lastIndexOf(' ') + 1)) ? [] : [[0, match.length]];
  const words = [...match.matchAll(/[^ ]+/g)];
  let end = 0;
  let surnames = 0;
  for (const [index, { 0: word, index: at }] of words.entries()) {
    if (index === 0 || /^\p{Ll}|^\p{Lu}\.?$/u.test(word)) continue;
    if (isNoSurname(word)) break;
    end = at + word.length;
    if (!isGivenName(word)) surnames += 1;
    if (surnames === 2) break;
  }
  // In East Asia the surname comes first; behind it stands a given name, or two words.
  if (familyFirst.test(words[0]![0]) && words.length < 3 && !/-/.test(match) && !isGivenName(words[1]![0])) return [];
  return end === 0 ? [] : [[0, end]];
}

const familyFirst =
  /^(?:Zhang|Wang|Liu|Huang|Zhao|Zhou|Tran|Nguyen|Pham|Hoang|Choi|Jung|Kang|Chen|Yang|Xu|Hwang|Kwon|Vu|Huynh|Dang|Ngo)$/;

function isNoSurname(word: string): boolean {
  return isThing(word) || isCommonWord(word) || /^\p{Lu}{2,}$|\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u.test(word);
}

function isPerson(value: string, candidate: Candidate): boolean {
  const { text, start, end } = candidate;
  if (isNobody(value) || isRenowned(value, candidate) || !isToldOfPerson(candidate)) return false;
  if (
    /(?:^|[^\p{L}])(?:San|Santa|Sankt|Saint|St\.?|Mount|Mt\.?|Lake|Fort|Port|New|Hotel|Via|Rue|Calle|Rua|Plaza|Avenida) $/u.test(
      text.slice(Math.max(0, start - 10), start),
    )
  )
    return false;
  const next = /^ (\p{Lu}\p{Ll}+)/u.exec(text.slice(end, end + 24))?.[1];
  return next === undefined || !isThingInside(next);
}

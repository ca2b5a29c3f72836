import type { Candidate } from '../../detector.ts';
import { isGivenName } from '../../judge/people/given-names.ts';
import { isLikelyPerson, isNicknamed, isPartOfName, readsAsName } from '../../judge/people/likely-name.ts';
import { isRarerName } from '../../judge/people/rarer-names.ts';
import { isRenowned } from '../../judge/people/renown.ts';
import { onlyBrand } from '../../judge/people/titled-brands.ts';
import { hasPersonalData } from '../../judge/people/told-of-person.ts';
import { inLines } from '../../shape/in-lines.ts';
import { relations, roles } from '../../shape/roles.ts';

/** True for a name that the sentence gives a person and no firm, program or thing. */
export function isMentioned(value: string, candidate: Candidate): boolean {
  if (isRenowned(value, candidate)) return false;
  if (onlyBrand.test(value) && /Dr\.? $/.test(candidate.text.slice(Math.max(0, candidate.start - 4), candidate.start)))
    return false;
  // A program is called from another.
  if (/^ (?:from \p{Lu}|via )/u.test(candidate.text.slice(candidate.end, candidate.end + 8))) return false;
  if (candidate.groups['valueKept'] !== undefined)
    return (
      readsAsName(value) && (isPartOfName(value) || /name (?:of )?$/.test(candidate.text.slice(0, candidate.start)))
    );
  if (candidate.groups['valueCalled'] !== undefined)
    return (
      isLikelyPerson(value) ||
      (readsAsName(value) && (hasPersonalData(candidate) || isPersonCalled(candidate) || isActing(candidate)))
    );
  if (candidate.groups['valuePaid'] !== undefined) return isLikelyPerson(value);
  if (candidate.groups['valueAbroad'] !== undefined)
    return / /.test(value)
      ? isLikelyPerson(value)
      : isPartOfName(value) || (!german.test(candidate.text.slice(0, candidate.start)) && readsAsName(value));
  if (candidate.groups['valueAsked'] === undefined) return readsAsName(value);
  // Who has to do something from a day on is somebody, whatever the name.
  if (/ /.test(value) && dated.test(candidate.text.slice(candidate.end, candidate.end + 16))) return readsAsName(value);
  if (/ /.test(value)) return isLikelyPerson(value) || (readsAsName(value) && isSpokenTo(candidate));
  // In no other case than behind somebody's relation is a name as good as any.
  if (relation.test(candidate.text.slice(Math.max(0, candidate.start - 40), candidate.start)))
    return readsAsName(value);
  return readsAsName(value) && (isGivenName(value) || isNicknamed(value) || isRarerName(value));
}

/** Whose name it is, in so many words. */
const relation = new RegExp(
  `(?:${relations}|${roles.join('|')})(?:['\u2019]s name is| is (?:named|called)| named| called),? $`,
);

/** All nouns have capitals in German. */
const german = /(?:[Mm]ein|[Ss]ein|[Ii]hr|[Uu]nser)(?:e[nmr]?)? \p{Lu}\p{Ll}+(?: hei\u00dft)?,? $/u;

/** In small letters a sentence calls somebody so; with a capital it may be a heading, and some of these words call firms too. */
function isPersonCalled({ text, start }: Candidate): boolean {
  return /(?:^|[^\p{L}])(?:patient|employee|applicant|candidate|student|pupil|participant|attendee|nurse|witness) $/u.test(
    text.slice(Math.max(0, start - 14), start),
  );
}

/** Firms do this as well, and for them it is told by letter; somebody rings and comes. */
function isActing({ text, end }: Candidate): boolean {
  return acting.test(text.slice(end, end + 40));
}

const acting = new RegExp(
  inLines`
    ^,?[ ](?:
      (?:has[ ]|just[ ])?(?:called|phoned|rang|emailed|texted|came[ ]in|moved[ ]out)|cannot[ ]log[ ]in|
      hat[ ](?:\p{L}{2,12}[ ]){0,3}(?:angerufen|geschrieben|gebeten|gek\u00fcndigt)|ruft[ ]an|m\u00f6chte|
      a[ ](?:appel\u00e9|t\u00e9l\u00e9phon\u00e9|\u00e9crit)|llam\u00f3|no[ ](?:acudi\u00f3|vino)|ligou|telefonou|n\u00e3o[ ]compareceu|
      ha[ ](?:chiamato|telefonato|disdetto|scritto)|belde|heeft[ ](?:gebeld|gemaild)|ringde|mejlade|ringte|ringede|soitti|
      prosi[ ]o|dzwoni\u0142a?|zadzwoni\u0142a?|volala?|arad\u0131|h\u00edvott|a[ ]sunat
    )(?!\p{L})
  `,
  'u',
);

/** Somebody is told something, asked or reminded, and the sentence says what. */
function isSpokenTo({ text, start, end }: Candidate): boolean {
  return (
    /(?:told?|tell|ask(?:ed)?|remind(?:ed)?|notif(?:y|ied)|emailed|called) $/.test(
      text.slice(Math.max(0, start - 12), start),
    ) && /^ (?:that|to|about|if|whether|why|when) /.test(text.slice(end, end + 9))
  );
}

const dated = /^,? (?:on|at|since) (?:20\d\d-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2}|\d{1,2}:\d\d)/;

import { inAnyCase } from '../../../in-lines.ts';
import { readied } from '../../../sieve/readied.ts';
import { sifted } from '../../../sieve/sieve.ts';
import { abroad } from './claims-abroad.ts';
import type { KindOfClaim } from './kind-of-claim.ts';
import { judged, judgedAbroad, judgements, ofATrade, outsider, partOfTheTrace } from './words-of-evidence.ts';

/** One of a trade, or several, but no model, which hardly anybody calls by one. */
const someOfATrade = String.raw`(?:(?:an?|the|its|their|our|two|three|several|many)\s)?(?:[\p{L}-]+\s){0,2}?(?:${ofATrade}|experts?|specialists?|lawyers?|translators?|nutritionists?|doctors?|physicians?|teachers?|engineers?|nurses?|scientists?|editors?|curators?|accountants?|pharmacists?|architects?|solicitors?|notar(?:y|ies)|native speakers?)\b`;

/** Somebody from outside is said to have judged the work. */
export const ofJudges: KindOfClaim = {
  form: sifted(inAnyCase`
    (?<!(?:agent|self|model|auto|machine|un|not)-?\s?)\b${judged}\b
      (?:[^.;!?]{0,40}?\b(?:by|from)|[^.;!?,]{0,40}?\bwith)\s${outsider}[^.;!?]*|
    \b(?:
      client|customer|expert|human|clinician|physician|domain-expert|attorney|lawyer|peer|professionally|
      independently|externally|third-party
    )[- ](?:validated|verified|reviewed|approved|annotated|labell?ed)\b|
    \b(?:an?|the|our|their|two|three|four|five|several|many|independent) (?:\p{L}+ )?(?:
      experts?|specialists?|lawyers?|attorneys?|clinicians?|physicians?|doctors?|professors?|auditors?|
      engineers|reviewers|clients?|customers?|native speakers?|translators?|scientists?|teachers?|(?:human )?(?:annotators?|graders?|raters?|labell?ers?)
    ) (?:has |have |then |also )?${judged}\b|
    (?:^|[.;,]\s+|\band\s)(?:\p{L}+\s)?(?:
      experts|specialists|lawyers|clinicians|physicians|doctors|auditors|engineers|reviewers|clients|customers|native speakers|
      translators|scientists|teachers
    )\s(?:have )?${judged}\s(?:the|each|every|all|its|both|them|it)\b|
    \b${ofATrade}\s(?:have\s|has\s)?(?:${judged}|agreed (?:on|with))\s${partOfTheTrace}|
    \b(?:proof-?read|counter-?signed|counter-?checked|cross-?checked|overseen)\sby\s${someOfATrade}|
    ,\s(?:designed|written|drafted|prepared|compiled|curated|guided|supervised|tested|tried out)\sby\s${someOfATrade}(?=\W*(?:[.;!?]|$))|
    \b(?:an?|the|our|their|two|three|one)\s(?:\p{L}+\s)?(?:experts?|specialists?)\s(?:in|on|for|of)\s[^.,;!?]{2,40}?\s(?:then |also |has |have )?(?:
      ${judged}|supervised|oversaw|guided|observed|watched(?: over)?)\s(?:the|each|every|all|its|both|this)\s|
    \b(?:with|includ(?:es|ing)|contain(?:s|ing)|plus|(?:^|[.;])\W*)\s?(?:\p{L}+\s)?${judgements}\s(?:from|by)\s${outsider}[^.;!?]*|
    \b(?:session|run|work|trace|agent|steps?)\b[^.;!?]{0,30}\b(?:
      (?:observed|supervised|overseen|watched|witnessed)\sby|under (?:the )?(?:observation|supervision|guidance|eyes?) (?:by|of)|
      in (?:the )?presence of
    )\s${outsider}[^.;!?]*|
    \b(?:expert|human|clinician|physician) (?:labels?|annotations?|ratings?|judge?ments?|feedback)\b|
    \bfeedback (?:from|by|of) ${outsider}[^.;!?]*|
    \buntil the \p{L}+ (?:confirmed|accepted|approved)\b|
    ${judgedAbroad}
  `),
  abroad: abroad.judged,
  because: 'nobody but the agent and its user looked at it',
  reads: ['validation_level'],
  // What a model reviewed no person has.
  holds: ({ validation_level }, text) =>
    /_(?:reviewed|validated)$/.test(validation_level ?? '') &&
    !(validation_level === 'model_reviewed' && byPeople.test(text)),
};

/** What only people are said to have done. */
const byPeople = readied(inAnyCase`
  \b(?:human|person|people|clinician|lawyer|attorney|physician|doctor|teacher|engineer)s?\s(?:\p{L}+\s)?${judged}\b|
  \bhuman[- ](?:reviewed|verified|validated|checked)\b|\b${judged}\sby\s(?:an?\s|two\s|three\s)?(?:humans?|persons?|people)\b
`);

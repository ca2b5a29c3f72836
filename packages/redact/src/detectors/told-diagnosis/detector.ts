import type { Candidate, PatternDetector } from '../../detector.ts';
import { mayBeDiagnosis, namesPatient } from '../../judge/people/diagnosis.ts';
import { isLikelyPerson } from '../../judge/people/likely-name.ts';
import { isRenowned } from '../../judge/people/renown.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, quoteWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { wholeName } from '../../shape/person-name.ts';

/** What forms and letters of doctors call what somebody suffers from. */
const labels = inLines`
  (?:[Dd]iagnos(?:is|es|en|e|i)|DIAGNOS[IE]S|[Dd]iagn[o\u00f3]stico|DIAGN[O\u00d3]STICO|[Dd]iagnostic|D[xX]|[Rr]ozpoznanie|[Tt]an\u0131|\u0414\u0438\u0430\u0433\u043d\u043e\u0437|\u8bca\u65ad|\u8a3a\u65ad\u540d?|\uc9c4\ub2e8\uba85?|
    [Aa]llergies|ALLERGIES|[Aa]llergien|[Aa]lergias|[Aa]llergie|[Mm]edications?|MEDICATIONS?|[Mm]edikation|[Mm]edicamentos|[Mm]\u00e9dicaments|[Cc]hief [Cc]omplaint|[Mm]edical [Hh]istory|HIV [Ss]tatus|[Bb]lood [Tt]ype)
`;

/** What a patient who is named suffers from. */
export const toldDiagnosis: PatternDetector = {
  id: 'told-diagnosis',
  type: 'health_record',
  label: 'Diagnosis beside a patient',
  shape:
    'What stands behind `Diagnosis:`, `Dx:`, `Allergies:`, `Medications:` and their like up to the end of the line, where the lines around it name a patient or give the number or the birthday of one; and what somebody whose name is known was diagnosed with.',
  link: 'https://schema.org/diagnosis',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [
    'diagn',
    'dx:',
    'dx :',
    'rozpoznanie',
    'allerg',
    'alergias',
    'medicat',
    'medikation',
    'medicamentos',
    'chief complaint',
    'medical history',
    'hiv status',
    'blood type',
    'presents with ',
    'presented with ',
    'suffers from ',
    'treated for ',
  ],
  trigger:
    /m\u00e9dicaments|tan\u0131|\u0434\u0438\u0430\u0433\u043d\u043e\u0437|\u8bca\u65ad|\u8a3a\u65ad|\uc9c4\ub2e8/gi,
  guard: `(?!diagn|allerg|medic)|(?:allerg|medic)[a-z]{1,8}${quoteWritten}{0,3}[ ]{0,3}[:=]|diagnosed (?:with|as)|diagn${anyWritten(16)}[:=]`,
  pattern: expression(
    inLines`
      (?:^|[\n>*|;,"'\u2022-]|\\n|\.[ ])[ \t]{0,8}(?:(?:[Pp]rimary|[Aa]dmitting|[Aa]dmission|[Dd]ischarge|[Ww]orking|[Pp]rincipal|[Ss]econdary|[Cc]linical|[Mm]edical|[Ff]inal|[Cc]urrent)[ ])?
        ${labels}(?:[ ](?:principal|principale|m\u00e9dico|m\u00e9dical|medico))?["'*]{0,3}[ \t]{0,3}[:=\uff1a][ \t"'*]{0,4}
        (?<value>[\p{L}\p{N}](?:[^\n\r"|;{}<>\\.]|\.(?=[\p{L}\p{N}])){2,120})(?=\.?["'*]{0,3}[ \t]{0,4}(?:[\r\n"|;<\\]|\.[ ]|$))|
      (?<who>${wholeName})(?:[ ]\([^()\n]{1,40}\))?,?[ ](?:(?:(?:fe)?male,?[ ])?(?:aged[ ])?\d{1,3}(?:[ ]?y/?o|[ ]years?[ ]old|y)?,?[ ])?
        (?:(?:was|is|has[ ]been|had[ ]been)[ ](?:(?:first|recently|later|initially)[ ])?diagnosed[ ](?:with|as[ ]having)|present(?:s|ed)[ ]with|suffers[ ]from|(?:was|is)[ ]being[ ]treated[ ]for)[ ]
        (?<valueOfSomebody>[^\n\r".;,(]{3,80}?)(?=["'.;,(\r\n]|[ ](?:in|at|on|and|after|last|this|by|when|while|two|three|\d)[ ]|$)
    `,
    'gu',
  ),
  reach: [160, 160],
  accept: isOfPatient,
};

/** Programs have diagnoses as well, and so have the patients of textbooks, who bear no names. */
function isOfPatient(value: string, candidate: Candidate): boolean {
  const { text, start, end, groups } = candidate;
  if (!mayBeDiagnosis(value)) return false;
  const { who } = groups;
  if (who === undefined) return namesPatient(text.slice(Math.max(0, start - 400), end + 240));
  const at = text.lastIndexOf(who, start);
  return isLikelyPerson(who) && !isRenowned(who, { ...candidate, start: at, end: at + who.length });
}

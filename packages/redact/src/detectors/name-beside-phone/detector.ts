import type { PatternDetector } from '../../detector.ts';
import { readsAsName } from '../../judge/people/likely-name.ts';
import { isInOtherScript, isNameInOtherScript } from '../../judge/people/other-script.ts';
import { isRenowned } from '../../judge/people/renown.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameInOtherScript, wholeName as whole } from '../../shape/person-name.ts';

/** A person of whom nothing tells but the phone number right behind the name. */
export const nameBesidePhone: PatternDetector = {
  id: 'name-beside-phone',
  type: 'person_name',
  label: 'Name right before a phone number',
  shape:
    'Two or three capitalised words of which none is anything else, with nothing but a sign, a blank of a column or a word such as "mobile" between them and an international number.',
  link: 'https://www.itu.int/rec/T-REC-E.164',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [...'123456789'].map((digit) => `+${digit}`),
  guard: '\\+[1-9](?:[ ()./\\\\-]{0,14}\\d){8}',
  pattern: expression(
    inLines`
      (?<![\p{L}\p{N}_.@/#$&+-]|\p{Lu}[\p{L}'\u2019-]{1,30} )(?<value>${whole}|${nameInOtherScript})(?:\*\*|["')\]])?(?:[,;:]| [\u2013\u2014|\u00b7-]|\t|[ ]{2,4}| (?=\())[ ]{0,2}\(?
        (?:(?:[Tt]el|[Pp]hone|[Mm]obile|[Mm]ob|[Cc]ell|[Hh]andy|[Tt]\u00e9l|[Mm]|[Tt]|[Pp]h?)[.:]{0,2} ?)?(?=\+[1-9](?:[ ()./-]{0,2}\d){8})
    `,
    'gu',
  ),
  reach: [120, 40],
  accept: (value, candidate) =>
    (isInOtherScript(value) ? isNameInOtherScript(value) : readsAsName(value)) && !isRenowned(value, candidate),
};

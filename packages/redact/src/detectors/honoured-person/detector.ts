import type { PatternDetector } from '../../detector.ts';
import { isNameInOtherScript, isSurnameOfJapan } from '../../judge/people/other-script.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Somebody of whom a Japanese text speaks with respect. */
export const honouredPerson: PatternDetector = {
  id: 'honoured-person',
  type: 'person_name',
  label: 'Japanese name with a word of respect',
  shape:
    'A surname and a given name before `様`, with a blank between them or where the surname is a common one, which may stand alone.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [],
  trigger: /\u69d8/g,
  pattern: expression(
    inLines`
      (?<=^|[\s\u3001\u3002\u300c\u306e\u306b\u3068\uff1a:])(?<value>
        [\u3005\u4e00-\u9fff]{1,4}[ \u3000]?[\u3005\u3040-\u30ff\u4e00-\u9fff]{1,5}?
      )(?=\u69d8(?!\u5b50|\u3005))
    `,
    'gu',
  ),
  reach: [14, 3],
  accept: (value) =>
    /[ \u3000]/.test(value) || isSurnameOfJapan(value) || (value.length > 2 && isNameInOtherScript(value)),
};

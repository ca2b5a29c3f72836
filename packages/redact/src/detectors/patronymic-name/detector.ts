import type { PatternDetector } from '../../detector.ts';
import { isRenowned } from '../../judge/people/renown.ts';
import { isToldOfPerson } from '../../judge/people/told-of-person.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const word = '[\\u0410-\\u042f\\u0401\\u0404\\u0406\\u0407][\\u0430-\\u044f\\u0451\\u0454\\u0456\\u0457\\u2019-]{1,24}';
/** How the name of a father ends in that of a daughter or a son. */
const ending =
  '(?:\\u043e\\u0432\\u0438\\u0447|\\u0435\\u0432\\u0438\\u0447|\\u044c\\u0438\\u0447|\\u043e\\u0432\\u043d\\u0430|\\u0435\\u0432\\u043d\\u0430|\\u0438\\u0447\\u043d\\u0430|\\u0456\\u0432\\u043d\\u0430)';

/** A whole Russian or Ukrainian name. */
export const patronymicName: PatternDetector = {
  id: 'patronymic-name',
  type: 'person_name',
  label: 'Name with that of the father',
  shape:
    'A Cyrillic name and one that ends as the name of a father does, with the surname before or behind them, where words, data or the key tell of a person.',
  link: 'https://schema.org/additionalName',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [],
  trigger: expression(`${ending}(?![\\u0430-\\u044f])`, 'g'),
  pattern: expression(
    inLines`
      (?<![\p{L}\d])(?<value>(?:${word} )?${word} [\u0410-\u042f][\u0430-\u044f]{2,18}${ending}(?: ${word})?)(?![\p{L}\d])
    `,
    'gu',
  ),
  reach: [60, 40],
  accept: (value, candidate) => !isRenowned(value, candidate) && isToldOfPerson(candidate),
};

import type { PatternDetector } from '../../detector.ts';
import { cellsUnder } from '../../judge/columns.ts';
import { isNobody } from '../../judge/nobody.ts';

const heading = '(?:(?:first|last|full|given|family|customer|patient|contact|employee|cardholder)[ _]?name|surname)';

/** Rows of persons, as files, clients and statements show them. */
export const personColumn: PatternDetector = {
  id: 'person-column',
  type: 'person_name',
  label: 'Name in a table',
  shape: 'A cell under a heading such as `first_name` or `Full name`, in CSV or in a table drawn with bars.',
  link: 'https://schema.org/givenName',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    'first_name',
    'first name',
    'firstname',
    'last_name',
    'last name',
    'lastname',
    'full_name',
    'full name',
    'fullname',
    'given_name',
    'family_name',
    'customer_name',
    'customer name',
    'patient_name',
    'patient name',
    'contact_name',
    'contact name',
    'employee_name',
    'employee name',
    'surname',
  ],
  pattern: new RegExp(
    `(?:^|\\n)(?:[ \\t]{0,8}(?:[\\w "'.-]{1,40}[,;\\t]){0,20}["']?${heading}["']?(?:[,;\\t][\\w "'.-]{0,40}){0,20}|\\|(?:[^\\n|]{1,60}\\|){0,20}[ ]{0,20}${heading}[ ]{0,20}\\|[^\\n]{0,300}|[^\\n|]{0,60}(?:\\|[^\\n|]{1,60}){0,20}${heading}[ ]{0,40}\\|?[^\\n]{0,300}\\r?\\n[-+]{5,400})\\r?(?:\\n[^\\n]{1,1000}){1,200}`,
    'gi',
  ),
  reach: [1000, 8000],
  ranges: (table) => cellsUnder(new RegExp(heading, 'i'), table),
  accept: (value) =>
    /^\p{Lu}[\p{L}'\u2019.-]{1,30}(?: \p{Lu}[\p{L}'\u2019.-]{0,30}){0,3}$/u.test(value) &&
    !isNobody(value) &&
    !/^(?:String|Text|Varchar|None|Null|Yes|No|Required|Optional)$/i.test(value),
};

import type { Candidate, PatternDetector } from '../../detector.ts';
import { isLikelyPerson, mayBePerson } from '../../judge/people/likely-name.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles, nameWord as word } from '../../shape/person-name.ts';

const given = `${word}(?: (?:\\p{Lu}\\.|${word})){0,2}`;
const surname = `(?:(?:${nameParticles}) )?${word}(?: ${word})?`;

/** Somebody in a directory, by the whole path to the entry. */
export const directoryName: PatternDetector = {
  id: 'directory-name',
  type: 'person_name',
  label: 'Name in a path of a directory',
  shape:
    "A surname, an escaped comma and a first name behind `CN=`, before `,OU=`, `,CN=` or `,DC=`, as Active Directory writes them; or two words or more of a name, where the entry is one of `OU=Users`, `OU=People` and their like, or the name's first word is a given name.",
  link: 'https://www.rfc-editor.org/rfc/rfc4514',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: ['cn='],
  guard: '(?<![a-z\\d])cn=[^,=]{3,80},\\s?[^,=]{0,60}(?:,\\s?)?(?:ou|cn|dc|o)=',
  startsAtAnchor: true,
  pattern: expression(
    inLines`
      (?<![\p{L}\d])(?:CN|cn)=(?:(?<valueTurned>${surname}\\{1,4},[ ]?${given})|(?<value>${given}(?: (?:${nameParticles})){0,2}(?:[ ]${word}){1,2}))(?=,\s?(?:OU|CN|DC|ou|cn|dc)=)
    `,
    'gu',
  ),
  reach: [1, 160],
  accept: isInDirectory,
};

/** Groups and machines stand in a directory as well. */
function isInDirectory(value: string, { text, end, groups }: Candidate): boolean {
  if (groups['valueTurned'] !== undefined) {
    const [surname = '', given = ''] = value.split(/\\+,\s?/);
    return mayBePerson(`${given} ${surname}`);
  }
  return isLikelyPerson(value) || (people.test(text.slice(end, end + 80)) && mayBePerson(value));
}

/** Where people stand in a directory. */
const people =
  /^,\s?(?:OU|CN)=(?:[^,=]{0,20}[ _-])?(?:users?|people|persons?|staff|employees?|accounts|benutzer|mitarbeiter|personal|utilisateurs|usuarios|utenti|gebruikers|anv\u00e4ndare)(?:[ _-][^,=]{0,20})?,/i;

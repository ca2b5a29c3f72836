import type { PatternDetector } from '../../detector.ts';
import { isFigure } from '../../judge/people/figures.ts';
import { isKnownName, isLikelyPerson, readsAsName } from '../../judge/people/likely-name.ts';
import { linesOn } from '../../layouts/goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { nameParticles as particles, nameWord as word } from '../../shape/person-name.ts';
import { gatherings, roles } from '../../shape/roles.ts';

/** Those who stand in a list, as its heading calls them. */
const headings: readonly string[] = [...roles.flatMap((role) => [`${role}s`, `${role} list`]), ...gatherings];
const name = `${word}(?: \\p{Lu}\\.)?(?: (?:(?:${particles}) ){0,2}${word}){1,3}`;
/** What stands before each of them: a sign or a number, and perhaps a box or a title. */
const bullet =
  '\\r?\\n[ \\t]{0,8}(?:[-*+\\u2022\\u2013\\u25cf]|\\d{1,3}[.)])[ \\t]{1,4}(?:\\[[ xX]\\] )?(?:\\*\\*)?(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Mme|M)\\.? )?';
/** A line of a register, which says the surname first and nothing else. */
const turned = `\\r?\\n[ \\t]{0,8}${word}(?: ${word})?, ${word}(?: ${word})?(?=[ \\t]{0,4}(?:\\r?\\n|$))`;
const inBothCases = headings.map((one) => `[${one[0]!.toUpperCase()}${one[0]}]${one.slice(1)}`).join('|');

/** People in a list below a heading that calls them so. */
export const listedPerson: PatternDetector = {
  id: 'listed-person',
  type: 'person_name',
  label: 'Name in a list of persons',
  shape:
    'Two to four capitalised words, known as a name or beside some that are, at the beginning of the lines of a list below `Participants:`, `Guest list` and their like in other languages; the lines of a register that say nothing but a surname, a comma and a given name.',
  link: 'https://schema.org/attendee',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: headings.filter((one) => /^[a-z ]+$/.test(one)),
  trigger: /\u00e4ste|r\u00e9sents|nvit\u00e9s|\u010dastn\u00edci/g,
  guard:
    '[^\\n]{2,32}\\n(?:\\r?\\n)?[ \\t]{0,8}(?:[-*+\\u2022\\u2013\\u25cf]|\\d{1,3}[.)])[ \\t]|[^\\n]{2,60}\\n[^\\n,]{2,40}, [^\\n,]{2,40}\\n',
  pattern: expression(
    `(?<![\\p{L}\\d])(?:${inBothCases})(?:[ ,:][^\\n]{0,40})?(?:${turned}){2,60}|(?<![\\p{L}\\d])(?:${inBothCases})(?: \\(\\d{1,4}\\))?[*_]{0,2}:?[*_]{0,2}[ \\t]{0,4}(?:\\r?\\n(?=\\r?\\n))?(?:${bullet}${word}[^\\n]{0,160}(?=\\n|$)){1,60}`,
    'gu',
  ),
  reach: [24, 4000],
  goesOn: linesOn(() => (line) => row.test(`\n${line}`)),
  ranges: namesIn,
  accept: (value) => !isFigure(value),
};

/** Where one is known as a person and all the others may be some, all of them are. */
function namesIn(list: string): [number, number][] {
  const isTurned = turnedOnly.test(list);
  const places = Array.from(list.matchAll(isTurned ? turnedItem : item), ({ indices }): [number, number] => [
    ...indices!.groups!['name']!,
  ]);
  const names = places.map(([start, end]) => list.slice(start, end));
  const isOfPersons = names.some(isLikelyPerson) && names.every(readsAsName);
  if (isTurned) return isOfPersons && names.some(isKnownName) ? places : [];
  return places.filter((_, index) => isOfPersons || isLikelyPerson(names[index]!));
}

const turnedOnly = new RegExp(`^[^\\n]{1,80}(?:${turned}){2,60}$`, 'u');
const turnedItem = new RegExp(`\\n[ \\t]{0,8}(?<name>${word}(?: ${word})?, ${word}(?: ${word})?)`, 'dgu');
const row = new RegExp(`^${bullet}${word}[^\\n]{0,160}$`, 'u');
const item = new RegExp(`${bullet}(?<name>${name})(?![\\p{L}\\d])`, 'dgu');

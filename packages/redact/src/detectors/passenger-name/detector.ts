import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';

const titles = 'MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF|ADT';

/** Who flies, as the systems of airlines write it. */
export const passengerName: PatternDetector = {
  id: 'passenger-name',
  type: 'person_name',
  label: 'Passenger in a booking',
  shape:
    'A surname, a slash and the given names in capitals, behind the number of a passenger or before a title such as `MRS`.',
  link: 'https://www.iata.org/en/services/data/passenger-data/pnrgov/',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: titles.split('|').flatMap((title) => [` ${title.toLowerCase()}`, `(${title.toLowerCase()}`]),
  // Titles are in capitals there: `(12 ms)` is no lady.
  guard: new RegExp(`[ (](?:${titles})(?![A-Za-z\\d])`),
  pattern: expression(
    `(?<![\\w/.-])(?:\\d{1,2}\\.){0,2}(?<value>(?!MR|MS|AND/OR)[A-Z][A-Z'-]{1,24}/[A-Z]{2,24}(?: [A-Z]{1,24}){0,2}?)(?= ?[ (](?:${titles})(?![A-Za-z\\d/]))`,
    'g',
  ),
  reach: [90, 8],
};

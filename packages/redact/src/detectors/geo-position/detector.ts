import type { PatternDetector } from '../../detector.ts';

/** Where somebody was, to a few metres. */
export const geoPosition: PatternDetector = {
  id: 'geo-position',
  type: 'position',
  label: 'Position on the globe',
  shape:
    'A latitude and a longitude with four decimals or more, behind words that make it the place of a person or a device: `GPS`, `my location`, `last position`, `geo:`.',
  link: 'https://www.rfc-editor.org/rfc/rfc5870',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: ['gps', 'geo:', 'location', 'position', 'standort'],
  pattern:
    /(?:\bgps(?:[ _-](?:position|location|coord(?:inate)?s|fix))?|\bgeo(?=:)|\b(?:home|my|her|his|current|last|last known|device|user)[ _-](?:location|position)|\blocation(?=:)|\b(?:mein |letzter )?standort)["']?(?: (?:is|was|at|are|ist))?[ \t]{0,3}[:=]?[ \t]{0,3}[["'(]{0,2}(?<value>-?\d{1,3}\.\d{4,12}\u00b0?(?: ?[NSns])?[, ]{1,3}-?\d{1,3}\.\d{4,12}\u00b0?(?: ?[EWew])?)(?![\d.])/gi,
  reach: [12, 180],
  accept: isPosition,
};

/** Numbers that no globe has are something else. */
function isPosition(value: string): boolean {
  const [first = 0, second = 0] = value.match(/-?\d+\.\d+/g)?.map(Number) ?? [];
  return (
    Math.abs(first) <= 180 &&
    Math.abs(second) <= 180 &&
    Math.min(Math.abs(first), Math.abs(second)) <= 90 &&
    first !== 0
  );
}

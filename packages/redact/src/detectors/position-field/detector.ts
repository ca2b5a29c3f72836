import type { PlaceDetector } from '../../detector.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A latitude or a longitude of somebody's place, in a record of its own. */
export const positionField: PlaceDetector = {
  id: 'position-field',
  type: 'position',
  label: 'Position under a key that says whose',
  shape:
    'A number with four decimals or more under `lat`, `lng`, `longitude` and their like, in an object under `home_location`, `lastPosition`, `driver` and other keys that make it the place of a person or a device.',
  link: 'https://schema.org/GeoCoordinates',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  keyWords: ['"lat', '"lon', '"lng'],
  concerns: ({ key, above }) => key !== undefined && above !== undefined && axis.test(key) && whose.test(above),
  inspect: (text, { key, above }) =>
    key !== undefined &&
    above !== undefined &&
    axis.test(key) &&
    whose.test(above) &&
    /^-?\d{1,3}\.\d{4,15}$/.test(text)
      ? [[0, text.length]]
      : [],
};

const axis = /^(?:lat|lon|lng|latitude|longitude)$/i;
const whose = new RegExp(
  inLines`
    ^(?:
      (?:(?:home|shipping|billing|delivery|mailing|default)[_-]?)?address|home|user|device|driver|courier|rider|customer|patient|employee|vehicle|phone|current|last|last[_-]?known|
      last[_-]?seen|my|his|her|gps
    )(?:[_-]?(?:location|position|place|point|fix|geo|gps|coord(?:inate)?s))?$
  `,
  'i',
);

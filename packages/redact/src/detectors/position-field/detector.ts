import type { PlaceDetector } from '../../detector.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A latitude or a longitude of somebody's place, in a record of its own. */
export const positionField: PlaceDetector = {
  id: 'position-field',
  type: 'position',
  label: 'Position under a key that says whose',
  shape:
    'A number with four decimals or more under `lat`, `lng`, `longitude` and their like, in an object under `home_location`, `lastPosition`, `driver` and other keys that make it the place of a person or a device, or beside `user_id`, `accuracy` and their like.',
  link: 'https://schema.org/GeoCoordinates',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  keyWords: ['"lat', '"lon', '"lng'],
  concerns: ({ key }) => key !== undefined && axis.test(key),
  inspect: (text, { key, above, record }) =>
    key !== undefined &&
    axis.test(key) &&
    /^-?\d{1,3}\.\d{4,15}$/.test(text) &&
    ((above !== undefined && whose.test(above)) || (record !== undefined && told.test(record)))
      ? [[0, text.length]]
      : [],
};

/** Beside whose number it stands, or how sure a device is of its place. */
const told =
  /"(?:(?:user|customer|driver|courier|rider|patient|employee|member)[_-]?id|(?:horizontal[_-]?)?accuracy|hdop|bearing)" ?:(?! ?"[a-z])/i;

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

import type { PatternDetector } from '../../detector.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a car is known by. */
export const vehicleNumber: PatternDetector = {
  id: 'vehicle-number',
  type: 'vehicle_number',
  label: 'Number plate or vehicle identification number',
  shape:
    'Four to ten letters and digits in groups behind `license plate`, `Kennzeichen` and the same words of other languages, or seventeen of them behind `VIN`.',
  link: 'https://www.iso.org/standard/52200.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [
    'plate',
    'kennzeichen',
    'immatricul',
    'matr\u0069cula',
    'kenteken',
    'targa',
    'rejestracyj',
    'vehicle reg',
    'registration n',
    'placa',
    'vin',
    'chassis',
  ],
  trigger: /matr\u00edcula|\u0433\u043e\u0441\u043d\u043e\u043c\u0435\u0440|\u8f66\u724c/g,
  pattern: new RegExp(
    inLines`
      (?<![A-Za-z])(?:
        (?:vin|chassis)(?:[ _-]?(?:number|no|code))?["'\x60*)]{0,3}(?: is)?\s{0,2}[:=#]{0,2}\s{0,3}
          ["'\x60*]{0,3}(?<value>[A-HJ-NPR-Z\d]{17})|
        (?:
          (?:licen[sc]e|number|registration|car|vehicle)[ _-]plates?(?:[ _-](?:number|no))?|
          (?:kfz-?|auto)?kennzeichen|
          (?:num\u00e9ro d['\u2019])?immatriculation|
          matr[i\u00ed]cula|kenteken|targa|
          (?:numer|tablica) rejestracyjn[ya]|
          vehicle reg(?:istration)?(?:[ _-](?:number|no))?|
          registration (?:number|no)|placa|
          \u0433\u043e\u0441\u043d\u043e\u043c\u0435\u0440|
          \u8f66\u724c(?:\u53f7)?
        )["'\x60*)]{0,3}(?: (?:is|ist|lautet|est|es|\u00e8))?\.?\s{0,2}[:=#\uff1a]{0,2}\s{0,3}["'\x60*]{0,3}
          (?<value2>
            (?=[\p{Lu}\d -]{0,11}\d)(?=[\d -]{0,11}\p{Lu})[\p{Lu}\d]{1,4}(?:[ -]{0,1}[\p{Lu}\d]{1,4}){1,3}
          )
      )(?![\p{L}\d])
    `,
    'giu',
  ),
  reach: [24, 60],
  accept: (value) =>
    value === value.toUpperCase() &&
    /\d/.test(value) &&
    /\p{Lu}/u.test(value) &&
    value.replace(/[ -]/g, '').length >= 4,
};

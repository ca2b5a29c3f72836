import type { PatternDetector } from '../../detector.ts';
import { isSeat } from '../../judge/people/seats.ts';
import { comma, addressGap as gap } from '../../shape/address-gap.ts';
import { atFirstUse, expression } from '../../shape/expression.ts';
import { quoteWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { knownPlaces } from '../../shape/known-places.ts';

const number = '\\d{1,6}[A-Za-z]?(?:[-/]\\d{1,4})?';
const direction = '(?:[NSEW]\\.? )?';
const named = "(?:(?:[A-Z][A-Za-z'.-]{1,24}|\\d{1,3}(?:st|nd|rd|th)) ){0,4}";
/** The same with one word at least. */
const name = named.replace('{0,4}', '{1,4}');
const word = inLines`
  (?:
    (?:County|State|Farm) (?:Road|Rd|Route|Highway|Hwy) \d{1,4}|
    Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Place|Pl|Way|Terrace|Ter|Square|Sq|
    Parkway|Pkwy|Highway|Hwy|Circle|Cir|Close|Crescent|Cres|Gardens|Grove|Mews|Hill|Row|Wharf|Walk|Parade|Pde|Esplanade|Trail|Trl|
    Loop|[A-Z][a-z]{2,12}(?:way|gate)
  )
`;
const unit = '(?:Apt|Apartment|Suite|Ste|Unit|Floor|Fl|Flat|Room|#)\\.? ?[\\w-]{1,8}';
const town = "[A-Z][A-Za-z'.-]{1,30}(?: [A-Za-z'.-]{1,24}){0,4}(?: \\d{1,2}(?=,))?";
const code = inLines`
  (?:
    [A-Z]{2} {1,2}\d{5}(?:-\d{4})?|
    [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|
    (?:[A-Z]{2} )?[A-Z]\d[A-Z] ?\d[A-Z]\d|
    [A-Z]{2,3} \d{4}|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{5}(?:-\d{4})?
  )(?![\w-])
`;
const state =
  'A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|NSW|VIC|QLD|ON|QC|BC';
/** Words after which a street alone, without its place, is somebody's address. */
const told = inLines`
  (?:
    [Aa]ddress(?: is)?|[Ll]ives? at|[Ll]iving at|[Ss]hip(?:ped|ping)? to|[Dd]eliver(?:ed|y)? to|
    [Rr]esid(?:es?|ing) at|(?:[Ii]'m|[Ww]e're|[Ff]lat|[Hh]ouse|[Aa]partment|[Hh]ome|[Rr]oom) (?:at|on)|[Mm]oved to|[Ss]end it to
  )[:=]? ["']?
`;

/** Where somebody lives, as English is written: a number, a street and a place. */
export const streetAddress: PatternDetector = {
  id: 'street-address',
  type: 'street_address',
  label: 'Street address',
  shape:
    "A house number, a street's name with its word, and a place with a postal code or a state, on one line or on several; a post box.",
  link: 'https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: inLines`
    street|avenue|boulevard|place| road| lane| drive| court| wharf| parade| esplanade| walk| trail| loop| mews|
    way|gate| rd| blvd| ln| ct| pkwy| hwy| cres| pde| trl| row| hill| grove| gardens| county | state | farm |
    square|terrace|circle|close| box |.box |crescent|address|live at |lives at |living at |ship to |shipped to |
    shipping to |deliver to |delivered to |delivery to |i'm at |we're at |flat at |flat on |house at |house on |apartment at |apartment on |home at |home on |room at |i'm on |we're on |room on |reside at |resides at |residing at |moved to |send it to | st| ave| dr| pl| ter| sq| cir
  `.split('|'),
  pattern: expression(
    [
      inLines`
        \b(?:${unit}${gap})?${number} ${direction}${named}${word}\b\.?(?:,? (?:N|S|E|W|NE|NW|SE|SW)\b)?
          (?:${gap}${unit})?(?:${gap}${town}){0,2}${gap}${code}
      `,
      `\\b(?:${unit}${gap})?${number} ${direction}${named}${word}\\b\\.?(?:${gap}${unit})?${comma}[ \\t]{1,2}${town}(?:${comma})?[ \\t]{1,2}(?:${state})\\b`,
      // A state and a ZIP code say that what stands before a town is a street, whatever it is called.
      `\\b${number} ${direction}(?:[A-Z][A-Za-z'.-]{1,24} ){0,3}[A-Z][A-Za-z'.-]{1,24}(?:${gap}${unit})?(?:${comma}[ \\t]{1,2}|[ \\t]{0,2}\\n[ \\t]{0,8})${town}${comma}[ ](?:${state}) \\d{5}(?:-\\d{4})?(?![\\w-])`,
      // So does a British postal code, which is written like nothing else.
      `\\b(?:${unit}${gap})?\\d{1,4}[A-Za-z]? (?:[A-Z][A-Za-z'-]{1,24} ){1,3}?[A-Z][A-Za-z'-]{1,24}(?:${comma}[ \\t]{1,2}|[ \\t]{0,2}\\n[ \\t]{0,8})(?:${town}(?:${comma})?[ ]){1,2}[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![\\w-])`,
      // In South Africa, New Zealand and elsewhere four digits follow the town; others end with a city or a country.
      inLines`
        \b(?:${unit}${gap})?${number} ${direction}${name}${word}\b\.?(?:,? (?:N|S|E|W|NE|NW|SE|SW)\b)?
          (?:${gap}${unit})?${comma}[ \t]{1,2}(?:${town}${comma}[ \t]{1,2}){0,2}(?:
            (?:${knownPlaces})(?:,? \d{4}| \d{1,2})?(?![A-Za-z\u00c0-\u017f\d])|
            ${town}(?:${comma})?[ \t]{1,2}\d{4}(?![\d.-])
          )
      `,
      `\\bP\\. ?O\\. ?Box \\d{1,7}${gap}${town}${gap}${code}|\\b(?:PO|Post Office) Box \\d{1,7}${gap}${town}${gap}${code}`,
      `(?<=${told})${number} ${direction}${named}${word}\\b(?:${gap}${unit})?(?:${comma}[ \\t]{1,2}${town})?`,
    ].join('|'),
    'g',
  ),
  trigger: expression(`, (?:${state}) \\d{5}| [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}\\b`, 'g'),
  // Short words end there, they have a capital, and the number stands before them.
  guard: new RegExp(
    `(?=[ .]Box )|(?:[Aa]ddress(?: is)?|[A-Za-z']{3,9} (?:at|to|on)|[Ss]end it to)[:=]? (?:${quoteWritten})?\\d|(?=way|gate| ?[A-Z])(?! (?:St(?!ate )|Ave|Dr(?!ive)|Pl|Ter|Sq|Cir)[a-z])(?<=\\d[\\w'. /-]{0,120})`,
  ),
  reach: [120, 240],
  // Nobody lives there.
  accept: (value) =>
    !ofLicences().test(value) &&
    !isSeat(value) &&
    !/^\d+ (?:Hours?|Days?|Stars?|Miles?|Minutes?|Years?|Top|Best) |\b(?:Any ?(?:town|where|city|place|street)|Example|Sample|Your)\b/i.test(
      value,
    ),
};

/**
 * Where those sit who wrote the licences: the Free Software Foundation in each notice of the GPL, the Linux Foundation in
 * the Developer Certificate of Origin, Creative Commons in its licences, those who held Python in its own. Millions of files hold them.
 */
const ofLicences = atFirstUse(
  inLines`
    ^(?:
      51 Franklin St(?:reet)?\b[^]{0,40}\bBoston|
      59 Temple Pl(?:ace)?\b[^]{0,40}\bBoston|
      675 Mass(?:achusetts)? Ave(?:nue)?\b[^]{0,20}\bCambridge|
      31 Milk St(?:reet)?\b[^]{0,40}\bBoston|
      1 Letterman Dr(?:ive)?\b[^]{0,60}\bSan\ Francisco|
      660 York St(?:reet)?\b[^]{0,40}\bSan\ Francisco|
      171 Second St(?:reet)?\b[^]{0,40}\bSan\ Francisco|
      160 Saratoga Ave(?:nue)?\b[^]{0,20}\bSanta\ Clara|
      1895 Preston White Dr(?:ive)?\b[^]{0,20}\bReston|
      P\.?\ ?O\.?\ Box\ 1866\b[^]{0,20}\bMountain\ View
    )
  `,
);

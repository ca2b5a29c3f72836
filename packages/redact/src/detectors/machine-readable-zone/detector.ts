import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The lines at the foot of a passport or an identity card: the name, the number, the birthday. */
export const machineReadableZone: PatternDetector = {
  id: 'machine-readable-zone',
  type: 'national_id',
  label: 'Machine-readable lines of a passport or a card',
  shape:
    'Lines of capitals, digits and `<`: one that begins with the kind of document and a country, with `<<` between surname and given names, and one with a number, a country, a birthday and a last day.',
  link: 'https://www.icao.int/publications/pages/publication.aspx?docnum=9303',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: ['<<'],
  guard: '<<(?:<|[a-z])|(?<=[a-z\\d<]{26,44})<<(?![a-z\\d<])|(?<=[pviac][a-z<][a-z]{1,3}|[a-z\\d<]{7,44})<<\\d',
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9<])(?:
        [PVIAC][A-Z<][A-Z]{1,3}<{0,2}[A-Z0-9<]{20,40}|
        [A-Z0-9<]{9}[\d<][A-Z]{1,3}<{0,2}\d{7}[MFX<]\d{7}[A-Z0-9<]{2,16}|
        \d{7}[MFX<]\d{7}[A-Z<]{3}[A-Z0-9<]{12}|
        [A-Z]{2,20}(?:<[A-Z]{2,20}){0,2}<<[A-Z]{2,20}(?:<[A-Z]{1,20}){0,3}<{2,26}
      )(?![A-Za-z0-9<])
    `,
    'g',
  ),
  reach: [60, 110],
  accept: (value) => value.length >= 28 && value.includes('<<') && /[A-Z]{2}|[A-Z]<</.test(value),
};

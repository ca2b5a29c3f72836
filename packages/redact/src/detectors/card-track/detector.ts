import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What the magnetic stripe of a payment card holds: its number, the name on it, when it ends, and a secret of the bank. */
export const cardTrack: PatternDetector = {
  id: 'card-track',
  type: 'card',
  label: 'Magnetic stripe of a payment card',
  shape:
    'The first track, `%B`, twelve to nineteen digits, a name between two `^` and the digits of the date and the service code; or the second one, `;`, the digits, `=` and seven digits or more.',
  link: 'https://www.iso.org/standard/70484.html',
  policy: 'pii',
  confidence: 'certain',
  family: 'CUSTOMER_ID',
  anchors: [...[...'0123456789'].flatMap((digit) => [`%b${digit}`, `?;${digit}`]), ...['track2', 'track 2', 'track_2']],
  guard: '(?:%b|\\?;)\\d{12}|track',
  pattern: expression(
    inLines`
      %B\d{12,19}\^[^^\n?"]{2,26}\^\d{7}[^?\n"]{0,60}\??(?:;\d{12,19}=\d{7,20}\??)?|
      (?<=\?);\d{12,19}=\d{7,20}\??|
      track[ _]?2[^\d\n;]{1,12}(?<value>;?\d{12,19}=\d{7,20}\??)
    `,
    'gi',
  ),
  reach: [1, 164],
};

import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isVaried } from '../../shape/varied.ts';

/** How the ids of accounts begin. */
const ids = [...'0123456789abcdef'].map((digit) => `ac${digit}`);

/** Twilio auth token. */
export const twilioAuthToken: PatternDetector = {
  id: 'twilio-auth-token',
  type: 'twilio_auth_token',
  label: 'Twilio auth token',
  shape: '32 hexadecimal digits behind the words Twilio and token, or behind an account id (AC and 32 digits).',
  link: 'https://www.twilio.com/docs/iam/api/authtoken',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['twilio', ...ids],
  around: Object.fromEntries(ids.map((id) => [id, { run: 13 }])),
  pattern: expression(
    inLines`
      (?:
        [tT][wW][iI][lL][iI][oO][^;]{0,40}?(?:[tT][oO][kK][eE][nN]|[sS][eE][cC][rR][eE][tT])\\{0,3}["'\x60]?
          (?:\s{0,2},\s{0,2}\\{0,3}["']value\\{0,3}["'])?\s{0,3}(?:=|:|,|is)\s{0,3}\\{0,3}["'\x60]?|
        AC[0-9a-f]{32}(?::|\\{0,3}["'],\s{0,3}\\{0,3}["'])
      )(?<value>[0-9a-f]{32})(?![0-9a-zA-Z-])
    `,
    'g',
  ),
  guard: 'twilio|ac[0-9a-f]{32}',
  inName: 'twilio|ac[0-9a-f]{32}',
  reach: [0, 115],
  accept: isVaried,
};

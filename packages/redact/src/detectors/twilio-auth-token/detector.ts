import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { behindName } from '../../shape/named.ts';
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
        ${behindName('twilio', ['token', 'secret'], 40)}|
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

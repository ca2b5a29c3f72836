import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** A session or a login that a server sealed with `iron`: who holds the seal is let in. */
export const sealedSession: PatternDetector = {
  id: 'sealed-session',
  type: 'session_token',
  label: 'Sealed session',
  shape:
    'Fe26.2, the name of a password or nothing, a salt of 64 hexadecimal digits, 22 base64url characters and the sealed text, with asterisks between them; when it ends, and two more parts that prove it.',
  link: 'https://github.com/hapijs/iron#sealobject-password-options',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['fe26.2*', 'fe26.2%2a'],
  pattern: standalone(
    /(?:[a-z]{2,12}_)?Fe26\.2(?:\*|%2A)[\w-]{0,64}(?:\*|%2A)[\da-f]{64}(?:\*|%2A)[\w-]{22}(?:\*|%2A)[\w-]{20,4000}(?:(?:\*|%2A)\d{0,16}(?:\*|%2A)[\da-f]{64}(?:\*|%2A)[\w-]{43})?(?:~\d)?/,
    { before: 'A-Za-z0-9_.-', after: 'A-Za-z0-9_-' },
  ),
  reach: [13, 4400],
  accept: isMixed,
};

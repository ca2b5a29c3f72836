import type { PatternDetector } from '../../detector.ts';
import { anyWritten } from '../../shape/guard.ts';
import { isMixed } from '../../shape/varied.ts';

/** Ably API key. */
export const ablyApiKey: PatternDetector = {
  id: 'ably-api-key',
  type: 'ably_api_key',
  label: 'Ably API key',
  shape: 'Two groups of six characters joined by a dot, a colon and 43 base64url characters, behind the name Ably.',
  link: 'https://ably.com/docs/auth/basic',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ably'],
  pattern:
    /(?:[aA][bB][lL][yY])[^;]{0,48}?(?<![A-Za-z0-9_.-])(?<value>[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{6}:[A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/g,
  // The letters end many a word.
  guard: `ably(?=${anyWritten(62)}\\.[\\w-]{6}:[\\w-]{43})`,
  reach: [0, 105],
  accept: isMixed,
};

import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Rollbar access token. */
export const rollbarAccessToken: PatternDetector = {
  id: 'rollbar-access-token',
  type: 'rollbar_access_token',
  label: 'Rollbar access token',
  shape: '32 hexadecimal digits beside the name Rollbar.',
  link: 'https://docs.rollbar.com/docs/access-tokens',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['rollbar'],
  pattern: named(['rollbar'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};

import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Sendbird API token. */
export const sendbirdApiToken: PatternDetector = {
  id: 'sendbird-api-token',
  type: 'sendbird_api_token',
  label: 'Sendbird API token',
  shape: '40 hexadecimal digits beside the name Sendbird.',
  link: 'https://sendbird.com/docs/chat/platform-api/v3/prepare-to-use-api',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['sendbird'],
  pattern: named(['sendbird'], /[0-9a-f]{40}/),
  reach: [0, 190],
  accept: isNamedSecret,
};

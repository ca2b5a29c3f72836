import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** X (Twitter) API key or secret. */
export const twitterApiSecret: PatternDetector = {
  id: 'twitter-api-secret',
  type: 'twitter_api_secret',
  label: 'X (Twitter) API key or secret',
  shape:
    '25 (key), 50 (secret) or 45 (token secret) letters or digits, or an account number, a dash and 40, beside the name Twitter.',
  link: 'https://docs.x.com/resources/fundamentals/authentication/oauth-1-0a/api-key-and-secret',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['twitter'],
  pattern: named(['twitter'], /[0-9]{15,20}-[A-Za-z0-9]{40}|[A-Za-z0-9]{50}|[A-Za-z0-9]{45}|[A-Za-z0-9]{25}/),
  reach: [0, 211],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};

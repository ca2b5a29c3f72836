import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** X (Twitter) bearer token. */
export const twitterBearerToken: PatternDetector = {
  id: 'twitter-bearer-token',
  type: 'twitter_bearer_token',
  label: 'X (Twitter) bearer token',
  shape: 'A row of twenty or more A, then 80 to 100 letters or digits with percent-encoded signs among them.',
  link: 'https://docs.x.com/resources/fundamentals/authentication/oauth-2-0/application-only',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['aaaaaaaaaaaaaaaaaaaa'],
  pattern: standalone(/A{20,22}[A-Za-z0-9%]{80,100}/, { before: 'A-Za-z0-9_+/-', after: 'A-Za-z0-9%+/=_-' }),
  reach: [0, 102],
  accept: (value) => value.includes('%') && isMixed(value.replace(/^A{1,22}/, '')),
};

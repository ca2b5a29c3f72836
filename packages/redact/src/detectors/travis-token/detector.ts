import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Travis CI token. */
export const travisToken: PatternDetector = {
  id: 'travis-token',
  type: 'travis_token',
  label: 'Travis CI token',
  shape: '22 base64url characters beside the name Travis.',
  link: 'https://developer.travis-ci.com/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['travis'],
  pattern: named(['travis'], /[A-Za-z0-9_-]{22}/),
  reach: [0, 172],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};

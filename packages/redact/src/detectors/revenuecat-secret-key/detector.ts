import type { PatternDetector } from '../../detector.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { standalone } from '../../shape/standalone.ts';

/** RevenueCat secret key. */
export const revenuecatSecretKey: PatternDetector = {
  id: 'revenuecat-secret-key',
  type: 'revenuecat_secret_key',
  label: 'RevenueCat secret key',
  shape: 'sk_ and 32 letters of both cases that no word is made of.',
  link: 'https://www.revenuecat.com/docs/projects/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['sk_'],
  pattern: standalone(/sk_[A-Za-z]{32}/),
  reach: [0, 35],
  // A name of a program has words between its capitals.
  accept: (value) =>
    looksRandom(value.slice(3)) && (value.slice(3).match(/[A-Z]/g)?.length ?? 0) >= 6 && !/[a-z]{8}/.test(value),
};

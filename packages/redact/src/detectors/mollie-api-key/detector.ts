import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Mollie API key. */
export const mollieApiKey: PatternDetector = {
  id: 'mollie-api-key',
  type: 'mollie_api_key',
  label: 'Mollie API key',
  shape: 'live_ or test_ and 30 letters or digits beside the name Mollie.',
  link: 'https://docs.mollie.com/reference/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['mollie'],
  pattern: named(['mollie'], /(?:live|test)_[A-Za-z0-9]{30}/),
  reach: [0, 185],
  accept: isNamedSecret,
};

import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Codecov token. */
export const codecovToken: PatternDetector = {
  id: 'codecov-token',
  type: 'codecov_token',
  label: 'Codecov token',
  shape: 'A UUID beside the name Codecov.',
  link: 'https://docs.codecov.com/docs/codecov-tokens',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['codecov'],
  pattern: named(['codecov'], /[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/),
  reach: [0, 186],
  accept: isNamedSecret,
};

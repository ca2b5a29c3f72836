import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { uuid } from '../../shape/uuid.ts';

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
  pattern: named(['codecov'], uuid),
  reach: [0, 186],
  accept: isNamedSecret,
};

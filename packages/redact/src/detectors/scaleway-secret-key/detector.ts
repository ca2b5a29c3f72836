import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { uuid } from '../../shape/uuid.ts';

/** Scaleway secret key. */
export const scalewaySecretKey: PatternDetector = {
  id: 'scaleway-secret-key',
  type: 'scaleway_secret_key',
  label: 'Scaleway secret key',
  shape: 'A UUID beside the name Scaleway.',
  link: 'https://www.scaleway.com/en/docs/iam/how-to/create-api-keys/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['scaleway', 'scw_secret'],
  pattern: named(['scaleway', 'scw_secret'], uuid),
  reach: [0, 186],
  accept: isNamedSecret,
};

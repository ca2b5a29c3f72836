import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { base64 } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Confluent API secret. */
export const confluentApiSecret: PatternDetector = {
  id: 'confluent-api-secret',
  type: 'confluent_api_secret',
  label: 'Confluent API secret',
  shape: '64 base64 characters beside the name Confluent.',
  link: 'https://docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys/overview.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['confluent'],
  pattern: named(['confluent'], /cflt[A-Za-z0-9+/]{60}|[A-Za-z0-9+/]{64}/, base64),
  reach: [0, 214],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};

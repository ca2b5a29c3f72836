import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** age secret key. */
export const ageSecretKey: PatternDetector = {
  id: 'age-secret-key',
  type: 'age_secret_key',
  label: 'age secret key',
  shape: 'AGE-SECRET-KEY-1, or AGE-SECRET-KEY-PQ-1, and 58 characters of the Bech32 alphabet in capitals.',
  link: 'https://github.com/C2SP/C2SP/blob/main/age.md',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['age-secret-key-'],
  pattern: standalone(/AGE-SECRET-KEY-(?:PQ-)?1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}/),
  reach: [0, 66],
};

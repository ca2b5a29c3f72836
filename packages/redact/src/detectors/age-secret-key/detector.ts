import type { PatternDetector } from '../../detector.ts';

<<<<<<< HEAD

import { standalone } from '../../shape/standalone.ts';

/** age secret key. */
=======

/** The private half of an age key pair. */
>>>>>>> cfbecc4 (Find what stands behind key words, and personal data)
export const ageSecretKey: PatternDetector = {
  id: 'age-secret-key',
  type: 'age_secret_key',
  label: 'age secret key',
<<<<<<< HEAD
  shape: 'AGE-SECRET-KEY-1 and 58 characters of the Bech32 alphabet in capitals.',
  link: 'https://github.com/C2SP/C2SP/blob/main/age.md',
=======
  shape: '`AGE-SECRET-KEY-1` and 58 characters of Bech32.',
  link: 'https://age-encryption.org/v1',
>>>>>>> cfbecc4 (Find what stands behind key words, and personal data)
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['age-secret-key-1'],
<<<<<<< HEAD
  pattern: standalone(/AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}/),
  reach: [0, 58],
=======
  pattern: /AGE-SECRET-KEY-1[0-9A-Z]{58}(?![0-9A-Za-z])/gi,
  reach: [0, 64],
>>>>>>> cfbecc4 (Find what stands behind key words, and personal data)
};

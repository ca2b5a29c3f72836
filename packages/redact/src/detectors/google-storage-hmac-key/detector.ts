import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Google Cloud Storage HMAC key id. */
export const googleStorageHmacKey: PatternDetector = {
  id: 'google-storage-hmac-key',
  type: 'google_storage_hmac_key',
  label: 'Google Cloud Storage HMAC key id',
  shape: 'GOOG1E and 55 capitals or digits (service accounts), or GOOG and 20 (users).',
  link: 'https://cloud.google.com/storage/docs/authentication/hmackeys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['goog'],
  around: { goog: { run: 12 } },
  pattern: standalone(/GOOG1E[A-Z0-9]{55}|GOOG[A-Z0-9]{20}/),
  reach: [0, 57],
  accept: isVaried,
};

import type { PatternDetector } from '../../detector.ts';
import { isVaried } from '../../shape/varied.ts';

/** Google service account key id. */
export const googleServiceAccountKeyId: PatternDetector = {
  id: 'google-service-account-key-id',
  type: 'google_service_account_key_id',
  label: 'Google service account key id',
  shape: '40 hexadecimal digits behind private_key_id, as in a service account key file.',
  link: 'https://cloud.google.com/iam/docs/keys-create-delete',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['private_key_id'],
  pattern: /private_key_id(?:\\{0,3}["'])?\s{0,4}[:=]\s{0,4}(?:\\{0,3}["'])?(?<value>[0-9a-f]{40})(?![0-9A-Za-z])/g,
  reach: [0, 57],
  accept: isVaried,
};

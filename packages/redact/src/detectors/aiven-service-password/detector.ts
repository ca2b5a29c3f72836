import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Aiven service password. */
export const aivenServicePassword: PatternDetector = {
  id: 'aiven-service-password',
  type: 'aiven_service_password',
  label: 'Aiven service password',
  shape: 'AVNS_ and 19 base64url characters.',
  link: 'https://aiven.io/docs/platform/reference/password-policy',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['avns_'],
  pattern: standalone(/AVNS_[A-Za-z0-9_-]{19}/, { after: dashed }),
  reach: [0, 19],
};

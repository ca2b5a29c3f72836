import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** 1Password service account token. */
export const onepasswordServiceAccountToken: PatternDetector = {
  id: 'onepassword-service-account-token',
  type: 'onepassword_service_account_token',
  label: '1Password service account token',
  shape: 'ops_ and at least 250 base64 characters that begin with eyJ.',
  link: 'https://developer.1password.com/docs/service-accounts/get-started/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ops_eyj'],
  pattern: standalone(/ops_eyJ[A-Za-z0-9+/_-]{250,2000}={0,2}/, { after: 'A-Za-z0-9+/=_-' }),
  reach: [0, 2002],
};

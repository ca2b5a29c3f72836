import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';

/** Sentry organization token. */
export const sentryOrgToken: PatternDetector = {
  id: 'sentry-org-token',
  type: 'sentry_org_token',
  label: 'Sentry organization token',
  shape: 'sntrys_, a base64 payload that begins with eyJ, an underscore and 43 base64 characters.',
  link: 'https://docs.sentry.io/account/auth-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sntrys_'],
  pattern: standalone(/sntrys_eyJ[A-Za-z0-9+/]{40,500}={0,2}_[A-Za-z0-9+/]{43}/, { after: base64 }),
  reach: [0, 549],
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Sentry user token. */
export const sentryUserToken: PatternDetector = {
  id: 'sentry-user-token',
  type: 'sentry_user_token',
  label: 'Sentry user token',
  shape: 'sntryu_ and 64 hexadecimal digits.',
  link: 'https://docs.sentry.io/account/auth-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sntryu_'],
  pattern: standalone(/sntryu_[0-9a-f]{64}/),
  reach: [0, 64],
};

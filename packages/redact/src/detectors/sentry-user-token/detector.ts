import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Sentry token of a user, an application or an integration. */
export const sentryUserToken: PatternDetector = {
  id: 'sentry-user-token',
  type: 'sentry_user_token',
  label: 'Sentry user token',
  shape: 'sntryu_, sntrya_ (application) or sntryi_ (integration) and 64 hexadecimal digits.',
  link: 'https://docs.sentry.io/account/auth-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sntryu_', 'sntrya_', 'sntryi_'],
  pattern: standalone(/sntry[uai]_[0-9a-f]{64}/),
  reach: [0, 64],
};

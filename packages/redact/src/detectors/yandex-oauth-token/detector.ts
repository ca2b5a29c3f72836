import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Yandex OAuth token. */
export const yandexOauthToken: PatternDetector = {
  id: 'yandex-oauth-token',
  type: 'yandex_oauth_token',
  label: 'Yandex OAuth token',
  shape: 'y, a digit from 0 to 3, an underscore and 55 to 58 base64url characters.',
  link: 'https://yandex.cloud/en/docs/security/operations/search-secrets',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['y0_', 'y1_', 'y2_', 'y3_'],
  pattern: standalone(/y[0-3]_[A-Za-z0-9_-]{55,58}/, { after: dashed }),
  reach: [0, 58],
  accept: isMixed,
};

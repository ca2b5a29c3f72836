import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Yandex Cloud IAM token. */
export const yandexIamToken: PatternDetector = {
  id: 'yandex-iam-token',
  type: 'yandex_iam_token',
  label: 'Yandex Cloud IAM token',
  shape: 't1., base64url text, a dot and 86 base64url characters.',
  link: 'https://yandex.cloud/en/docs/security/operations/search-secrets',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['t1.'],
  around: { 't1.': { run: 13 } },
  pattern: standalone(/t1\.[A-Za-z0-9_-]{20,400}={0,2}\.[A-Za-z0-9_-]{86}={0,2}/, {
    before: 'A-Za-z0-9_.-',
    after: 'A-Za-z0-9_=-',
  }),
  reach: [0, 491],
};

import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Yandex Cloud static secret key. */
export const yandexStaticKey: PatternDetector = {
  id: 'yandex-static-key',
  type: 'yandex_static_key',
  label: 'Yandex Cloud static secret key',
  shape: 'YC and 38 base64url characters.',
  link: 'https://yandex.cloud/en/docs/security/operations/search-secrets',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['yc'],
  around: { yc: { run: 14 } },
  pattern: standalone(/YC[A-Za-z0-9_-]{38}/, { before: 'A-Za-z0-9_+/-', after: dashed }),
  reach: [0, 38],
  accept: isMixed,
};

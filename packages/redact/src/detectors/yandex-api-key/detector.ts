import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Yandex Cloud API key. */
export const yandexApiKey: PatternDetector = {
  id: 'yandex-api-key',
  type: 'yandex_api_key',
  label: 'Yandex Cloud API key',
  shape: 'AQVN and 35 to 38 base64url characters.',
  link: 'https://yandex.cloud/en/docs/security/operations/search-secrets',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['aqvn'],
  pattern: standalone(/AQVN[A-Za-z0-9_-]{35,38}/, { after: dashed }),
  reach: [0, 38],
  accept: isMixed,
};

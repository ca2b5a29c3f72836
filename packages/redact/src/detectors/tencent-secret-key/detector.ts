import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Tencent Cloud secret key. */
export const tencentSecretKey: PatternDetector = {
  id: 'tencent-secret-key',
  type: 'tencent_secret_key',
  label: 'Tencent Cloud secret key',
  shape: '32 letters or digits beside the name Tencent.',
  link: 'https://www.tencentcloud.com/document/product/598/32675',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['tencent', 'qcloud'],
  pattern: named(['tencent', 'qcloud'], /[A-Za-z0-9]{32}/),
  reach: [0, 182],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Tencent Cloud secret id. */
export const tencentSecretId: PatternDetector = {
  id: 'tencent-secret-id',
  type: 'tencent_secret_id',
  label: 'Tencent Cloud secret id',
  shape: 'AKID and 32 letters or digits.',
  link: 'https://www.tencentcloud.com/document/product/598/32675',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['akid'],
  pattern: standalone(/AKID[A-Za-z0-9]{32}/),
  reach: [0, 32],
  accept: isMixed,
};

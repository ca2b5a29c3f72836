import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Alibaba Cloud access key id. */
export const alibabaAccessKeyId: PatternDetector = {
  id: 'alibaba-access-key-id',
  type: 'alibaba_access_key_id',
  label: 'Alibaba Cloud access key id',
  shape: 'LTAI and 12 to 20 letters or digits.',
  link: 'https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ltai'],
  pattern: standalone(/LTAI[A-Za-z0-9]{12,20}/),
  reach: [0, 20],
  accept: isVaried,
};

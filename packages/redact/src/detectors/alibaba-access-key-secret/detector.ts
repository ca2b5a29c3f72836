import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Alibaba Cloud access key secret. */
export const alibabaAccessKeySecret: PatternDetector = {
  id: 'alibaba-access-key-secret',
  type: 'alibaba_access_key_secret',
  label: 'Alibaba Cloud access key secret',
  shape: '30 letters or digits beside the name Alibaba or Aliyun.',
  link: 'https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['alibaba', 'aliyun', 'alicloud'],
  pattern: named(['alibaba', 'aliyun', 'alicloud'], /[A-Za-z0-9]{30}/),
  reach: [0, 180],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};

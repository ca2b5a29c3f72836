import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Volcengine access key id. */
export const volcengineAccessKeyId: PatternDetector = {
  id: 'volcengine-access-key-id',
  type: 'volcengine_access_key_id',
  label: 'Volcengine access key id',
  shape: 'AKLT and 43 base64url characters.',
  link: 'https://www.volcengine.com/docs/6257/65000',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['aklt'],
  pattern: standalone(/AKLT[A-Za-z0-9_-]{43}/, { after: dashed }),
  reach: [0, 47],
  accept: isMixed,
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Backblaze B2 application key. */
export const backblazeApplicationKey: PatternDetector = {
  id: 'backblaze-application-key',
  type: 'backblaze_application_key',
  label: 'Backblaze B2 application key',
  shape: 'K00, the digit of its cluster and 27 base64 characters.',
  link: 'https://www.backblaze.com/docs/cloud-storage-application-keys',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['k000', 'k001', 'k002', 'k003', 'k004', 'k005'],
  pattern: standalone(/K00[0-5][A-Za-z0-9+/]{27}/, { before: 'A-Za-z0-9+/_-', after: 'A-Za-z0-9+/=_-' }),
  reach: [0, 31],
  accept: isMixed,
};

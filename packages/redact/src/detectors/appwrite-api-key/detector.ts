import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Appwrite API key. */
export const appwriteApiKey: PatternDetector = {
  id: 'appwrite-api-key',
  type: 'appwrite_api_key',
  label: 'Appwrite API key',
  shape: 'standard_ and 256 hexadecimal digits.',
  link: 'https://appwrite.io/docs/advanced/platform/api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['standard_'],
  pattern: standalone(/standard_[0-9a-f]{256}/),
  reach: [0, 256],
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Neon API key. */
export const neonApiKey: PatternDetector = {
  id: 'neon-api-key',
  type: 'neon_api_key',
  label: 'Neon API key',
  shape: 'napi_ and 64 small letters or digits.',
  link: 'https://neon.com/docs/manage/api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['napi_'],
  pattern: standalone(/napi_[a-z0-9]{64}/),
  reach: [0, 64],
  accept: isVaried,
};

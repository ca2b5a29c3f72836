import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** E2B API key. */
export const e2bApiKey: PatternDetector = {
  id: 'e2b-api-key',
  type: 'e2b_api_key',
  label: 'E2B API key',
  shape: 'e2b_ (of a team) or sk_e2b_ (of a person) and 40 hexadecimal digits.',
  link: 'https://e2b.dev/docs/api-key',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['e2b_', 'sk_e2b_'],
  pattern: standalone(/e2b_[0-9a-f]{40}|sk_e2b_[0-9a-f]{40}/),
  reach: [0, 47],
};

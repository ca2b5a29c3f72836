import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Metabase API key. */
export const metabaseApiKey: PatternDetector = {
  id: 'metabase-api-key',
  type: 'metabase_api_key',
  label: 'Metabase API key',
  shape: 'mb_ and 43 characters of base64 with the sign that fills it up.',
  link: 'https://www.metabase.com/docs/latest/people-and-groups/api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['mb_'],
  pattern: standalone(/mb_[A-Za-z0-9+/]{43}=/),
  reach: [0, 47],
};

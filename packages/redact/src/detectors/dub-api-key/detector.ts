import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Dub API key, and what an application of its OAuth is given. */
export const dubApiKey: PatternDetector = {
  id: 'dub-api-key',
  type: 'dub_api_key',
  label: 'Dub API key',
  shape: 'dub_ and 24 letters or digits; dub_app_secret_ and 60, dub_access_token_ and 80 hexadecimal digits.',
  link: 'https://dub.co/docs/api-reference/tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dub_'],
  pattern: standalone(/dub_(?:[A-Za-z0-9]{24}|app_secret_[0-9a-f]{60}|access_token_[0-9a-f]{80})/),
  reach: [0, 97],
};

import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';

/** Devin API key. The provider publishes the prefixes; the lengths are those of keys that were seen. */
export const devinApiKey: PatternDetector = {
  id: 'devin-api-key',
  type: 'devin_api_key',
  label: 'Devin API key',
  shape: 'cog_ and 52 lower-case letters or digits; before that apk_ or apk_user_ and 60 to 200 base64 characters.',
  link: 'https://docs.devin.ai/api-reference/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['cog_', 'apk_'],
  pattern: standalone(/cog_[a-z0-9]{52}|apk_(?:user_)?[A-Za-z0-9+/]{60,200}={0,2}/, { after: base64 }),
  reach: [0, 210],
};

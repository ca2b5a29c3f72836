import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** ElevenLabs API key. */
export const elevenlabsApiKey: PatternDetector = {
  id: 'elevenlabs-api-key',
  type: 'elevenlabs_api_key',
  label: 'ElevenLabs API key',
  shape: 'sk_ and 48 hexadecimal digits.',
  link: 'https://elevenlabs.io/docs/api-reference/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk_'],
  around: { sk_: { run: 13 } },
  pattern: standalone(/sk_[0-9a-f]{48}/),
  reach: [0, 48],
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** WakaTime API key. */
export const wakatimeApiKey: PatternDetector = {
  id: 'wakatime-api-key',
  type: 'wakatime_api_key',
  label: 'WakaTime API key',
  shape: 'waka_ and a UUID.',
  link: 'https://wakatime.com/developers#authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['waka_'],
  pattern: standalone(/waka_[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/),
  reach: [0, 41],
};

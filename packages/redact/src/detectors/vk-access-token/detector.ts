import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** VK access token. */
export const vkAccessToken: PatternDetector = {
  id: 'vk-access-token',
  type: 'vk_access_token',
  label: 'VK access token',
  shape: 'vk1.a. and 60 to 300 base64url characters.',
  link: 'https://dev.vk.com/en/api/access-token/getting-started',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['vk1.a.'],
  pattern: standalone(/vk1\.a\.[A-Za-z0-9_-]{60,300}/, { after: dashed }),
  reach: [0, 306],
};

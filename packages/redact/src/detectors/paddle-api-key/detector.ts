import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Paddle API key. */
export const paddleApiKey: PatternDetector = {
  id: 'paddle-api-key',
  type: 'paddle_api_key',
  label: 'Paddle API key',
  shape: 'pdl_live_apikey_ or pdl_sdbx_apikey_, then 26, 22 and three letters or digits joined by underscores.',
  link: 'https://developer.paddle.com/api-reference/about/api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pdl_live_', 'pdl_sdbx_'],
  pattern: standalone(/pdl_(?:live|sdbx)_apikey_[a-z0-9]{26}_[A-Za-z0-9]{22}_[A-Za-z0-9]{3}/),
  reach: [0, 60],
  accept: isVaried,
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Linear OAuth token. */
export const linearOauthToken: PatternDetector = {
  id: 'linear-oauth-token',
  type: 'linear_oauth_token',
  label: 'Linear OAuth token',
  shape: 'lin_oauth_ and 64 hexadecimal digits.',
  link: 'https://linear.app/developers/oauth-2-0-authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['lin_oauth_'],
  pattern: standalone(/lin_oauth_[0-9a-f]{64}/),
  reach: [0, 64],
};

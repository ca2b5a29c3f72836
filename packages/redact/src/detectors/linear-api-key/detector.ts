import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Linear API key. */
export const linearApiKey: PatternDetector = {
  id: 'linear-api-key',
  type: 'linear_api_key',
  label: 'Linear API key',
  shape: 'lin_api_ and 40 letters or digits.',
  link: 'https://linear.app/developers/graphql#personal-api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['lin_api_'],
  pattern: standalone(/lin_api_[A-Za-z0-9]{40}/),
  reach: [0, 40],
};

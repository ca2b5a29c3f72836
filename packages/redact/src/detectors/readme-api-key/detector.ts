import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** ReadMe API key. */
export const readmeApiKey: PatternDetector = {
  id: 'readme-api-key',
  type: 'readme_api_key',
  label: 'ReadMe API key',
  shape: 'rdme_ and 70 small letters or digits.',
  link: 'https://docs.readme.com/main/reference/intro/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['rdme_'],
  pattern: standalone(/rdme_[a-z0-9]{70}/),
  reach: [0, 70],
};

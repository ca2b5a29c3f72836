import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** RubyGems API key. */
export const rubygemsApiKey: PatternDetector = {
  id: 'rubygems-api-key',
  type: 'rubygems_api_key',
  label: 'RubyGems API key',
  shape: 'rubygems_ and 48 hexadecimal digits.',
  link: 'https://guides.rubygems.org/api-key-scopes/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['rubygems_'],
  pattern: standalone(/rubygems_[0-9a-f]{48}/),
  reach: [0, 48],
};

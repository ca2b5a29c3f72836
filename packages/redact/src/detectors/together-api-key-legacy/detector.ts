import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Together AI API key (legacy). */
export const togetherApiKeyLegacy: PatternDetector = {
  id: 'together-api-key-legacy',
  type: 'together_api_key_legacy',
  label: 'Together AI API key (legacy)',
  shape: '64 hexadecimal digits beside the name Together.',
  link: 'https://docs.together.ai/docs/quickstart',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['together'],
  pattern: named(['together'], /[0-9a-f]{64}/),
  reach: [0, 214],
  accept: isNamedSecret,
};

import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Mistral API key. */
export const mistralApiKey: PatternDetector = {
  id: 'mistral-api-key',
  type: 'mistral_api_key',
  label: 'Mistral API key',
  shape: '32 letters or digits beside the name Mistral.',
  link: 'https://docs.mistral.ai/getting-started/quickstart/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['mistral'],
  pattern: named(['mistral'], /[A-Za-z0-9]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};

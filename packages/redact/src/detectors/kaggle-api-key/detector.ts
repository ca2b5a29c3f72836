import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Kaggle API key (legacy). */
export const kaggleApiKey: PatternDetector = {
  id: 'kaggle-api-key',
  type: 'kaggle_api_key',
  label: 'Kaggle API key (legacy)',
  shape: '32 hexadecimal digits beside the name Kaggle.',
  link: 'https://www.kaggle.com/docs/api',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['kaggle'],
  pattern: named(['kaggle'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};

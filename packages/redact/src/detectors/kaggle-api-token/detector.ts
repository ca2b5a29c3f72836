import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Kaggle API token. */
export const kaggleApiToken: PatternDetector = {
  id: 'kaggle-api-token',
  type: 'kaggle_api_token',
  label: 'Kaggle API token',
  shape: 'KGAT_ and 32 hexadecimal digits.',
  link: 'https://www.kaggle.com/docs/api',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['kgat_'],
  pattern: standalone(/KGAT_[0-9a-f]{32}/),
  reach: [0, 32],
};

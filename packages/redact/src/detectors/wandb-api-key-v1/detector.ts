import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Weights & Biases API key (newer form). */
export const wandbApiKeyV1: PatternDetector = {
  id: 'wandb-api-key-v1',
  type: 'wandb_api_key_v1',
  label: 'Weights & Biases API key (newer form)',
  shape: 'wandb_v1_, 20 to 30 letters or digits, an underscore and 40 to 60 more.',
  link: 'https://docs.wandb.ai/support/find_api_key/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['wandb_v1_'],
  pattern: standalone(/wandb_v1_[A-Za-z0-9]{20,30}_[A-Za-z0-9]{40,60}/),
  reach: [0, 91],
  accept: isMixed,
};

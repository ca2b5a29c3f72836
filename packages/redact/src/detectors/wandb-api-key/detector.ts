import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Weights & Biases API key. */
export const wandbApiKey: PatternDetector = {
  id: 'wandb-api-key',
  type: 'wandb_api_key',
  label: 'Weights & Biases API key',
  shape: '40 hexadecimal digits beside the name wandb.',
  link: 'https://docs.wandb.ai/support/find_api_key/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['wandb', 'weights & biases', 'weights and biases'],
  pattern: named(['wandb', 'weights & biases', 'weights and biases'], /[0-9a-f]{40}/),
  reach: [0, 190],
  accept: isNamedSecret,
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** RunPod API key. */
export const runpodApiKey: PatternDetector = {
  id: 'runpod-api-key',
  type: 'runpod_api_key',
  label: 'RunPod API key',
  shape: 'rpa_ and 40 to 46 letters or digits.',
  link: 'https://docs.runpod.io/get-started/api-keys',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['rpa_'],
  pattern: standalone(/rpa_[A-Z0-9]{40}[a-z0-9]{6}|rpa_[A-Za-z0-9]{40,46}/),
  reach: [0, 46],
  accept: isMixed,
};

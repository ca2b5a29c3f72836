import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Fireworks AI API key. */
export const fireworksApiKey: PatternDetector = {
  id: 'fireworks-api-key',
  type: 'fireworks_api_key',
  label: 'Fireworks AI API key',
  shape: 'fw_ and 22 to 36 letters or digits.',
  link: 'https://docs.fireworks.ai/getting-started/quickstart',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['fw_'],
  around: { fw_: { run: 13 } },
  pattern: standalone(/fw_[A-Za-z0-9]{22,36}/, { before: dashed }),
  reach: [0, 36],
  accept: isMixed,
};

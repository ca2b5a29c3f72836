import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Vultr API key. */
export const vultrApiKey: PatternDetector = {
  id: 'vultr-api-key',
  type: 'vultr_api_key',
  label: 'Vultr API key',
  shape: '36 capitals or digits beside the name Vultr.',
  link: 'https://www.vultr.com/api/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['vultr'],
  pattern: named(['vultr'], /[A-Z0-9]{36}/),
  reach: [0, 186],
  accept: isNamedSecret,
};

import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Serper API key. */
export const serperApiKey: PatternDetector = {
  id: 'serper-api-key',
  type: 'serper_api_key',
  label: 'Serper API key',
  shape: '40 hexadecimal digits beside the name Serper.',
  link: 'https://serper.dev/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['serper'],
  pattern: named(['serper'], /[0-9a-f]{40}/),
  reach: [0, 190],
  accept: isNamedSecret,
};

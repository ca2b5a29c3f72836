import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { uuid } from '../../shape/uuid.ts';

/** Exa API key. */
export const exaApiKey: PatternDetector = {
  id: 'exa-api-key',
  type: 'exa_api_key',
  label: 'Exa API key',
  shape: 'A UUID beside the name of the Exa API.',
  link: 'https://docs.exa.ai/reference/getting-started',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['exa_api', 'exa-api', 'exa api', 'exa(', 'api.exa.ai'],
  pattern: named(['exa_api', 'exa-api', 'exa api', 'exa(', 'api.exa.ai'], uuid),
  reach: [0, 186],
  accept: isNamedSecret,
};

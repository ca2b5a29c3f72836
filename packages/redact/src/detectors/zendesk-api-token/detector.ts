import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Zendesk API token. */
export const zendeskApiToken: PatternDetector = {
  id: 'zendesk-api-token',
  type: 'zendesk_api_token',
  label: 'Zendesk API token',
  shape: '40 letters or digits beside the name Zendesk.',
  link: 'https://developer.zendesk.com/api-reference/introduction/security-and-auth/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['zendesk'],
  pattern: named(['zendesk'], /[A-Za-z0-9]{40}/),
  reach: [0, 190],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};

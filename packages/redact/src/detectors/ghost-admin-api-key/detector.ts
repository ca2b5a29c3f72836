import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Ghost Admin API key. */
export const ghostAdminApiKey: PatternDetector = {
  id: 'ghost-admin-api-key',
  type: 'ghost_admin_api_key',
  label: 'Ghost Admin API key',
  shape: '24 hexadecimal digits, a colon and 64 more, beside the name Ghost.',
  link: 'https://docs.ghost.org/admin-api/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['ghost'],
  pattern: named(['ghost'], /[0-9a-f]{24}:[0-9a-f]{64}/),
  reach: [0, 239],
  accept: isNamedSecret,
};

import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** FreshBooks access token. */
export const freshbooksAccessToken: PatternDetector = {
  id: 'freshbooks-access-token',
  type: 'freshbooks_access_token',
  label: 'FreshBooks access token',
  shape: '64 hexadecimal digits beside the name FreshBooks.',
  link: 'https://www.freshbooks.com/api/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['freshbooks'],
  pattern: named(['freshbooks'], /[0-9a-f]{64}/),
  reach: [0, 214],
  accept: isNamedSecret,
};

import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Linode (Akamai) API token. */
export const linodeToken: PatternDetector = {
  id: 'linode-token',
  type: 'linode_token',
  label: 'Linode (Akamai) API token',
  shape: '64 hexadecimal digits beside the name Linode.',
  link: 'https://techdocs.akamai.com/linode-api/reference/get-started',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['linode'],
  pattern: named(['linode'], /[0-9a-f]{64}/),
  reach: [0, 214],
  accept: isNamedSecret,
};

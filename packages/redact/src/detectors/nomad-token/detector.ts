import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { uuid } from '../../shape/uuid.ts';

/** Nomad ACL token. */
export const nomadToken: PatternDetector = {
  id: 'nomad-token',
  type: 'nomad_token',
  label: 'Nomad ACL token',
  shape: 'A UUID beside the name Nomad.',
  link: 'https://developer.hashicorp.com/nomad/docs/secure/acl/tokens',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['nomad'],
  pattern: named(['nomad'], uuid),
  reach: [0, 186],
  accept: isNamedSecret,
};

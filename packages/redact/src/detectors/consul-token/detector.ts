import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { uuid } from '../../shape/uuid.ts';

/** Consul ACL token. */
export const consulToken: PatternDetector = {
  id: 'consul-token',
  type: 'consul_token',
  label: 'Consul ACL token',
  shape: 'A UUID beside the name Consul.',
  link: 'https://developer.hashicorp.com/consul/docs/security/acl/tokens',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['consul'],
  pattern: named(['consul'], uuid),
  reach: [0, 186],
  accept: isNamedSecret,
};

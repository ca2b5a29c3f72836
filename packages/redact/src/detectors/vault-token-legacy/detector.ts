import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** HashiCorp Vault token (legacy). */
export const vaultTokenLegacy: PatternDetector = {
  id: 'vault-token-legacy',
  type: 'vault_token_legacy',
  label: 'HashiCorp Vault token (legacy)',
  shape: 's. and 24 letters or digits beside the name Vault.',
  link: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['vault'],
  pattern: named(['vault'], /s\.[A-Za-z0-9]{24}/),
  reach: [0, 176],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};

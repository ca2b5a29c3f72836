import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** HashiCorp Vault token. */
export const vaultToken: PatternDetector = {
  id: 'vault-token',
  type: 'vault_token',
  label: 'HashiCorp Vault token',
  shape: 'hvs. (service) or hvr. (recovery) and 24 to 200 base64url characters, or hvb. (batch) and 100 to 400.',
  link: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['hvs.', 'hvb.', 'hvr.'],
  pattern: standalone(/hv[sr]\.[A-Za-z0-9_-]{24,200}|hvb\.[A-Za-z0-9_-]{100,400}/, { after: dashed }),
  reach: [0, 400],
  accept: isMixed,
};

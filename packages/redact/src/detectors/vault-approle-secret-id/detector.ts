import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Vault AppRole secret id. */
export const vaultApproleSecretId: PatternDetector = {
  id: 'vault-approle-secret-id',
  type: 'vault_secret_id',
  label: 'Vault AppRole secret id',
  shape: 'A UUID behind a name that says Vault or AppRole and ends in secret_id.',
  link: 'https://developer.hashicorp.com/vault/docs/auth/approle',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['vault', 'approle', 'app_role', 'app-role'],
  pattern: expression(
    inLines`
      (?:[Vv](?:ault|AULT)|[Aa](?:pp|PP)[_-]?[Rr](?:ole|OLE))[\w.-]{0,21}?[Ss](?:ecret|ECRET)[_-]?(?:id|ID|Id)(?:\\{0,3}["'\x60])?\s{0,3}(?:=>|[:=])\s{0,3}(?:\\{0,3}["'\x60])?
        (?<value>[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![\w-])
    `,
    'g',
  ),
  reach: [0, 120],
};

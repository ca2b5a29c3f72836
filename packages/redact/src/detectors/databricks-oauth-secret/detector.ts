import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Databricks OAuth secret. */
export const databricksOauthSecret: PatternDetector = {
  id: 'databricks-oauth-secret',
  type: 'databricks_oauth_secret',
  label: 'Databricks OAuth secret',
  shape: 'dose and 32 hexadecimal digits.',
  link: 'https://docs.databricks.com/aws/en/dev-tools/auth/oauth-m2m',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dose'],
  around: { dose: { run: 12 } },
  pattern: standalone(/dose[0-9a-f]{32}/),
  reach: [0, 32],
};

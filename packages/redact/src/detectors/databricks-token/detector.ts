import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Databricks personal access token. */
export const databricksToken: PatternDetector = {
  id: 'databricks-token',
  type: 'databricks_token',
  label: 'Databricks personal access token',
  shape: 'dapi and 32 hexadecimal digits, in some clouds with a dash and a digit behind.',
  link: 'https://docs.databricks.com/aws/en/dev-tools/auth/pat',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dapi'],
  pattern: standalone(/dapi[0-9a-f]{32}(?:-[0-9])?/),
  reach: [0, 34],
};

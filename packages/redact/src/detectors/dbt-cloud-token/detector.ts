import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** dbt platform token. */
export const dbtCloudToken: PatternDetector = {
  id: 'dbt-cloud-token',
  type: 'dbt_cloud_token',
  label: 'dbt platform token',
  shape: 'dbtc_ (service token) or dbtu_ (personal token) and 30 to 60 base64url characters.',
  link: 'https://docs.getdbt.com/docs/dbt-cloud-apis/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dbtc_', 'dbtu_'],
  pattern: standalone(/dbt[cu]_[A-Za-z0-9_-]{30,60}/, { after: dashed }),
  reach: [0, 60],
  accept: isMixed,
};

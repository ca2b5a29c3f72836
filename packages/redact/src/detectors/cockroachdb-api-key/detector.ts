import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** CockroachDB Cloud API key. */
export const cockroachdbApiKey: PatternDetector = {
  id: 'cockroachdb-api-key',
  type: 'cockroachdb_api_key',
  label: 'CockroachDB Cloud API key',
  shape: 'CCDB1_, 22 letters or digits, a low line and 40 more.',
  link: 'https://www.cockroachlabs.com/docs/cockroachcloud/managing-access#api-access',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ccdb1_'],
  pattern: standalone(/CCDB1_[A-Za-z0-9]{22}_[A-Za-z0-9]{40}/),
  reach: [0, 70],
};

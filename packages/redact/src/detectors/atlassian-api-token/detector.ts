import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Atlassian API token. */
export const atlassianApiToken: PatternDetector = {
  id: 'atlassian-api-token',
  type: 'atlassian_api_token',
  label: 'Atlassian API token',
  shape: 'ATATT3 and 150 to 250 base64url characters with a checksum behind an equal sign.',
  link: 'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['atatt3'],
  pattern: standalone(/ATATT3[A-Za-z0-9_=-]{150,250}/, { after: 'A-Za-z0-9_=-' }),
  reach: [0, 250],
};

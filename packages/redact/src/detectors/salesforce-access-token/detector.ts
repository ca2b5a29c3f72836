import type { PatternDetector } from '../../detector.ts';
import { standalone, word } from '../../shape/standalone.ts';

/** Salesforce access token. */
export const salesforceAccessToken: PatternDetector = {
  id: 'salesforce-access-token',
  type: 'salesforce_access_token',
  label: 'Salesforce access token',
  shape: 'The organization id (00D and 12 or 15 letters or digits), an exclamation mark and 80 to 120 characters.',
  link: 'https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_access_tokens.htm',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['00d'],
  around: { '00d': { run: 12 } },
  pattern: standalone(/00D[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?(?:!|%21)[A-Za-z0-9_.]{80,120}/, { after: word }),
  reach: [0, 138],
};

import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** LinkedIn client secret. */
export const linkedinClientSecret: PatternDetector = {
  id: 'linkedin-client-secret',
  type: 'linkedin_client_secret',
  label: 'LinkedIn client secret',
  shape: 'WPL_AP1., 16 letters or digits, a dot and six base64 characters with two equal signs.',
  link: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authorization-code-flow',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['wpl_ap'],
  pattern: standalone(/WPL_AP[01]\.[A-Za-z0-9]{16}\.[A-Za-z0-9+/]{6}==/, { after: base64 }),
  reach: [0, 27],
  accept: isVaried,
};

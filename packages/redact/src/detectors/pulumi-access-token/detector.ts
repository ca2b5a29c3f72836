import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Pulumi access token. */
export const pulumiAccessToken: PatternDetector = {
  id: 'pulumi-access-token',
  type: 'pulumi_access_token',
  label: 'Pulumi access token',
  shape: 'pul- and 40 hexadecimal digits.',
  link: 'https://www.pulumi.com/docs/administration/access-identity/access-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pul-'],
  pattern: standalone(/pul-[0-9a-f]{40}/, { after: dashed }),
  reach: [0, 40],
  accept: isVaried,
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Scaleway access key. */
export const scalewayAccessKey: PatternDetector = {
  id: 'scaleway-access-key',
  type: 'scaleway_access_key',
  label: 'Scaleway access key',
  shape: 'SCW and 17 capitals or digits.',
  link: 'https://www.scaleway.com/en/docs/iam/how-to/create-api-keys/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['scw'],
  around: { scw: { run: 13 } },
  pattern: standalone(/SCW[A-Z0-9]{17}/),
  reach: [0, 17],
  accept: isVaried,
};

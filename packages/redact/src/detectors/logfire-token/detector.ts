import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Logfire write token. */
export const logfireToken: PatternDetector = {
  id: 'logfire-token',
  type: 'logfire_token',
  label: 'Logfire write token',
  shape: 'pylf_v1_, the region, an underscore and 43 letters or digits.',
  link: 'https://logfire.pydantic.dev/docs/how-to-guides/create-write-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pylf_v'],
  pattern: standalone(/pylf_v[0-9]_[a-z]{2,12}_[A-Za-z0-9]{43}/),
  reach: [0, 58],
  accept: isVaried,
};

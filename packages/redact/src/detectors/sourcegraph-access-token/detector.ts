import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Sourcegraph access token. */
export const sourcegraphAccessToken: PatternDetector = {
  id: 'sourcegraph-access-token',
  type: 'sourcegraph_access_token',
  label: 'Sourcegraph access token',
  shape:
    'sgp_, an optional instance id of 16 hexadecimal digits, and 40 hexadecimal digits; sgd_, slk_ or sgs_ and 64.',
  link: 'https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sgp_', 'sgd_', 'slk_', 'sgs_'],
  pattern: standalone(/sgp_(?:[0-9a-fA-F]{16}_|local_)?[0-9a-fA-F]{40}|s(?:gd|lk|gs)_[0-9a-fA-F]{64}/),
  reach: [0, 68],
};

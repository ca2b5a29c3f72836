import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Buildkite API token. */
export const buildkiteToken: PatternDetector = {
  id: 'buildkite-token',
  type: 'buildkite_token',
  label: 'Buildkite API token',
  shape: 'bkua_ and 40 hexadecimal digits.',
  link: 'https://buildkite.com/docs/apis/managing-api-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['bkua_'],
  pattern: standalone(/bkua_[0-9a-f]{40}/),
  reach: [0, 40],
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Buildkite token. */
export const buildkiteToken: PatternDetector = {
  id: 'buildkite-token',
  type: 'buildkite_token',
  label: 'Buildkite token',
  shape: 'bkua_ (API), bkar_ (agent registration) or bkct_ (cluster) and 40 hexadecimal digits.',
  link: 'https://buildkite.com/docs/platform/security/tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['bkua_', 'bkar_', 'bkct_'],
  pattern: standalone(/bk(?:ua|ar|ct)_[0-9a-f]{40}/),
  reach: [0, 40],
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** SettleMint token. */
export const settlemintToken: PatternDetector = {
  id: 'settlemint-token',
  type: 'settlemint_token',
  label: 'SettleMint token',
  shape: 'sm_aat_, sm_pat_ or sm_sat_ and 16 letters or digits.',
  link: 'https://console.settlemint.com/documentation/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sm_aat_', 'sm_pat_', 'sm_sat_'],
  pattern: standalone(/sm_(?:aat|pat|sat)_[A-Za-z0-9]{16}/),
  reach: [0, 16],
};

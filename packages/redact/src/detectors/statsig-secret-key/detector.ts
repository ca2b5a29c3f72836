import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Statsig secret key. */
export const statsigSecretKey: PatternDetector = {
  id: 'statsig-secret-key',
  type: 'statsig_secret_key',
  label: 'Statsig secret key',
  shape: 'secret- (server) or console- and 43 or 44 letters or digits.',
  link: 'https://docs.statsig.com/guides/first-feature',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['secret-', 'console-'],
  pattern: standalone(/(?:secret|console)-[A-Za-z0-9]{43,44}/, { after: dashed }),
  reach: [0, 45],
  accept: isMixed,
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Neon database password. */
export const neonPassword: PatternDetector = {
  id: 'neon-password',
  type: 'neon_password',
  label: 'Neon database password',
  shape: 'npg_ and 12 letters or digits.',
  link: 'https://neon.com/docs/connect/connect-from-any-app',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['npg_'],
  pattern: standalone(/npg_[A-Za-z0-9]{12}/),
  reach: [0, 12],
  accept: isMixed,
};

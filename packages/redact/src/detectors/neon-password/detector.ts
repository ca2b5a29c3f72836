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
  accept: (value) => isMixed(value) || isOfLetters(value.slice(4)),
};

/** One password in eight has no digit. A name has the case of one or two words. */
function isOfLetters(drawn: string): boolean {
  return /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z]+$/.test(drawn) && !/^[A-Za-z][a-z]{3,10}(?:[A-Z][a-z]{3,})?$/.test(drawn);
}

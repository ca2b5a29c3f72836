import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Xendit secret key. */
export const xenditSecretKey: PatternDetector = {
  id: 'xendit-secret-key',
  type: 'xendit_secret_key',
  label: 'Xendit secret key',
  shape: 'xnd_production_ or xnd_development_ and 40 to 100 letters or digits.',
  link: 'https://docs.xendit.co/docs/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xnd_production_', 'xnd_development_'],
  pattern: standalone(/xnd_(?:production|development)_[A-Za-z0-9]{40,100}/),
  reach: [0, 101],
};

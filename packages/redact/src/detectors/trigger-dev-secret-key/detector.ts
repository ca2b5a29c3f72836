import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Trigger.dev secret key. */
export const triggerDevSecretKey: PatternDetector = {
  id: 'trigger-dev-secret-key',
  type: 'trigger_dev_secret_key',
  label: 'Trigger.dev secret key',
  shape: 'tr_, the environment, an underscore and 20 to 32 letters or digits.',
  link: 'https://trigger.dev/docs/apikeys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['tr_dev_', 'tr_prod_', 'tr_stg_', 'tr_preview_'],
  pattern: standalone(/tr_(?:dev|prod|stg|preview)_[A-Za-z0-9]{20,32}/),
  reach: [0, 36],
  accept: isMixed,
};

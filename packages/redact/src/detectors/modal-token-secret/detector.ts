import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Modal token secret. */
export const modalTokenSecret: PatternDetector = {
  id: 'modal-token-secret',
  type: 'modal_token_secret',
  label: 'Modal token secret',
  shape: 'as- and 22 letters or digits.',
  link: 'https://modal.com/docs/reference/modal.config',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['as-'],
  around: { 'as-': { run: 13 } },
  pattern: standalone(/as-[A-Za-z0-9]{22}/, { after: dashed }),
  reach: [0, 22],
  accept: isMixed,
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** ClickUp API token. */
export const clickupApiToken: PatternDetector = {
  id: 'clickup-api-token',
  type: 'clickup_api_token',
  label: 'ClickUp API token',
  shape: 'pk_, the account number, an underscore and 32 capitals or digits.',
  link: 'https://developer.clickup.com/docs/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pk_'],
  around: { pk_: { run: 5 } },
  pattern: standalone(/pk_[0-9]{5,10}_[A-Z0-9]{32}/),
  reach: [0, 43],
  accept: isVaried,
};

import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Box developer token or client secret. */
export const boxDeveloperToken: PatternDetector = {
  id: 'box-developer-token',
  type: 'box_developer_token',
  label: 'Box developer token or client secret',
  shape: '32 letters or digits beside the name of a Box token or secret.',
  link: 'https://developer.box.com/guides/authentication/tokens/developer-tokens/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['box_developer', 'box_client', 'boxsdk', 'box developer', 'box client'],
  pattern: named(['box_developer', 'box_client', 'boxsdk', 'box developer', 'box client'], /[A-Za-z0-9]{32}/),
  reach: [0, 182],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};

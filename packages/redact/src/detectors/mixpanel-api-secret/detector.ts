import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Mixpanel API secret. */
export const mixpanelApiSecret: PatternDetector = {
  id: 'mixpanel-api-secret',
  type: 'mixpanel_api_secret',
  label: 'Mixpanel API secret',
  shape: '32 letters or digits beside the name Mixpanel.',
  link: 'https://developer.mixpanel.com/reference/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['mixpanel'],
  pattern: named(['mixpanel'], /[0-9a-f]{32}|[A-Za-z0-9]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};

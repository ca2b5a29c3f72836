import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Bugsnag API key. */
export const bugsnagApiKey: PatternDetector = {
  id: 'bugsnag-api-key',
  type: 'bugsnag_api_key',
  label: 'Bugsnag API key',
  shape: '32 hexadecimal digits beside the name Bugsnag.',
  link: 'https://docs.bugsnag.com/api/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['bugsnag'],
  pattern: named(['bugsnag'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};

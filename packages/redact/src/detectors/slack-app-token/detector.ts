import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Slack app-level token. */
export const slackAppToken: PatternDetector = {
  id: 'slack-app-token',
  type: 'slack_app_token',
  label: 'Slack app-level token',
  shape: 'xapp-, a digit, the app id, a number and 64 hexadecimal digits, joined by dashes.',
  link: 'https://api.slack.com/concepts/token-types',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xapp-'],
  pattern: standalone(/xapp-[0-9]-[A-Z0-9]{9,13}-[0-9]{10,14}-[0-9a-zA-Z]{64}/, { after: dashed }),
  reach: [0, 95],
};

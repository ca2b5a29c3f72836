import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Slack browser session token. */
export const slackSessionToken: PatternDetector = {
  id: 'slack-session-token',
  type: 'slack_session_token',
  label: 'Slack browser session token',
  shape: 'xoxc-, three numbers and 64 hexadecimal digits, joined by dashes.',
  link: 'https://api.slack.com/concepts/token-types',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xoxc-'],
  pattern: standalone(/xoxc-(?:[0-9]{8,14}-){3}[0-9a-f]{64}/, { after: dashed }),
  reach: [0, 109],
};

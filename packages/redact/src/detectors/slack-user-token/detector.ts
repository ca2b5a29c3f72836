import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Slack user token. */
export const slackUserToken: PatternDetector = {
  id: 'slack-user-token',
  type: 'slack_user_token',
  label: 'Slack user token',
  shape: 'xoxp-, three numbers and 28 to 34 letters or digits, joined by dashes.',
  link: 'https://api.slack.com/concepts/token-types',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xoxp-', 'xoxe-'],
  pattern: standalone(/xox[pe](?:-[0-9]{8,14}){3}-[A-Za-z0-9]{28,34}/, { after: dashed }),
  reach: [0, 79],
};

import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Slack configuration token. */
export const slackConfigToken: PatternDetector = {
  id: 'slack-config-token',
  type: 'slack_config_token',
  label: 'Slack configuration token',
  shape: 'xoxe.xoxp-, a digit and 163 to 166 letters or digits; its refresh token xoxe-, a digit and 146.',
  link: 'https://api.slack.com/concepts/token-types',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xoxe.xoxb-', 'xoxe.xoxp-', 'xoxe-'],
  pattern: standalone(/xoxe\.xox[bp]-[0-9]-[A-Za-z0-9]{163,166}|xoxe-[0-9]-[A-Za-z0-9]{146}/, { after: dashed }),
  reach: [0, 173],
};

import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Slack configuration token. */
export const slackConfigToken: PatternDetector = {
  id: 'slack-config-token',
  type: 'slack_config_token',
  label: 'Slack configuration token',
  shape: 'xoxe.xoxp-, a digit and 120 to 240 letters or digits; its refresh token xoxe-, a digit and 100 to 240.',
  link: 'https://api.slack.com/concepts/token-types',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xoxe.xoxb-', 'xoxe.xoxp-', 'xoxe-'],
  pattern: standalone(/xoxe\.xox[bp]-[0-9]-[A-Za-z0-9]{120,240}|xoxe-[0-9]-[A-Za-z0-9]{100,240}/, { after: dashed }),
  reach: [0, 254],
};

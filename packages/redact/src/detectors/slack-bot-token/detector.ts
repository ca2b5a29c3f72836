import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Slack bot token. */
export const slackBotToken: PatternDetector = {
  id: 'slack-bot-token',
  type: 'slack_bot_token',
  label: 'Slack bot token',
  shape: 'xoxb-, one or two numbers of 8 to 14 digits, and 18 to 34 letters or digits, joined by dashes.',
  link: 'https://api.slack.com/concepts/token-types',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xoxb-'],
  pattern: standalone(/xoxb-[0-9]{8,14}-(?:[0-9]{8,14}-)?[A-Za-z0-9]{18,34}/, { after: dashed }),
  reach: [0, 64],
};

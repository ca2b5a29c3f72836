import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Slack signing secret. */
export const slackSigningSecret: PatternDetector = {
  id: 'slack-signing-secret',
  type: 'slack_signing_secret',
  label: 'Slack signing secret',
  shape: '32 hexadecimal digits beside the words Slack signing secret.',
  link: 'https://api.slack.com/authentication/verifying-requests-from-slack',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['slack_signing', 'slack-signing', 'slack signing', 'slacksigning'],
  pattern: named(['slack_signing', 'slack-signing', 'slack signing', 'slacksigning'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};

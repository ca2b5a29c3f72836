import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Slack legacy token. */
export const slackLegacyToken: PatternDetector = {
  id: 'slack-legacy-token',
  type: 'slack_legacy_token',
  label: 'Slack legacy token',
  shape: 'xoxo-, xoxs-, xoxa- or xoxr-, up to four numbers and at least eight letters or digits, joined by dashes.',
  link: 'https://api.slack.com/concepts/token-types',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xoxo-', 'xoxs-', 'xoxa-', 'xoxr-'],
  pattern: standalone(/xox[osar]-(?:[0-9]{1,14}-){0,4}[0-9A-Za-z]{8,64}/, { after: dashed }),
  reach: [0, 124],
  accept: isVaried,
};

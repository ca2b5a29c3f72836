import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Slack browser session cookie. */
export const slackSessionCookie: PatternDetector = {
  id: 'slack-session-cookie',
  type: 'slack_session_cookie',
  label: 'Slack browser session cookie',
  shape: 'xoxd- and 40 to 400 base64 characters, percent-encoded or not.',
  link: 'https://api.slack.com/concepts/token-types',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xoxd-'],
  pattern: standalone(/xoxd-(?:[A-Za-z0-9+/=_-]|%2[BbFf]|%3[Dd]){40,400}/, { after: 'A-Za-z0-9+/=_%-' }),
  reach: [0, 1200],
  accept: isMixed,
};

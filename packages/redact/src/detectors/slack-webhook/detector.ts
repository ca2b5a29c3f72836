import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Slack webhook. */
export const slackWebhook: PatternDetector = {
  id: 'slack-webhook',
  type: 'slack_webhook',
  label: 'Slack webhook',
  shape: 'A URL under hooks.slack.com with the workspace, the webhook and a secret of 24 letters or digits.',
  link: 'https://api.slack.com/messaging/webhooks',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['hooks.slack.com', 'hooks.slack-gov.com'],
  pattern: expression(
    inLines`
      hooks\.slack(?:-gov)?\.com\\?/(?:services|workflows|triggers)\\?/(?<value>
        T?[A-Za-z0-9]{8,14}\\?/[A-Za-z0-9]{8,20}(?:\\?/[0-9]{12,20})?\\?/[A-Za-z0-9]{20,40}
      )(?![A-Za-z0-9])
    `,
    'g',
  ),
  reach: [0, 118],
  accept: (value) => !value.includes('XXXXXXXX'),
};

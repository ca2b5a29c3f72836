import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isVaried } from '../../shape/varied.ts';

/** Microsoft Teams webhook. */
export const microsoftTeamsWebhook: PatternDetector = {
  id: 'microsoft-teams-webhook',
  type: 'microsoft_teams_webhook',
  label: 'Microsoft Teams webhook',
  shape:
    'A URL under webhook.office.com/webhookb2, or outlook.office.com/webhook before, with the group, the tenant, 32 hexadecimal digits and the owner.',
  link: 'https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['webhook.office.com/webhookb2/', 'outlook.office.com/webhook/'],
  pattern: expression(
    inLines`
      (?:webhook\.office\.com/webhookb2|outlook\.office\.com/webhook)/(?<value>
        [0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}(?:@|%40)[0-9a-fA-F]{8}-
          [0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/IncomingWebhook/[0-9a-f]{32}/
          [0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}(?:/[A-Za-z0-9_-]{20,80})?
      )(?![A-Za-z0-9-])
    `,
    'g',
  ),
  reach: [0, 242],
  accept: isVaried,
};

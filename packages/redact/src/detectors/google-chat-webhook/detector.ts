import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Google Chat webhook. */
export const googleChatWebhook: PatternDetector = {
  id: 'google-chat-webhook',
  type: 'google_chat_webhook',
  label: 'Google Chat webhook',
  shape: 'A URL under chat.googleapis.com/v1/spaces/ with a key and a token.',
  link: 'https://developers.google.com/workspace/chat/quickstart/webhooks',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['chat.googleapis.com/v1/spaces/'],
  pattern: expression(
    inLines`
      chat\.googleapis\.com/v1/spaces/[A-Za-z0-9_-]{5,30}/messages\?(?<value>
        (?:key|token)=[A-Za-z0-9_%-]{20,200}(?:(?:&|&amp;|\\u0026)(?:key|token)=[A-Za-z0-9_%-]{20,200}){1,2}
      )
    `,
    'g',
  ),
  reach: [0, 670],
};

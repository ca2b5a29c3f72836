import type { PatternDetector } from '../../detector.ts';

/** Zapier webhook. */
export const zapierWebhook: PatternDetector = {
  id: 'zapier-webhook',
  type: 'zapier_webhook',
  label: 'Zapier webhook',
  shape:
    'A URL under hooks.zapier.com/hooks/catch with the account number and an id of at least six letters or digits.',
  link: 'https://help.zapier.com/hc/en-us/articles/8496288690317-Trigger-Zaps-from-webhooks',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['hooks.zapier.com'],
  pattern:
    /hooks\.zapier\.com\\?\/hooks\\?\/(?:catch|standard)\\?\/(?<value>[0-9]{4,10}\\?\/[A-Za-z0-9]{6,12})(?![A-Za-z0-9])/g,
  reach: [0, 43],
  accept: (value) => !/(.)\1{5}/.test(value),
};

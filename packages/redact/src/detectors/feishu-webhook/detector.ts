import type { PatternDetector } from '../../detector.ts';

/** Feishu or Lark webhook. */
export const feishuWebhook: PatternDetector = {
  id: 'feishu-webhook',
  type: 'feishu_webhook',
  label: 'Feishu or Lark webhook',
  shape: 'A URL under open.feishu.cn or open.larksuite.com that leads to `/open-apis/bot/v2/hook/`, and a UUID.',
  link: 'https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['open.feishu.cn', 'open.larksuite.com'],
  pattern:
    /open\.(?:feishu\.cn|larksuite\.com)\\?\/open-apis\\?\/bot\\?\/(?:v2\\?\/)?hook\\?\/(?<value>[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32})(?![\w-])/g,
  reach: [0, 100],
};

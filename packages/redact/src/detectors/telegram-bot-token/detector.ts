import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Telegram bot token. */
export const telegramBotToken: PatternDetector = {
  id: 'telegram-bot-token',
  type: 'telegram_bot_token',
  label: 'Telegram bot token',
  shape: 'A number of eight to ten digits, a colon, AA and 33 base64url characters.',
  link: 'https://core.telegram.org/bots/features#botfather',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: [':aa'],
  pattern: standalone(/[0-9]{8,10}:AA[A-Za-z0-9_-]{33}/, { before: '0-9.:', after: dashed }),
  reach: [10, 43],
  accept: isMixed,
};

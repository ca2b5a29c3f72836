import type { PatternDetector } from '../../detector.ts';

/** Discord webhook. */
export const discordWebhook: PatternDetector = {
  id: 'discord-webhook',
  type: 'discord_webhook',
  label: 'Discord webhook',
  shape:
    'A URL under discord.com/api/webhooks with a number of 17 to 20 digits and a token of about 68 base64url characters.',
  link: 'https://discord.com/developers/docs/resources/webhook',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['discord.com', 'discordapp.com'],
  pattern:
    /discord(?:app)?\.com\\?\/api\\?\/(?:v[0-9]{1,2}\\?\/)?webhooks\\?\/(?<value>[0-9]{17,20}\\?\/[A-Za-z0-9_-]{60,80})(?![A-Za-z0-9_-])/g,
  reach: [0, 127],
};

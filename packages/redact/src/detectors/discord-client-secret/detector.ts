import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Discord client secret. */
export const discordClientSecret: PatternDetector = {
  id: 'discord-client-secret',
  type: 'discord_client_secret',
  label: 'Discord client secret',
  shape: '32 base64url characters beside the name Discord.',
  link: 'https://discord.com/developers/docs/topics/oauth2',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['discord'],
  pattern: named(['discord'], /[A-Za-z0-9_-]{32}/),
  reach: [0, 182],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};

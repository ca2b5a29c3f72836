import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Twitch client secret or token. */
export const twitchClientSecret: PatternDetector = {
  id: 'twitch-client-secret',
  type: 'twitch_client_secret',
  label: 'Twitch client secret or token',
  shape: '30 small letters or digits beside the name Twitch.',
  link: 'https://dev.twitch.tv/docs/authentication/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['twitch'],
  pattern: named(['twitch'], /[a-z0-9]{30}/),
  reach: [0, 180],
  accept: isNamedSecret,
};

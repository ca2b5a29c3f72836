import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** The token with which a program joins a chat of Twitch. */
export const twitchChatToken: PatternDetector = {
  id: 'twitch-chat-token',
  type: 'twitch_chat_token',
  label: 'Twitch chat token',
  shape: 'oauth: and 30 lower-case letters or digits.',
  link: 'https://dev.twitch.tv/docs/chat/authenticating/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['oauth:'],
  pattern: standalone(/oauth:(?<value>[a-z0-9]{30})/),
  reach: [0, 36],
  // A name in small letters may stand behind the colon too.
  accept: (value) => isVaried(value) && /(?:\d\D*){3}/.test(value),
};

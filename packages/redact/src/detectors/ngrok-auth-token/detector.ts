import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** ngrok auth token. */
export const ngrokAuthToken: PatternDetector = {
  id: 'ngrok-auth-token',
  type: 'ngrok_auth_token',
  label: 'ngrok auth token',
  shape: '27 letters or digits, an underscore and 21 or 22 more, beside the name ngrok.',
  link: 'https://ngrok.com/docs/agent/#authtokens',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['ngrok'],
  pattern: named(['ngrok'], /[0-9][A-Za-z0-9]{26}_[A-Za-z0-9]{21,22}/),
  reach: [0, 200],
  accept: isNamedSecret,
};

import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { base64 } from '../../shape/standalone.ts';

/** Bitwarden Secrets Manager access token. */
export const bitwardenAccessToken: PatternDetector = {
  id: 'bitwarden-access-token',
  type: 'bitwarden_access_token',
  label: 'Bitwarden Secrets Manager access token',
  shape: '0., a UUID, a dot, 30 letters or digits, a colon and 22 base64 characters with two equal signs.',
  link: 'https://bitwarden.com/help/access-tokens/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['bws_access', 'bitwarden', 'bws '],
  pattern: named(
    ['bws_access', 'bitwarden', 'bws '],
    /0\.[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\.[A-Za-z0-9]{30}:[A-Za-z0-9+/]{22}==/,
    base64,
  ),
  reach: [0, 244],
  accept: isNamedSecret,
};

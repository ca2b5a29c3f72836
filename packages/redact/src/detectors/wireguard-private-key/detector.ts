import type { PatternDetector } from '../../detector.ts';

/** WireGuard private or preshared key. */
export const wireguardPrivateKey: PatternDetector = {
  id: 'wireguard-private-key',
  type: 'wireguard_private_key',
  label: 'WireGuard private or preshared key',
  shape: '43 base64 characters and an equal sign behind PrivateKey or PresharedKey.',
  link: 'https://www.wireguard.com/quickstart/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['privatekey', 'presharedkey'],
  pattern:
    /(?:[pP]rivate[kK]ey|[pP]reshared[kK]ey)\s{0,4}=\s{0,4}(?<value>[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)(?![A-Za-z0-9+/=])/g,
  reach: [0, 55],
};

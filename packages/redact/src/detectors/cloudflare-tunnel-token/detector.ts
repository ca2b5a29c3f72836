import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';
import { textOfBase64 } from '../../spelling/base64.ts';

/** What lets a machine run a tunnel of Cloudflare. */
export const cloudflareTunnelToken: PatternDetector = {
  id: 'cloudflare-tunnel-token',
  type: 'cloudflare_tunnel_token',
  label: 'Cloudflare tunnel token',
  shape:
    'An object in base64 that begins with the account, `{"a":"…` with 32 hexadecimal digits, and goes on with the tunnel and its secret.',
  link: 'https://developers.cloudflare.com/cloudflare-one/connections/connect-networks/configure-tunnels/remote-tunnel-permissions/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['eyjhijoi'],
  pattern: standalone(/eyJhIjoi[A-Za-z0-9+/_-]{100,400}={0,2}/, { before: 'A-Za-z0-9+/_', after: base64 }),
  reach: [1, 420],
  accept: (value) => opened.test(textOfBase64(value) ?? ''),
};

const opened = /^\{"a":"[\da-f]{32}","t":"[\da-f-]{36}","s":"[\w+/=-]{16,200}"\}$/;

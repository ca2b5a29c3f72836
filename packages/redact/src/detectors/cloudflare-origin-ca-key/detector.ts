import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Cloudflare origin CA key. */
export const cloudflareOriginCaKey: PatternDetector = {
  id: 'cloudflare-origin-ca-key',
  type: 'cloudflare_origin_ca_key',
  label: 'Cloudflare origin CA key',
  shape: 'v1.0-, 24 hexadecimal digits, a dash and 146 more.',
  link: 'https://developers.cloudflare.com/fundamentals/api/get-started/ca-keys/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['v1.0-'],
  pattern: standalone(/v1\.0-[0-9a-f]{24}-[0-9a-f]{146}/, { after: dashed }),
  reach: [0, 171],
};

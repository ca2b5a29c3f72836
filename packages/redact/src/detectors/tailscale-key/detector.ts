import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Tailscale key. */
export const tailscaleKey: PatternDetector = {
  id: 'tailscale-key',
  type: 'tailscale_key',
  label: 'Tailscale key',
  shape: 'tskey-, the kind of key, its id of 10 to 20 letters or digits, a dash and 24 to 40 more.',
  link: 'https://tailscale.com/kb/1085/auth-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['tskey-'],
  pattern: standalone(/tskey-(?:auth|api|client|scim|webhook)-[A-Za-z0-9]{10,20}-[A-Za-z0-9]{24,40}/, {
    after: dashed,
  }),
  reach: [0, 69],
  accept: isVaried,
};

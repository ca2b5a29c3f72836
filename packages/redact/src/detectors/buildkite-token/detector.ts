import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** What a token is for: its agent keeps this list, to hide them in logs. */
const prefixes = 'aa jat aj ar ua ur tx cqt ct pt rt tr at pat ps'.split(' ');

/** Buildkite token. */
export const buildkiteToken: PatternDetector = {
  id: 'buildkite-token',
  type: 'buildkite_token',
  label: 'Buildkite token',
  shape:
    'bkua_ (API), bkct_ (cluster) and their like, and 40 hexadecimal digits or 38 to 400 base64url characters and dots.',
  link: 'https://buildkite.com/docs/platform/security/tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: prefixes.map((prefix) => `bk${prefix}_`),
  pattern: standalone(new RegExp(`bk(?:${prefixes.join('|')})_(?:[0-9a-f]{40}|[A-Za-z0-9._-]{37,399}[A-Za-z0-9_-])`), {
    after: dashed,
  }),
  reach: [0, 406],
  accept: (value) => /_[0-9a-f]{40}$/.test(value) || isMixed(value),
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** A token that says in its first letters how it is locked or signed: who holds it is let in. */
export const pasetoToken: PatternDetector = {
  id: 'paseto-token',
  type: 'paseto',
  label: 'PASETO',
  shape:
    'v1 to v4, `local` or `public` and at least 60 base64url characters, with dots between them; a footer may follow.',
  link: 'https://github.com/paseto-standard/paseto-spec/blob/master/docs/01-Protocol-Versions/Common.md',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['v1.local.', 'v2.local.', 'v3.local.', 'v4.local.', 'v1.public.', 'v2.public.', 'v3.public.', 'v4.public.'],
  pattern: standalone(/v[1-4]\.(?:local|public)\.[A-Za-z0-9_-]{60,4000}(?:\.[A-Za-z0-9_-]{2,400})?/, {
    before: 'A-Za-z0-9_.-',
    after: 'A-Za-z0-9_-',
  }),
  reach: [0, 4412],
  accept: isMixed,
};

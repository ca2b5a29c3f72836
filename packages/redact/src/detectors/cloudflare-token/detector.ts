import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Cloudflare API token. */
export const cloudflareToken: PatternDetector = {
  id: 'cloudflare-token',
  type: 'cloudflare_token',
  label: 'Cloudflare API token',
  shape:
    'cfut_ (user), cfat_ (account) or cfk_ (global key), 40 characters and eight hexadecimal digits; cfast_ (service token) and 48 letters or digits.',
  link: 'https://developers.cloudflare.com/fundamentals/api/get-started/token-formats/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['cfk_', 'cfut_', 'cfat_', 'cfast_'],
  pattern: standalone(/cf(?:k|ut|at)_[A-Za-z0-9_-]{40}[0-9a-f]{8}|cfast_[A-Za-z0-9]{48}/, { after: dashed }),
  reach: [0, 54],
  accept: isVaried,
};

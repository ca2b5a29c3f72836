import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Netlify access token. */
export const netlifyAccessToken: PatternDetector = {
  id: 'netlify-access-token',
  type: 'netlify_access_token',
  label: 'Netlify access token',
  shape: 'nfp_ or another of its prefixes (nfc_, nfo_, nfu_, nfb_) and 36 letters or digits.',
  link: 'https://docs.netlify.com/api/get-started/#authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['nfp_', 'nfc_', 'nfo_', 'nfu_', 'nfb_'],
  pattern: standalone(/nf[pcoub]_[A-Za-z0-9]{36}/),
  reach: [0, 36],
  accept: isVaried,
};

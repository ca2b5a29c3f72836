import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Vercel token or API key. */
export const vercelApiToken: PatternDetector = {
  id: 'vercel-api-token',
  type: 'vercel_api_token',
  label: 'Vercel token or API key',
  shape: 'vcp_ (personal), vci_ (integration), vca_ (app), vcr_ (refresh) or vck_ (API key) and 56 letters or digits.',
  link: 'https://vercel.com/changelog/new-token-formats-and-secret-scanning',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'],
  pattern: standalone(/vc[piark]_[A-Za-z0-9]{56}/),
  reach: [0, 56],
  accept: isMixed,
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Prefect API key. */
export const prefectApiKey: PatternDetector = {
  id: 'prefect-api-key',
  type: 'prefect_api_key',
  label: 'Prefect API key',
  shape: 'pnu_ (user) or pnb_ (service account) and 36 letters or digits.',
  link: 'https://docs.prefect.io/v3/how-to-guides/cloud/manage-users/api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pnu_', 'pnb_'],
  pattern: standalone(/pn[ub]_[A-Za-z0-9]{36}/),
  reach: [0, 36],
  accept: isVaried,
};

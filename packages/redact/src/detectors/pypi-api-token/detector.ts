import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** PyPI API token. */
export const pypiApiToken: PatternDetector = {
  id: 'pypi-api-token',
  type: 'pypi_api_token',
  label: 'PyPI API token',
  shape: 'pypi-AgE and at least 80 base64url characters.',
  link: 'https://pypi.org/help/#apitoken',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pypi-age'],
  pattern: standalone(/pypi-AgE[A-Za-z0-9_-]{80,1000}/, { after: dashed }),
  reach: [0, 1000],
};

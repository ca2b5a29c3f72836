import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Coze access token, of a person or of a service. */
export const cozeAccessToken: PatternDetector = {
  id: 'coze-access-token',
  type: 'coze_access_token',
  label: 'Coze access token',
  shape: 'pat_ (of a person) or sat_ (of a service) and 64 letters or digits.',
  link: 'https://www.coze.com/docs/developer_guides/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pat_', 'sat_'],
  pattern: standalone(/[ps]at_[A-Za-z0-9]{64}/),
  reach: [0, 68],
  accept: isMixed,
};

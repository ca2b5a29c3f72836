import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** CircleCI token. */
export const circleciToken: PatternDetector = {
  id: 'circleci-token',
  type: 'circleci_token',
  label: 'CircleCI token',
  shape: 'CCIPAT_ (personal) or CCIPRJ_ (project), 22 letters or digits, an underscore and 40 hexadecimal digits.',
  link: 'https://circleci.com/docs/managing-api-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ccipat_', 'cciprj_'],
  pattern: standalone(/CCI(?:PAT|PRJ)_[A-Za-z0-9]{22}_[0-9a-f]{40}/),
  reach: [0, 63],
};

import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Docker organization access token. */
export const dockerOrganizationToken: PatternDetector = {
  id: 'docker-organization-token',
  type: 'docker_organization_token',
  label: 'Docker organization access token',
  shape: 'dckr_oat_ and 27 to 32 base64url characters.',
  link: 'https://docs.docker.com/enterprise/security/access-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dckr_oat_'],
  pattern: standalone(/dckr_oat_[A-Za-z0-9_-]{27,32}/, { after: dashed }),
  reach: [0, 32],
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** HCP Terraform token. */
export const terraformCloudToken: PatternDetector = {
  id: 'terraform-cloud-token',
  type: 'terraform_cloud_token',
  label: 'HCP Terraform token',
  shape: '14 letters or digits, .atlasv1. and 60 to 70 base64url characters.',
  link: 'https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['.atlasv1.'],
  pattern: standalone(/[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{60,70}/, { after: 'A-Za-z0-9_=-' }),
  reach: [14, 84],
};

import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixedBesideZeros } from '../../shape/varied.ts';

/** Azure DevOps personal access token. */
export const azureDevopsToken: PatternDetector = {
  id: 'azure-devops-token',
  type: 'azure_devops_token',
  label: 'Azure DevOps personal access token',
  shape: '84 letters or digits with AZDO at places 77 to 80.',
  link: 'https://learn.microsoft.com/en-us/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['azdo'],
  pattern: standalone(/[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}/),
  reach: [76, 80],
  accept: isMixedBesideZeros,
};

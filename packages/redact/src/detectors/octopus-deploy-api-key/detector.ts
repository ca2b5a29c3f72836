import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Octopus Deploy API key. */
export const octopusDeployApiKey: PatternDetector = {
  id: 'octopus-deploy-api-key',
  type: 'octopus_deploy_api_key',
  label: 'Octopus Deploy API key',
  shape: 'API- and 25 to 30 capitals or digits.',
  link: 'https://octopus.com/docs/octopus-rest-api/how-to-create-an-api-key',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['api-'],
  around: { 'api-': { run: 12 } },
  pattern: standalone(/API-[A-Z0-9]{25,30}/, { after: dashed }),
  reach: [0, 30],
  accept: isVaried,
};

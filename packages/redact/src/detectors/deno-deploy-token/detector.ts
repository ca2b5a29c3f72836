import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Deno Deploy token. */
export const denoDeployToken: PatternDetector = {
  id: 'deno-deploy-token',
  type: 'deno_deploy_token',
  label: 'Deno Deploy token',
  shape: 'ddp_ (personal) or ddo_ (organization) and 36 letters or digits.',
  link: 'https://docs.deno.com/deploy/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ddp_', 'ddo_'],
  pattern: standalone(/dd[po]_[A-Za-z0-9]{36}/),
  reach: [0, 36],
  accept: isVaried,
};

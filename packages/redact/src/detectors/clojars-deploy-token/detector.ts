import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Clojars deploy token. */
export const clojarsDeployToken: PatternDetector = {
  id: 'clojars-deploy-token',
  type: 'clojars_deploy_token',
  label: 'Clojars deploy token',
  shape: 'CLOJARS_ and 60 small letters or digits.',
  link: 'https://github.com/clojars/clojars-web/wiki/Deploy-Tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['clojars_'],
  pattern: standalone(/CLOJARS_[0-9a-z]{60}/),
  reach: [0, 60],
  accept: isVaried,
};

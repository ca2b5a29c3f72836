import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** SonarQube token. */
export const sonarToken: PatternDetector = {
  id: 'sonar-token',
  type: 'sonar_token',
  label: 'SonarQube token',
  shape: 'squ_ (user), sqp_ (project) or sqa_ (global) and 40 hexadecimal digits.',
  link: 'https://docs.sonarsource.com/sonarqube-server/latest/user-guide/managing-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sqa_', 'sqp_', 'squ_'],
  pattern: standalone(/sq[apu]_[0-9a-f]{40}/),
  reach: [0, 40],
  accept: isVaried,
};

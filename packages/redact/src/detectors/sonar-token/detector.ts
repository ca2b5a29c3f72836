import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isVaried } from '../../shape/varied.ts';

/** SonarQube token. */
export const sonarToken: PatternDetector = {
  id: 'sonar-token',
  type: 'sonar_token',
  label: 'SonarQube token',
  shape:
    'squ_ (user), sqp_ (project) or sqa_ (global) and 40 hexadecimal digits; or the digits alone behind the property `sonar.login`.',
  link: 'https://docs.sonarsource.com/sonarqube-server/latest/user-guide/managing-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sqa_', 'sqp_', 'squ_', 'sonar.login', 'sonar_login', 'sonarlogin', 'sonar-login'],
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9_])(?<value>sq[apu]_[0-9a-f]{40})(?![A-Za-z0-9_])|
      [sS](?:onar|ONAR)[._-]?[lL](?:ogin|OGIN)\\{0,3}["'\x60]?\s{0,3}(?:[:=,]|=>)?\s{0,3}\\{0,3}["'\x60]?(?<value>[0-9a-f]{40})(?![A-Za-z0-9_])
    `,
    'g',
  ),
  reach: [0, 70],
  accept: isVaried,
};

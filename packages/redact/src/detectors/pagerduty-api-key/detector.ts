import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';

/** PagerDuty API key. */
export const pagerdutyApiKey: PatternDetector = {
  id: 'pagerduty-api-key',
  type: 'pagerduty_api_key',
  label: 'PagerDuty API key',
  shape:
    '20 letters, digits, dashes or underscores, in user keys u+ and 18, behind the name PagerDuty or in its header.',
  link: 'https://support.pagerduty.com/main/docs/api-access-keys',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['pagerduty', 'token token='],
  pattern: expression(
    inLines`
      (?:
        [pP][aA][gG][eE][rR][dD][uU][tT][yY][^;]{0,40}?(?:[kK][eE][yY]|[tT][oO][kK][eE][nN])\\{0,3}["'\x60]?
          (?:\s{0,2},\s{0,2}\\{0,3}["']value\\{0,3}["'])?\s{0,3}(?:=|:|,|is)\s{0,3}\\{0,3}["'\x60]?|
        Token token=
      )(?<value>u\+[A-Za-z0-9_+-]{18}|[A-Za-z0-9_+-]{20})(?![A-Za-z0-9_+-])
    `,
    'g',
  ),
  reach: [0, 99],
  accept: isMixed,
};

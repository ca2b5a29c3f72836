import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { behindName } from '../../shape/named.ts';
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
        ${behindName('pagerduty', ['key', 'token'], 40)}|
        Token token=
      )(?<value>u\+[A-Za-z0-9_+-]{18}|[A-Za-z0-9_+-]{20})(?![A-Za-z0-9_+-])
    `,
    'g',
  ),
  reach: [0, 99],
  accept: isMixed,
};

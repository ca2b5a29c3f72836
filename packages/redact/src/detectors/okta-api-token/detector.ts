import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { behindName } from '../../shape/named.ts';
import { isVaried } from '../../shape/varied.ts';

/** Okta API token. */
export const oktaApiToken: PatternDetector = {
  id: 'okta-api-token',
  type: 'okta_api_token',
  label: 'Okta API token',
  shape: '00 and 40 base64url characters behind SSWS or behind a name with Okta.',
  link: 'https://developer.okta.com/docs/guides/create-an-api-token/main/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['ssws', 'okta'],
  pattern: expression(
    inLines`
      (?:
        SSWS\s{1,3}|
        ${behindName('okta', ['key', 'token'], 40)}
      )(?<value>00[A-Za-z0-9_-]{40})(?![A-Za-z0-9_-])
    `,
    'g',
  ),
  reach: [0, 121],
  accept: isVaried,
};

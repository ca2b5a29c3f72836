import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';

/** Facebook app access token. */
export const facebookAppToken: PatternDetector = {
  id: 'facebook-app-token',
  type: 'facebook_app_token',
  label: 'Facebook app access token',
  shape: 'The app id of 15 or 16 digits, a vertical bar and 27 base64url characters.',
  link: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['access_token=', 'facebook'],
  pattern: expression(
    inLines`
      (?:
        access_token=|
        [fF][aA][cC][eE][bB][oO][oO][kK][^;]{0,40}?[tT][oO][kK][eE][nN]\\{0,3}["'\x60]?\s{0,3}(?:=|:|,|is)
          \s{0,3}\\{0,3}["'\x60]?
      )(?<value>[0-9]{15,16}(?:\||%7[cC])[A-Za-z0-9_-]{27})(?![A-Za-z0-9_-])
    `,
    'g',
  ),
  reach: [0, 107],
  accept: isMixed,
};

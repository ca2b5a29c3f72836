import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** reCAPTCHA secret key. */
export const recaptchaSecretKey: PatternDetector = {
  id: 'recaptcha-secret-key',
  type: 'recaptcha_secret_key',
  label: 'reCAPTCHA secret key',
  shape:
    '6L and 38 characters of base64url behind a name that says both reCAPTCHA and secret; the key of a site looks the same and is shown to everybody.',
  link: 'https://developers.google.com/recaptcha/docs/verify',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['captcha'],
  pattern: expression(
    inLines`
      [Cc](?:APTCHA|aptcha)[\w. -]{0,24}[Ss](?:ECRET|ecret)[\w. -]{0,16}(?:\\{0,3}["'\x60])?(?:\)|\])?
        (?:[ \t]{0,4}(?:=>|[:=,])[ \t]{0,4}|[ ]{1,2}(?:is[ ])?|(?:[ ][\w:-]{2,20}=\\{0,3}["'][^"'<>\n\\]{0,60}\\{0,3}["']){0,3}[ ]value=)(?:\\{0,3}["'\x60])?
        (?<value>6L[A-Za-z0-9_-]{38})(?![\w-])
    `,
    'g',
  ),
  reach: [0, 300],
};

import type { PatternDetector } from '../../detector.ts';
import { isAppPassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The password that Google and Apple make for one program. */
export const googleAppPassword: PatternDetector = {
  id: 'google-app-password',
  type: 'password',
  label: 'Password for one program',
  shape:
    'Four groups of four small letters, behind the words "app password" or "app-specific password" or a variable of that name.',
  link: 'https://support.google.com/accounts/answer/185833',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'app password',
    'app_pass',
    'app-password',
    'apppassword',
    ...['', ' ', '_', '-'].map((joint) => `specific${joint}password`),
    'gmail_pass',
    'smtp_pass',
    'email_pass',
    'mail_pass',
    'mail_host_pass',
    'mail.pass',
    'smtp.pass',
  ],
  pattern: expression(
    inLines`
      (?:\bapp(?:[ _-]specific)?[ _-]?password|(?:gmail|smtp|e?mail(?:_host)?)[_.](?:app_)?pass(?:word)?)["']?(?: is)?[ \t]{0,3}[:=]?
        [ \t]{0,3}["'\x60]?(?<value>[a-z]{4}(?:(?: [a-z]{4}){3}|(?:-[a-z]{4}){3}))(?![A-Za-z -])
    `,
    'gi',
  ),
  reach: [12, 60],
  accept: isAppPassword,
};

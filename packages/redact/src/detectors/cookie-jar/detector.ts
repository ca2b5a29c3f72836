import type { PatternDetector } from '../../detector.ts';
import { isSessionCookie } from '../../judge/session-cookie.ts';
import { neverInName } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The cookies that curl and wget keep in a file. */
export const cookieJar: PatternDetector = {
  id: 'cookie-jar',
  type: 'cookie',
  label: 'Session cookie in a jar',
  shape:
    'A line of the Netscape cookie file: domain, flag, path, flag, moment, name and value, with tabs between them, when the name or the value is that of a session.',
  link: 'https://curl.se/docs/http-cookies.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'http cookie file',
    '#httponly_',
    'session_id',
    'sessionid',
    'connect.sid',
    'phpsessid',
    'jsessionid',
    'auth_token',
    'session-token',
  ],
  pattern: new RegExp(
    inLines`
      (?:^|\n)(?:#HttpOnly_)?\.?[\w.-]{1,200}[ ]{0,4}\t(?:TRUE|FALSE)\t[^\t\n]{1,200}\t(?:TRUE|FALSE)\t\d{1,14}
        (?:\.\d{1,9})?\t(?<name>[^\t\n]{1,100})\t(?<value>[^\s]{6,4000})
    `,
    'g',
  ),
  needs: /(?:TRUE|FALSE)(?:\t|\\+t)/,
  inName: neverInName,
  reach: [420, 8000],
  accept: (value, { groups }) => isSessionCookie(groups['name'] ?? '', value),
};

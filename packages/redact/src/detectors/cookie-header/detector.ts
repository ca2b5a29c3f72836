import type { PatternDetector } from '../../detector.ts';
import { isSessionCookie } from '../../judge/secrets/session-cookie.ts';
import { expression } from '../../shape/expression.ts';
import { quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The cookies of a request or a response, when one of them looks like a session. */
export const cookieHeader: PatternDetector = {
  id: 'cookie-header',
  type: 'cookie',
  label: 'Session cookie',
  shape: "The header `Cookie` or `Set-Cookie`, or curl's `-b`, and its pairs of names and values.",
  link: 'https://www.rfc-editor.org/rfc/rfc6265#section-4',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'cookie',
    '--cookie',
    '-b ',
    'document.cookie',
    '; path',
    '; domain',
    '; expires',
    '; max-age',
    '; httponly',
    '; secure',
    '; samesite',
    'phpsessid',
    'jsessionid',
    'asp.net_sessionid',
    '_session=',
    'connect.sid=',
  ],
  pattern: expression(
    inLines`
      (?:
        (?:set-)?cookies?["'\x60\]]{0,3}\s{0,4}(?:=>|[:=,])\s{0,4}["'\x60[]{0,2}|
        (?:\s-b(?=[ ])|--cookie)(?:\s{1,4}|=)["']?|
        \n\s{0,8}cookie\s{1,4}
      )(?<value>
        [\w!#$%&*.^|~+-]{1,80}=[^;\s"'\x60,\\]{1,2000}(?:
          ;\s{0,2}[\w!#$%&*.^|~+-]{1,80}=[^;\s"'\x60,\\]{0,2000}
        ){0,40}
      )|
      (?<![^\s"'\x60])(?=[\w.-]{0,60}(?:sess|auth|token|identity|sid))[\w.-]{2,80}=[^;\s"'\x60,\\]{20,2000}(?=
        ; ?(?:path|domain|expires|max-age|httponly|secure|samesite)\b
      )|
      (?<![\w.-])(?:phpsessid|jsessionid|asp\.net_sessionid|connect\.sid|(?:_[a-z\d]{2,24}){1,4}_session|laravel_session)=[A-Za-z0-9!._%-]{20,400}
    `,
    'gi',
  ),
  guard: inLines`
    (?!cookie|-b )|(?<=\s|\\[nrtbf])-b |
    cookies?(?:${quoteWritten}|\\*\]){0,3}${spaceWritten}{0,4}(?:=>|[:=,])|
    (?<=--)cookie${spaceWritten}|
    (?<=(?:\n|\\n)${spaceWritten}{0,8})cookie${spaceWritten}
  `,
  reach: [2100, 4400],
  ranges: sessionsIn,
};

/** Each cookie's value by itself, so that names and preferences can still be read. */
function sessionsIn(match: string): [number, number][] {
  const prefix = prefixes.exec(match)?.[0].length ?? 0;
  const found: [number, number][] = [];
  // curl's is a small letter; with a capital, Maven and others are told something else.
  if (/^\s-B/.test(match)) return found;
  for (const { 0: pair, index } of match.slice(prefix).matchAll(/[^;\s][^;]*/g))
    if (
      pair[pair.indexOf('=') + 1] !== '=' &&
      isSessionCookie(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    )
      found.push([prefix + index + pair.indexOf('=') + 1, prefix + index + pair.length]);
  return found;
}

const prefixes =
  /^(?:(?:\s-b|--cookie)[\s=]{1,4}["']?|(?:set-)?cookies?["'`\]]{0,3}\s{0,4}(?:=>|[:=,])\s{0,4}["'`[]{0,2}|\n\s{0,8}cookie\s{1,4})/i;

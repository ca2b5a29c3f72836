import type { Candidate, PatternDetector } from '../../detector.ts';
import { isSessionCookie } from '../../judge/secrets/session-cookie.ts';
import { lineHead } from '../../layouts/line-head.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The cookies that curl and wget keep in a file. */
export const cookieJar: PatternDetector = {
  id: 'cookie-jar',
  type: 'cookie',
  label: 'Session cookie in a jar',
  shape:
    'A line of the Netscape cookie file: domain, flag, path, flag, moment, name and value, with tabs between them, when the name or the value is that of a session; or the `value` of a cookie that a browser has written down as JSON, or that a script gives to one.',
  link: 'https://curl.se/docs/http-cookies.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'http cookie file',
    'httponly',
    'samesite',
    'hostonly',
    'addcookie',
    'add_cookie',
    'setcookie',
    'set_cookie',
    ...[' = ', ' =', '= ', '=', ': ', ':', '": ', '":', "': ", "':"].map((sign) => `cookies${sign}{`),
    // Lines of a file whose head was cut off.
    'true',
    'false',
  ],
  // A tab stands before them, as it is or written as an escape: every other program says them too.
  around: { true: { behind: ['\t', 't'] }, false: { behind: ['\t', 't'] } },
  guard: /(?![TtFf][RrAa])|(?<=\t|\\t)(?:TRUE|FALSE)(?:\t|\\{1,64}t)(?:\\{0,64}\/|\d)/,
  pattern: expression(
    inLines`
      (?:^|\n)${lineHead}(?:#HttpOnly_)?\.?[\w.-]{1,200}[ ]{0,4}\t(?:TRUE|FALSE)\t[^\t\n]{1,200}\t(?:TRUE|FALSE)\t\d{1,14}
        (?:\.\d{1,9})?\t(?<name>[^\t\n]{1,100})\t(?<value>[^\s]{6,4000})|
      ["']value["']\s{0,3}:\s{0,3}["'](?<value>[^\s"'\\]{6,4000})["']|
      \bcookies(?:[ ]?=[ ]?|["']?:[ ]?)\{\s{0,40}(?:["'][\w.-]{1,60}["']\s{0,3}:\s{0,3}["'][^"'\n]{0,1000}["'],\s{0,40}){0,8}?
        ["'](?<name>[\w.-]{0,40}(?:[sS]ess|SESS|[sS]id|SID|[lL]ogin)[\w.-]{0,30})["']\s{0,3}:\s{0,3}["'](?<value>[^\s"'\\]{6,4000})["']|
      \b(?:[aA]dd|[sS]et)_?[cC]ookies?\([^()]{0,200}?\bname["']?\s{0,3}:\s{0,3}["'](?<name>[\w.-]{1,80})["'][^()]{0,200}?\bvalue["']?\s{0,3}:\s{0,3}["'](?<value>[^\s"'\\]{6,4000})["']
    `,
    'g',
  ),
  inName: neverInName,
  reach: [4400, 8000],
  accept: (value, candidate) => isSessionCookie(candidate.groups['name'] ?? nameOf(candidate), value),
};

/** The name in the record that holds a value, when the record is that of a cookie: nothing says more of it in a text. */
function nameOf({ text, start, end }: Candidate): string {
  const record = text.slice(Math.max(0, text.lastIndexOf('{', start)), end + 400).split('}', 1)[0]!;
  const name = /["']name["']\s{0,3}:\s{0,3}["']([\w.-]{1,80})["']/.exec(record)?.[1] ?? '';
  return flags.test(record) || (/["']domain["']/i.test(record) && flags.test(near(text, start, end))) ? name : 'path';
}

const flags = /["'](?:httpOnly|sameSite|hostOnly)["']/i;

/** A cookie whose record was cut before its flags stands among others that have theirs. */
function near(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - 2000), end + 2000);
}

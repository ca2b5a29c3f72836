import type { PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksLikePassword, looksLikeWeakPassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, quoteWritten, spaceWritten, wordBegins } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isDrawn } from '../../shape/varied.ts';

/** What a request is sent with: a name and a password in one argument. */
export const requestUser: PatternDetector = {
  id: 'request-user',
  type: 'password',
  label: "Password of a request's user",
  shape: 'The user and password that curl, wget, http and lftp take: `-u name:password`, and a line of a .curlrc.',
  link: 'https://curl.se/docs/manpage.html#-u',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'curl',
    'http ',
    'https ',
    'http"',
    "http'",
    'https"',
    "https'",
    'xh ',
    'xh"',
    "xh'",
    'smbclient',
    'lftp',
    'wget',
    'aria2c',
    'mosquitto',
    'rpcclient',
    'skopeo',
    'nxc',
    'createds',
    'user = "',
  ],
  pattern: expression(
    inLines`
      \b(?:(?:https?|xh)[ ]|(?:curl(?:\.exe)?|smbclient|rpcclient|lftp|wget|mosquitto_(?:pub|sub)|skopeo)\s)
        (?:\\\r?\n|[^\n]){0,600}?(?<![\w-])(?:-[fgikLNqsSvZ]{0,6}u|--user|--proxy-user|-U|-a|--auth|--creds|--src-creds|--dest-creds)
        (?:[ =]{0,2})(?:
          ["']?(?<valueOfUser>[A-Za-z\d_-]{16,200}):(?:[Xx]|x-oauth-basic|api_token|unused|password)?(?=["'\s]|$)|
          "[^\s:,%"]{0,100}[:,%](?<value>[^"\n]{3,200})"|
          '[^\s:,%']{0,100}[:,%](?<value>[^'\n]{3,200})'|
          (?<quote>["'])(?<value>(?=[^\d\s"']{0,60}\d)[^\s:,%"'$/]{8,200}):\k<quote>|
          [^\s:,%"'$/]{0,100}[:,%](?<value>[^\s"'\x60\\|;<>$][^\s"'\x60\\|;<>]{2,200})
        )|
      \b(?:curl|wget|https?|xh|skopeo)["'](?:,\s{0,4}["'][^"'\n]{0,300}["']){0,12}?,\s{0,4}
        ["'](?:-[fgikLNqsSvZ]{0,6}u|--user|--proxy-user|-U|-a|--auth|--creds)["'],\s{0,4}["'][^\s:,%"']{1,100}:(?<value>[^"'\n]{3,200})["']|
      \bmosquitto_(?:pub|sub)\s[^\n]{0,400}?\s-P\s{1,3}["']?(?<value>[^\s"'\x60\\$]{3,200})|
      (?<=(?:^|\n)[ \t]{0,8})user[ ]=[ ]"[^\s:"$]{1,100}:(?<valueOfLine>[^\s"$]{6,200})"(?=[ \t]{0,8}(?:[\r\n]|$))
    `,
    'g',
  ),
  // Somewhere behind the command stands the option, or the command is the first of a list of words, whose quotes a table doubles.
  guard: inLines`
    (?!xh|https?|curl|smbclient|rpcclient|lftp|wget|skopeo)|
    (?:xh|https?|curl(?:\.exe)?|smbclient|rpcclient|lftp|wget|skopeo)${spaceWritten}
      (?=${anyWritten(1200)}(?:(?<![\w-])|(?<=\\[nrtbf]))(?:-(?:[fgikLNqsSvZ]{1,6}u|[uUa])|--(?:proxy-)?user|--auth|--(?:src-|dest-)?creds)[ =]{0,2}\S)|
    ${wordBegins}(?:xh|https?|curl|wget|skopeo)${quoteWritten}["']?,
  `,
  reach: [8, 960],
  accept: (value, { groups }) =>
    !value.startsWith('$') &&
    !isCodeReference(value) &&
    // Some servers take a key for the user, and anything for the password.
    (groups['valueOfUser'] === undefined || (isDrawn(value) && looksRandom(value))) &&
    // Of a group, or of a role, others write such a line.
    (groups['valueOfLine'] === undefined
      ? looksLikePassword(value) || looksLikeWeakPassword(value)
      : looksRandom(value) || (/[^\w.:/-]/.test(value) && looksLikePassword(value))),
};

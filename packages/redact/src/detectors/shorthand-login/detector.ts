import type { Candidate, PatternDetector } from '../../detector.ts';
import { isUuid } from '../../judge/secrets/public-id.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** How people in a hurry write "password", and "user name" before it. */
const plainly = 'pw|pwd|pass(?:wd|word)?';
const password = `p/w|${plainly}`;
const account = 'id|user(?:[ _]?name)?|login|acc(?:oun)?t|\uc544\uc774\ub514|\uacc4\uc815';
const user = '[A-Za-z][\\w.+-]{1,40}(?:@[\\w.-]{3,60})?';
/** Accounts that all machines have. */
const everywhere = 'root|admin|administrator|master|user|guest|operator|oper|pi|ubuntu|test|sa|postgres|oracle';

/** A password in the shorthand of notes and chats: `root@10.0.0.7 pw:…`, `ID/PW: admin/…`, `10.0.0.7 (admin/…)`. */
export const shorthandLogin: PatternDetector = {
  id: 'shorthand-login',
  type: 'password',
  label: 'Password in shorthand',
  shape:
    'What notes and chats write for a login: `pw:` or `pass:` right before the password, `id/pw` with a pair of both behind it, or a host with such a pair in parentheses.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...['login', 'telnet', 'ftp', 'ssh', 'rdp', 'vnc'].flatMap((way) => [`${way}:`, `${way}(`]),
    ...[
      'pw:',
      'pw=',
      'pw)',
      'pw(',
      'pw>',
      'p/w',
      'p\\/w',
      'pwd(',
      'pwd)',
      'pass:',
      'pass(',
      'pass)',
      'passwd(',
      'passwd)',
      'password)',
      'password(',
    ],
    ...[
      ' p:',
      '/pw',
      '/ pw',
      '/pass',
      '/ pass',
      '&pw',
      '& pw',
      '&pass',
      '& pass',
      'id pw',
      'id pass',
      'id:pw',
      'id,pw',
      'id:pass',
      'id,pass',
    ],
    ...[
      'password for',
      'password of',
      'password in',
      'password on',
      ...['for', 'of', 'in', 'on'].flatMap((word) => [`pwd ${word}`, `pw ${word}`]),
    ],
    ...everywhere.split('|').map((name) => `(${name}/`),
  ],
  // The word, a sign, and behind it something with a digit; or a pair; or what the password is for.
  guard: inLines`
    [ ]p:(?<=u:[ ]{0,2}[\w.+@-]{2,102},?[ ]{1,2}p:)[^\n]{0,42}\d|(?:p(?:\\*/)?w|pwd|pass(?:wd|word)?)[:=)(>][^\n]{0,112}?\d|
    (?<=(?:${account})[ ]?)[/&][ ]?p\S{1,9}[^\n]{0,60}\d|id[ :,]p[aw]\S{0,9}[^\n]{0,60}\d|
    (?:password|pwd|pw)[ ](?:for|of|on)[ ][^\n:]{2,90}:\S{0,40}\d|(?:password|pwd|pw)[ ]in[ ]\S{2,40}[ ]is[ ]\S{0,40}\d|
    (?:login|telnet|ftp|ssh|rdp|vnc)[:(][^\n/]{2,106}/[^\n]{0,42}\d|
    (?<=(?:\d{1,3}(?:\.\d{1,3}){3}|@[\w.-]{3,60})(?::\d{1,5})?(?:[ ][^\s()]{1,20})?[ ]?)\((?:${everywhere})\\*/[^\s()/]{0,40}\d
  `,
  inName: neverInName,
  pattern: expression(
    inLines`
      (?:
        (?<![\w$.-])-?(?:(?:[A-Za-z]{2,12}_){0,2}(?:[A-Za-z]{2,12})?p/?w[:=]|(?:[A-Za-z]{2,12}_)?pass:)|
        (?:(?<![\w$./-])|(?<=\)/))(?:${password})(?:\)[ ]?[:=]{0,1}[ ]?|\((?:default[ ]?[:=][ ]?)?)|
        <pw>|
        (?<![\w$./-])u:[ ]{0,2}(?:${user}),?[ ]{1,2}p:[ ]{0,2}|
        (?<![\w$./-])(?:login|telnet|ftp|ssh|rdp|vnc)(?::[ ]?|\()(?:${user})/{1,2}|
        (?<![\w$./-])(?:(?:${account})[ ]?[/&][ ]?|id[ :,])(?:${plainly})(?:/port)?
          (?:[ ]for[ ][\w.-]{2,30})?(?:[ ]?(?:[:=(]|->|=>)[ ]?|-|[ ]\(?)(?:\d{1,3}(?:\.\d{1,3}){3}(?::\w{1,5})?[ /])?
          (?:${user})(?:[ ]?/{1,2}[ ]?|[:,(]|[ ])|
        \b(?:password|pwd|pw)[ ](?:(?:for|of|on)[ ][\w.@-]{2,40}(?:[ ][\w.@-]{2,40}){0,2}:|in[ ][\w.@-]{2,40}[ ]is[ ])|
        \((?<=(?:\d{1,3}(?:\.\d{1,3}){3}|@[\w.-]{3,60})(?::\d{1,5})?(?:[ ][^\s()]{1,20})?[ ]?\()(?:${everywhere})/{1,2}
      )["'\x60]?(?<value>[^\s"'\x60<>()[\]{},;\\]{5,40}[^\s"'\x60<>()[\]{},;\\.:?])(?=["'\x60]?(?:[\s.,;)<?]|$))
    `,
    'gi',
  ),
  reach: [110, 160],
  accept: isPassword,
};

/** The form says little, so the value has to say much: no word, no name with a number, no path and no call looks like it. */
function isPassword(value: string, { text, start }: Candidate): boolean {
  if (!/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
  if (isUuid(value) || !looksLikePassword(value)) return false;
  if (/[/|]|^[a-z]+(?:\.[a-z\d]+)+$|^\w+=|:\/\//i.test(value)) return false;
  if (camel.test(value)) return false;
  if (/[#@!$%^&*~]|\+./.test(value)) return true;
  const isCall = text[start - 1] === '(';
  return looksRandom(value) && (!isCall || (/[a-z]/.test(value) && /[A-Z]/.test(value)));
}

/** `user2Name`, `min8Chars`. */
const camel = /^[A-Za-z]?[a-z]{2,15}\d{0,3}(?:[A-Z][a-z]{2,15}\d{0,3}){1,6}$/;

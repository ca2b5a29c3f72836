import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksLikePassword, looksLikeWeakPassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What is typed to a server, a router or a load balancer in its own words. */
export const sessionTranscript: PatternDetector = {
  id: 'session-transcript',
  type: 'password',
  label: 'Password in the words of a protocol',
  shape:
    'The argument of `PASS` behind `USER` (FTP, POP3), of `AUTH` at a prompt (Redis) or with `PLAIN` (SMTP, IMAP), of `enable secret` and `snmp-server community` (routers), of `stats auth` (HAProxy); the hash in a line of a Windows password dump.',
  link: 'https://www.rfc-editor.org/rfc/rfc959#section-4.1.1',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'pass ',
    'nickserv identify',
    'nickserv :identify',
    '> auth ',
    'auth plain',
    '"auth" "',
    'authenticate plain',
    'enable password',
    'enable secret',
    'server community',
    'stats auth',
    ' privilege ',
    'aad3b435b51404ee',
  ],
  pattern: expression(
    inLines`
      \bUSER [^\s]{1,80}\r?\n(?:[^\n]{0,160}\n){0,4}?[^\n]{0,12}\bPASS (?<valueBehindUser>[^\s]{4,120})(?=\r?\n|$)|
      (?:^|\n)(?:C:|>{1,3}|-{2,3}>)[ ]?PASS (?<value>[^\s/]{6,120})(?=\r?\n|$)|
      "PASS (?<value>[^\s/"\\]{6,120})(?=\\{1,4}r\\{1,4}n")|
      \b(?:Request|C|Command|Client): PASS (?<value>[^\s/]{6,120})(?=[ \t]{0,4}(?:\r?\n|$))|
      "AUTH" (?:"[\w.-]{1,60}" )?"(?<value>[^\s"]{4,200})"(?=\r?\n|$)|
      (?:^|\n)PASS (?<value>[^\s/]{6,120})\r?\n(?:230|\+OK)(?!\d)|
      \bNickServ :?IDENTIFY (?:[\w[\]|-]{1,30} )?(?<value>(?=[^\s]{0,60}\d)[^\s]{6,120})(?=[\s"']|$)|
      (?:^|\n)[^\n]{0,60}> auth (?:[\w.-]{1,40} )?["']?(?<value>[^\s"']{4,200})["']?(?=[ \t]{0,8}(?:\r?\n|$))|
      \bauth(?:enticate)? plain[ \t]{1,2}(?:=|\+)?(?<valueInBase64>[A-Za-z0-9+/]{8,400}={0,2})(?![\w+/=])|
      \benable (?:password|secret) (?:[05789] |level \d{1,2} ){0,2}(?<value>[^\s]{4,120})|
      \bsnmp-server community (?<value>[^\s]{4,60})(?= R[OW]\b)|
      \bstats auth [\w.-]{1,40}:(?<value>[^\s]{4,120})|
      \busername [\w.-]{1,40} privilege \d{1,2} (?:password|secret) (?:[05789] )?(?<value>[^\s]{4,120})|
      :aad3b435b51404ee[0-9a-f]{16}:(?<valueHashed>[0-9a-f]{32}):::
    `,
    'gi',
  ),
  // Behind what is said to a server its line ends.
  guard: `(?!pass )|pass \\S{4,300}?(?=[\\s"]|\\\\+[rn]|$)(?![ \\t]{1,8}[^\\s"\\\\])`,
  reach: [300, 420],
  accept: isTyped,
};

function isTyped(value: string, { groups, text, start }: Candidate): boolean {
  if (groups['valueHashed'] !== undefined) return value !== '31d6cfe0d16ae931b73c59d7e0c089c0';
  if (groups['valueInBase64'] !== undefined)
    return value.length % 4 === 0 && /^[^\0]{0,100}\0[^\0]{1,100}\0[^\0]{1,200}$/.test(atob(value));
  // Whoever is nobody gives an address, or a part of one.
  if (groups['valueBehindUser'] !== undefined && nobody.test(text.slice(Math.max(0, start - 300), start))) return false;
  return (
    !isCodeReference(value) &&
    !/^[$<{(]/.test(value) &&
    (looksLikePassword(value) || (groups['valueBehindUser'] !== undefined && looksLikeWeakPassword(value)))
  );
}

const nobody = /\bUSER (?:anonymous|ftp)\s(?!.*\bUSER )/is;

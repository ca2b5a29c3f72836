import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, lineEndWritten, neverInName, quoteWritten, wordBegins } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isShared } from './accept.ts';
import { sayings } from './sayings.ts';
import { accounts, inUse, lists, logIn, opened, works } from './words.ts';

/** Behind a word with a digit, and perhaps one or two that lead to what is said of it. */
const behindValue = '(?<=\\d\\S{0,70}[ ](?:(?:that|it|this|and|then|still|no longer) ){0,2}';

/** A password that stands beside an account, or beside what it opens, without the word for it. */
export const sharedLogin: PatternDetector = {
  id: 'shared-login',
  type: 'password',
  label: 'Password told without the word for it',
  shape:
    "A sentence such as `for root it's …`, `admin / …`, `use … to log in`, `log in as … with …` or `it opens with …`, and what nobody calls a thing.",
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...accounts.flatMap((name) => ['', '`'].map((mark) => `${name}${mark} / `)),
    ...['for root', 'for admin', 'for the root', 'for the admin', "user it's", "account it's", "login it's"],
    ...logIn,
    ...['login', 'angemeldet', 'eingeloggt', 'ingelogd'],
    ...['ssh into ', 'ssh to ', 'ssh as ', 'reset it', 'to open it', 'to connect', 'to decrypt'],
    ...['network ', 'network: ', 'wifi', 'wi-fi', 'wlan', 'pw?', 'pwd?'],
    ...inUse,
    ...works,
    ...[' accepts ', 'opens', 'unlocks with', 'decrypt', 'encrypted', 'protected'],
    ...opened,
    ...['typo', 'correction: ', 'oops'],
    ...lists,
    ...['password', 'passcode', 'passphrase', ' pw', '(pw'],
  ],
  trigger: expression('\\u767b[\\u5f55\\u9646\\u5165\\u9304]|\\u8fdb\\u5165', 'gi'),
  // A name with a password stands behind some of them, and a word with a digit right before the others.
  guard: inLines`
    (?![a-z ,(])|
    (?:${accounts.join('|')})(?:${quoteWritten}|\*\*)? / |
    for (?:the )?(?:root|admin)(?: user| account| login)?,? (?:it|use |try )|
    (?:user|account|login) it's (?<=${wordBegins}for (?:the )?[\w.-]{2,20} (?:user|account|login) it's )|
    (?:${logIn.join('|')}|login)(?:to)?(?:[ ][a-z]{1,12}){0,4}[ :]{1,2}(?:as|with|via|use|using|mit|avec|con|com|met|als|som|jako)[ ](?=[^]{0,200}?\d)|
    ssh as [\w.@-]{2,60}|
    (?:creds|credentials|login(?:[ ](?:details|data))?)(?:[ ](?:for|to|of)[ ][^\n.:;,]{1,40}?)?(?:[ ](?:are|is)|:)[ ](?=[^]{0,200}?\d)|
    (?:password|passcode|passphrase|pwd?)\?{1,2}[ ]{1,2}(?=\S{0,80}\d)|
    (?:password|passcode|passphrase)[^\n.:;]{0,40}?[ ](?:reset|changed|set|rotated|updated|restored)(?:[ ](?:again|today|now|yesterday|just now))?:[ ](?=\S{0,80}\d)|
    reset it[^\n]{0,40}[ ](?:it['\u2019]s|it is|is|to)(?: now)? (?=\S{0,80}\d)|
    to (?:unlock|open it|log in|login|get in|sign in|decrypt|connect)[^\n]{0,30}?[ ](?:type|enter|use|give)[ ](?=\S{0,80}\d)|
    (?:network|wi-?fi|wlan)(?:[ ]is|:)?[ ][^\n]{2,40}(?:,| -)[ ](?:the[ ])?(?:key|pass|pw|psk|schl|clave|cl|chave)|
    (?:anmelden|einloggen|angemeldet|eingeloggt|inloggen|ingelogd|aanmelden)${'(?<=\\d\\S{0,70}[ ]\\w{7,12})'}|
    ssh (?:into|to) [\w.@:-]{2,80} as [\w.-]{2,40} (?:with|using) |
    (?:${[...inUse, ...works, ...opened].join('|')})${behindValue}(?:${[...inUse, ...works, ...opened].join('|')}))|
    [ ]accepts (?:the )?${quoteWritten}|
    (?:opens|unlocks|decrypt(?:s|ed)?|encrypted|protected)(?:[ ](?!with[ ])[\w.'-]{1,20}){0,4}[ ]with[ ]|
    (?:typo|oops|correction)[^\n.]{0,30}[ ](?:it|is)[^\n]{0,150}[ ]not[ ]|
    (?:${lists.join('|')})(?!\w)[^\n]{0,60}?:(?:${blankWritten}|\*){0,4}${lineEndWritten}[^]{0,1200}?(?:[-*\u2022]|\d[.)]|u2022)(?:${blankWritten}){1,3}[^]{0,100}?\d|
    (?:${lists.join('|')}|login)(?!\w)[^\n]{0,60}?${lineEndWritten}(?:${blankWritten}{0,8}${lineEndWritten})?${blankWritten}{0,4}(?:user|login|e-?mail|account|benutzer|usuario|utilisateur|utente|gebruiker)[ \w]{0,5}[:=]|
    (?:pass(?:word|code|phrase)|[ (]pwd?|login)(?!\w)(?<=(?:\((?:the )?|(?:<-{1,2}|<=)[ ])(?:[\w'-]{1,16}[ ]){0,4}(?:pass(?:word|code|phrase)|pwd?|login))|
    [ ]pwd?(?!\w)(?<=(?:\((?:the)?|(?:<-{1,2}|<=))(?:[ ]?[\w'-]{1,16}){0,4}[ ]pwd?)
  `,
  inName: neverInName,
  pattern: expression(sayings, 'gi'),
  reach: [280, 640],
  accept: isShared,
};

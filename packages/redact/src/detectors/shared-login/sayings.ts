import { inLines } from '../../shape/in-lines.ts';
import { oneOf } from '../../shape/one-of.ts';
import { accounts, inUse, lists, logIn, opened, works } from './words.ts';

/** Who is let in: a name, or an address of mail. */
const somebody = '["\'\\x60*]{0,2}[A-Za-z][\\w.+-]{1,40}(?:@[\\w.-]{3,60})?["\'\\x60*]{0,2}';
/** What stands between a name and a password. */
const between = '(?:,?\\s(?:and|with|using|und|mit|et|avec|y|con|e|com|en|met|i|och|med|a)\\s|\\s?/\\s?|,\\s|:)';
const use = 'use|using|try|type|enter|nimm|probier|versuch|prueba|usa|essaie|utilise|gebruik|probeer|prova|tenta';
const value = '[^\\s"\'\\x60\\u201c\\u201d<>(){}[\\]|\\\\/=]{5,63}[^\\s"\'\\x60\\u201c\\u201d<>(){}[\\]|\\\\/=.,;:?]';
const quote = '["\'\\x60*\\u201c]{0,2}';
/** What parts a name from a password in a row. */
const inRow = '(?:[ ]?:[ ]|[ ][/=\\u2013-][ ]|[ ]?(?:\\u2192|->)[ ])';
/** Nothing that belongs to the value stands before it. */
const alone = '(?<![\\w.@/:=#-])';

/**
 * What is said around the value, one line for a way to say it. A group called `value` is judged by itself, `valueForSure` by what
 * is said as well.
 */
export const sayings: string = oneOf([
  // "for root it's …", "for the deploy user it's …"
  new RegExp(inLines`
    \bfor (?:(?:the )?(?:root|admin)(?: user| account| login)?,?[ ](?:it(?:['\u2019]s| is| was)|its|use|try)|(?:the )?[\w.-]{2,20} (?:user|account|login) it's)
      [ ]${quote}(?<valueForSure>${value})
  `),
  // "admin / …", alone on its line or behind a label.
  new RegExp(inLines`
    (?<=(?:^|[\n,;(>|*\u2022-]|:)[ ]{0,2}(?:["\x60]|\*\*)?)(?:${accounts.join('|')})\x60?[ ]/[ ]${quote}(?<value>${value})
  `),
  // "log in … as dora@… with …"
  new RegExp(inLines`
    \b(?:${logIn.join('|')}|login|ssh(?= as ))(?:to)?(?:[ ][a-z]{1,12}){0,4}[ :]{1,2}(?:as|with|via|use|using|mit|avec|con|com|met|als|som|jako)[ ]${somebody}${between}
      ${quote}(?<valueForSure>${value})
  `),
  // "my creds are dora and …"
  new RegExp(inLines`
    \b(?:creds|credentials|login(?:[ ](?:details|data))?)(?:[ ](?:for|to|of)[ ][^\n.:;,]{1,40}?)?(?:[ ](?:are|is)|:)[ ]${somebody}${between}${quote}(?<valueForSure>${value})
  `),
  // "the password? …"
  new RegExp(`\\b(?:password|passcode|passphrase|pwd?)\\?{1,2}[ ]{1,2}${quote}(?<valueForSure>${value})`),
  // "the password was reset: …"
  new RegExp(inLines`
    \b(?:password|passcode|passphrase)\b[^\n.:;]{0,40}?[ ](?:reset|changed|set|rotated|updated|restored)(?:[ ](?:again|today|now|yesterday|just now))?:[ ]${quote}(?<valueForSure>${value})
  `),
  // "I reset it, it's now …"
  new RegExp(`\\breset it\\b[^\\n]{0,30}?[ ](?:it['\\u2019]s|it is|is|to)(?: now)? ${quote}(?<value>${value})`),
  // "to unlock it type …"
  new RegExp(inLines`
    \bto (?:(?:unlock|log in|login|get in|sign in|decrypt|connect)(?:[ ](?:it|them|the [\w-]{2,20}|your [\w-]{2,20}))?|open it),?[ ](?:just[ ])?(?:type|enter|use|give)[ ]${quote}(?<value>${value})
  `),
  // "network Harbour, key …"
  new RegExp(inLines`
    \b(?:network|wi-?fi|wlan)(?:[ ]is|:)?[ ]${quote}[\w' -]{2,32}${quote}(?:,| -)[ ](?:the[ ])?(?:key|pass|password|pw|psk|schl\u00fcssel|passwort|clave|cl\u00e9|chave)(?:[ ]is|[ ]ist|:)?[ ]${quote}(?<valueForSure>${value})
  `),
  // "mit dora@… und … anmelden"
  new RegExp(inLines`
    \b(?:mit|met|med)[ ]${somebody}[ ](?:und|en|och|og)[ ]${quote}(?<valueForSure>${value})${quote}(?=[ ](?:
      anmelden|einloggen|angemeldet|eingeloggt|inloggen|ingelogd|aanmelden
    ))
  `),
  // "ssh into … as ops with …"
  new RegExp(`\\bssh (?:into|to) [\\w.@:-]{2,80} as [\\w.-]{2,40} (?:with|using) ${quote}(?<valueForSure>${value})`),
  // "use … to get in", "try …, that should work"
  new RegExp(inLines`
    \b(?:${use})[ ](?:mal |con |avec |with )?${quote}(?<value>${value})${quote},?[ ](?:(?:that|it|this|and|then)[ ])?(?=${inUse.join('|')})
  `),
  // "… should work for root", "… doesn't work any more, is there a new password?"
  new RegExp(inLines`
    ${alone}(?<value>${value})${quote}[ ](?:${works.join('|')}|should work)\b
      [^\n.;]{0,60}?\b(?:root|admin|administrator|password|passcode|pw|pwd|login|log in|sudo|account)\b
  `),
  // "the account `ops` still accepts `…`"
  new RegExp(
    `\\b(?:account|login|user|admin|root)\\b[^\\n.]{0,60} accepts (?:the )?["'\\x60](?<value>${value})(?=["'\\x60])`,
  ),
  // "the PDF opens with …", "I encrypted the dump with '…'"
  new RegExp(inLines`
    \b(?:opens|unlocks(?= with)|decrypt(?:s|ed)?|encrypted|protected)(?:[ ](?!with[ ])[\w.'-]{1,20}){0,4}[ ]with[ ](?:
      ["'\x60\u201c](?<valueOfWords>[a-z]{3,10}(?: [a-z]{3,10}){3,7})(?=["'\x60\u201d])|
      ${quote}(?<value>${value})
    )
  `),
  // "mit … kommst du rein"
  new RegExp(
    `\\b(?:mit|con|avec|com|met|med)[ ]${quote}(?<value>${value})${quote}[ ](?=(?:${opened.join('|')})(?![\\w-]))`,
  ),
  /(?:\u7528|\u4f7f\u7528)\s?["'`\u201c\u300c]?(?<value>[!-~]{6,64}?)["'`\u201d\u300d]?\s?(?=(?:\u6765|\u5c31\u80fd|\u53ef\u4ee5)?(?:\u767b[\u5f55\u9646\u5165\u9304]|\u8fdb\u5165))/,
  // "sorry, typo: it's …, not …"
  new RegExp(inLines`
    \b(?:typo|oops|correction(?=: ))\b[^\n.]{0,24}?[ ](?:it['\u2019]?s|it is|is)[ ](?:
      ${quote}(?<valueForSure>${value})${quote}(?=,?[ ]not[ ])
    )
  `),
  new RegExp(inLines`
    (?<=\b(?:typo|oops|correction(?=: ))\b[^\n.]{0,24}[ ](?:it['\u2019]?s|it is|is)[ ]\S{6,70},?[ ])not[ ]${quote}(?<valueForSure>${value})
  `),
  // A list of accounts, a row for each: of users other things are told as well.
  new RegExp(inLines`
    \n[ \t]{0,8}(?:[-*\u2022]|\d{1,2}[.)])[ \t]{1,3}(?:
      (?:["\x60]|\*\*)?(?:${accounts.join('|')})(?:["\x60]|\*\*)?${inRow}${quote}(?<valueForSure>${value})|
      ${somebody}${inRow}${quote}(?<value>${value})
    )${quote}(?=[ \t]{0,4}(?:\r?\n|$|\())(?<=\b(?:${lists.join('|')})\b[^\n]{0,60}:[ \t*]{0,4}\r?\n(?:[^\n]{1,90}\n){0,6}[^\n]{1,160})
  `),
  // The name of an account, and the password alone on the next line.
  new RegExp(inLines`
    \b(?:${lists.join('|')}|login)\b[^\n]{0,60}\n(?:[ \t]{0,4}\r?\n)?[ \t]{0,4}
      (?:user(?:[ ]?name)?|login|e-?mail|account|benutzer(?:name)?|usuario|utilisateur|utente|gebruiker)[ ]?[:=][ ]{0,3}\S{2,60}[ \t]{0,4}\n[ \t]{0,4}
      (?<valueForSure>${value})(?=[ \t]{0,4}(?:\r?\n|$))
  `),
  // "… <- that's the root pw", "… (password of the printer)"
  new RegExp(inLines`
    ${alone}(?<valueForSure>${value})${quote}[ ]?(?:
      (?:<-{1,2}|<=)[ ](?:[\w'-]{1,16}[ ]){0,4}(?:pwd?|password|passcode|passphrase|login)\b|
      \((?:the )?(?:[\w-]{1,16}[ ]){0,3}(?:password|passcode|passphrase|pwd?)\b[^()\n:=]{0,40}\)
    )
  `),
]);

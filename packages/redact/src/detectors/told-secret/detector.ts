import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, blankWritten, neverInName, notACount, quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { oneOf } from '../../shape/one-of.ts';
import { isTold } from './accept.ts';

/** Behind a question there are the words of an answer before the value. */
const asked = `${anyWritten(60)}\\?`;
/** What every value has somewhere. */
const drawn = '(?:\\d|(?:-[^\\s"\'\\x60-]{0,100}){3})';
/** A value soon follows, or what stands here goes on as one: no text without blanks is looked at but from its beginning. */
const isDrawn = `[^\\s"'\\x60]{0,300}${drawn}`;
const soonDrawn = `(?=${isDrawn}|${anyWritten(130)}(?<![^\\s"'\\x60\\\\])${isDrawn})`;
/** What was changed is told in the next sentence. */
const renewed = `[^\\n.:;]{0,60}[.,;!:]${spaceWritten}{1,2}[a-z' ]{0,14}(?:new|current|latest|updated|other)${spaceWritten}(?:one|value)`;
/** The end of a value, of which it is said behind it what it is. */
const ofValue = `${drawn}[^\\s"'\\x60]{0,230}(?:${quoteWritten}){0,2},?${spaceWritten}{1,2}`;
const isA = `(?<=${ofValue}(?:is|was|\\u2014|\\u2013|\\\\+u201[34]|<?-{1,2}|\\u2190|\\\\+u2190)${spaceWritten}(?:(?:that|this|it)(?:'s|\\u2019s|\\\\+u2019s| is)${spaceWritten})?(?:the|my|our|your|an?)${spaceWritten}(?:[\\w-]{1,20}(?:-|${spaceWritten})){0,4})`;
/** What stands before a word that is all a comment says of the text before it. */
const asComment = `(?<=["'][\\w().;,]{0,18}${blankWritten}{1,4}(?:#|\\\\*/\\\\*/)${blankWritten}{0,2}(?:[a-z]{1,8}[ _-]){0,4}(?:api)?)`;
const asToken = `(?<=${ofValue}(?:as|for|into|in)${spaceWritten}(?:[\\w-]{1,20}${spaceWritten}){0,3})`;

/** What is said before the value, one line for a way to say it. */
const sayings = oneOf([
  // A question and its answer.
  new RegExp(inLines`
    \b(?:what(?:'s|\u2019s| is| was)|which|need|give me|tell me|(?:re)?send|share|repeat|remind me)\b[^\n?]{0,60}?\b(?:
      password|passcode|passphrase|pwd|pw|pin|token|(?:api |access |secret )key|secret
    )\b[^\n?]{0,40}\?{1,2}["']?(?:\s|\\n){1,4}(?:(?:A|Answer|User|Me|Assistant|Reply)\s?:\s{0,2})?
      (?:
        (?:
          It(?:'s|\u2019s| is| was)|Sure,?|Yes,?|That(?:'s|\u2019s| is)|Here it is|Here you go|Here|Try|
          Use
        )\s?[:,]?\s{1,2}
      ){0,2}["'\x60\u201c*]{0,3}
  `),
  // An entry of a list: `**Password:** …`.
  new RegExp(inLines`
    (?:^|[\n>*\u2022\-|])\s{0,4}\*{0,2}(?:[\w-]{1,20} ){0,3}(?:
      password|passcode|passphrase|pwd|pw|pass|token|api[ -]key|secret|access key
    )(?: \([^()\n]{1,40}\))?(?:\*{2}\s{0,2}[:=\u2013-]|:\*{2}|\s{0,2}\.{2,12}:?|\s[\u2013-])\s{0,3}
      ["'\x60]?
  `),
  // A token that GitHub calls so.
  /\bPAT(?: is|:| =) {1,2}["'`]?/,
  // A label.
  /\b(?:password|passcode|passphrase|pwd|(?:pw|pass)(?=[ :]))(?:\s\([^()\n]{1,40}\)|\s(?:from|in|for|of|on|to|if you|just in)(?:\s[\w./@'\u2019`-]{1,40}){1,5})?\s?:\s{1,2}["'`]?/,
  // "the password's …"
  /\b(?:(?:password|passcode|passphrase|pwd|token|secret|key)['\u2019]|pw')s\s{1,2}["'`]?/,
  // "API key (production): …"
  /\b(?:(?:api|access|secret|auth|deploy|service)[ _-]key|token|secret)\s\([^()\n]{1,40}\)\s?:\s{1,2}["'`]?/,
  // "the token you asked for is …"
  new RegExp(inLines`
    \b(?:password|passcode|pwd|token|key|secret)\s(?:
      you\s(?:need|want|asked for|can use)|
      we\suse|to\suse|that\sworks|
      is\sgenerated\sfor\s\S{1,40}?
    )\s?(?:is|was|:){1}\s{0,2}["'\x60]?
  `),
  // "use the admin password …"
  new RegExp(inLines`
    \b(?:try|use|with|using|enter|set|change|is)\s(?:
      (?:
        smtp|imap|sudo|ssh|vpn|wifi|ftp|redis|mysql|postgres|login|app|the|this|my|your|our|a|an|old|new|
        current|default|temporary|temp|shared|root|admin|user|db|database|staging|prod|production|test|service|
        initial|backup
      )\s
    ){1,4}(?:password|passcode|passphrase|pwd|pw(?=[ ]))\s{1,2}["'\x60\u201c]?
  `),
  // "set the token to …"
  new RegExp(inLines`
    \b(?:set|change|reset|update|rotate|rotated|changed)\s(?:(?:the|this|my|your|our|a)\s)?
      (?:[\w-]{1,20}\s){0,3}(?:\w{1,30}_)?(?:token|key|secret|password)\s(?:to|as|=)\s{1,2}["'\x60\u201c*]{0,3}
  `),
  // "DB_PASSWORD is set to …"
  /(?:(?:_password|_passwd|_secret|_token|_key)["'`]?\s|_pass[ ])(?:is|was)\s(?:now\s)?set\sto\s{1,2}["'`\u201c*]{0,3}/,
  // "`password` decodes to …", "the decoded secret value is …"
  new RegExp(inLines`
    \b(?:password|passphrase|secret|token|key)(?:
      ["'\x60]?\s(?:decodes|decoded|decrypts|decrypted|resolves|evaluates|expands)\s(?:to|as)|
      \svalue\s(?:is|was|reads)
    )\s?:?\s{1,2}(?=["'\x60\u201c*])["'\x60\u201c*]{1,3}
  `),
  // "the key, which is …"
  /\b(?:token|key|secret),?\s(?:which|that)\s(?:is|was)\s{1,2}["'`\u201c]?/,
  /\b(?:password|passcode|passphrase|pwd),\swhich\s(?:is|was)\s{1,2}["'`\u201c*]{0,3}/,
  // "the server wants the password …"
  /\b(?:password|passcode|passphrase)[ ]{1,2}["'`]?(?=[^\s"'`]{0,60}\d)(?=[^\s"'`]{8})(?<strict>)/,
  // "the password of one is … and the other one is …"
  new RegExp(inLines`
    \bone(?:['\u2019]s|\s(?:is|was)|\sfor\s[^\n.:;,]{1,30}?\s(?:is|was))\s{1,2}(?<=
      \b(?:password|passphrase|pwd|pw|token|key|secret)s?\b[^\n]{1,160}?(?:[,;.]\s(?:and\s|but\s)?|\s(?:and|but|while)\s)
        (?:the|my|our|your)\s(?:[\w-]{1,20}\s){0,2}one(?:['\u2019]s|\s(?:is|was)|\sfor\s[^\n.:;,]{1,30}?\s(?:is|was))\s{1,2}
    )["'\x60\u201c*]{0,3}
  `),
  // "the token (it is …"
  /\b(?:token|key|secret)s?\s\((?:it is |it's |currently |is |namely )?["'`]?/,
  // "the password (was …", "DB_PASSWORD (formerly …"
  /(?:password|passwd|passphrase|token|key|secret)\s\((?:was|formerly|previously|before|now|old|new):?\s{1,2}["'`]?/,
  // "password changed, old: … new: …"
  /\bpassword\b[^\n]{0,60}?\b(?:old|new|before|after|previous|was|now)(?: password| one| value)?\s?[:=]\s{1,2}["'`]?/,
  /(?=\s{1,2}(?:and |new|after|now))(?<=\bpassword\b[^\n]{0,60}?\b(?:old|before|previous|was)(?: password| one| value)?\s?[:=]\s{1,2}["'`]?\S{4,80})\s{1,2}(?:and )?(?:new|after|now)(?: password| one| value)?\s?[:=]\s{1,2}["'`]?/,
  // "with my token …"
  /\b(?:using|with|my|here's my|here is my|the|this|our|your)\s(?:[\w-]{1,16}\s){0,2}(?:token|key|secret)\s{1,2}(?!value\s)["'`]?/,
  /\b(?:token|api[ _-]key|secret key|access key)\s{1,2}(?=[A-Za-z0-9_+/-]{24,400}={0,2}(?:\s|$))/,
  // "changed the password from … to …"
  /\bpassword(?:\s[\w-]{1,20}){0,3}\sfrom\s["'`]?/,
  /(?=to\s)(?<=\bpassword(?:\s[\w-]{1,20}){0,3}\sfrom\s[^\s]{4,60}\s)to\s["'`]?/,
  // "use … as the token"
  new RegExp(inLines`
    \b(?:use|paste|try|enter|put|send|copy|take|with|using|add)\s{1,2}["'\x60\u201c]{0,2}(?=
      [^\s"'\x60\u201d]{8,400}["'\x60\u201d]{0,2}\s{1,2}(?:as|for|into|in)\s
        (?:(?:the|a|an|my|your|its|our)\s)?(?:[\w-]{1,20}\s){0,2}(?:token|key|secret|credential|bearer|pepper|salt)\b
    )
  `),
  // "log in as … with …"
  /\b(?:(?:log[ ]?in|sign in)\s|(?:logged in|authenticate|connect) )as\s["'`]?[\w.@-]{1,60}["'`]?\s(?:with|using)\s["'`]?/,
  // "credentials (name / …"
  /\b(?:(?:credentials|creds|login)\s|account )\(["'`]?[\w.@-]{1,60}["'`]?\s?[,/:]\s{0,2}["'`]?/,
  // "API key you need: …"
  /\b(?:api|access|secret|auth)\s(?:key|token)\s(?:you asked for|you need|we use|below|here|from [\w ]{1,30})\s?:\s{1,3}["'`]?/,
  // "I rotated the token. The new one is …"
  new RegExp(inLines`
    \b(?:token|key|secret|password|passphrase)s?\b[^\n.:;]{0,60}[.,;!:]\s{1,2}
      (?:(?:the|your|here's the|here is the)\s)?(?:new|current|latest|updated|other)\s(?:one|value)\s?(?::|is|=)
      \s{0,2}["'\x60\u201c*]{0,3}
  `),
  // "the old password was …; I changed it to …"
  /\b(?:password|passcode|passphrase|pwd)\b[^\n]{0,120}?\b(?:changed|reset|set|updated|rotated)\s(?:it|that|this)\sto\s{1,2}["'`\u201c*]{0,3}/,
  // "when asked for a password, type …"
  new RegExp(inLines`
    \b(?:asked|prompted|asks|prompts|asking|prompting)\s(?:you\s)?for\s(?:(?:the|a|your|its)\s)?
      (?:[\w-]{1,20}\s)?(?:password|passcode|passphrase),?\s(?:just\s)?(?:type|enter|use|give|answer)
      (?:\s(?:in|with))?\s{1,2}["'\x60\u201c*]{0,3}
  `),
  // "fill the password field with …"
  /\b(?:fill|typ|enter|populat)\w{0,4}\s(?:in\s|out\s)?(?:the\s)?["']?(?:[\w-]{1,20}\s){0,2}(?:password|passcode|passphrase)["']?(?:\s(?:text)?(?:field|input|box)){1,2}\s(?:with|using)\s{1,2}["'`\u201c]?/,
  // Other languages.
  /\b(?:la|las|el|le|de|il|sua|tua|mia)(?:\s{1,2}password\s{1,2}| pass )(?:(?:de|del|della|dello|di|du|da|para|per|pour)\s[^\n.:;,]{1,40}?\s)?(?:\u00e8|es|ist|est)\s{1,2}["'`]?/,
  /\bsalasana(?:si)?\s?(?:on\s|:)\s{0,2}["'`]?/,
]);

/** The value itself. */
const value =
  /(?<value>[^\s"'`\u201c\u201d\u2019<>\\(){}[\]|*][^\s"'`\u201c\u201d\u2019<>\\|{}]{2,298}[^\s"'`\u201c\u201d\u2019<>\\.,;:?()*|\]{}])/;
/** Words before a key or a token that everybody may see. */
const notSecret =
  '(?:public|publishable|cache|mint|contract|page|next|sync|cursor|csrf|device|hash|id|sha|commit|primary|sample|the|an?|of|that|which|to|for|where|whose)\\b';
/** The value that stands before what is said of it. */
const valueFirst = inLines`
  ["'\x60\u201c](?<valueBeforeWords>[^\s"'\x60\u201c\u201d<>(){}[\]|\\]{6,60})["'\x60\u201d],?\s
    (?:is|was|as|for|\u2014|\u2013|-|that's|that\u2019s)\s[^\n."]{0,30}?\b(?:password|passcode|passphrase)\b|
  ["'](?<valueBeforeWords>[^\s"'\x60\u201c\u201d<>(){}[\]|\\]{8,60})["'][);]{0,3}[ \t]{1,4}(?:#|//)[ \t]{0,2}
    (?:(?:the|my|our|an?|db|database|admin|root|user|wifi|test|staging|prod|default|new|old)[ ]){0,3}
    (?:password|passcode|passphrase)(?=[ \t]{0,4}(?:\r?\n|$))|
  ["'](?<valueOfToken>[A-Za-z0-9_+/=-]{16,200})["'](?:\.\w{1,12}\(\))?[);,]{0,3}[ \t]{1,4}(?:#|//)[ \t]{0,2}
    (?:(?:the|my|our|an?|old|new|default|bot|access|auth)[ ]){0,3}(?:api[ _-]?key|token|secret)(?=[ \t]{0,4}(?:\r?\n|$))|
  \b(?:typ|enter|input|fill|past|put)(?:e[sd]?|s|ed|ing|ting)?\s(?:(?:in|the|text|value)\s){0,2}["'\x60\u201c]?
    (?<valueBeforeWords>[^\s"'\x60\u201c\u201d<>(){}[\]|\\]{6,60})["'\x60\u201d]?\s(?:(?:in|into|as|for)\s(?:[[(]?[\w-]{1,20}\s){0,4}|(?:when|if|once)\s(?:[a-z']{2,10}\s){0,3}?(?:asked|asks|prompted|prompts)\s(?:you\s)?for\s(?:(?:the|a|your|its)\s)?)
    ["'[(#]?(?:[\w-]{1,20}\s){0,2}(?:password|passcode|passphrase)(?![\w-]|\s(?:hash|polic|type|alg|manag|len|min|max|pattern|rule))|
  (?<![\w.@/=:-])(?<valueOfToken>(?=[A-Za-z0-9_-]{20})(?=[A-Za-z_-]{0,60}\d)[A-Za-z0-9_-]{20,200})["'\x60]?\s(?:is|was|(?:\u2014|\u2013|<?-{1,2}|\u2190)(?:\s(?:that|this|it)(?:['\u2019]s| is))?)\s(?:the|my|our|your|an?)\s
    (?:(?!${notSecret})[\w-]{1,20}\s){0,3}(?:(?:access|auth|bearer|api|refresh|deploy|service|bot)[ -]token|(?:api|access|secret)[ -]key|token|secret)\b(?!\s(?:id|name|hash|type|count|digest|fingerprint|version|commit))
`;

/** A password or a token that a person or a program tells in a looser sentence than "the password is". */
export const toldSecret: PatternDetector = {
  id: 'told-secret',
  type: 'secret',
  label: 'Secret told in conversation',
  shape:
    'An answer to a question for a password, a list entry `**Password:** …`, "set the token to …", "use … as the token", "log in as … with …".',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    pepper|salt|password|passwd|passcode|passphrase|pwd|pat: |pat is |pat = |pw:|pw |pw?|pw'|pw*|pw..|pass:|pass |pass*|pass..|token|key|secret|credential|creds|bearer|account (|
    log in|login|sign in|logged in as|authenticate as|connect as|salasana|la pass |las pass |
    de pass |el pass |le pass |il pass |sua pass |tua pass |mia pass |one is |one was |one's |one for 
  `.split('|'),
  pattern: expression(`${sayings}${value.source}|${valueFirst}`, 'gi'),
  // What a sentence goes on with behind each word, and for most a word with a digit soon after it.
  guard: inLines`
    ${notACount}(?:
      (?:token|key|secret|password|passphrase)s?(?!\w)${renewed}|
      (?:token|key|secret)s?(?!\w)(?:
        ${asked}|
        \*{2}|:\*|${spaceWritten}{0,2}\.\.|${spaceWritten}{1,2}(?:[-(–]|\\+u2013)|
        (?:${quoteWritten})?${spaceWritten}(?:value|deco|decr|resolves|evaluates|expands)|
        ,?${spaceWritten}(?:you|we|to|that|which|is|as|=|below|here|from)(?!\w)${soonDrawn}|
        ${spaceWritten}{1,2}(?:${quoteWritten}|“|\\+u201c)?(?=[^\s"'\x60]{0,300}${drawn})
      )|
      (?:${asToken}|${isA}|${asComment})(?:token|key|secret|credential|bearer|pepper|salt)|
      credentials?${spaceWritten}\(|pat(?::| is| =) |
      pass(?:word|code|phrase)(?!\w)|
      (?<=_)pass (?:is|was)(?!\w)|
      pass [(:\u2013-]|pass (?:from|in|for|of|on)(?: [\w./@'\u2019-]{1,30}){1,3} ?:|
      (?:las?|de|el|le|il|sua|tua|mia) pass |
      (?<=(?:the|my|our|your)${spaceWritten}(?:[\w-]{1,20}${spaceWritten}){0,2})one(?:'s|${spaceWritten}(?:is|was|for))${spaceWritten}(?=${anyWritten(50)}\d)|
      (?:token|secret|key)(?:'|\u2019|\\+u2019)s${spaceWritten}{1,2}(?=(?:${quoteWritten})?[^\s"'\x60]{0,300}${drawn})|
      (?:pass(?! )|passwd|pwd|pw)(?!\w)(?:
        ${asked}|
        (?=${spaceWritten}|[,:*(.'’–-]|\\+(?:'|u201[39]))${soonDrawn}
      )|
      (?:log ?in|sign in)${spaceWritten}(?:as${spaceWritten}|\()|
      (?:logged in|authenticate|connect) as|
      (?:creds|account)${spaceWritten}\(|
      salasana
    )
  `,
  inName: neverInName,
  reach: [240, 420],
  accept: isTold,
};

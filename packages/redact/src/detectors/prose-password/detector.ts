import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, quoteWritten, spaceWritten, wordBegins } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isTold } from './accept.ts';

/** A passphrase as people draw it from a list, its words apart. */
const words = '[a-z]{3,10}(?: [a-z]{3,10}){3,11}(?:[ -]\\d{1,4})?';

/** Words with which a sentence goes on behind a word that means other things too. */
const goesOn =
  'for|of|on|to|at|from|that|which|they|he|she|you|we|i|in|is|was|are|will|should|=|as|now|currently|set|reset|changed|still';

/** A password that a person says in plain words. */
export const prosePassword: PatternDetector = {
  id: 'prose-password',
  type: 'password',
  label: 'Password in a sentence',
  shape: 'A sentence that tells a password: "the password is …", "log in with name / password", "passcode: …".',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    secret|connect|ssh|account|sign in|authenticate|logged|user|password|passwd|passcode|pwd|credential|
    passphrase|login|log in|log-in|logging in|signing in|pass |creds|pw |pw:|pw=|pw(| pw|pin |pin:| pin|wifi|wi-fi|wlan|hotspot|psk|shared key|shared-key|wpa|network key|wireless key|network security key|wireless security key
  `.split('|'),
  pattern: expression(
    inLines`
      \bpassphrase\b[^\n"'\x60.]{0,40}?(?:\s(?:is|was|to)|:)\s{1,2}(?:
        ["'\x60\u201c](?<valueOfWords>${words})["'\x60\u201d]|
        (?<valueOfWords>${words}(?<=\d))(?=[ \t]{0,8}(?:[\r\n.,]|$))
      )|
      \bpassphrase(?:\s(?:for|of|to|on)\s[^\n:.]{1,40}?)?(?:\sis)?:\s{1,2}(?<valueOfLongWords>${words})(?=[ \t]{0,8}(?:[\r\n]|$))|
      \b(?:
        pass(?:word|code|phrase)\s(?:\w{1,12}\s){0,3}?(?:generated|created|set|assigned|issued|reset|changed|stored)\s
          (?:for|to|on|by|in)\s[^\n:]{1,60}:\s{1,2}["'\x60\u201c*]{0,3}|
        \b(?:account|user|login)\s(?:\S{1,30}\s)?(?:was|is|has\sbeen|got)\s(?:now\s)?reset\sto\s["'\x60]?(?=[^\s"'\x60]{1,60}[\d!#$%&*+=@^_~-][^\s"'\x60])(?=[^\s"'\x60]{0,60}[A-Z])(?=[^\s"'\x60]{0,60}[a-z])(?=[^\s"'\x60]{8})|
        (?:generated|temporary|initial|random)\s(?:[\w-]{1,12}\s)?password\s(?=[^\s]{0,60}\d[^\s]{0,60}\d)(?=[^\s]{0,60}[A-Z])(?=[^\s]{0,60}[a-z])(?=[^\s]{8})|
        pass(?:word|code|phrase)\s(?:when|if|once)\s(?:[a-z'\u2019]{2,7}\s){0,2}(?:prompted|asked|asks|prompts)(?:\s(?:you|for|it|one)){0,3}\s?:\s{1,2}["'\x60\u201c*]{0,3}|
        (?<![^\n])password\s(?!hash|salt|type)[\w.-]{2,40}\s=\s|
        (?:pw[ ]|pwd[ \t])(?=[^\s"'\x60]{6})(?=[^\s"'\x60]{0,80}\d)(?=[^\s"'\x60]{0,80}[A-Za-z])|
        (?:pass(?:word|wd|code|phrase)|pwd|(?:pw|pass|pin(?: code){0,1})(?=[ ])|pw(?=:)|secret|credentials{0,1}|creds|logins{0,1})
          (?:\s(?:(?:for|of|on|to|at|from|that|which|they|he|she|you|we|i|in\s(?:the|our|this|my|your))\s(?:[^\n.:;,]|\.(?=\w)){1,60}?|here|there)|,\swhich\s[^\n.:;,]{1,40},){0,1}(?:
            \s(?:(?:reads?|says|shows)(?=:?\s["'\x60\u201c])|is|was|are|has been|will be|should be|=|to|as|now|currently|set to|reset to|changed to|still|ist|lautet|war|est?|[\u00e9\u00e8])
          ){1,3}(?:\s(?:now|currently|just|still|simply|set to)){0,1}\s{0,2}:{0,1}\s{1,2}
          (?:<(?:b|strong|em|i|code|span|tt|kbd)(?:\s[^<>]{1,80})?>\s{0,2})?["'\x60\u201c\u2018*]{0,3}|
        (?<=@[\w.-]{3,60},?\s)(?:and\s)?(?:the\s)?(?:(?:password|pwd)\s|pw[ ])(?:is\s)?["'\x60]?|
        \b(?:wi-?fi|wlan)(?:\s[\w-]{2,16})?:\s{1,2}["'\x60]?[\w -]{2,32}["'\x60]?\s/\s["'\x60]?(?=[^\s"'\x60]{8})|
        \b(?:wi-?fi|wlan|hotspot)\b[^\n.]{0,80}?[\s,;(-](?:key|schl(?:\u00fc|ue)ssel|cl[e\u00e9]|clave|chave|chiave|sleutel)
          (?:(?:\s[a-z]{2,8}){0,3}\s(?:is|ist|est|es|to)|\s{0,1}[:=]){0,1}\s{1,2}["'\x60\u201c*]{0,3}(?=[^\s"'\x60]{8})(?!WPA)|
        \b(?:(?:pass(?:word|wd|code|phrase)|pwd|pw(?=[ ])|psk)(?:\sfor\s[^\n.:;,]{1,40}?)?|pass(?=[ ]..[ ]{1,2}[^\s"'\x60]{6})(?=[ ]..[ ]{1,2}[^\s]{0,60}\d)(?=[ ]..[ ]{1,2}[^\s]{0,60}[a-zA-Z]))\s{1,2}(?:\u2192|\u2014|->|=>)\s{1,2}["'\x60\u201c\u2018*]{0,3}|
        \bpassword\s{1,2}["'\x60*]{0,3}(?=[^\s"'\x60]{6,60}["'\x60*]{0,3}\shai\b)|
        \b(?:wpa[23]?(?:[-/ ](?:psk|wpa[23]|personal)){0,2}[ -]|(?:wireless|network)[ ](?:security[ ])?)key(?:(?:\s(?:is|was)|\s?[:=])\s{1,8}|[ ]{2,8}|\t)["'\x60\u201c*]{0,3}
          (?=[^\s"'\x60]{8,63}(?:["'\x60]|\s|$))(?=[^\s"'\x60]{0,62}\d)(?=[^\s"'\x60]{0,62}[A-Za-z])|
        \b(?:psk|pre-?shared[ ]key)(?:\sfor\s[^\n.:;,]{1,40}?)?(?:\s(?:is|was)|\s?[:=])\s{1,2}["'\x60\u201c*]{0,3}|
        \b(?:acc(?:oun)?t?|usr|user(?:name)?|login)[ ]?:?[ ]{1,2}["'\x60]?(?!(?:tests?|checks?|can|will|should|must|to|and|or|the|an?|is|are|does|may|flows?|forms?|pages?)\b)
          [\w.@+-]{2,60}["'\x60]?,?[ ]{1,2}(?:(?:and|with)[ ])?(?:pass|pwd|pw)[ ]{1,2}["'\x60]?(?=[^\s"'\x60]{6})(?=[^\s"'\x60]{0,80}\d)(?=[^\s"'\x60]{0,80}[A-Za-z])|
        \b(?:key|cl[e\u00e9]|clave|chave|chiave|sleutel|schl(?:\u00fc|ue)ssel|nyckel|senha|contrase(?:\u00f1|n)a|pass(?:word)?)\s
          (?:(?:for|of|to|de|del|du|da|do|della|van|vom|the|our|la|le|el|il|het)\s){0,2}(?:wi-?fi|wlan)(?:\s(?:is|ist|est|es|\u00e9|\u00e8)|\s?[:=])?\s{1,2}["'\x60\u201c*]{0,3}(?=[^\s"'\x60]{8})(?!WPA)|
        \b(?:wi-?fi|wlan)\s\([^()\n]{1,32}\)\s?:\s{1,2}["'\x60]?(?=[^\s"'\x60]{8})(?=[^\s"'\x60]{0,40}\d)(?=[^\s"'\x60]{0,40}[A-Za-z])|
        (?:(?:pass(?:word|code|phrase)|pwd)\s|pw[ ])(?<quoted>["'\x60\u201c\u2018])(?=
          [^\s"'\x60\u201c\u201d\u2018\u2019]{8,60}["'\x60\u201d\u2019]
        )|
        \b(?:log(?:ged|ging)[ ]in|log[ -]?in|sign(?:ing)? in|connect)\s(?:as|with)\s["'\x60]{0,1}[\w.@+-]{2,60}
          ["'\x60]{0,1}\s{0,2}/\s{0,2}["'\x60]{0,1}|
        \bssh\s(?:in\s?)?(?:to\s)?[\w.@:-]{2,80}\sas\s[\w.-]{2,40}\s/\s(?=[^\s"'\x60]{0,80}\d)(?=[^\s"'\x60]{0,80}[A-Z])|
        (?:log(?:ged){0,1}[ -]{0,1}in|login|sign in|ssh|authenticate|connect|credentials|creds|account)\b
          (?:[^\n.]|\.(?=\S)){0,60}?\b(?:with|as|using|use|are|is|:)(?:[^\n.]|\.(?=\S)){0,40}?(?:password|passwd|pass|pwd|pw)
          \s{1,2}(?:is\s|of\s|=\s{0,1}|:\s{0,1}){0,1}["'\x60\u201c\u2018*]{0,3}|
        (?:use|with|using|try|enter|type|set)\s(?:the\s|this\s|my\s|a\s|as\s){0,2}
          (?:password|passcode|passphrase|pwd|(?:pw|pin)(?=[ :]))\s{0,1}:{0,1}\s{1,2}["'\x60\u201c\u2018*]{0,3}|
        \b(?:pass(?:word|code|phrase)|pwd)\sfor\s(?:now|today|the\stime\sbeing)\s["'\x60\u201c*]{1,3}|
        (?:(?:pass(?:word|code|phrase)|pwd)\s{0,1}[(:=\u2013-]|pw(?:[(:=]|[ ][(:=\u2013-]))[(:=\u2013-]?(?:\*\*)?(?:currently|now|still|it is|it['\u2019]s)?\s{0,2}["'\x60\u201c\u2018*]{1,3}|
        \b(?:what(?:['\u2019]?s|\sis|\swas)|which|(?:tell|send|remind|give)\sme|knows?|needs?|got|have)\s[^\n]{0,50}\b(?:password|passwd|passcode|pwd|pw)\b[^\n]{0,40}\n[^\n]{0,40}?[:>]\s{1,2}["'\x60]?(?=[^\s]{0,60}[\d!#$%&*+=@^_~-])(?=[^\s]{6,60}[ \t]{0,4}(?:\r?\n|$))|
        (?:try|use|with|using|enter|type|it is|it's|and)\s{1,2}["'\x60\u201c]{0,1}(?=
          [^\s"'\x60\u201d]{4,80}["'\x60\u201d]{0,1}\s{1,2}(?:as|for|(?:when|if|once)\s(?:[a-z]{2,10}\s){0,3}(?:prompts?|prompted|asks?|asked)(?:\s[a-z]{2,4})?\sfor)\s(?:the\s|a\s|my\s|your\s|its\s){0,1}
            (?:\w{1,20}\s){0,2}(?:
              password|passcode|passphrase|pwd|(?<= )pw|(?<= )pin(?= (?:${goesOn})(?![\w-]))|
              (?<=\b\d{4,12}["'\x60\u201d]{0,1}\s{1,2}(?:as|for)\s(?:\w{1,20}\s){0,2}(?:\w{1,20} )?)pin
            )\b
        )|
        \b(?:pass(?:word|code|phrase)|pwd)\b[^\n]{0,60}?\b(?:
          (?:it|that)(?:'s|\u2019s| is)(?:\snow)?|try|namely|here it is|here you go|so
        )\s{0,1}:{0,1}\s{1,2}["'\x60\u201c*]{0,3}|
        \b(?:
          (?:credentials|creds|login|log in with)(?:\s{0,1}:|\s(?:is|are|->)){0,1}\s{1,2}
            ["'\x60*]{0,2}[\w.@+-]{2,60}["'\x60*]{0,2}\s{0,2}(?:/|:|\||and|,)\s{0,2}|
          user(?:name){0,1}(?:
            (?:\s(?:is|are|->)){0,1}\s{1,2}["'\x60*]{0,2}[\w.@+-]{2,60}["'\x60*]{0,2}:|
            (?:\s{0,1}:|\s(?:is|are|->)){0,1}\s{1,2}["'\x60*]{0,2}[\w.@+-]{2,60}["'\x60*]{0,2}
              (?:/|\s{1,2}[/|]\s{1,2}|(?:,|\s{1,2}and)\s{1,2}(?=(?:password|pw)\b))
          )
        )(?:password\s{0,1}:{0,1}\s{0,2}|pw\s{0,1}:{0,1}\s{0,2}){0,1}["'\x60*]{0,2}
      )(?<value>[^\s"'\x60\u201d\u2019<>\\]{3,100}[^\s"'\x60\u201d\u2019<>\\.,;:)*])
    `,
    'gi',
  ),
  // Before a password that comes later stand words of a connection, and words that programs write too are followed by a verb.
  guard: inLines`
    (?!user|ssh|connect|account|authenticate|logged|sign in|secret| p|p(?:ass|in) |pass(?:word|wd|code|phrase)|pwd|psk|shared)|
    ${wordBegins}psk(?!\w)(?=${spaceWritten}|[:=])|(?<=pre-?)shared key|(?<=pre[ -])shared.key|
    (?<!etc/)${wordBegins}(?:pass(?:word|wd|code|phrase)|pwd)(?!\w)|
    p(?:ass|in) (?:code )?(?:
      (?:${goesOn})(?![\w-])(?!(?<=in) (?!the|our|this|my|your))|
      ${spaceWritten}|=|\\|->|[\u2192\u2014]|
      (?<=(?:acc(?:oun)?t?|usr|user(?:name)?|login)${spaceWritten}?:?${spaceWritten}{1,2}(?:${quoteWritten})?[\w.@+-]{2,60}(?:${quoteWritten})?,?${spaceWritten}{1,2}(?:(?:and|with)${spaceWritten})?pass )(?=\S{0,80}\d)
    )|
    (?:ssh|connect|account|authenticate|logged|sign in)(?=
      ${anyWritten(124)}(?:pass|pw)|
      ${anyWritten(96)}as${spaceWritten}[\w.-]{2,40}${spaceWritten}/${spaceWritten}|
      [a-z -]{0,4}${spaceWritten}(?:as|with)${spaceWritten}|
      ${spaceWritten}(?:\S{1,30}${spaceWritten})?(?:was|is|has been|got)${spaceWritten}(?:now${spaceWritten})?reset
    )|
    secret${spaceWritten}|
    [ ]pw(?=[ ?!]{0,2}(?:\r?\n|\\+[rn]))|[ ](?:pw|pin)(?!\w)(?<=(?:as|for)${spaceWritten}(?:\w{1,20}${spaceWritten}){0,3}(?:pw|pin))|
    user(?:name)?(?:${spaceWritten}?:|${spaceWritten}(?:is|are|->))?${spaceWritten}{1,2}(?:${quoteWritten}|\*){0,2}
      [\w.@+-]{2,60}(?:${quoteWritten}|\*){0,2}${spaceWritten}{0,2}(?:\\*/|[:|,]|and)${spaceWritten}{0,2}
      (?:(?:password|pw)${spaceWritten}?:?${spaceWritten}{0,2})?(?:${quoteWritten}|\*){0,2}(?=
        \S{0,100}?(?:[^A-Za-z\s.,:;()'"\x60/\\]|(?:\.[a-z]{4,10}){2})
      )
  `,
  // Where the anchor is one of these, the word itself comes later, or the name goes on with somebody's.
  inName: '(?:user(?:name)?|log ?in)[ :]|(?!user|log ?in|logged|ssh|account|connect|sign in|authenticate)',
  reach: [280, 340],
  accept: isTold,
};

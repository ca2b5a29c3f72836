import type { PatternDetector } from '../../detector.ts';
import { type GoesOn, itemsOn } from '../../layouts/goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, wordBegins } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a code is for. */
const kinds =
  'verification|security|authentication|auth|confirmation|login|sign-in|sms|access|recovery|backup|scratch'.split('|');

/** What a short number opens. */
const locks = 'sim|card|atm|alarm|door|gate|safe|unlock|voicemail|debit'.split('|');

/** What has a code that somebody has to know to get in. */
const doors = 'door|gate|alarm|safe|unlock|disarm|keypad|lockbox|padlock|garage|entrance';

/** Who has a number of a conference. */
const hosts = ['host', 'conference', 'meeting'];

/** What the code of a door is called elsewhere. */
const doorsAbroad = inLines`
  (?:(?:haus)?t(?:\u00fc|ue)r|tor|alarm|tresor|safe|garagen|keller|eingangs|schloss|box|sperr)code(?: ist| lautet| ?:)|
  code (?:du |de la |des |de l['\u2019] ?)(?:portail|portillon|porte|alarme|coffre|immeuble|entr\u00e9e|garage|cadenas|digicode|interphone)[^\n.:;,\d]{0,24}?(?: (?:c['\u2019]est|est)| ?:)|
  c\u00f3digo d(?:e|el|e la|o|a) (?:puerta|port\u00f3n|portal|alarma|caja|garaje|candado|entrada|porta|port\u00e3o|alarme|cofre|cadeado|garagem)[^\n.:;,\d]{0,24}?(?: es| \u00e9| ?:)|
  codice de(?:l |lla |ll['\u2019] ?)(?:porta|portone|cancello|allarme|cassaforte|garage|lucchetto)[^\n.:;,\d]{0,24}?(?: \u00e8| ?:)
`;

/** What is said between the word and the number, language by language. */
const is = '(?:is|ist|lautet|est|es|\\u00e9|\\u00e8|jest|to|je|\\u00e4r|er)';

/** A code that lets somebody in once, and the list that lets in when the phone is lost. */
export const oneTimeCode: PatternDetector = {
  id: 'one-time-code',
  type: 'otp',
  label: 'One-time or recovery code',
  shape:
    'A code of 4 to 10 characters, or a list of recovery codes, behind words such as `OTP`, `verification code` or `backup codes`.',
  link: 'https://www.rfc-editor.org/rfc/rfc6238',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    otp|one-time|2fa|mfa|recovery key|passcode|two-factor|one time|pin |pin: |pin : |pin-|pinkod|pincode|"pin"|'pin'|"pin_code"|'pin_code'|"pincode"|'pincode'|
    setup key|set-up key|setup code|set-up code|setup secret|set-up secret|entry key|entry code|
    entry secret|authenticator
  `
    .split('|')
    .concat(
      [
        'code for the',
        ...['lock code', 'lock-code', 'entry-code', 'combo ', 'combination ', 'combination:', 'opens', 'unlocks with'],
        ...hosts.flatMap((host) =>
          [' ', '-'].flatMap((joint) => ['pin', 'code', 'passcode'].map((word) => `${host}${joint}${word}`)),
        ),
        ...['alarm', 'tresor', 'safe', 'garagen', 'keller', 'eingangs', 'schloss', 'box', 'sperr'].map(
          (what) => `${what}code`,
        ),
        ...['rcode ', 'rcode:', 'code du ', 'code de la ', 'code de l', 'code des ', 'digo d', 'codice de'],
        ...['puk ', 'puk:', 'puk=', 'puk-', 'pukcode', 'puk1', 'puk2'],
        'code to the',
        'code of the',
        ...['for', 'to', 'of'].flatMap((to) => [`code ${to} our`, `code ${to} my`]),
      ],
      doors.split('|').map((door) => `${door} code`),
      kinds.flatMap((kind) => ['', ' ', '_', '-'].flatMap((joint) => [`${kind}${joint}code`, `${kind}${joint}pin`])),
      locks.flatMap((lock) => ['', ' ', '_', '-'].map((joint) => `${lock}${joint}pin`)),
      kinds.map((kind) => `${kind} token`),
    ),
  // Two digits of a hash are followed by an a as well.
  guard: `(?!2fa|pi\\\\*n|opens[a-z_]|[a-z-]{3,14} token)|${wordBegins}2fa|${wordBegins}pin(?=[ :-]|kod|code)(?=[^\\n]{0,60}?\\d{4})|[a-z-]{3,14} tokens?(?=${anyWritten(70)}\\d)`,
  trigger: expression('\\u043f\\u0438\\u043d-\\u043a\\u043e\\u0434', 'gi'),
  pattern: expression(
    inLines`
      (?:"pin(?:_?code)?\\{0,3}"|'pin(?:_?code)?\\{0,3}')\s{0,3}:\s{0,3}\\{0,3}["'](?<value>\d{4,8})(?=\\{0,3}["'])|
      ["'](?:[a-z]{2,12}_?)?passcode\\{0,3}["']\s{0,3}:\s{0,3}\\{0,3}["'](?:(?<value>(?=\d{0,9}[a-z])(?=[a-z]{0,9}\d)[a-z\d]{6,10})|(?<valueOfLetters>[a-z]{6,10}))(?=\\{0,3}["'])|
      ["'](?:backup|recovery|scratch)_?codes\\{0,3}["']\s{0,3}:\s{0,3}\\{0,3}["'](?<value>[A-Za-z0-9-]{8,24})
        (?=\\{0,3}["'])|
      \b(?:
        (?:set-?up|manual entry|entry|authenticator(?: app)?) (?:key|secret|code)(?: in(?:to)? [a-z' ]{1,40})?|
        key (?:in(?:to)?|to) (?:your|the|an|my) [a-z' ]{0,24}authenticator(?: app)?|
        (?:t?otp|2fa|mfa|two-factor) (?:seed|secret|key)(?: (?:for|of|to) [^\n:;.]{1,40}(?=:))?
      )
        (?: (?:by hand|manually|instead|is))?\s?:?\s{1,2}["'\x60]?(?<value>
          [A-Z2-7]{16,64}|
          [a-z2-7]{4}(?: [a-z2-7]{4}){3,15}|
          [A-Z2-7]{4}(?: [A-Z2-7]{4}){3,15}
        )(?![A-Za-z0-9])|
      \b(?:backup|recovery|scratch)[ _-]codes?\b[^\n:]{1,60}:[ \t]{0,4}\r?\n\s{0,8}(?:[-*\u2022]\s{1,3}|\d{1,2}[.)]\s{1,3})?(?<value>
        \d{6,10}(?:\r?\n[ \t]{0,8}(?:[-*\u2022]\s{1,3}|\d{1,2}[.)]\s{1,3})?\d{6,10}){1,20}
      )(?=[ \t]{0,8}(?:\r?\n|$))|
      \b(?:backup|recovery|scratch)[ _-]codes?(?: (?:for|of|to|from) [^\n:.,]{1,60}?)?(?: are)?: {1,3}["'\x60]?(?<value>
        (?:\d{4} \d{4}|[A-Za-z\d]{4,8}(?:-[A-Za-z\d]{4,8}){1,5})(?:["'\x60]?(?:[,;] {0,2}(?:and )?| and )["'\x60]?(?:\d{4} \d{4}|[A-Za-z\d]{4,8}(?:-[A-Za-z\d]{4,8}){1,5})){1,20}
      )(?![\w-])|
      \b(?:${locks.join('|')})[ _-]?pin(?: is|\\{0,3}["'\x60])?\s?(?:[:=]\s{0,2}|\s{1,2})\\{0,3}["'\x60]?(?<value>\d{4,8})(?!\d)|
      \brecovery key(?: is)?\s?:?\s{1,2}["'\x60]?(?<value>[A-Z\d]{4,8}(?:-[A-Z\d]{4,8}){3,9})(?![\w-])|
      \b(?:${doorsAbroad})\s{1,2}(?<value>\d{4,8}#?)(?![\d-])|
      \b(?:${doors}) code(?: is)?\s?:?\s{1,2}(?<value>\d{4,8}#?)(?!\d)|
      \b(?:${doors}|entry|access|lock)[ -]?code (?:for|to|of) (?:the|our|my) [^\n.:;,\d]{1,40}?(?: is|:) {1,2}(?<value>\d{4,8}#?)(?![\d-])|
      \b(?:combo|combination) (?:for|of|to|on) (?:[a-z]{2,12} ){0,3}(?:lock|padlock|safe|cage|locker|door|vault|bike|gate|cabinet|suitcase|luggage|shed|gym|rack)(?: is|:) {1,2}
        (?<value>\d{1,2}(?:(?:-|, ?| )\d{1,2}){2,3})(?!\d)|
      \b(?:safe|lock|padlock|vault) combination(?: is|:) {1,2}(?<value>\d{4,8}|\d{1,2}(?:(?:-|, ?| )\d{1,2}){2,3})(?!-?\d)|
      \bPUK[12]?(?:[ -]?code)?(?: is| ?[:=])? {1,2}(?<value>\d{8})(?![\d-])|
      \bpin: {1,2}(?<value>\d{6,8}) (?:for|to|opens|unlocks) (?:the|our|my|your) |
      \b(?:lockbox|lock box|key ?box|keypad|safe|gate|door|locker|garage|alarm)(?: code)?(?: (?:in|on|at|of|to|behind) [^\n:;,]{1,30}?)? (?:opens|unlocks) with {1,2}(?<value>\d{4,8}#?)(?!\d)|
      \b(?:${hosts.join('|')})[ -](?:pin|code|passcode)(?: is|:)? {1,2}(?<value>\d{4,10}#?)(?![\d-])|
      \bcode (?:for|to|of) (?:the|our|my) [^\n.:;,\d]{0,30}?\b(?:${doors}|lock|locker|shed|cabinet|building|office)\b[^\n.:;,\d]{0,24}?(?: is|:) {1,2}(?<value>\d{4,8}#?)(?![\d-])|
      \bpin(?:code|kode?n?|[ -](?:code|kode?n?|nummer|number))?(?:[ ](?:for|f\u00fcr|zum|zur|pour|para|per|de|del|da|do|till?|k|ke)[ ][^\n.:;,\d]{1,30}?)?
        (?:[ ]${is}[ ]{1,2}|[ ]?:[ ]{1,2})["'\x60*]{0,3}(?<value>\d{4,5})(?![\w/-]|[.,:]\d)|
      \u043f\u0438\u043d-\u043a\u043e\u0434[\u0430-\u044f]{0,2}(?:\s[\u0430-\u044f]{1,12}){0,2}\s?(?::|\u2014|-)?\s{1,2}(?<value>\d{4,8})(?!\d)|
      \b(?:
        (?:
          otp|totp|2fa|mfa|one[- ]time|two-factor
        )[ _-]?(?:pass|pin|auth|sms|login)?(?:code|password|passcode|token|pin)s?|
        (?:${kinds.join('|')})(?:[ _-]?(?:(?:pass)?code|pin)|[ ]token)s?|
        otp|passcode
      )["'\x60]?(?:\s(?:is|are|was|(?:for|they|you|we|i|he|she|it|that|from|which)\s[^\n:.]{1,40}?(?:is|:)))?\s{0,2}[:=]{0,2}\s{0,12}[["'\x60*]{0,3}
        \s{0,8}(?:\([^()\n]{1,40}\):?\s{1,4})?(?:[>|\u2502+-]\s{1,2})?(?:\d{1,2}[.)]\s{1,3})?(?<value>
          \d{6,10}(?:
            ["'\x60]?(?:,\s{0,3}(?:and\s)?|\sand\s|\r?\n[ \t]{0,8}(?:[-*\u2022]\s|\d{1,2}[.)]\s)?)["'\x60]?
              \d{6,10}
          ){1,20}|
          \d{4}[ -]\d{4}(?:[,;\s]{1,6}(?:\d{1,2}[.)]\s|[-*\u2022]\s)?\d{4}[ -]\d{4}){1,19}|
          (?:G-)?\d{3}[ -]?\d{3,5}\b|
          \d{4}\b|
          (?:\d{1,2}[.)]\s|[-*\u2022]\s)?[A-Za-z0-9]{4,8}(?:-[A-Za-z0-9]{4,8}){1,5}(?:
            ["'\x60]?[\s,>|\u2502]{1,12}(?:\d{1,2}[.)]\s|[-*\u2022]\s)?["'\x60]?[A-Za-z0-9]{4,8}
              (?:-[A-Za-z0-9]{4,8}){1,5}
          ){0,19}|
          (?=[a-z0-9]{0,9}\d)[a-z0-9]{8,10}(?:
            ["'\x60]?[\s,]{1,8}(?:\d{1,2}[.)]\s|[-*\u2022]\s)?["'\x60]?(?=[a-z0-9]{0,9}\d)[a-z0-9]{8,10}
          ){1,20}
        )(?!-?[A-Za-z0-9])|
      \bpasscode(?: is|:) {1,2}["'\x60]?(?<valueOfLetters>[a-z\d]{6,10})(?![\w(.-])
    `,
    'gi',
  ),
  reach: [60, 900],
  goesOn: (text, start, end, last) => listOf(text.slice(start, end))?.(text, start, end, last) ?? end,
  // The rows of a keyboard stand for a code.
  accept: (value, { groups }) =>
    groups['valueOfLetters'] === undefined
      ? /\d/.test(value) && !/^(?:654321|(\d)\1{3,})$/.test(value)
      : isOfTwoCases.test(value) && !writtenTogether.test(value),
};

/** Letters as a conference draws them, and no word, no name of a variable and no abbreviation. */
const isOfTwoCases = /[a-z].*[A-Z]|[A-Z].*[a-z]/;
const writtenTogether = /^(?:[A-Z]?[a-z]+(?:[A-Z][a-z]+)*|[A-Z]{2,5}[a-z]{3,}|[a-z]{3,}[A-Z]{1,5})\d{0,3}$/;

/** What stands between two codes of a list. */
const between =
  '["\'\\x60]?(?:[,;]\\s{0,3}(?:and\\s)?|\\r?\\n[ \\t>|\\u2502]{0,12}|[ \\t]{1,8})(?:\\d{1,4}[.)]\\s{1,3}|[-*\\u2022]\\s{1,3})?["\'\\x60]?';
const lists = [
  '\\d{4}[ -]\\d{4}',
  '\\d{6,10}',
  '[A-Za-z0-9]{4,8}(?:-[A-Za-z0-9]{4,8}){1,5}',
  '(?=[a-z0-9]{0,9}\\d)[a-z0-9]{8,10}',
].map((code) => ({
  last: new RegExp(`(?:${between}${code}){12}$`, 'i'),
  goesOn: itemsOn(new RegExp(`${between}${code}(?!-?[A-Za-z0-9])`, 'iy')),
}));

/** How a list goes on, when a match is one. */
function listOf(match: string): GoesOn | undefined {
  return lists.find(({ last }) => last.test(match))?.goesOn;
}

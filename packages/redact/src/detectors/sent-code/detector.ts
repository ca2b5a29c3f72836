import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What such a code is called, where words are parted by blanks: in English it is read here only behind the number. */
const english = inLines`
  (?:verification|security|confirmation|authentication|log-?in|sign-?in|access|one[- ]time|activation)
    [ -](?:(?:pass)?code|password|pin)|
  otp|passcode
`;
const abroad = inLines`
  code (?:
    de (?:v\u00e9rification|confirmation|s\u00e9curit\u00e9|connexion|validation)|
    d['\u2019](?:authentification|acc\u00e8s|activation)
  )|
  c\u00f3digo de (?:
    verifica(?:ci\u00f3n|\u00e7\u00e3o)|confirma(?:ci\u00f3n|\u00e7\u00e3o)|seguridad|seguran\u00e7a|acceso|acesso|
    activaci\u00f3n|ativa\u00e7\u00e3o
  )|
  codice di (?:verifica|conferma|sicurezza|accesso|attivazione)|
  (?:
    zugangs|zutritts|toegangs|best\u00e4tigungs|verifi(?:zierung|kation)s|sicherheits|einmal|anmelde|aktivierungs|freischalt|
    verificatie|bevestigings|beveiligings|inlog
  )code|
  (?:verifi(?:erings|kasjons|kations)|bekr(?:\u00e4|\u00e6)ftelses?|bekreftelses|s(?:\u00e4kerhet|ikkerhed|ikkerhet)s|eng(?:\u00e5)ngs|inloggnings)
    kode?n?|
  (?:m|sms-?|push-?|photo|chip)?tan(?:-?code)?(?=(?: (?:is|ist|lautet))?:? {1,2}\d{6})|
  kod (?:weryfikacyjny|potwierdzaj\u0105cy|bezpiecze\u0144stwa|dost\u0119pu|autoryzacyjny)|
  (?:vahvistus|turva|kerta)koodi(?:si|nne)?|
  (?:do\u011frulama|onay|g\u00fcvenlik|giri\u015f) kodu(?:nuz|n)?|
  ov(?:\u011b\u0159|er)ovac\u00ed k\u00f3d|
  (?:ellen\u0151rz\u0151|meger\u0151s\u00edt\u0151|biztons\u00e1gi) k\u00f3d(?:ja|od)?|
  kode (?:verifikasi|konfirmasi|keamanan|otp)(?: (?:anda|kamu))?|
  m\u00e3 (?:x\u00e1c (?:minh|nh\u1eadn|th\u1ef1c)|otp)(?: c\u1ee7a (?:b\u1ea1n|qu\u00fd kh\u00e1ch))?|
  \u043a\u043e\u0434 (?:
    (?:\u0434\u043b\u044f )?(?:
      \u043f\u043e\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043d\u0438\u044f|\u043f\u0440\u043e\u0432\u0435\u0440\u043a\u0438|
      \u0434\u043e\u0441\u0442\u0443\u043f\u0430|\u0432\u0445\u043e\u0434\u0430|
      \u0430\u0432\u0442\u043e\u0440\u0438\u0437\u0430\u0446\u0438\u0438|\u0430\u043a\u0442\u0438\u0432\u0430\u0446\u0438\u0438|
      \u043f\u0456\u0434\u0442\u0432\u0435\u0440\u0434\u0436\u0435\u043d\u043d\u044f|\u043f\u0435\u0440\u0435\u0432\u0456\u0440\u043a\u0438
    )
  )|
  \u03ba\u03c9\u03b4\u03b9\u03ba\u03cc\u03c2 (?:\u03b5\u03c0\u03b1\u03bb\u03ae\u03b8\u03b5\u03c5\u03c3\u03b7\u03c2|\u03b5\u03c0\u03b9\u03b2\u03b5\u03b2\u03b1\u03af\u03c9\u03c3\u03b7\u03c2)|
  \u0631\u0645\u0632 (?:\u0627\u0644)?(?:\u062a\u062d\u0642\u0642|\u062a\u0623\u0643\u064a\u062f)|
  \u05e7\u05d5\u05d3 \u05d4?\u05d0\u05d9\u05de\u05d5\u05ea
`;
/** The same where nothing parts a word from the next. */
const unparted = inLines`
  [\u9a8c\u9a57]\u8bc1\u7801|\u9a57\u8b49\u78bc|\u6821\u9a8c\u7801|\u52a8\u6001\u7801|
  (?:\u8a8d\u8a3c|\u78ba\u8a8d)(?:\u30b3\u30fc\u30c9|\u756a\u53f7)|\u30ef\u30f3\u30bf\u30a4\u30e0\u30d1\u30b9\u30ef\u30fc\u30c9|
  (?:\uc778\uc99d|\ud655\uc778) ?(?:\ubc88\ud638|\ucf54\ub4dc)
`;

const is =
  '(?:ist|lautet|est|es|is|to|\u00e9|\u00e8|\u00e4r|er|on|je|adalah|l\u00e0|\u0647\u0648|\u05d4\u05d5\u05d0|\u03b5\u03af\u03bd\u03b1\u03b9)';
const digits = '\\d{4,8}|\\d{3}[ -]\\d{3}';
const end = '(?![\\w-]|[.,]\\d)';
const opening = '["\'\\x60*\u201c\u201e\u00ab([\u3010\u300c\uff08]{0,3}';

/** What else is a code, and sent. */
const otherCodes =
  'error|exit|status|promo|discount|coupon|voucher|gift|order|booking|postal|zip|area|country|reference|referral|tracking|source';

/** A code that somebody is sent, in the words of such a message. */
export const sentCode: PatternDetector = {
  id: 'sent-code',
  type: 'otp',
  label: 'One-time code in a message',
  shape:
    'A code of 4 to 8 digits behind what it is called in one of some twenty languages, or before it: "… is your verification code".',
  link: 'https://www.rfc-editor.org/rfc/rfc6238',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...'verification|security|confirmation|authentication|login|log-in|signin|sign-in|access|activation'
      .split('|')
      .flatMap((kind) => [' ', '-'].flatMap((joint) => ['code', 'password', 'pin'].map((what) => kind + joint + what))),
    ...inLines`
      one-time |one time |passcode|otp|code is|code:|code it|code, it|code, which|code which|code we |code i |code they |code sent |code texted |code emailed |code e-mailed |code mailed |code messaged |you the code|me the code|you a code|me a code|
      digit code|digit passcode|this code |enter the code |use code|enter code|code de |
      code d|digo de |codice di |ungscode|gangscode|rittscode|ionscode|heitscode|einmalcode|anmeldecode|freischaltcode|tiecode|
      ingscode|inlogcode|ringskod|ionskod|elseskod|ftelsekod|tskod|dskod|ngskod|tan:|tan |tan-code|tancode|
      mtan|kod weryf|kod potw|kod bezp|kod dost|kod autor|tuskoodi|turvakoodi|kertakoodi|rulama kod|onay kod|
      venlik kod|kode verif|kode konf|kode keam|kode otp
    `.split('|'),
    // Of words with letters beyond ASCII the part without: to look for each such letter takes as long as for all of these.
    ...['ovac', 'biztons', 'c minh'],
  ],
  // Words one by one, without groups: then only their letters are looked for.
  trigger:
    /giri\u015f kod|\u0151 k|nh\u1eadn|th\u1ef1c|\u043a\u043e\u0434 |\u03c9\u03b4\u03b9\u03ba\u03cc\u03c2|\u0631\u0645\u0632 |\u05e7\u05d5\u05d3 |\u8bc1\u7801|\u8b49\u78bc|\u9a8c\u7801|\u52a8\u6001\u7801|\u8a8d\u30b3\u30fc\u30c9|\u8a8d\u756a\u53f7|\u8a3c\u30b3\u30fc\u30c9|\u8a3c\u756a\u53f7|\u30ef\u30f3\u30bf\u30a4\u30e0|\uc778\uc99d\ubc88\ud638|\uc778\uc99d\ucf54\ub4dc|\uc778\uc99d \ubc88\ud638|\uc778\uc99d \ucf54\ub4dc|\ud655\uc778\ubc88\ud638|\ud655\uc778\ucf54\ub4dc|\ud655\uc778 \ubc88\ud638|\ud655\uc778 \ucf54\ub4dc/gi,
  pattern: expression(
    inLines`
      (?<![\w.-])(?:${abroad})(?:(?: [^\s\d.:;,]{1,24}){0,3} ${is}(?: ?:)?|(?: [^\s\d.:;,]{1,24}){0,3} ?[:\uff1a]|(?=\s{1,2}\d{5})) {1,2}${opening}
        (?<value>${digits})${end}|
      (?:${unparted})\s?(?:\u306f|\u662f|\u4e3a|\u70ba|\ub294|\uc740)?\s?[:\uff1a]?\s?${opening}(?<value>${digits})${end}|
      (?<![\w.,:/#$-])(?:[A-Z]-)?(?<valueBeforeWords>${digits})(?:
        \s(?:is|as|${is})(?:\s[^\s\d:;.]{1,24}){0,5}?\s(?:[^\s\d:;.-]{2,20}-)?(?:${english}|${abroad})(?![\w-])|
        \s?(?:\u662f|\u4e3a|\u70ba|\u306f|\u304c|\uc740|\ub294)\s?[^\s\d:;.]{0,12}(?:${unparted})
      )|
      \byour (?:[^\s\d:;.,]{1,24} ){0,2}?code(?: is|:) ${opening}(?:[A-Z]-)?(?<valueOfYours>${digits})(?=["'\x60*)]{0,3}(?:[.,!;](?!\d)|\s{0,2}(?:\n|$|[(\u2013\u2014-])))|
      \b(?:texts?|texted|sms|2fa|mfa|authenticator)\b[^\n.;]{0,40}?(?<!error |exit |status )\bcode,? (?:it(?:['\u2019]s| is)|which is) ${opening}(?<value>${digits})${end}|
      (?<!(?:${otherCodes}) )\bcode (?:(?:we|i|they) (?:just |have )?)?(?:texted|e-?mailed|mailed|messaged|sent)
        (?: to)? (?:you|me|us|your [a-z]{3,8}|my [a-z]{3,8})(?: (?:by|via) [a-z]{3,8})?(?: is|:) ${opening}(?<value>${digits})${end}|
      \b(?:texted|e-?mailed|messaged|sent) (?:you|me) (?:the|a) code(?: is)?: ${opening}(?<value>${digits})${end}|
      \b(?:[4-8]|four|five|six|seven|eight)[ -]digit (?:pass)?code(?: is|:) ${opening}(?<value>${digits})${end}|
      \benter (?:this|the) code (?:to|and) (?:
        sign|log|verify|confirm|continue|finish|complete|reset|authenticate|activate
      )[^\n.:;\d]{0,32}: ${opening}(?<value>${digits})${end}|
      \b(?:use|enter) code ${opening}(?<value>${digits})["'\x60*]{0,3} (?:to|and) (?:
        sign|log|verify|confirm|continue|finish|complete|reset|authenticate|activate
      )
    `,
    'gi',
  ),
  // What every other program calls a code is somebody's only where a sentence says so.
  guard: `(?!code(?: is|:)|otp|ta\\\\*n )|(?<!\\w)otp(?!\\w)|tan (?:is|ist|lautet| ?\\d{6})|(?<=your${spaceWritten}(?:[^\\s\\d:;.,]{1,24}${spaceWritten}){0,2})code`,
  reach: [180, 120],
  accept: isSent,
};

function isSent(value: string, { text, start, end: to, groups }: Candidate): boolean {
  // A year stands beside many a word.
  if (groups['valueBeforeWords'] !== undefined && /^(?:19|20)\d\d$/.test(value)) return false;
  if (groups['valueOfYours'] === undefined) return true;
  const before = text.slice(Math.max(0, start - 60), start);
  if (
    /(?:zip|area|postal|post|error|exit|status|country|promo|coupon|discount|voucher|order|booking|product|source|sort|color|colour|response|return|reference|referral|tracking) code(?: is|:)/i.test(
      before,
    )
  )
    return false;
  return /verif|sign|log|shar|expir|valid|minute|\bmin\b|account|device|anyone|confirm|request/i.test(
    `${text.slice(Math.max(0, start - 120), start)} ${text.slice(to, to + 120)}`,
  );
}

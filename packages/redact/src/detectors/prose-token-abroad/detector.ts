import { isCode } from '../../assignment/code.ts';
import type { PatternDetector } from '../../detector.ts';
import { isPlainlyPublicId, isPublicId, isUniqueName, isUuid } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, notACount, slashWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isDrawn, isMixed } from '../../shape/varied.ts';

/** What a key is for, or whose it is. */
const purpose = inLines`
  \s(?:
    (?:
      f\u00fcr|zum|zur|des|der|dem|den|vom|von|beim?|para|por|de|del|da|do|das|dos|pour|du|chez|per|dei|della|
      dello|delle|degli|voor|van|f\u00f6r|till|til|for|do|dla|k|ke|pro|na|a|al|untuk|pentru
    )\s|
    (?:d|de l|dell|all)['\u2019]
  )[^\n.:;,]{1,40}?
`;

/** Whose it is, where a case says so and no word. */
const owner = '(?: [a-z\\u00df-\\u024f]{3,20}){0,2}';

/** What a key is called in English where the sentence around it is in another language. */
const borrowed = inLines`
  (?:
    (?:api|access|admin|app|auth|client|deploy|encryption|hmac|license|master|private|secret|service|session|signing|webhook)[ _-]?(?:key|secret)|
    (?<alone>(?<![\w-]|(?:primary|foreign|cache|partition|sort|public|map|lookup|object|host|idempotency)[ _-])(?:key|secret))
  )(?=\s(?:ist|lautet|est|es|\u00e9|\u00e8|\u00e4r|jest)\s)
`;

/** A key or a token that a person gives in plain words, elsewhere in the world. */
export const proseTokenAbroad: PatternDetector = {
  id: 'prose-token-abroad',
  type: 'secret',
  label: 'Token in a sentence of another language',
  shape:
    'A sentence in one of some twenty languages, from German and French to Turkish, Chinese and Korean, that gives a key or a token, and a value that looks random.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...inLines`
      schluessel|zugangssch|zugriffssch|zugangs-sch|zugriffs-sch|api-sch|api sch|apisch|geheimer sch|privater sch|hauptschl|masterschl|generalschl|
      geheimnis|sleutel|apinyckel|apikulcs|apianahtar|apikl|apiavain|
      ssel:|ssel :|ssel=|ssel =|ssel ist|ssel lautet|jeton| api|d'api|l'api|d'acc| secr|clave|chave|chiave|token|klucz
    `.split('|'),
    ...['codice seg', 'digo secreto', 'code secret', 'geheimcode', 'geheime code', 'tajny kod'],
    ...['api', 'access', 'auth', 'secret'].flatMap((kind) => ['', '-', ' '].map((joint) => `${kind}${joint}key`)),
    ...['ist', 'lautet', 'est', 'es', 'jest'].flatMap((is) => [`key ${is} `, `secret ${is} `]),
    ...['n', 'k', 'av', 'an'].flatMap((word) => [`api ${word}`, `api-${word}`]),
  ],
  trigger:
    /\u2019API|\u2019acc|\u30ad\u30fc|\u30c8\u30fc\u30af\u30f3|\u5bc6\u94a5|\u5bc6\u9470|\u4ee4\u724c|\u043a\u043b\u044e\u0447|\u0442\u043e\u043a\u0435\u043d|\ud1a0\ud070|API \ud0a4|\u0645\u0641\u062a\u0627\u062d/gi,
  pattern: expression(
    inLines`
      (?:
        (?:
          \u30ad\u30fc|\u30c8\u30fc\u30af\u30f3|\u5bc6\u94a5|\u5bc6\u9470|\u4ee4\u724c|
          \u043a\u043b\u044e\u0447(?: API| \u0434\u043e\u0441\u0442\u0443\u043f\u0430)?|
          \u0442\u043e\u043a\u0435\u043d(?: (?:API|\u0434\u043e\u0441\u0442\u0443\u043f\u0430|\u0431\u043e\u0442\u0430|\u0430\u0432\u0442\u043e\u0440\u0438\u0437\u0430\u0446\u0438\u0438|\u043e\u0431\u043d\u043e\u0432\u043b\u0435\u043d\u0438\u044f))?|
          \ud1a0\ud070|API \ud0a4|\u0645\u0641\u062a\u0627\u062d API
        )(?:\s?(?:\u662f|\u4e3a|\u306f|\uc740|\ub294))?\s{0,2}[:\uff1a=]?\s{0,2}["'\x60\u300c\u300e\u201c\uff02]?(?=[A-Za-z0-9])
          (?<value>
            [A-Za-z0-9_+/=~-][A-Za-z0-9_+/=.~-]{14,400}[A-Za-z0-9_+/=~-]
          )
      )|
      (?:
        (?:(?:api[ -]?|(?:zugangs|zugriffs)-?)schl\u00fc|(?:geheimer|privater)[ ]schl\u00fc|(?:api|zugangs|zugriffs|geheimer|privater)[ -]?schlue)ssel|
        geheimnis|(?:haupt|master|general)schl(?:\u00fc|ue)ssel|hoofdsleutel|(?:clave|chiave) maestra|chave (?:mestra|mestre)|
        (?:codice segreto|c\u00f3digo secreto|code secret|geheimcode|geheime code|tajny kod)|
        (?<alone>(?<![\w-])(?:schl(?:\u00fc|ue)ssel|chiave|chave|sleutel|klucz))(?=\s?:|\s(?:ist|lautet|\u00e8|\u00e9|is|to)\s)|
        (?:api|toegangs|geheime)[ -]?sleutel|
        (?:zugangs|toegangs)token|
        (?<![\w.-]|(?:mint|page|next|sync|continuation) )token|
        jeton(?: d['\u2019]acc\u00e8s)?|
        (?:cl\u00e9|clef) (?:(?:de l['\u2019]|d['\u2019])?api|d['\u2019]acc\u00e8s|secr\u00e8te)|
        clave (?:de )?(?:la )?(?:api|acceso|secreta)|
        chave (?:de |da )?(?:api|acesso|secreta)|
        chiave (?:dell['\u2019])?(?:api|di accesso|segreta)|
        api[ -]?(?:nyckel(?:n)?|kulcs|anahtar\u0131)|(?:api[ -]|(?<= )api)(?:n\u00f8gle(?:n)?|n\u00f8kkel(?:en)?)|
        cheia? api|kunci api|
        (?:
          klucz (?:do )?(?:api|dost\u0119pu|tajny)|
          kl\u00ed\u010d api|api[ -]?(?:kl\u00ed\u010d|klju\u010d|avain)|(?:api[ -]|(?<= )api)k\u013e\u00fa\u010d
        )${owner}|
        ${borrowed}|
        (?:api|access|auth|secret)[ -]?(?:key|token)(?=${purpose}\s?:)
      )(?:${purpose})?(?:
        \s(?:ist|lautet|is|est|es|\u00e9|\u00e8|\u00e4r|er|jest|je|to|este)(?:\s(?:jetzt|nu|maintenant|ahora|agora|ora))?\s?:?|
        \s?:|
        \s?=(?<!token\s?=)
      )\s{1,2}["'\x60\u201c\u201e\u00ab]{0,2}\s?(?<value>
        [A-Za-z0-9_+/=~-][A-Za-z0-9_+/=.~-]{10,400}[A-Za-z0-9_+/=~-]
      )
    `,
    'gi',
  ),
  // A word of that name alone, and soon a long one with a digit in it, which is looked at from its beginning only.
  guard: inLines`
    ${notACount}(?!token(?![\s:\\]))(?!token${spaceWritten}{0,2}[^\s:a-z\u0080-\uffff\\])
    (?:|${anyWritten(120)}(?<![\w+=.~/-]))(?=(?:[\w+=.~-]|${slashWritten}){12})(?:[\w+=.~-]|${slashWritten}){0,520}?\d
  `,
  reach: [64, 480],
  // A short one is mixed as no word is.
  accept: (value, { text, start, groups }) =>
    (value.length >= 16 || isMixed(value)) &&
    // Tables and maps have keys too: what opens something was drawn.
    (groups['alone'] === undefined ||
      (value.length >= 16 &&
        isDrawn(value) &&
        !isPublicId(value) &&
        !isUniqueName(value) &&
        !/^[\da-f-]+$/.test(value))) &&
    // A key of a map is called like that too: a digest, a number of a record or a unique name says nothing of a secret.
    !(
      /^[\da-f]{24,64}$|^[a-z]+(?:-[a-z\d]+)+$/.test(value) && bareKey.test(text.slice(Math.max(0, start - 16), start))
    ) &&
    (!isPlainlyPublicId(value) || (isUuid(value) && ofAccess.test(text.slice(Math.max(0, start - 60), start)))) &&
    !isCode(value, '') &&
    looksRandom(value) &&
    /\d.*[A-Za-z]|[A-Za-z].*\d/.test(value),
};

/** A key of an interface, or one that is secret: of a token alone the number is told as well. */
const ofAccess =
  /(?:api[ -]?(?:schl(?:\u00fc|ue)ssel|sleutel|nyckel)|(?:cl\u00e9|clef|clave|chave|chiave|klucz)\s[^\n:]{0,14}(?:api|acc|acesso|secr|segret))[^\n:]{0,24}?(?::|\s[a-z\u00e8\u00e9]{1,6})\s{1,2}["'`\u201c\u201e\u00ab]{0,2}\s?$/i;

/** The word for a key, Russian or Japanese, without a word that says what it opens. */
const bareKey = /(?<!\p{L} ?)(?:\u043a\u043b\u044e\u0447|\u30ad\u30fc)(?:\s?\u306f)?\s{0,2}[:\uff1a=]?\s{0,2}["'`]?$/iu;

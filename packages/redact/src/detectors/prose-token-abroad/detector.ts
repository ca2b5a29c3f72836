import type { PatternDetector } from '../../detector.ts';
import { isPlainlyPublicId, looksRandom } from '../../judge/value.ts';
import { expression } from '../../shape/expression.ts';
import { notACount } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A key or a token that a person gives in plain words, elsewhere in the world. */
export const proseTokenAbroad: PatternDetector = {
  id: 'prose-token-abroad',
  type: 'secret',
  label: 'Token in a sentence of another language',
  shape:
    'A sentence in German, Dutch, French, Spanish, Portuguese, Italian, Russian, Chinese, Japanese or Korean that gives a key or a token, and a value that looks random.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'schluessel',
    'zugangssch',
    'zugriffssch',
    'api-sch',
    'api sch',
    'apisch',
    'geheimer sch',
    'privater sch',
    'geheimnis',
    'sleutel',
    'jeton',
    ' api',
    "d'api",
    "d'acc",
    ' secr',
    'clave',
    'chave',
    'chiave',
    'token',
  ],
  trigger:
    /\u30ad\u30fc|\u30c8\u30fc\u30af\u30f3|\u5bc6\u94a5|\u5bc6\u9470|\u4ee4\u724c|\u043a\u043b\u044e\u0447|\u0442\u043e\u043a\u0435\u043d|\ud1a0\ud070/g,
  pattern: expression(
    inLines`
      (?:
        (?:
          \u30ad\u30fc|\u30c8\u30fc\u30af\u30f3|\u5bc6\u94a5|\u5bc6\u9470|\u4ee4\u724c|
          \u043a\u043b\u044e\u0447(?: API| \u0434\u043e\u0441\u0442\u0443\u043f\u0430)?|
          \u0442\u043e\u043a\u0435\u043d|
          \ud1a0\ud070
        )(?:\s{0,1}(?:\u662f|\u4e3a|\u306f|\uc740|\ub294))?\s{0,2}[:\uff1a=]?\s{0,2}["'\x60]?(?=[A-Za-z0-9])
          (?<value2>
            [A-Za-z0-9_+/=~-][A-Za-z0-9_+/=.~-]{14,400}[A-Za-z0-9_+/=~-]
          )
      )|
      (?:
        (?:api|zugangs|zugriffs|geheimer|privater)[ -]{0,1}schl(?:\u00fc|ue)ssel|
        geheimnis|
        (?:api|toegangs|geheime)[ -]{0,1}sleutel|
        (?:zugangs|toegangs)token|
        (?<![\w.-]|(?:mint|page|next|sync|continuation) )token|
        jeton(?: d'acc\u00e8s){0,1}|
        cl\u00e9 (?:api|d'api|d'acc\u00e8s|secr\u00e8te)|
        clave (?:de )?(?:api|acceso|secreta)|
        chave (?:de |da )?(?:api|acesso|secreta)|
        chiave (?:api|di accesso|segreta)
      )(?:\s(?:f\u00fcr|para|pour|per|voor|de|da|do|del|della|zum|zur)\s[^\n.:;,]{1,40}?){0,1}(?:
        \s(?:ist|lautet|is|est|es|\u00e9|\u00e8)(?:\s(?:jetzt|nu|maintenant|ahora|agora|ora)){0,1}\s{0,1}:{0,1}|
        \s{0,1}:
      )\s{1,2}["'\x60\u201c\u201e\u00ab]{0,2}\s{0,1}(?<value>
        [A-Za-z0-9_+/=~-][A-Za-z0-9_+/=.~-]{14,400}[A-Za-z0-9_+/=~-]
      )
    `,
    'gi',
  ),
  guard: notACount,
  reach: [64, 480],
  accept: (value) => !isPlainlyPublicId(value) && looksRandom(value) && /\d.*[A-Za-z]|[A-Za-z].*\d/.test(value),
};

import type { PatternDetector } from '../../detector.ts';
import { isPlainlyPublicId, looksRandom } from '../../judge/value.ts';
import { notACount } from '../../shape/guard.ts';

/** A key or a token that a person gives in plain words, elsewhere in the world. */
export const proseTokenAbroad: PatternDetector = {
  id: 'prose-token-abroad',
  type: 'secret',
  label: 'Token in a sentence of another language',
  shape:
    'A sentence in German, Dutch, French, Spanish, Portuguese or Italian that gives a key or a token, and a value that looks random.',
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
  pattern:
    /(?:(?:api|zugangs|zugriffs|geheimer|privater)[ -]{0,1}schl(?:\u00fc|ue)ssel|geheimnis|(?:api|toegangs|geheime)[ -]{0,1}sleutel|(?:zugangs|toegangs)token|token|jeton(?: d'acc\u00e8s){0,1}|cl\u00e9 (?:api|d'api|d'acc\u00e8s|secr\u00e8te)|clave (?:de )?(?:api|acceso|secreta)|chave (?:de |da )?(?:api|acesso|secreta)|chiave (?:api|di accesso|segreta))(?:\s(?:f\u00fcr|para|pour|per|voor|de|da|do|del|della|zum|zur)\s[^\n.:;,]{1,40}?){0,1}(?:\s(?:ist|lautet|is|est|es|\u00e9|\u00e8)(?:\s(?:jetzt|nu|maintenant|ahora|agora|ora)){0,1}\s{0,1}:{0,1}|\s{0,1}:)\s{1,2}["'`\u201c\u201e\u00ab]{0,2}\s{0,1}(?<value>[A-Za-z0-9_+/=~-][A-Za-z0-9_+/=.~-]{14,400}[A-Za-z0-9_+/=~-])/gi,
  guard: notACount,
  reach: [64, 480],
  accept: (value) => !isPlainlyPublicId(value) && looksRandom(value) && /\d.*[A-Za-z]|[A-Za-z].*\d/.test(value),
};

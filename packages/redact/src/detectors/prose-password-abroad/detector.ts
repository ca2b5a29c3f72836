import type { PatternDetector } from '../../detector.ts';
import { looksLikePassword } from '../../value.ts';

/** A password that a person says in plain words, elsewhere in the world. */
export const prosePasswordAbroad: PatternDetector = {
  id: 'prose-password-abroad',
  type: 'password',
  label: 'Password in a sentence of another language',
  shape:
    'A sentence in German, Spanish, French, Portuguese, Italian, Dutch, Polish, Russian, Chinese, Japanese or Korean that tells a password.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'passwort',
    'kennwort',
    'contrase',
    'clave',
    'mot de passe',
    'senha',
    'parola',
    'zugangsdaten',
    'anmeldedaten',
    'identifiants',
    'credenciales',
    'credenziali',
    'credenciais',
    'inloggegevens',
    'dane logowania',
    'mdp',
    'code d',
    'pincode',
    'wachtwoord',
    'adgangskode',
    'passord',
    'salasana',
  ],
  trigger:
    /\u015fifre|l\u00f6senord|has\u0142o|\u043f\u0430\u0440\u043e\u043b\u044c|\u5bc6\u7801|\u5bc6\u78bc|\u30d1\u30b9\u30ef\u30fc\u30c9|\ube44\ubc00\ubc88\ud638/gi,
  pattern:
    /(?:(?:zugangsdaten|anmeldedaten|logindaten|identifiants|credenciales|credenziali|credenciais|inloggegevens|dane logowania)(?:\s[^\n:]{1,40}?){0,1}\s{0,2}:{0,1}\s{1,2}["'`]{0,1}[\w.@+-]{2,60}["'`]{0,1}\s{0,2}(?:\/|und|et|y|e|en|,|:)\s{1,2}(?:(?:passwort|mot de passe|contrase\u00f1a|password|senha|wachtwoord)\s{0,2}:{0,1}\s{1,2}){0,1}|(?:passwort|kennwort|\u015fifre|parola|adgangskode|passord|salasana|contrase\u00f1a|contrasena|clave|mot de passe|mdp|code d['\u2019]acc\u00e8s|senha|parola(?: d['\u2019]ordine){0,1}|pincode|wachtwoord|l\u00f6senord(?:et){0,1}|has\u0142o|\u043f\u0430\u0440\u043e\u043b\u044c|\u5bc6\u7801|\u5bc6\u78bc|\u30d1\u30b9\u30ef\u30fc\u30c9|\ube44\ubc00\ubc88\ud638)(?:\s(?:f\u00fcr|para|pour|per|voor|do|da|de|del|du|di|zum|zur|des|der|von|f\u00f6r|do|till|\u0434\u043b\u044f|\u043e\u0442|\u043a)\s[^\n.:;,]{1,60}?){0,1}(?:\s{1,2}(?:ist|lautet|war|w\u00e4re|es|era|est|c['\u2019]est|sera|\u00e9|\u00e8|sar\u00e0|is|luidt|wordt|jest|to|\u00e4r|blir|er|on|ser\u00e1)(?:\s(?:jetzt|ahora|maintenant|d\u00e9sormais|agora|adesso|ora|nu|nun|jetzt neu)){0,1}\s{0,2}:{0,1}\s{1,2}|\s{0,2}(?::|\uff1a|=|\u2014|-)\s{0,2}|\s{0,2}(?:\u2192|->|=>)\s{0,2}|\s{0,2}(?:\u662f|\u4e3a|\u306f|\uc740|\ub294|\u306b\u306f)\s{0,2}[:\uff1a]{0,1}\s{0,1}))["'`\u201c\u201e\u300c\u00ab]{0,2}(?<value>[\x21\x23-\x26\x28-\x3b\x3d\x3f-\x5f\x61-\x7e]{3,100}[\x21\x23-\x26\x2a\x2b\x2d\x2f-\x39\x3d\x3f-\x5a\x5e\x5f\x61-\x7a\x7e])/gi,
  reach: [80, 300],
  accept: (value) => /\d/.test(value) && looksLikePassword(value),
};

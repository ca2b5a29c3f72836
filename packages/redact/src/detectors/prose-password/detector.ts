import type { PatternDetector } from '../../detector.ts';
import { isCodeReference, looksLikePassword } from '../../value.ts';

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
  anchors: [
    'password',
    'passwd',
    'passcode',
    'pwd',
    'credentials',
    'passphrase',
    'login',
    'log in',
    'pass ',
    'creds',
    'pw ',
    'pw:',
    'pin ',
    'passwort',
    'kennwort',
    'contrase',
    'clave',
    'mot de passe',
    'mdp',
    'senha',
    'parola',
    'wachtwoord',
    'senord',
  ],
  pattern:
    /\b(?:(?:pass(?:word|wd|code|phrase)|pwd|pw|pass|pin(?: code){0,1}|secret|credentials{0,1}|creds|logins{0,1})(?:\s(?:for|of|on|to|at)\s[^\n.:;,]{1,60}?){0,1}(?:\s(?:is|was|are|will be|should be|=|to|as|now|currently|set to|reset to|changed to|still)){1,3}(?:\s(?:now|currently|just|still|simply|set to)){0,1}\s{0,2}:{0,1}\s{1,2}["'`\u201c\u2018*]{0,3}|(?:log(?:ged){0,1}[ -]{0,1}in|login|sign in|ssh|authenticate|connect|credentials|creds|account)\b[^\n.]{0,60}?\b(?:with|as|using|use|are|is|:)[^\n.]{0,40}?(?:password|passwd|pass|pwd|pw)\s{1,2}(?:is\s|of\s|=\s{0,1}|:\s{0,1}){0,1}["'`\u201c\u2018*]{0,3}|(?:use|with|using|try|enter|type|set)\s(?:the\s|this\s|my\s|a\s|as\s){0,2}(?:password|passcode|passphrase|pwd|pw|pin)\s{0,1}:{0,1}\s{1,2}["'`\u201c\u2018*]{0,3}|(?:pass(?:word|code|phrase)|pwd|pw)\s{0,1}[(:=\u2013-]{1,2}\s{0,2}["'`\u201c\u2018*]{1,3}|(?:passwort|kennwort|contrase\u00f1a|contrasena|clave|mot de passe|mdp|senha|password|parola|wachtwoord|l\u00f6senord|has\u0142o|\u043f\u0430\u0440\u043e\u043b\u044c|\u5bc6\u7801|\u5bc6\u78bc|\u30d1\u30b9\u30ef\u30fc\u30c9|\ube44\ubc00\ubc88\ud638)(?:\s(?:f\u00fcr|para|pour|per|voor|do|da|de|del|du|di|zum|zur)\s[^\n.:;,]{1,60}?){0,1}\s{0,2}(?:ist|lautet|es|est|\u00e9|e|\u00e8|is|jest|\u00e4r|:|\uff1a|\u662f|\u4e3a|\u306f|\u7684|\uc740|\ub294|=){1,2}\s{0,2}(?:jetzt|ahora|maintenant|agora){0,1}\s{0,2}["'`\u201c\u201e\u300c\u00ab]{0,2}|\b(?:pass(?:word|code|phrase)|pwd)\b[^\n]{0,60}?\b(?:it(?:'s|\u2019s| is)|that(?:'s|\u2019s| is)|try|namely|here it is|here you go|so)\s{0,1}:{0,1}\s{1,2}["'`\u201c*]{0,3}|\b(?:credentials|creds|login|log in with|user(?:name){0,1})\s{0,1}:{0,1}\s{1,2}["'`*]{0,2}[\w.@+-]{2,60}["'`*]{0,2}\s{0,2}(?:\/|:|\||and|,)\s{0,2}(?:password\s{0,1}:{0,1}\s{0,2}|pw\s{0,1}:{0,1}\s{0,2}){0,1}["'`*]{0,2})(?<value>[^\s"'`\u201d\u2019<>\\]{3,100}[^\s"'`\u201d\u2019<>\\.,;:)*])/gi,
  reach: [280, 340],
  accept: isTold,
};

/** In prose only what no word looks like is taken for a password. */
function isTold(value: string): boolean {
  if (isCodeReference(value) || !looksLikePassword(value) || /passw|[|{}]/i.test(value)) return false;
  return /\d/.test(value)
    ? (value.length >= 4 && !/^\d+(?:[.,:/-]\d+)*(?:st|nd|rd|th|s|ms|x|%|px|kb|mb|gb)?$/i.test(value)) ||
        /^\d{4,12}$/.test(value)
    : /[^\w\s.,:;()'/-]/.test(value) && value.length >= 6;
}

import type { Candidate, PatternDetector } from '../../detector.ts';
import { isPublicId, isUniqueName } from '../../judge/secrets/public-id.ts';
import { looksLikeDrawnWords, looksLikePassphrase, looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';
import { isBesideAccount } from './beside-account.ts';

/** What a password is called, language by language; the first group is written with ASCII letters alone, or begins or ends with them. */
const ascii = inLines`
  l\u00f6senord|passwort|kennwort|parola(?: d['\u2019]ordine)?|parole|adgangskode|kodeord|passord|salasana|
  contrase\u00f1a|contrasena|contrasenya|clave|mot de passe|mdp|code d['\u2019]acc\u00e8s|senha|palavra-passe|pincode|phrase (?:secr\u00e8te|secrete|de passe)|frase (?:segreta|secreta|de paso|de contrase(?:\u00f1|n)a)|
  wachtwoord|heslo|lozinka|geslo|jelsz(?:\u00f3|av[ad][dm]?)|parool|pasahitza|kata sandi(?:nya)?|
  password(?= (?:di|del|della|per|pour|para|f\u00fcr|de|van|f\u00f6r|til|k|do|na|\u00e8|\u00e9|es|ist|est|jest|er|\u00e4r) | [a-z\u00df-\u024f]{4,16} (?:\u00e8|\u00e9|es|ist|est|jest|er|\u00e4r) | (?:dell|all|d|l)['\u2019])
`;
const beyond = inLines`
  \u015fifre|has\u0142o|slapta\u017eodis|m\u1eadt kh\u1ea9u|\u043f\u0430\u0440\u043e\u043b\u044c|
  \u043f\u0430\u0440\u043e\u043b\u0430|\u043b\u043e\u0437\u0438\u043d\u043a\u0430|
  \u03ba\u03c9\u03b4\u03b9\u03ba\u03cc\u03c2|\u05e1\u05d9\u05e1\u05de\u05d4|
  \u0643\u0644\u0645\u0629 \u0627\u0644\u0645\u0631\u0648\u0631|\u0643\u0644\u0645\u0629 \u0627\u0644\u0633\u0631|\u0631\u0645\u0632 \u0639\u0628\u0648\u0631|
  \u092a\u093e\u0938\u0935\u0930\u094d\u0921|\u0e23\u0e2b\u0e31\u0e2a\u0e1c\u0e48\u0e32\u0e19|\u5bc6\u7801|
  \u5bc6\u78bc|\u53e3\u4ee4|\u6697\u8a3c\u756a\u53f7|\u30d1\u30b9\u30ef\u30fc\u30c9|\ube44\ubc00\ubc88\ud638|\ube44\ubc88|\ud328\uc2a4\uc6cc\ub4dc|\uc554\ud638(?=\s?[:\uff1a(])
`;
const names = `(?:${ascii}|${beyond})(?:et|en|n|a|s?[i\u0131]|[mn][i\u0131]z)?`;

const pairs = inLines`
  (?:
    zugangsdaten|anmeldedaten|logindaten|identifiants|credenciales|credenziali|credenciais|inloggegevens|
    dane logowania
  )(?:\s[^\n:]{1,40}?)?\s{0,2}:?\s{1,2}["'\x60]?[\w.@+-]{2,60}["'\x60]?\s{0,2}(?:\/|und|et|y|e|en|,|:)\s{1,2}
    (?:
      (?:passwort|mot de passe|contrase\u00f1a|password|senha|wachtwoord)\s{0,2}:?\s{1,2}
    )?|
  \b(?:user(?:name)?|login|usuario|usu\u00e1rio|utilisateur|benutzer(?:name)?|nutzer(?:name)?|utente|gebruiker(?:snaam)?|utilizator|korisnik|u\u017eivatel)(?:\s(?:ist|lautet|es|est|\u00e9|\u00e8|is|jest|je|to))?\s?:?\s{1,2}["'\x60]?[\w.@+-]{2,60}["'\x60]?
    (?:,?\s(?:y|e|et|und|en|con|com|avec|mit|met)\s|,\s|\s/\s|(?<bare>\s))(?:(?:la|el|le|o|a|su|das|dem|de|het)\s)?
    (?:contrase(?:\u00f1|n)a|clave|senha|mot[ ]de[ ]passe|mdp|passwort|kennwort|password(?=[ ])|wachtwoord|parola|lozinka|heslo)\s?:?\s{1,2}
`;
const purpose = inLines`
  (?:
    \s(?:
      f\u00fcr|para|pour|per|voor|do|da|de|del|du|di|zum|zur|des|der|von|van|f\u00f6r|till|til|k|ke|al|alla|
      allo|na|za|\u0434\u043b\u044f|\u043e\u0442|\u043a
    )\s(?:[^\n.:;,]|\.(?=\w)){1,60}?|
    \s(?:(?:de|\u00e0)\s)?(?:dell|all|d|l)['\u2019](?:[^\n.:;,]|\.(?=\w)){1,60}?
  )?
`;
/** What was done to it, and to what. */
const changed = inLines`
  (?:
    chang\u00e9e?|r\u00e9initialis\u00e9e?|modifi\u00e9e?|cambiad[ao]|restablecid[ao]|actualizad[ao]|alterad[ao]|mudad[ao]|redefinid[ao]|
    cambiat[ao]|modificat[ao]|reimpostat[ao]|gewijzigd|veranderd|zmienion[eo]|zm\u011bn\u011bno|\u00e4ndrats|
    zm\u011bnil[ai]?|zmenil[ai]?|zmieni\u0142[ae]?m|\u0441\u043c\u0435\u043d\u0438\u043b[\u0430\u0438]?|\u043f\u043e\u043c\u0435\u043d\u044f\u043b[\u0430\u0438]?|\u0438\u0437\u043c\u0435\u043d\u0438\u043b[\u0430\u0438]?|
    \u0438\u0437\u043c\u0435\u043d\u0451\u043d|\u0438\u0437\u043c\u0435\u043d\u0435\u043d|\u0441\u043c\u0435\u043d\u0438\u043b\u0438|\u0437\u043c\u0456\u043d\u0435\u043d\u043e
  )\s(?:en|\u00e0|a|para|por|in|naar|na|\u043d\u0430|till)
`;
/** Who did it says so before. */
const changing = inLines`
  (?:
    cambi(?:\u00e9|amos|ado)|troquei|trocamos|mudei|alterei|cambiato|modificato|reimpostato|chang\u00e9|modifi\u00e9|r\u00e9initialis\u00e9|gewijzigd|veranderd|zmieni\u0142[ae]?m|zm\u011bnil[ai]?|
    \u0441\u043c\u0435\u043d\u0438\u043b[\u0430\u0438]?|\u043f\u043e\u043c\u0435\u043d\u044f\u043b[\u0430\u0438]?|\u0438\u0437\u043c\u0435\u043d\u0438\u043b[\u0430\u0438]?|bytte|bytt|\u00e4ndrat|\u00e4ndrade|endret|\u00e6ndret
  )
`;
const is = inLines`
  ,?\s{1,2}(?:
    ist|lautet|hei\u00dft|war|w\u00e4re|es|era|fue|foi|fu|by\u0142o|bylo|\u00e8 stata|est|c['\u2019]est|sera|\u00e9|\u00e8|sar\u00e0|is|luidt|wordt|jest|to|
    \u00e4r|blir|er|on|ser\u00e1|je|este|van|l\u00e0|\u0647\u064a|\u0647\u0648
  )(?:\s(?:jetzt|ahora|maintenant|d\u00e9sormais|agora|adesso|ora|nu|nun|jetzt neu|nadal|wci\u0105\u017c|teraz|(?:immer )?noch|toujours|encore|todav\u00eda|a\u00fan|ancora|ainda|nog(?: steeds)?|fortfarande|stadig|h\u00e2l\u00e2|st\u00e1le))?\s{0,2}:?\s{1,2}
`;
/** How somebody came by it, before what it is. */
const received = inLines`
  (?:\s[a-z\u00df-\u024f]{3,16}){0,2},?\s(?:que|qui|che|die|das|dat|som|co|kt\u00f3r[eay]|kter[\u00e9\u00e1\u00fd])
    (?:\s[a-z\u00df-\u024f'\u2019]{1,16}){1,5}
`;
const sign = inLines`
  ["'\x60\u201d\u00bb]?\s{0,2}(?::|：|=|—)\s{0,2}|\s{1,2}-\s{0,2}|\s{0,2}(?:→|->|=>)\s{0,2}|
  \s{0,2}(?<topic>是|为|は|은|는|には)\s{0,2}[:：]?\s?
`;

/** What somebody logs in with, where a case says so and no word. */
const inCase = 'has\u0142em|hesl[eo]m|\u043f\u0430\u0440\u043e\u043b\u0435\u043c';

/** Words after which a name of a password has it right behind, as in `mit dem Kennwort …`. */
const beside =
  '(?<=\\b(?:dem|das|mit|le|la|avec|con|com|met|het|med|cu|je|deine?|euer|unser|ihr|dein|neues?|neue|bruk|brug|använd|gebruik|nutze|benutze|verwende|käytä|użyj|použij|usa) )';

/** A password that a person says in plain words, elsewhere in the world. */
export const prosePasswordAbroad: PatternDetector = {
  id: 'prose-password-abroad',
  type: 'password',
  label: 'Password in a sentence of another language',
  shape:
    'A sentence or a line in one of some thirty languages, from German and Spanish to Chinese, Arabic and Thai, that tells a password.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    passwort|kennwort|contrase|clave|mot de passe|senha|parola|parole|zugangsdaten|anmeldedaten|logindaten|
    identifiants|credenciales|credenziali|credenciais|inloggegevens|dane logowania|mdp|code d|pincode|
    wachtwoord|adgangskode|kodeord|passord|salasana|hesl|lozinka|geslo|jelsz|senord|parool|pasahitza|
    password |kata sandi|palavra-passe|phrase secr|phrase de passe|frase segreta|frase secreta|frase de paso
  `.split('|'),
  trigger: expression(`${beyond}|has\u0142em|\u043f\u0430\u0440\u043e\u043b\u0435\u043c`, 'gi'),
  pattern: expression(
    inLines`
      (?:
        ${pairs}|
        (?:\u5bc6[\u7801\u78bc]|\u53e3\u4ee4)(?:\u5df2\u7ecf|\u5df2\u7d93|\u5df2|\u88ab){0,2}(?:\u91cd\u7f6e|\u4fee\u6539|\u66f4\u6539|\u66f4\u65b0|\u8bbe\u7f6e|\u8a2d\u5b9a|\u6539|\u8bbe)(?:\u6210\u4e86|\u6210|\u4e3a\u4e86|\u4e3a|\u70ba)\s?|
        \u30d1\u30b9\u30ef\u30fc\u30c9(?:\u3092|\u306f)\s?(?=[!-~]{6,60}\s?\u306b(?:\u5909\u66f4|\u30ea\u30bb\u30c3\u30c8|\u8a2d\u5b9a|\u66f4\u65b0|\u3057))|
        ${names}(?: [^\s\d.:;,]{1,14}){0,3} ${changed}(?<changed>\s{1,2})|
        ${changing}(?: [^\s\d.:;,]{1,12}){0,3} ${names}(?: [^\s\d.:;,]{1,14}){0,3} (?:a|en|para|pra|por|in|\u00e0|naar|na|\u043d\u0430|till|til)(?<changed>\s{1,2})|
        ${names}${purpose}(?:${is}|${sign})|
        ${names}(?: [a-z\u00df-\u024f]{2,16}){1,2}${is}|
        ${names}${received}${is}|
        (?!clave_(?:prim|for|pub|uni|ext|ind|id|cach))(?:${ascii}|${beyond})(?:_[a-z\u00df-\uffff]{1,16}){1,3}\s{0,3}[:=]\s{0,3}(?=["'])|
        (?:${ascii}|${beyond})(?<loose> [^\n.:;,=\uff1a]{1,60}?)[ ]?[:\uff1a=\u2014][ ]?|
        (?:${beyond})\s?[(\uff08](?<inside>)(?:default\s?[:=]\s?)?|
        (?:${beyond})(?:[^\x00-\x40]{1,5})?(?<between>(?: [^\x00-\x7f]{1,20}){0,4}) |
        ${names}(?: [a-z\u00e0-\u00ff]{3,16}){0,2}\s{1,2}(?=[\u00ab\u201e])|
        ${beside}${names}\s{1,2}|
        (?<bare>(?<=\b(?:a|sua|tua|su|tu) ))(?:senha|contrase(?:\u00f1|n)a|clave)\s{1,2}|
        (?:${inCase})\s{1,2}|
        ${names}(?:\s[a-z\u00df-\u024f]{2,10}){0,3}\s(?:auf|op|till)\s{1,2}(?=\S{4,100}\s(?:(?:zur\u00fcck)?gesetzt|ge\u00e4ndert|gezet|ingesteld|gewijzigd|veranderd))
      )["'\x60“„「«]{0,2}(?:(?<=«)[ \u00a0\u202f])?(?=[!-~\u00c0-\u024f]{0,102}[\d#%^&=+~!*$?_.-]|[A-Za-z]{16})(?<value>
        [\x21\x23-\x26\x28-\x3b\x3d\x3f-\x5f\x61-\x7e\u00c0-\u024f]{3,100}
          [\x21\x23-\x26\x2a\x2b\x2d\x2f-\x39\x3d\x3f-\x5a\x5e\x5f\x61-\x7a\x7e\u00c0-\u024f]
      )|
      (?:${ascii}|${beyond})\*{0,2}\s?[:\uff1a=]\*{0,2}[ \t]{0,3}["'\x60]?(?<valueOfWord>[a-z\u00df-\u024f]{6,24})(?=["'\x60]?[ \t]{0,4}(?:\r?\n|$|[,;|/]))
    `,
    'gi',
  ),
  reach: [100, 300],
  accept: (value, candidate) =>
    candidate.groups['valueOfWord'] === undefined
      ? isToldPassword(value, candidate)
      : isBesideAccount(value, candidate),
};

function isToldPassword(value: string, candidate: Candidate): boolean {
  // Behind words that nobody has listed, only what no word and no number looks like.
  return (
    (looksLikeDrawnWords(value)
      ? candidate.groups['loose'] === undefined && candidate.groups['between'] === undefined
      : (/\d/.test(value) || drawn.test(value) || looksRandom(value)) && looksLikePassword(value)) &&
    !isBehindString(value, candidate) &&
    // The next label of a file of labels.
    !/^[a-z]+[A-Z]\w*=/.test(value) &&
    (!/[A-Za-z]/.test(candidate.groups['loose'] ?? '') || isMixed(value)) &&
    (candidate.groups['bare'] === undefined ||
      isBehindSign(candidate) ||
      isMixed(value) ||
      looksLikePassphrase(value) ||
      looksLikeDrawnWords(value)) &&
    !isNameInSentence(value, candidate) &&
    // When it was changed is told in the same words.
    !(candidate.groups['changed'] !== undefined && /^\d{1,4}$/.test(value)) &&
    // In parentheses stands as often what it is for.
    (candidate.groups['inside'] === undefined || isMixed(value) || /[#@!$%^&*]/.test(value)) &&
    !(isClave(candidate) && isNoPassword(value))
  );
}

/** Where a sign stands between the word and the value, no other word need be there. */
function isBehindSign({ text, start }: Candidate): boolean {
  return /[:=]\s{1,2}["'\x60]?$/.test(text.slice(Math.max(0, start - 4), start));
}

/** A program shows a label, `"Passwort:").width(3)`, and goes on behind its quote. */
function isBehindString(value: string, { text, start, end }: Candidate): boolean {
  return /^[),;\]}+]/.test(value) && /["'\x60]/.test(text[start - 1] ?? '') && text[start - 1] !== text[end];
}

/** In Spanish the key of a table or of a map has the same name as a password. */
function isClave({ text, start }: Candidate): boolean {
  // Behind a name, it is that of an account.
  if (behindName.test(text.slice(Math.max(0, start - 120), start))) return false;
  return /(?:^|[^a-z\u00f1])clave(?:\s(?:es|era|ser\u00e1)|\s?:|\s?=)\s{0,2}["'`]{0,2}$/i.test(
    text.slice(Math.max(0, start - 24), start),
  );
}

const behindName =
  /(?:^|[^a-z])(?:usuari[oa]|user(?:name)?|login|cuenta|correo)\s?[:=]\s{0,3}\S{1,60}[\s,;/]{1,6}(?:la )?clave\s?[:=]\s{0,2}["'`]{0,2}$/i;

/** Ids, digests of commits, paths, names with joints, and numbers with a unit: what a key of a map looks like. */
function isNoPassword(value: string): boolean {
  return (
    isPublicId(value) ||
    isUniqueName(value) ||
    /^[a-z]{2,}\d{0,3}[-_./:][a-z\d.-](?:[_/:]?[a-z\d.-])*$|^\d+(?:[.,]\d+)?%?$/.test(value)
  );
}

/**
 * Where no verb and no sign says that the password follows, a sentence may be about where it is kept, whose it is or how
 * it is treated: a word with a short number is then the name of a machine, an account or a cipher.
 */
function isNameInSentence(value: string, { text, end, groups }: Candidate): boolean {
  const between = groups['between'];
  if ((between === undefined && groups['topic'] === undefined) || !numberedName.test(value)) return false;
  return (
    (between !== undefined && between !== '' && between !== ' \u0939\u0948') ||
    !sentenceEnd.test(text.slice(end, end + 12))
  );
}

/** `db01`, `web-2`, `Office365`, `k8s-prod-1`. */
const numberedName = /^(?:[A-Z]?[a-z]+|k8s|k3s)(?:[-_.](?:[A-Z]?[a-z]+|\d{1,3}))*\d{0,3}$/;

/** What ends a sentence, or the verb at its end, or says that something was set to the value. */
const sentenceEnd =
  /^["'`\u201d\u300d\u00bb]{0,2}\s?(?:$|\u0939\u0948|\u0925\u093e|[\r\n.,;!?)\u3001\u3002\uff01\uff09\uff0c\uff1b]|\u3067\u3059|\u3067\u3057|\u3060|\u306b(?:\u5909\u66f4|\u8a2d\u5b9a|\u3057)|\uc785\ub2c8\ub2e4|\uc608\uc694|\uc774(?:\uc5d0\uc694|\uace0|\uc57c)|\uc73c?\ub85c (?:\uc124\uc815|\ubcc0\uacbd))/;

/** Without a digit, what has signs among letters of both cases as no word has them. */
const drawn =
  /^(?=.*[A-Za-z][#%^&=+~!*$?]{1,3}[A-Za-z])(?=.*[a-z][A-Z]|(?:.*[A-Za-z][#%^&=+~!*$?]{1,3}[A-Za-z]){2}).{8}/;

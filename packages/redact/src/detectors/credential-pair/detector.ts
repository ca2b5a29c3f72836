import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { couldBeMadeUp, looksMadeUp } from '../../judge/secrets/made-password.ts';
import { isUuid } from '../../judge/secrets/public-id.ts';
import { looksLikePassphrase, looksLikePassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { spaceWritten, wordBegins } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What is said before a name and a password. */
const opener = inLines`
  (?:
    cred(?:ential)?s?|log-?ins?|log in(?:to)?|ssh in|auth(?=:)|logon|sign in|here (?:you|ya) go|accounts?|access|zugang(?:sdaten)?|
    user(?:name)?\\{0,6}/pass(?:word)?|
    identifiants|anmeld(?:en|ung)|einloggen|inlog(?:gen|g(?:ning)?|gegevens)?|credenciales|credenziali|credenciais|acessos?|logowanie|connexion|connecte-toi|zaloguj|use(?=[ :*])
  )(?!\w)
`;
/** Where it leads: a name, a sign between them, and the password. */
const pair = new RegExp(inLines`
  (?:[^\n:/]|:(?=\s)){0,80}?(?:->|=>|\u2192|:|\bare\b|\bis\b|\b(?:ist|est|es|sono|son|s\u00e3o|zijn)\b|\u00e9|\u00e8|\b(?:with|mit|avec|con|com|met|jako)\b|\buse\b|\bas\b|\bauth\b|(?=\())(?:\s{1,3}|\()["'\x60*]{0,3}
    (?<user>[A-Za-z][\w.+-]{1,40}(?:@[\w.-]{3,60})?)["'\x60*]{0,3}(?: //? |/|:|: | : | \| )["'\x60*]{0,3}
    (?<value>
      [^\s"'\x60<>(){}[\]*/\\,](?:[^\s"'\x60<>(){}[\]*/\\]|\*(?=\w)){5,100}[^\s"'\x60<>(){}[\]*/\\.,;:?]
    )(?=["'\x60*]{0,3}(?:[\s,.;)!?]|$))
`);

/** A name and a password that somebody hands over side by side. */
export const credentialPair: PatternDetector = {
  id: 'credential-pair',
  type: 'password',
  label: 'Password behind its user name',
  shape:
    'Words such as `creds for …` or `log in with`, then a user name, a slash or a colon, and a word that looks like a password.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'cred',
    'login',
    'log in',
    'ssh in',
    'auth:',
    'log-in',
    'logon',
    'sign in',
    'here you go',
    'here ya go',
    'account',
    'access',
    'use ',
    'use:',
    'use*',
    'zugang',
    'user/pass',
    'username/pass',
    'identifiant',
    'anmeld',
    'einloggen',
    'inlog',
    'credenciales',
    'credenciais',
    'credenziali',
    'acesso',
    'logowanie',
    'connexion',
    'connecte-toi',
    'zaloguj',
  ],
  // A name, a sign and a password, to which a sign or a word leads.
  guard: inLines`
    ${wordBegins}${opener}(?:[^\n:/]|:(?=[\s\\])){0,178}?(?:(?:[>\u2192:\u00e9\u00e8]|\\+u(?:2192|00e[89])|are|is|ist|est|es|sono|son|s\u00e3o|zijn|with|mit|avec|con|com|met|jako|use|as|auth)${spaceWritten}{1,3}|\()[\\"'\x60*]{0,6}
      [A-Za-z][\w.+@-]{1,104}[\\"'\x60*]{0,6} ?\\*[/:|](?:\\*/)? ?[\\"'\x60*]{0,6}(?=\S{0,110}\d)\S{6}
  `,
  inName: `${wordBegins}${opener}`,
  pattern: expression(`\\b${opener}${pair.source}`, 'gi'),
  reach: [220, 240],
  accept: isPassword,
};

function isPassword(value: string, { text, start }: Candidate): boolean {
  const said = text.slice(Math.max(0, start - 180), start);
  // Two strokes begin a comment as well.
  if (/\/\/ ["'`*]{0,3}$/.test(said) && !/(?:cred|log-?[io]n|zugang|identifiant)[^\n]{0,140}$/i.test(said))
    return false;
  // What has a label on a line below is no name and password: `Please use this:`, then `SKU: …`.
  if (/\buse\b[^\n]{0,140}\n\s{0,8}[\w.+-]{1,40}: ["'`*]{0,3}$/i.test(said)) return false;
  if (looksLikePassphrase(value) && opensForSure.test(said)) return true;
  return (
    !isCodeReference(value) &&
    !isUuid(value) &&
    looksLikePassword(value) &&
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    (/[A-Z]/.test(value) ||
      /[^\w.-]/.test(value) ||
      looksMadeUp(value) ||
      (opensForSure.test(said) && couldBeMadeUp(value))) &&
    // Two products may stand side by side too: `eHerkenning2`, `iPhone15`.
    !/^[\w-]+\.[\w.-]+$|^v?\d+[.:]|^[a-z][A-Z][a-z]+\d{0,2}$/.test(value)
  );
}

/** What is said of nothing but a name and a password: a string of words may follow. */
const opensForSure =
  /\b(?:cred(?:ential)?s|zugang(?:sdaten)?|user(?:name)?\/pass(?:word)?|log in (?:with|as))\b[^\n]{0,140}$/i;

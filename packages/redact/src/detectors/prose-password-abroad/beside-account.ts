import type { Candidate } from '../../detector.ts';
import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What an account is called on the label of a form, language by language. */
const account = inLines`
  (?:
    usuari[oa]|usu\u00e1rio|cuenta|conta|correo|e-?mail|courriel|user(?:[ _]?name)?|log-?in|utilisateur|nom d['\u2019]utilisateur|identifiant|
    benutzer(?:name)?|nutzer(?:name)?|anmeldename|utente|nome utente|gebruiker(?:snaam)?|u\u017eivatel(?:sk\u00e9 jm\u00e9no)?|u\u017cytkownik|nazwa u\u017cytkownika|
    konto|brugernavn|brukernavn|anv\u00e4ndar(?:namn|e)|k\u00e4ytt\u00e4j\u00e4(?:tunnus|nimi)?|felhaszn\u00e1l\u00f3(?:n\u00e9v)?|utilizator|korisnik|korisni\u010dko ime|
    kullan\u0131c\u0131(?: ad\u0131)?|\u043b\u043e\u0433\u0438\u043d|\u043f\u043e\u043b\u044c\u0437\u043e\u0432\u0430\u0442\u0435\u043b\u044c|\u043a\u043e\u0440\u0438\u0441\u0442\u0443\u0432\u0430\u0447|
    \u7528\u6237\u540d?|\u8d26\u53f7|\u5e10\u53f7|\u5e33\u865f|\u30e6\u30fc\u30b6\u30fc(?:\u540d|ID)?|\u30a2\u30ab\u30a6\u30f3\u30c8|\uc544\uc774\ub514|\uacc4\uc815
  )
`;
const label = inLines`(?<![\p{L}\p{N}_])${account}\*{0,2}\s?[:\uff1a=]\*{0,2}[ \t]{0,3}["'\x60]?[^\s"'\x60,;|]{2,60}["'\x60]?`;
const before = atFirstUse(
  `${label}(?:[ \\t]{0,4}\\r?\\n|[ \\t]{0,2}[,;|/])[ \\t]{0,4}[-*>]{0,2}[ \\t]{0,2}[^\\n:\uff1a=]{3,24}[:\uff1a=]\\*{0,2}\\s{0,3}["'\\x60]?$`,
  'iu',
);
const behind = atFirstUse(
  `^["'\\x60]?(?:[ \\t]{0,4}\\r?\\n|[ \\t]{0,2}[,;|/])[ \\t]{0,4}[-*>]{0,2}[ \\t]{0,2}${label}`,
  'iu',
);

/** How a form says what is wrong with one, or how it has to be: in most languages such words end alike. */
const described =
  /(?:[aei]d[ao]s?|[aiu]t[ao]|ori[ao]|\u00e9e?|lich|(?<=[a-z])lt|ssen|ieben|rect[ao]?|\u00e1ri[ao]|\u00e1lid[ao]|quis|able|ible|n[ty])$|^(?:vide|vac[i\u00ed]a|vazi[ao]|vuota?|leer|leeg|tomt?|falsch|valor|valeur|texto?|string|cadena|null|none)$/i;

/** True for a word that stands where the account to which it belongs is told right before it, or behind it. */
export function isBesideAccount(value: string, { text, start, end }: Candidate): boolean {
  if (described.test(value)) return false;
  return before().test(text.slice(Math.max(0, start - 160), start)) || behind().test(text.slice(end, end + 120));
}

import type { PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksMadeUp } from '../../judge/secrets/made-password.ts';
import { looksLikePassphrase, looksLikePassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName, orByNumber, quoteWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

const names = inLines`
  passwort|kennwort|contrase(?:\u00f1|n)a|clave|mot de passe|mdp|senha|palavra-passe|password(?= [dfv])|rotated (?:it|them|that)(?= from)|parola|wachtwoord|
  adgangskode|kodeord|passord|hesl[oa]|lozink[ae]|geslo|l\u00f6senord|has\u0142[oa]|\u043f\u0430\u0440\u043e\u043b[\u044c\u044f]
`;
const from = '(?:von|vom|de|da|dal|van|fr\\u00e5n|fra|z|ze|\\u0441|\\u0437|din|from)';
const to = '(?:auf|zu|in|a|al|\\u00e0|en|para|por|naar|till|til|na|\\u043d\\u0430|\\u0432|to)';
const value = '[^\\s"\'\\x60<>(){}[\\]|\\\\]{5,60}';

/** The old password and the new one, in one sentence. */
export const replacedPassword: PatternDetector = {
  id: 'replaced-password',
  type: 'password',
  label: 'Old and new password in a sentence',
  shape:
    'A word for a password in one of some twenty languages, `von … auf …`, `de … a …` or `z … na …`, and what stands in both places.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    passwort|kennwort|contrase|clave|mot de passe|mdp|senha|palavra-passe|parola|wachtwoord|adgangskode|kodeord|
    passord|hesl|lozink|geslo|senord|password d|password v|password f|rotated it|rotated them|rotated that
  `.split('|'),
  trigger: expression(`has\\u0142|\\u043f\\u0430\\u0440\\u043e\\u043b`, 'gi'),
  guard: inLines`
    (?=
      (?:[^\n.:;]|\.(?=\w)){0,100}?[ ]${orByNumber(from)}[ ](?:${quoteWritten})?[^\s"'\x60]{5,370}(?:${quoteWritten})?
        [ ]${orByNumber(to)}[ ](?:${quoteWritten})?[^\s"'\x60]{5}
    )
  `,
  inName: neverInName,
  pattern: expression(
    inLines`
      (?:${names})\w{0,3}
        (?:[ ][^\s.:;,]{1,20}){0,4}?[ ]${from}[ ]["'\x60\u201e\u00ab]?${value}["'\x60\u201c\u00bb]?[ ]${to}[ ]["'\x60\u201e\u00ab]?${value}
    `,
    'gi',
  ),
  reach: [20, 260],
  ranges: (match) => {
    const [, before, first, between, second] = pair.exec(match)!;
    const at = before!.length;
    const next = at + first!.length + between!.length;
    return isPair(first!, second!)
      ? [
          [at, at + first!.length],
          [next, next + second!.length],
        ]
      : [];
  },
};

const pair = new RegExp(
  `^([^]*\\s${from}\\s["'\\x60\\u201e\\u00ab]?)(${value}?)(["'\\x60\\u201c\\u00bb]?\\s${to}\\s["'\\x60\\u201e\\u00ab]?)(${value}?)[.,;:!?]{0,2}$`,
  'i',
);

/** `settings.oldPw1`: what a program calls a value of an object, so that both were moved and neither is said. */
const ofProgram = /^[a-z][A-Za-z]{2,20}(?:\.[A-Za-z]{2,20}){0,4}\.[a-z]{2,12}(?:[A-Z][a-z]{0,12}){1,4}\d{0,2}$/;

/** Machines, versions and ways to hash are exchanged as well: both have to look like passwords. */
function isPair(first: string, second: string): boolean {
  return [first, second].every(
    (one) =>
      looksLikePassword(one) &&
      !isCodeReference(one) &&
      !ofProgram.test(one) &&
      (looksLikePassphrase(one) ||
        (/\d/.test(one) &&
          /[A-Za-z]/.test(one) &&
          !/^[A-Z]{2,}-?\d+$|^v?\d+[.\d-]*$/.test(one) &&
          (!/^[A-Za-z]{1,8}[-_.]?\d{1,2}$/.test(one) || looksMadeUp(one)))),
  );
}

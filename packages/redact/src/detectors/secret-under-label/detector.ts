import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isPublicId, isUniqueName } from '../../judge/secrets/public-id.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { isShownSecret } from '../../outputs/shown-secret.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, lineEndWritten, neverInName, notACount } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed, isVaried } from '../../shape/varied.ts';

const ofPassword =
  'password|passphrase|passcode|passwort|kennwort|mot de passe|contrase(?:\\u00f1|n)a|senha|wachtwoord|psk';
const ofToken = '(?:api|access|auth|bot|deploy|bearer|secret)[ -](?:token|key)|token|secret';
/** Whose it is, or what it opens. */
const purpose = inLines`
  (?:[ ](?:
    for|of|to|on|in|at|from|f\u00fcr|zum|zur|vom|von|im|beim?|pour|de|du|del|da|do|di|della|para|per|voor|van
  )[ ][^\n:;=(){}]{1,40}?)?
`;

/** A label on a line of its own, and the secret on the next. */
export const secretUnderLabel: PatternDetector = {
  id: 'secret-under-label',
  type: 'secret',
  label: 'Secret on the line below its label',
  shape:
    'A line or a heading with nothing but a label such as `Password`, `Bot token` or `WiFi password`, then, perhaps after an empty line or in a block of code, one word alone on its line.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'passwor',
    'passphrase',
    'passcode',
    'kennwort',
    'mot de passe',
    'contrase',
    'senha',
    'wachtwoord',
    'psk',
    'token',
    'secret',
    ...['api', 'access', 'auth', 'bot', 'deploy'].flatMap((kind) => [`${kind} key`, `${kind}-key`]),
  ],
  // The line ends soon, without a sign, and the next one has a digit in its only word.
  guard: inLines`
    ${notACount}[a-z\u00f1-]{3,16}(?![a-z])(?: [^\n:;=(){}"\\]{1,64}?)?[*_]{0,3}${blankWritten}{0,4}
      (?:${lineEndWritten}${blankWritten}{0,8}){1,3}
      (?:\x60{3}\w{0,12}${blankWritten}{0,4}${lineEndWritten}${blankWritten}{0,8})?(?:[>*-]${blankWritten})?[*_\x60]{0,3}
      (?=[^\s\x60]{0,400}\d)[^\s\x60]{8}
  `,
  inName: neverInName,
  pattern: expression(
    inLines`
      (?:^|\n)[ \t]{0,8}(?:\#{1,6}[ ]|[*\u2022-][ ])?[*_]{0,3}(?:[A-Za-z\u00c0-\u024f'\u2019-]{1,20}[ ]){0,3}
        (?:[A-Za-z]{2,12}(?:-|(?=p)))?(?:(?<password>${ofPassword})|${ofToken})${purpose}[*_]{0,3}[ \t]{0,4}\r?\n(?:[ \t]{0,8}\r?\n){0,2}
        (?:[ \t]{0,8}\x60{3}\w{0,12}[ \t]{0,4}\r?\n)?[ \t]{0,8}(?:[>*-][ ])?[*_\x60]{0,3}(?<value>
          [^\s\x60*"'<>(){}[\]|\\][^\s\x60"'<>(){}[\]|\\]{6,398}[^\s\x60*"'<>(){}[\]|\\,;:]
        )[*_\x60]{0,3}[ \t]{0,8}(?=\r?\n|$)
    `,
    'gi',
  ),
  reach: [110, 560],
  accept: isUnder,
};

/** A page has labels above fields, names of columns and what they are called too: below them stands no drawn word. */
function isUnder(value: string, { groups }: Candidate): boolean {
  if (isCodeReference(value) || isPublicId(value) || isUniqueName(value) || !isShownSecret(value)) return false;
  if (/passw|:\/\/|^[\w.+-]+@|^[/#@$-]|=.|^[a-z]+\d[a-z]{0,3}\?$/i.test(value)) return false;
  if (groups['password'] === undefined) return value.length >= 16 && looksRandom(value) && isVaried(value);
  return (
    looksLikePassword(value) &&
    /\d/.test(value) &&
    (isMixed(value) || /[A-Za-z].*[^\w.:/-]|[^\w.:/-].*[A-Za-z]/.test(value))
  );
}

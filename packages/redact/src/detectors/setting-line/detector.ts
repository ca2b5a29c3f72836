import { isPublicName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { hasNoPair, isOfUnmatchedSigns } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What names a secret by itself; whatever else is called a key may be anything. */
const named = inLines`
  passw(?:or)?d|pwd|pass[_-]?phrase|pass|secret(?:[_-]?(?:access[_-]?)?key)?|token|
  (?:api|access|auth|master|private|encryption|signing|account|client)[_-]?key
`;

/** A secret that holds signs which end a value elsewhere, where it is all that a line of settings says. */
export const settingLine: PatternDetector = {
  id: 'setting-line',
  type: 'secret',
  label: 'Secret with signs of a program in a line of settings',
  shape:
    'The rest of a line of .env, YAML, INI or properties behind a name that speaks of a secret, with one of `;`, `<`, `>`, `|` and the quotes inside and no blank.',
  link: 'https://hexdocs.pm/dotenvy/dotenv-file-format.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...['pass', 'pwd', 'secret', 'token'],
    ...['api', 'access', 'auth', 'master', 'private', 'encryption', 'signing', 'account', 'client'].flatMap((one) => [
      `${one}key`,
      `${one}_key`,
      `${one}-key`,
    ]),
  ],
  startsAtAnchor: true,
  pattern: expression(
    inLines`
      (?:${named})[\w-]{0,24}[ \t]{0,3}[=:][ \t]{0,4}
        (?<=(?:^|\n)[ \t]{0,20}(?:(?:- |export |set |ENV |ARG )[ \t]{0,4})?(?<name>[\w.-]{1,80})[ \t]{0,3}[=:][ \t]{0,4})
        (?=[^\s"'\x60;<>|\\]{1,100}["'\x60;<>|])
        (?<value>[^\s"'\x60,;<>()[\]{}|&\\=:$#*!][^\s\\]{6,120}[^\s"'\x60,;\\&|.:])(?=[ \t]{0,8}(?:\r?\n|$))
    `,
    'gi',
  ),
  guard: `[a-z_-]{3,14}[\\w-]{0,24}${spaceWritten}{0,3}[=:]${spaceWritten}{0,4}[^\\s"'\x60,;<>()[\\]{}|&=:$#*!](?=\\S{0,600}?["'\x60;<>|]\\S)`,
  reach: [90, 260],
  accept: (value, { groups }) => !isPublicName(groups['name'] ?? '') && isDrawn(value),
};

/** Letters and digits as a machine mixes them, and nothing of a program: a next setting, an arrow, a call, an address, what is closed. */
function isDrawn(value: string): boolean {
  if (/[;&,][\w.-]+[=:]|:\/\/|->|=>|::|\(\)|&&|\|\||<\/|\/>|\$[({]|\{\{/.test(value)) return false;
  if (quotes.some((quote) => value.includes(quote) && value.split(quote).length % 2 === 1)) return false;
  if (isOfUnmatchedSigns(value)) return true;
  const isMixed = /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);
  return (isMixed || (/\d.*[A-Za-z].*\d/.test(value) && value.length >= 12)) && hasNoPair(value);
}

const quotes = ['"', "'", '`'];

import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import { looksLikePassword, looksLikeWeakPassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Several names to which several values are given at once. */
export const unpackedSecret: PatternDetector = {
  id: 'unpacked-secret',
  type: 'secret',
  label: 'Secret among values given to several names at once',
  shape:
    'Names with commas between them, one of which speaks of a password, a key or a token, a sign of assignment, and as many quoted values: `USER, PASSWORD = "…", "…"`.',
  link: 'https://docs.python.org/3/reference/simple_stmts.html#assignment-statements',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['passw', 'pwd', 'pass', 'secret', 'token', 'key'],
  pattern: expression(
    inLines`
      (?<![\w.$])[A-Za-z_$][\w.$]{0,40}(?:[ \t]{0,2},[ \t]{0,2}[A-Za-z_$][\w.$]{0,40}){1,5}[\])]?[ \t]{0,2}:?=[ \t]{0,2}
        [\[(]?[ \t]{0,2}(?:"[^"\n\\]{0,200}"|'[^'\n\\]{0,200}')(?:[ \t]{0,2},[ \t]{0,2}(?:"[^"\n\\]{0,200}"|'[^'\n\\]{0,200}')){1,5}
    `,
    'g',
  ),
  // The name ends in a comma, a bracket or the sign.
  guard: inLines`
    (?:passw|pwd|pass|secret|token|key)[\w.$]{0,24}[ \t]{0,2}(?:
      ,[ \t]{0,2}[\w.$, \t]{1,200}[\])]?[ \t]{0,2}:?=|[\])]?[ \t]{0,2}:?=[ \t]{0,2}[\[(]?[ \t]{0,2}\\{0,4}["'][^\n]{1,202}?,
    )
  `,
  inName: neverInName,
  reach: [260, 1400],
  ranges: secretsAmong,
};

function secretsAmong(match: string): [number, number][] {
  const sign = match.search(/:?=/);
  const names = match
    .slice(0, sign)
    .split(',')
    .map((name) => name.replace(/[^\w.$]/g, ''));
  const values = [...match.slice(sign).matchAll(/"([^"\n\\]*)"|'([^'\n\\]*)'/g)];
  if (names.length !== values.length) return [];
  return values.flatMap(({ 0: written, index }, at): [number, number][] => {
    const start = sign + index + 1;
    const value = written.slice(1, -1);
    return isSecret(names[at]!, value) ? [[start, start + value.length]] : [];
  });
}

function isSecret(name: string, value: string): boolean {
  if (!secretName.test(name) || isHarmlessName(name)) return false;
  if (/pass|pwd/i.test(name)) return looksLikePassword(value) || looksLikeWeakPassword(value);
  return value.length >= 12 && looksRandom(value) && !isPlainlyPublicId(value);
}

const secretName =
  /passw(?:or)?d|passwd|pwd$|(?:^|_)pass$|passphrase|secret|token|(?:api|access|auth|private|secret)_?key/i;

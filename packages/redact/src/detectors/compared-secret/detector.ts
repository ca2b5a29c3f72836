import { isPublicName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isPublicId } from '../../judge/secrets/public-id.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';

const words = 'passw(?:or)?d|passphrase|pwd|secret|token|api_?key';
const comparing = '(?:\\.(?:equals(?:IgnoreCase)?|eql\\?)\\(|[ ][=!]={1,2}[ ]|[=!]={1,2})';

/** What a program lets somebody in with, written before the name of what it is compared with. */
export const comparedSecret: PatternDetector = {
  id: 'compared-secret',
  type: 'secret',
  label: 'Secret that something is compared with',
  shape:
    'A quoted text, a comparison, and a name that speaks of a password or a token: `"…".equals(password)`, `"…" == token`, `token.equals("…")`.',
  link: 'https://cwe.mitre.org/data/definitions/798.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    '.equals(',
    '.equalsignorecase(',
    '.eql?(',
    ...['"', "'"].flatMap((quote) => ['==', '!=', ' == ', ' != ', ' === ', ' !== '].map((sign) => quote + sign)),
  ],
  guard: `(?<=(?:${words})\\w{0,12}(?:\\(\\))?)\\.equals|["']?${comparing}[\\w$.>()[\\]"'-]{0,190}(?:${words})`,
  inName: neverInName,
  pattern: expression(
    inLines`
      ["'](?<value>[^\s"'\\]{8,200})\\{0,2}["']${comparing}(?:[A-Za-z_$][\w$]{0,40}(?:\.|->|\(\)\.|\[["']?)){0,3}
        (?<name>[\w-]{0,40}(?:${words})\w{0,12})\b|
      \b(?<name>[\w-]{0,40}(?:${words})\w{0,12})(?:\(\))?\.equals(?:IgnoreCase)?\(\s?["'](?<value>[^\s"'\\]{8,200})(?=["'])
    `,
    'gi',
  ),
  reach: [210, 140],
  accept: (value, { groups }) => {
    const name = groups['name'] ?? '';
    return (
      !isPublicName(name) &&
      !/type|kind|name$/i.test(name) &&
      !isCodeReference(value) &&
      !isPublicId(value) &&
      (/pass|pwd/i.test(name)
        ? looksLikePassword(value) && /\d/.test(value) && (isMixed(value) || /[^\w.:/]/.test(value))
        : value.length >= 16 && looksRandom(value))
    );
  },
};

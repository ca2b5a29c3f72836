import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { looksLikePassword, looksLikeWeakPassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, lineEndWritten, neverInName, notACount, quoteWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

const words =
  'passw(?:or)?d|pwd|passphrase|passwort|kennwort|secret|token|(?:api|access|private|auth|encryption|signing|hmac|master|license)[_-]?key|credential';
const value = `["']?(?:[Dd]efault|[Vv]alue|[Dd]efault[_-]?[Vv]alue)["']?[ \\t]{0,4}[:=][ \\t]{0,4}["']?`;

/** A parameter or a setting whose value stands among what else is declared of it. */
export const declaredSecret: PatternDetector = {
  id: 'declared-secret',
  type: 'secret',
  label: 'Secret among the facts of a parameter',
  shape:
    'A name that speaks of a password, a key or a token, and a `default` or `value` among what a template, a workflow or a configuration declares of it, in braces or on lines of their own.',
  link: 'https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/parameters-section-structure.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'passw',
    'pwd',
    'passphrase',
    'kennwort',
    'secret',
    'token',
    ...['api', 'access', 'private', 'auth', 'encryption', 'signing', 'hmac', 'master', 'license'].flatMap((kind) =>
      ['', '-', '_'].map((joint) => `${kind}${joint}key`),
    ),
    'credential',
  ],
  pattern: expression(
    inLines`
      (?<name>[\w.:/-]{0,60}(?:${words})[\w-]{0,24})["']?[ \t]{0,3}[:=,]?[ \t]{0,3}(?:
        \{\s{0,20}(?:[^{}]{0,300}?[\s,;])?${value}|
        \r?\n(?<indent>[ \t]{1,40})(?![ \t])(?:[^\n]{1,200}\n\k<indent>){0,8}?(?![ \t])${value}
      )(?<value>[^\s"'\\,{}<>][^\r\n"'\\<>,{}]{2,400})
    `,
    'gi',
  ),
  // Behind the name nothing stands on its line but the brace. In a cell of a table each quote is written twice.
  guard: inLines`
    ${notACount}(?:${words})[\w-]{0,24}(?:${quoteWritten}){0,2}${blankWritten}{0,3}[:=,]?${blankWritten}{0,3}(?:
      \{[^{}]{0,1400}?(?:default|value)|
      ${lineEndWritten}${blankWritten}[^]{0,2400}?(?:default|value)
    )
  `,
  inName: neverInName,
  reach: [64, 1800],
  accept: isDeclared,
};

function isDeclared(written: string, { text, start, groups }: Candidate): boolean {
  const found = written.trimEnd();
  const name = groups['name'] ?? '';
  if (isHarmlessName(name) || /\s|^[!&*|>$[(]/.test(found)) return false;
  const { indent } = groups;
  if (indent !== undefined && !isDeeper(text, start, name, indent)) return false;
  if (/^\d+$/.test(found)) return false;
  return /passw|pwd|phrase|kennwort/i.test(name)
    ? looksLikePassword(found) || looksLikeWeakPassword(found)
    : looksRandom(found);
}

/** What is declared of a name stands deeper than the name. */
function isDeeper(text: string, start: number, name: string, indent: string): boolean {
  const at = text.lastIndexOf(`${name}`, start);
  const head = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at) + 1, at))?.[0] ?? '';
  return indent.length > head.length;
}

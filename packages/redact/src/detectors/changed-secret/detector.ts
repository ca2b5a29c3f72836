import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a secret is to become, where a plan or a comparison shows both. */
export const changedSecret: PatternDetector = {
  id: 'changed-secret',
  type: 'secret',
  label: 'New value of a secret',
  shape:
    'A name that speaks of a secret, its old value in quotes, an arrow and its new value in quotes, as Terraform and Pulumi print a change.',
  link: 'https://developer.hashicorp.com/terraform/cli/commands/plan',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['" -> "', '" => "', '\\" -> \\"', '\\" => \\"', "' -> '", "' => '"],
  pattern: expression(
    inLines`
      (?<name>
        [\w.-]{0,60}(?:passw(?:or)?d|passphrase|_pass|pwd|secret|token|api_?key|access_?key|private_?key|_key)
          [\w-]{0,24}
      )["']?\s{0,30}[:=]\s{0,4}["'][^"'\n]{0,400}(?:" [-=]> "|' [-=]> ')(?<value>[^"'\s]{4,400})(?=["'])
    `,
    'gi',
  ),
  reach: [560, 420],
  accept: (value, { groups }) => {
    const name = groups['name'] ?? '';
    return !isHarmlessName(name) && (/pass|pwd/i.test(name) ? looksLikePassword(value) : looksRandom(value));
  },
};

import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The words that give a wallet away. */
export const seedPhrase: PatternDetector = {
  id: 'seed-phrase',
  type: 'seed_phrase',
  label: 'Wallet seed phrase',
  shape:
    'Twelve, fifteen, eighteen, twenty-one or twenty-four short lower-case words behind `mnemonic`, `seed phrase` or `recovery phrase`.',
  link: 'https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'mnemonic',
    ...['seed', 'recovery', 'secret', 'backup', 'wallet'].flatMap((kind) =>
      ['', ' ', '_', '-'].flatMap((joint) => [`${kind}${joint}phrase`, `${kind}${joint}words`]),
    ),
  ],
  pattern: expression(
    inLines`
      (?<![A-Za-z])(?:mnemonic|(?:seed|recovery|secret|backup|wallet)[ _-]?(?:phrase|words))\w{0,12}
        ["'\x60\])]{0,3}(?:\s(?:is|are|was|as follows|below|here)){0,2}(?:\s\([^()\n]{1,60}\)|(?:[ ](?:to|for|of|and|in)|,)[ ][^\n:.()]{1,60}(?=:))?\s{0,4}[:=>,]{0,2}\s{0,8}["'\x60*]{0,3}
        (?<value>
          (?:\d{1,2}[.)]\s{0,2})?[a-z]{3,8}(?:[\s,]{1,4}(?:\d{1,2}[.)]\s{0,2})?[a-z]{3,8}){11}(?:
            (?:[\s,]{1,4}(?:\d{1,2}[.)]\s{0,2})?[a-z]{3,8}){3}
          ){0,4}
        )(?![a-z])
    `,
    'gi',
  ),
  reach: [0, 420],
  accept: (value) =>
    // The one that every chain for tests is delivered with says one word again and again.
    new Set(value.match(/[a-z]+/gi)).size > 2 &&
    !/(?:^|[\s,])(?:is|was|the|that|what|when|with|and|for|which|from|must|will|are|this|your)(?=[\s,]|$)/i.test(value),
};

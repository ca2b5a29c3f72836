import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What stands between two of the words; below an empty line something else begins. */
const joint = '(?!\\r?\\n\\r?\\n)[\\s,]{1,4}';

/** The words themselves, with their numbers or without. */
const words = inLines`
  (?:\d{1,2}[.)]\s{0,2})?[a-z]{3,8}(?:${joint}(?:\d{1,2}[.)]\s{0,2})?[a-z]{3,8}){11}(?:
    (?:${joint}(?:\d{1,2}[.)]\s{0,2})?[a-z]{3,8}){3}
  ){0,4}
`;

/** The same as a list of strings in a program. */
const strings = `[a-z]{3,8}(?:["'\\x60],\\s{0,12}["'\\x60][a-z]{3,8}){11}(?:(?:["'\\x60],\\s{0,12}["'\\x60][a-z]{3,8}){3}){0,4}`;

/** The words that give a wallet away. */
export const seedPhrase: PatternDetector = {
  id: 'seed-phrase',
  type: 'seed_phrase',
  label: 'Wallet seed phrase',
  shape:
    'Twelve, fifteen, eighteen, twenty-one or twenty-four short lower-case words behind `mnemonic`, `seed phrase` or `recovery phrase`, given to `fromPhrase(…)`, or numbered below a line that says how many they are or to write them down.',
  link: 'https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'mnemonic',
    'fromphrase(',
    'from_phrase(',
    ...['words down', ...['12', '24', 'twelve', 'twenty-four'].flatMap((many) => [`${many} word`, `${many}-word`])],
    ...['seed', 'recovery', 'secret', 'backup', 'wallet'].flatMap((kind) =>
      ['', ' ', '_', '-'].flatMap((joint) => [`${kind}${joint}phrase`, `${kind}${joint}words`]),
    ),
  ],
  pattern: expression(
    inLines`
      (?<![A-Za-z])(?:mnemonic|(?:seed|recovery|secret|backup|wallet)[ _-]?(?:phrase|words))\w{0,12}
        ["'\x60\])]{0,3}(?:\s(?:is|are|was|as follows|below|here)){0,2}(?:\s\([^()\n]{1,60}\)|(?:[ ](?:to|for|of|and|in)|,)[ ][^\n:.()]{1,60}(?=:))?\s{0,4}[:=>,]{0,2}\s{0,8}["'\x60*]{0,3}
        (?<value>${words})(?![a-z])|
      (?<![A-Za-z])(?:mnemonic|(?:seed|recovery|secret|backup|wallet)[ _-]?(?:phrase|words))\w{0,12}["'\x60]?\s?[:=]\s?[[({]\s{0,12}["'\x60](?<value>${strings})(?=["'\x60])|
      (?:from_?(?:mnemonic|phrase)|mnemonic_?to_?(?:seed|entropy|account)\w{0,12})\(\s{0,8}["'\x60](?<value>${words})(?=\s{0,2}["'\x60])|
      (?:words[ ]down|(?:12|24|twelve|twenty-four)[ -]words?)\b[^\n:]{0,60}[:.]\s{1,4}(?<value>1[.)]\s{0,2}[a-z]{3,8}(?:[\s,]{1,4}\d{1,2}[.)]\s{0,2}[a-z]{3,8}){11,23})(?![a-z])
    `,
    'gi',
  ),
  reach: [6, 560],
  accept: (value) =>
    // The one that every chain for tests is delivered with says one word again and again.
    new Set(value.match(/[a-z]+/gi)).size > 2 &&
    !/(?:^|[\s,])(?:is|was|the|that|what|when|with|and|for|which|from|must|will|are|this|your)(?=[\s,]|$)/i.test(value),
};

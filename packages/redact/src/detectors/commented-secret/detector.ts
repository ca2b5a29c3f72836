import type { PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isVaried } from '../../shape/varied.ts';

const words =
  '(?:api|access|secret|auth|private|signing)[ _-]?key|(?:api|access|auth|bearer|secret|bot|deploy)[ _-]?token|api[ _-]?secret|client[ _-]?secret';

/** A value of which the comment above says what it is, because its own name does not. */
export const commentedSecret: PatternDetector = {
  id: 'commented-secret',
  type: 'secret',
  label: 'Secret below a comment that says so',
  shape:
    'A comment that ends in `api key`, `access token` and the like, and below it a name and a quoted value that looks random.',
  link: 'https://cwe.mitre.org/data/definitions/798.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['key', 'token', 'secret'].flatMap((word) =>
    ['', ' ', '_', '-'].flatMap((joint) =>
      ['api', 'access', 'secret', 'auth', 'private', 'signing', 'bearer', 'bot', 'deploy', 'client']
        .filter((kind) => kind !== word)
        .map((kind) => `${kind}${joint}${word}`),
    ),
  ),
  pattern: expression(
    inLines`
      (?:^|\n)[ \t]{0,24}(?://|\#|--|/\*|;|%)[ \t*]{0,4}(?:[A-Za-z'\u2019.()-]{1,24}[ ]){0,6}(?:${words})(?:[ ](?:for|of|to)[ ][^\n]{1,40}?)?[:.]?[ \t]{0,4}(?:\*/)?[ \t]{0,4}
      \r?\n[ \t]{0,24}(?:(?:export|const|let|var|final|val|static|private|public|readonly|String|string|auto|my)[ ]{1,2}){0,5}
        (?<name>[$@A-Za-z_][\w.]{0,30})(?:[ ]?:[ ]?[A-Za-z]{2,12})?[ ]{0,3}(?::?=|:|=>)[ ]{0,3}["'\x60](?<value>[A-Za-z0-9_+/=.~-]{16,200})(?=["'\x60])
    `,
    'gi',
  ),
  guard: `[a-z_ -]{6,14}(?:[ ](?:for|of|to)[ ][^\\n]{1,40}?)?[:.]?[ \\t]{0,4}(?:\\*/)?[ \\t]{0,4}(?:[\\r\\n]|\\\\+[rn])`,
  inName: neverInName,
  reach: [240, 400],
  accept: (value, { groups }) =>
    !others.test(groups['name'] ?? '') &&
    looksRandom(value) &&
    isVaried(value) &&
    !isPlainlyPublicId(value) &&
    !isCodeReference(value),
};

/** Names that say of the value that it is something else. */
const others = /(?:sum|hash|sha\d*|digest|commit|revision|id|uuid|version|url|host|name|path|file)$/i;

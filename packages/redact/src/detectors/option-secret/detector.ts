import type { PatternDetector } from '../../detector.ts';
import { isPublicId } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isDrawn } from '../../shape/varied.ts';

/** What such an option is called, with a hyphen between its words or none. */
const names: readonly string[] = [
  ...['token', 'secret'],
  ...['api', 'access', 'secret', 'auth', 'account', 'license'].flatMap((kind) => [`${kind}key`, `${kind}-key`]),
  ...['api', 'access', 'auth', 'bearer', 'refresh', 'deploy'].flatMap((kind) => [`${kind}token`, `${kind}-token`]),
  ...['client', 'app', 'shared'].flatMap((kind) => [`${kind}secret`, `${kind}-secret`]),
];

/** Programs in Go and the commands of PowerShell write long options with one dash; a bare `--key` is what somebody joins or links with. */
export const optionSecret: PatternDetector = {
  id: 'option-secret',
  type: 'secret',
  label: 'Secret behind an option',
  shape:
    'An option of one dash such as `-token`, `-api-key` or `-ClientSecret`, or `--key`, then a blank, a colon or an equal sign, and a value of sixteen characters and more that looks drawn.',
  link: 'https://pkg.go.dev/flag#hdr-Command_line_flag_syntax',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [...names, '-key'].map((name) => `-${name}`),
  startsAtAnchor: true,
  pattern: expression(
    inLines`
      (?<![\w-])-(?<name>${names.join('|')}|-key)(?:[=:]|[ ]{1,3})(?:\\{0,2}["'])?(?<value>[\w+/.~-]{16,400}={0,2})(?=\\{0,2}["']|[\s;|&)]|$)
    `,
    'gi',
  ),
  guard: `(?:(?<![\\w-])|(?<=\\\\[nrtbf]))-[a-z-]{4,14}[=: ][ ]{0,2}(?:\\\\*["']){0,2}(?:[\\w+.~-]|\\\\*/){16}`,
  inName: neverInName,
  reach: [0, 430],
  accept: (value, { text, start, groups: { name } }) =>
    looksRandom(value) &&
    isDrawn(value) &&
    !isPublicId(value) &&
    !isPlace.test(value) &&
    (name !== '-key' || (drawnKey.test(value) && !ofStore.test(text.slice(Math.max(0, start - 160), start)))),
};

/** Of a bare key is asked more: hexadecimal digits by the dozen, or letters and digits without a joint. */
const drawnKey = /^(?:[\da-f]{32}|[\da-f]{48}|[\da-f]{64}|(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])[A-Za-z\d]{20,128})$/;
/** What is found under a key in a store of things, a cache or a table. */
const ofStore =
  /\b(?:s3(?:api)?|gsutil|buckets?|objects?|caches?|kv|consul|etcd|redis|dynamodb|item|r2|gpg|apt|rpm|dirmngr|wrangler|turbo|nx)\b[^\n]*$/i;

/** A file, a variable or where a secret is kept. */
const isPlace = /^[./~]|\.(?:pem|key|txt|json|ya?ml|crt|env)$|^[\w-]+(?:\/[a-z][\w.-]*){2,}$/;

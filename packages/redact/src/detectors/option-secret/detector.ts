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

/** Programs in Go and the commands of PowerShell write long options with one dash. */
export const optionSecret: PatternDetector = {
  id: 'option-secret',
  type: 'secret',
  label: 'Secret behind an option of one dash',
  shape:
    'An option such as `-token`, `-api-key` or `-ClientSecret`, a blank, a colon or an equal sign, and a value of sixteen characters and more that looks drawn.',
  link: 'https://pkg.go.dev/flag#hdr-Command_line_flag_syntax',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: names.map((name) => `-${name}`),
  startsAtAnchor: true,
  pattern: expression(
    inLines`
      (?<![\w-])-(?:${names.join('|')})(?:[=:]|[ ]{1,3})(?:\\{0,2}["'])?(?<value>[\w+/.~-]{16,400}={0,2})(?=\\{0,2}["']|[\s;|&)]|$)
    `,
    'gi',
  ),
  guard: `(?:(?<![\\w-])|(?<=\\\\[nrtbf]))-[a-z-]{5,14}[=: ][ ]{0,2}(?:\\\\*["']){0,2}(?:[\\w+.~-]|\\\\*/){16}`,
  inName: neverInName,
  reach: [0, 430],
  accept: (value) => looksRandom(value) && isDrawn(value) && !isPublicId(value) && !isPlace.test(value),
};

/** A file, a variable or where a secret is kept. */
const isPlace = /^[./~]|\.(?:pem|key|txt|json|ya?ml|crt|env)$|^[\w-]+(?:\/[a-z][\w.-]*){2,}$/;

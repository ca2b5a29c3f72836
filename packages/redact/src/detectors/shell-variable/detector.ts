import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import {
  looksLikePassphrase,
  looksLikePassword,
  looksLikeWeakPassword,
  looksRandom,
} from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A variable that a shell or a build file sets without a sign of assignment. */
export const shellVariable: PatternDetector = {
  id: 'shell-variable',
  type: 'secret',
  label: 'Secret in a variable set without a sign',
  shape:
    'A name that speaks of a secret and its value, one after the other, behind `set -gx`, `set $`, `setenv`, `setx`, `ENV`, `proxy_set_header` and their like.',
  link: 'https://fishshell.com/docs/current/cmds/set.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'set -',
    'set $',
    'setenv ',
    'setx ',
    'env ',
    'set_env ',
    'putenv',
    'envvar ',
    'fastcgi_param ',
    '_set_header ',
    'add_header ',
    'header_up ',
    'requestheader ',
    'setenvif',
    'set --',
  ],
  pattern: expression(
    inLines`
      (?:
        \bset(?:\s{1,3}-[a-zA-Z]{1,6}|\s{1,3}--[a-z]{4,20}){1,4}|\bset(?=\s{1,3}\$[A-Za-z_])|
        \b(?:
          setenv|setx|ENV|SetEnv|set_env|envvar|fastcgi_param|(?:proxy|grpc|more)_set_(?:input_)?headers?|add_header|header_up|
          RequestHeader[ ](?:set|add)
        )(?:\s{1,3}/[A-Za-z]){0,2}
      )\s{1,4}\$?(?<name>[A-Za-z_][\w.-]{0,80})\s{1,4}(?:
        "(?<value>[^"\r\n]{4,2000})"|
        '(?<value>[^'\r\n]{4,2000})'|
        (?<value>[^\s"'\x60;|&<>()$={][^\s"'\x60;|&<>()={]{3,2000}={0,2})
      )
    `,
    'g',
  ),
  // Behind the command comes the name of a secret.
  guard: `(?=${anyWritten(190)}(?:pass|pwd|secret|token|key|credential|_pat|_salt))`,
  reach: [40, 2200],
  accept: isSet,
};

function isSet(value: string, { groups }: Candidate): boolean {
  const name = groups['name'] ?? '';
  if (!secretName.test(name) || isHarmlessName(name) || isCodeReference(value) || /\s|\$[\w({]|^%\w+%$/.test(value))
    return false;
  if (/pass|pwd/i.test(name)) return looksLikePassword(value) || looksLikeWeakPassword(value);
  return (
    !isPlainlyPublicId(value) &&
    (looksRandom(value) || looksLikePassphrase(value) || (/\d/.test(value) && looksLikePassword(value)))
  );
}

const secretName =
  /passw(?:or)?d|passphrase|(?:^|_)pass(?:$|_)|pwd$|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|auth[_-]?key|credential|(?:^|_)key$|_pat$|_salt$/i;

import type { Candidate, PatternDetector } from '../../detector.ts';
import { lineHead } from '../../layouts/line-head.ts';
import { secretCommands, secretFile, secretWord, showsNoSecret } from '../../outputs/secret-commands.ts';
import { isShownSecret } from '../../outputs/shown-secret.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a command shows that does nothing but show a secret. */
export const printedSecret: PatternDetector = {
  id: 'printed-secret',
  type: 'secret',
  label: 'Secret that a command printed',
  shape:
    'A line behind `echo $DB_PASSWORD`, `cat /run/secrets/…`, `op read`, `pass show`, `gcloud auth print-access-token` and their like, when it is one word that looks like a password or a token.',
  link: 'https://developer.1password.com/docs/cli/reference/commands/read/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    echo |printenv |print |write-|cat |==> |bat |type |less |head |tail |get-content |pass |lpass |gopass |op read|op item|
    bw get|security find|secret-tool|keyring get|gcloud |aws |az |auth token|auth:token|--token|vault |
    terraform |tofu |pulumi |base64 -|get secret|create token|whoami -t|initial-password|openssl rand|pwgen |rails |
    rake |key:generate|doppler |chamber |infisical |systemd-creds|dotenv|jq |sqlite3 |psql |mysql |mariadb |
    defaults read|config:get |git config |consul kv|etcdctl |wg gen| -c "| -c '| -e "| -e '| -r "| -r '|dev/urandom|dev/random|yq |grep -o|gen.secret|sops |cut -d|
    consul keygen|gossip keyring|apg |makepasswd|-rsecurerandom|conjur |credhub |kwallet-query|tunnel token
  `.split('|'),
  pattern: expression(
    inLines`
      (?:^|\n)(?:[^\n]{0,80}[$#%>\u276f\u279c\u03bb] {1,2}|\+ |[ \t]{1,8})?(?:
        (?:sudo )?(?:docker|podman|kubectl|oc|ssh) [^\n"']{1,100} (?:(?:ba|da|z)?sh -l?c )?["']?
      )?(?:${secretCommands}|==> [^\n]{0,160}?(?:${secretFile}) <==)["']?[ \t]{0,4}\r?\n
        ${lineHead}(?:"(?<value>[^\s"]{6,2000})"|(?<value>[^\s]{6,2000}))(?=[ \t]{0,4}(?:\r?\n|$))|
      (?<=\n)(?=[^\s]{4,160}\r?\n[^\s])(?<=\betcdctl [^\n]{0,80}get [^\n]{1,200}\n(?:[^\n]{1,200}\n){0,12})[^\s]{0,120}(?:${secretWord})[\w-]{0,16}\r?\n
        (?<valueBelowKey>[^\s]{6,400})(?=[ \t]{0,4}(?:\r?\n|$))
    `,
    'gi',
  ),
  guard: inLines`
    (?!(?:echo|print|printenv|cat|bat|type|less|head|tail|pass) )|
    (?<=(?:^|\\[nr]|[^\w,.;:)\] ]) {0,8}|sudo |(?:docker|podman|kubectl|oc|ssh) [^\n"']{1,100}["' ])(?:
      pass |
      [a-z]{3,9} ${anyWritten(220)}(?:pass|secret|token|key|_pwd|(?<![a-z\d])pw(?![a-z])|_pat|credential|cookie)
    )
  `,
  reach: [420, 2600],
  accept: isShown,
};

function isShown(value: string, { text, start, end, groups }: Candidate): boolean {
  if (groups['valueBelowKey'] !== undefined) return isShownSecret(value);
  const lines = text.slice(Math.max(0, start - 400), start).split('\n');
  const command = lines.at(-2) ?? '';
  if (showsNoSecret(command)) return false;
  // A number is how many there are, or which one, unless it is asked for as a code.
  if (/^\d+$/.test(value) && !/pin|code|otp|pass/i.test(command)) return false;
  // A list of words, one on a line, is some other file.
  const next = /^[ \t]*\r?\n(\S*)[ \t]*(?:\r?\n|$)/.exec(text.slice(end, end + 200))?.[1] ?? '';
  return isShownSecret(value) && (!/^[\w.@/-]{3,}$/.test(next) || /^exit/.test(next));
}

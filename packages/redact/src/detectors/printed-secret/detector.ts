import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference, looksLikePassword } from '../../value.ts';

const name =
  '[\\w.-]{0,60}(?:passw(?:or)?d|passwd|passphrase|_pass|secret|token|api_?key|access_?key|private_?key|_key|_pwd|_pat|credentials?)[\\w.-]{0,24}';
const commands = [
  `(?:echo|printenv|print|Write-(?:Host|Output)) ["']?\\$?(?:env:)?\\{?${name}\\}?["']?`,
  `(?:cat|bat|type|less|head(?: -\\w{1,4}){0,2}|tail(?: -\\w{1,4}){0,2}|sudo cat|Get-Content) [^\\n|;&]{0,120}?(?:${name}|master\\.key|vault-pass\\w{0,8}|\\.vault_?pass\\w{0,8}|initialAdminPassword|\\.cookie)["']?(?: \\| (?:base64 (?:-d|-D|--decode)|tr -d [^\\n|]{1,12}))?`,
  '(?:pass|gopass)(?: show| -o| -c){0,2} [\\w@./-]{3,100}',
  'op (?:read [^\\n]{4,160}|item get [^\\n]{0,160}(?:pass|cred|secret|token|key)[^\\n]{0,60})',
  '(?:bw|rbw) get (?:password|totp|notes|item)? ?[^\\n]{1,100}',
  'lpass show [^\\n]{0,60}--password[^\\n]{0,80}',
  'security find-(?:generic|internet)-password [^\\n]{0,160}',
  'secret-tool lookup [^\\n]{1,120}|keyring get [^\\n]{1,100}',
  'gcloud auth (?:application-default )?print-(?:access|identity)-token[^\\n]{0,80}|gcloud secrets versions access [^\\n]{1,120}',
  'aws (?:--?\\S{1,30} \\S{1,30} ){0,3}(?:secretsmanager get-secret-value|ssm get-parameter|ecr(?:-public)? get-login-password|codeartifact get-authorization-token|eks get-token)[^\\n]{0,240}',
  'az (?:keyvault secret show|account get-access-token|acr credential show|storage account keys list)[^\\n]{0,240}',
  '(?:gh|glab) auth token|heroku auth:token|fly(?:ctl)? auth token|railway whoami --token|doctl auth token',
  'vault (?:kv get|read|print|token create|write)[^\\n]{0,60}-field=[^\\n]{1,120}|vault print token',
  '(?:kubectl|oc|k|k3s kubectl) [^\\n]{0,200}(?:base64 (?:-d|-D|--decode)|create token [^\\n]{1,60}|whoami -t)[^\\n]{0,40}',
  'argocd admin initial-password[^\\n]{0,60}|openssl rand [^\\n]{1,40}|pwgen [^\\n]{0,40}|(?:rails|rake) secret|bin/rails secret|php artisan key:generate --show',
  'doppler secrets get [^\\n]{1,80}|chamber read [^\\n]{1,80}|infisical secrets get [^\\n]{1,100}|systemd-creds decrypt [^\\n]{1,80}|dotenvx? get [^\\n]{1,60}',
  `jq -r ["']?\\.[\\w.\\[\\]"-]{0,60}(?:${name})["']?[^\\n]{0,60}|[^\\n|]{2,200}\\| jq -r ["']?\\.[\\w.\\[\\]"-]{0,60}(?:${name})["']?`,
  `grep -oP? [^\\n]{0,60}${name}[^\\n]{0,100}|yq [^\\n]{0,40}${name}[^\\n]{0,80}`,
].join('|');

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
  anchors: [
    'echo ',
    'printenv ',
    'print ',
    'write-',
    'cat ',
    'bat ',
    'type ',
    'less ',
    'head ',
    'tail ',
    'get-content ',
    'pass ',
    'op read',
    'op item',
    'bw get',
    'security find',
    'secret-tool',
    'keyring get',
    'gcloud ',
    'aws ',
    'az ',
    'auth token',
    'auth:token',
    '--token',
    'vault ',
    'base64 -',
    'create token',
    'whoami -t',
    'initial-password',
    'openssl rand',
    'pwgen ',
    'rails ',
    'rake ',
    'key:generate',
    'doppler ',
    'chamber ',
    'infisical ',
    'systemd-creds',
    'dotenv',
    'jq -r',
    'grep -o',
    'yq ',
  ],
  pattern: new RegExp(
    `(?:^|\\n)(?:[^\\n]{0,80}[$#%>\\u276f\\u279c\\u03bb] {1,2}|\\+ )?(?:${commands})[ \\t]{0,4}\\r?\\n(?<value>[^\\s]{6,2000})(?=[ \\t]{0,4}(?:\\r?\\n|$))`,
    'gi',
  ),
  reach: [420, 2600],
  accept: isShown,
};

function isShown(value: string, { text, end }: Candidate): boolean {
  if (/^[[{(<#"'/]|^[\w.-]+[:=](?![=/])\S*$|:\/\/|^[-+]{2,}|\.{3}$|^\w+\($|[;{]$/.test(value)) return false;
  // A list of words, one on a line, is some other file.
  const next = /^[ \t]*\r?\n(\S*)[ \t]*(?:\r?\n|$)/.exec(text.slice(end, end + 200))?.[1] ?? '';
  if (/^[\w.@/-]{3,}$/.test(next) && !/^exit/.test(next)) return false;
  return !isCodeReference(value) && looksLikePassword(value) && (/\d/.test(value) || value.length >= 12);
}

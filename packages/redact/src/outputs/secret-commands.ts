import { isHarmlessName } from '../assignment/harmless-name.ts';
import { inLines } from '../shape/in-lines.ts';

/** The words in names of variables, files and fields that hold a secret. */
export const secretWord =
  'passw(?:or)?d|passphrase|_pass|secret|token|api_?key|access_?key|private_?key|_key|_pwd|(?<![a-z\\d])pw(?![a-z])|_pat|credentials?';

const secretName = `[\\w.-]{0,60}(?:${secretWord})[\\w.-]{0,24}`;

/** The rest of the name of a file that holds a secret and nothing else. */
export const secretFile: string = inLines`
  ${secretName}|master\.key|vault-pass\w{0,8}|\.vault_?pass\w{0,8}|initialAdminPassword|\.cookie|authkey(?:\.txt)?
`;

/** Commands that show a secret and little else, as the alternatives of a pattern. */
export const secretCommands: string = [
  `(?:echo|printenv|print|Write-(?:Host|Output)) ["']?\\$?(?:env:)?\\{?${secretName}\\}?["']?`,
  inLines`
    (?:cat|bat|type|less|head(?: -\w{1,4}){0,2}|tail(?: -\w{1,4}){0,2}|sudo cat|Get-Content) [^\n|;&]{0,120}?(?:${secretFile})["']?(?: \| (?:base64 (?:-d|-D|--decode)|tr -d [^\n|]{1,12}))?
  `,
  '(?:pass|gopass)(?: show| -o| -c){0,2} [\\w@./-]{3,100}',
  'op (?:read [^\\n]{4,160}|item get [^\\n]{0,160}(?:pass|cred|secret|token|key)[^\\n]{0,60})',
  '(?:bw|rbw) get (?:password|totp|notes|item)? ?[^\\n]{1,100}',
  'lpass show [^\\n]{0,60}--password[^\\n]{0,80}',
  'security find-(?:generic|internet)-password [^\\n]{0,160}',
  'secret-tool lookup [^\\n]{1,120}|keyring get [^\\n]{1,100}',
  'gcloud auth (?:application-default )?print-(?:access|identity)-token[^\\n]{0,80}|gcloud secrets versions access [^\\n]{1,120}',
  inLines`
    aws (?:--?\S{1,30} \S{1,30} ){0,3}(?:
      secretsmanager get-secret-value|
      ssm get-parameters?(?=[^\n]{0,240} --with-decryption)|
      ecr(?:-public)? get-login-password|
      (?:sts|iam)(?= [^\n]{0,240}--query [^\n]{0,60}(?:SecretAccessKey|SessionToken|ServicePassword))|
      codeartifact get-authorization-token|
      eks get-token
    )[^\n]{0,240}
  `,
  'az (?:keyvault secret show|account get-access-token|acr credential show|storage account keys list)[^\\n]{0,240}',
  '(?:gh|glab) auth token|heroku auth:token|fly(?:ctl)? auth token|railway whoami --token|doctl auth token',
  `(?:terraform|tofu)(?: -chdir=\\S{1,100})? output (?:-raw )?${secretName}|pulumi (?:config get|stack output)[^\\n]{0,60} ${secretName}[^\\n]{0,60}`,
  'vault (?:kv get|read|print|token create|write)[^\\n]{0,60}-(?:field=|format[= ]json)[^\\n]{1,120}|vault print token',
  '(?:kubectl|oc|k|k3s kubectl) [^\\n]{0,80}?get secrets?[/ ][^\\n]{0,120}?(?:jsonpath|template)[^\\n]{0,40}\\.(?:data|stringData)\\b[^\\n]{0,80}',
  '(?:kubectl|oc|k|k3s kubectl) [^\\n]{0,200}(?:base64 (?:-d|-D|--decode)|create token [^\\n]{1,60}|whoami -t)[^\\n]{0,40}',
  `heroku config:get ${secretName}[^\\n]{0,60}|git config (?:--\\S{1,40} ){0,3}${secretName}|wg gen(?:key|psk)`,
  `(?:consul kv|etcdctl) get (?:--?[\\w=-]{1,40} ){0,3}[\\w./-]{0,80}(?:${secretWord})[\\w-]{0,24}(?: --?[\\w=-]{1,40}){0,2}`,
  inLines`
    argocd admin initial-password[^\n]{0,60}|
    openssl rand [^\n]{1,40}|pwgen [^\n]{0,40}|apg(?: -\w \w{1,20}){0,8}|makepasswd[^\n]{0,60}|(?:rails|rake) secret|bin/rails secret|
    php artisan key:generate --show|mix phx\.gen\.secret(?: \d{1,3})?|
    sops (?:-d|--decrypt|decrypt) [^\n]{0,60}--extract [^\n]{1,80}${secretName}[^\n]{0,60}|
    grep [^\n|]{0,40}${secretName}[^\n|]{0,60}\| ?cut -d[^\n|]{1,24}
  `,
  inLines`
    doppler secrets get [^\n]{1,80}|
    chamber read [^\n]{1,80}|
    infisical secrets get [^\n]{1,100}|
    conjur variable (?:get|value) [^\n]{1,100}|
    credhub get [^\n]{1,100}(?: -q| --quiet)[^\n]{0,40}|
    kwallet-query [^\n]{0,60}-r [^\n]{1,80}|
    cloudflared tunnel token [^\n]{1,60}|
    consul keygen|nomad operator gossip keyring generate|
    systemd-creds decrypt [^\n]{1,80}|
    dotenvx? get [^\n]{1,60}
  `,
  inLines`
    (?:sqlite3|psql|mysql|mariadb) [^\n]{0,100}?["']select [^\n]{0,60}?${secretName}[^\n]{0,160}|
    (?:bin/)?rails runner [^\n]{0,100}?${secretName}[^\n]{0,60}|
    (?:python3?|node|ruby|php|perl)(?: -r\w{1,20})? -[cer] ["'][^\n]{0,200}?(?:${secretName}|randomBytes|random_bytes|SecureRandom\.|token_(?:hex|urlsafe))[^\n]{0,100}|
    defaults read \S{1,80} ${secretName}|
    [^\n|;]{2,60}/dev/u?random[^\n]{0,40}\| ?(?:base64|xxd|od|tr|openssl|head|fold)[^\n]{0,80}
  `,
  `jq (?:-\\w{1,3} )?["']?\\.[\\w.\\[\\]"-]{0,60}(?:${secretName})["']?[^\\n]{0,60}|[^\\n|]{2,200}\\| jq (?:-\\w{1,3} )?["']?\\.[\\w.\\[\\]"-]{0,60}(?:${secretName})["']?`,
  `grep -oP? [^\\n]{0,60}${secretName}[^\\n]{0,100}|yq [^\\n]{0,40}${secretName}[^\\n]{0,80}`,
].join('|');

/** True for a command that shows what is encrypted, or something that has the name of a secret and holds none: `cat token_count.txt`. */
export function showsNoSecret(command: string): boolean {
  const shown = told.exec(command)?.[1];
  return shown !== undefined && holdsNoSecret(shown);
}

/** The same of the path of a file. */
export function holdsNoSecret(path: string): boolean {
  const name = path.replace(/^.*[\\/]/, '');
  // Behind a name that says where a secret is kept comes the secret.
  if (ofThem.test(name)) return false;
  // `token_file` and `key_path` are harmless as names of settings, but as names of files they hold the secret.
  return locked.test(name) || (!/file|path/i.test(name) && isHarmlessName(name.replace(/\.\w{2,4}$/, '')));
}

const told =
  /(?:^|[\s;&|("'])(?:echo|printenv|print|Write-\w{4,6}|cat|bat|type|less|head|tail|Get-Content|(?:terraform|tofu)(?: -chdir=\S{1,100})? output(?: -raw)?|==>) ["']?\$?(?:env:)?\{?([\w./\\~@-]{3,120})\}?["']?\s{0,4}(?:<==\s{0,4})?(?:$|[\r\n|;&])/;
/** A file that is called after several of them, as the name of a setting or a count is as well. */
const ofThem =
  /^(?:[\w-]{0,24}[_-])?(?:passwords|passwds|secrets|api[_-]?keys)\.(?:txt|csv|tsv|lst|list|env|conf|cfg|ini)$/i;
const locked = /\.(?:enc|gpg|age|asc|pub|sops|sealed)$/;

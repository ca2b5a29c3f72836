import type { PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import {
  behindMail,
  isAppPassword,
  isJoinedAppPassword,
  looksLikePassword,
  looksLikeWeakPassword,
} from '../../judge/secrets/value.ts';
import { lineHead } from '../../layouts/line-head.ts';
import { expression } from '../../shape/expression.ts';
import { spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { oneOf } from '../../shape/one-of.ts';

/** What stands before the credential, one line for a command, a file or a call. */
const usages = oneOf([
  // `vault login`.
  /\bvault login\s{1,3}(?:-\S{1,40}\s{1,3}){0,4}(?:token=)?/,
  // What a machine is enrolled with, for a tunnel.
  /\bcloudflared(?:\.exe)?\s{1,3}service install\s{1,3}/,
  // What makes another form of it, sets it up or hands it on.
  new RegExp(inLines`
    \b(?:
      ansible-vault encrypt_string|rclone obscure|mkpasswd(?: -m [\w-]{3,12})?|set-initial-password|kubeadm token create|
      authorize-account \w{4,40}|nuget push \S{1,100}\.nupkg
    )\s{1,3}["']?|
    \bmicrok8s join \S{3,80}:\d{2,5}/
  `),
  // `keytool -storepass`.
  /-(?:src|dest)?(?:store|key)pass\s{1,3}["']?/,
  // Package managers: npm, poetry, composer.
  /(?::_authToken|npmAuthToken|_authToken)["']?(?:\s{1,3}|\s{0,3}[=:]\s{0,3})["']?/,
  // Yarn has a name and a password where npm has the two in base64.
  /\bnpmAuthIdent["']?\s{0,3}:?\s{1,3}["']?(?:[\w.@-]{1,80}:)?/,
  // `doctl auth init -t`.
  /\bauth (?:init|login)\s(?:[^\n|;&]{0,80}?\s)?-t\s{1,3}["']?/,
  // What makes codes from the secret of an authenticator.
  /\boathtool(?:\s{1,3}-[\w=-]{1,24}){0,5}\s{1,3}["']?/,
  /\bpypi-token\.[\w-]{1,40}\s{1,3}["']?/,
  /\bhttp-basic\.[\w.-]{1,100}\s{1,3}[^\s]{1,80}\s{1,3}["']?/,
  // Wireless networks.
  /\b(?:wifi|nmcli|wpa_cli)\b[^\n]{0,160}?\b(?:password|psk)[ \t]{1,3}["']?/,
  // `gh secret set --body`, `aws secretsmanager create-secret`.
  /\bsecret set\s[^\n]{0,120}?(?:--body|-b)[ =]["']?/,
  new RegExp(inLines`
    \b(?:put-parameter|create-secret|put-secret-value|set-secret|(?:secret|keys)\s{1,2}set|secret\s{1,2}put)\b
      [^\n]{0,300}?--(?:value|secret-string|body)[ =]["']?
  `),
  // A Dockerfile.
  /\bENV \s{0,2}[A-Z0-9_]{0,60}(?:PASSWORD|PASSWD|SECRET|TOKEN|API_KEY|ACCESS_KEY|PASS|_KEY)[ \t]{1,3}["']?/,
  // Calls that take a name and a password.
  new RegExp(inLines`
    (?:
      \b(?:\w{1,20}_)?(?:auth|creds?|credentials)(?:=| = )\(|
      \b(?:HTTP)?Basic_?Auth\(|
      \b(?:
        HTTPDigestAuth|PlainAuth|login|authenticate|getConnection|signIn|sign_in|basic_auth|basicAuth|
        UsernamePasswordCredentials|PasswordCredential|NetworkCredential|setBasicAuth|SetBasicAuth|
        PasswordAuthentication|Sequelize
      )\(
    )\s{0,4}(?:[^"'\n)]{0,100}?["'][^"'\n]{0,200}["']\s{0,3},\s{0,4}){1,2}(?:Some\()?["']
  `),
  // A name and a password, as the header of a request has them.
  /\b(?:btoa|b64encode|base64_encode)\(\s{0,4}b?["'`](?!data:|https?:)[\w.@+-]{1,60}:/,
  // Django's, which take an address between the two.
  /\bcreate_(?:super)?user\(\s{0,4}["'][^"'\n]{1,80}["'],\s{0,4}["'][^"'\n@]{1,80}@[^"'\n]{1,80}["'],\s{0,4}["']/,
  // Scala's builds: the realm, the host, the name, then the password.
  /(?<=\+=\s{0,3})Credentials\((?:\s{0,8}"[^"\n]{0,200}"\s{0,3},){3}\s{0,8}["']/,
  // AutoIt runs a program as somebody else: the name, the domain, then the password.
  /\bRunAs(?:Wait|Set)?\((?:\s{0,4}(?:"[^"\n]{0,80}"|'[^'\n]{0,80}'|[@$\w]{1,40})\s{0,3},){2}\s{0,4}["']/,
  // What tries whether a server lets somebody in.
  /\bradtest (?:\s{1,2})?(?:-\w\s{1,3}\S{1,40}\s{1,3}){0,3}[\w.@-]{1,80}\s{1,3}["']?/,
  // `.pgpass`.
  new RegExp(
    `(?:^|\\n)${lineHead}[\\w.*-]{1,100}:(?:\\d?5432|54\\d{2,3}|3306|6432|6543|\\*):[\\w*.-]{1,60}:[\\w*.-]{1,60}:(?=[^\\s:]{3,200}(?:\\s|$))`,
  ),
  // The same that a command puts there.
  /\b(?:echo|printf)\s{1,3}["']{1,2}[\w.*-]{1,100}:(?:\d{2,5}|\*):[\w*.-]{1,60}:[\w*.-]{1,60}:(?=[^\s:"'\\]{3,200}(?:\\n)?["']{1,2}\s{0,3}>{1,2}[^\n|;&]{1,80}pgpass)/,
  // `echo user:… | chpasswd`.
  /\b(?:echo|printf)\s{1,3}["']?[\w.-]{1,40}:(?=[^\s"'|]{4,80}["']?\s{0,4}\|\s{0,4}(?:sudo\s{1,3})?chpasswd)/,
  // `chpasswd <<< user:…`, and the same in lines of its own.
  /\bchpasswd(?:\s{1,2}[-\w]{1,20}){0,3}\s{0,3}<<(?:<\s{0,2}["']?|-?\s?["']?\w{1,12}["']?[ \t]{0,8}\n\s{0,20})[\w.-]{1,40}:/,
  // `net use`.
  /\bnet use[ \t]{1,3}\S{1,200}[ \t]{1,3}(?:\/user:\S{1,60}[ \t]{1,3})?/,
]);

/** The value itself. */
const value =
  /(?<value>(?<=")[^"\n]{3,300}(?=")|(?<=')[^'\n]{3,300}(?=')|[^\s\x00-\x1f"'`|;\\@$/<>(-][^\s"'`|;\\]{2,300})/;
/** Go's names of data sources: `user:…@tcp(`. */
const source = /\b[\w.-]{1,60}:(?<value>[^\s"'`]{3,200})(?=@(?:tcp|unix|udp)\()/;

/** Commands and calls whose next word is a credential. */
export const toolCredential: PatternDetector = {
  id: 'tool-credential',
  type: 'secret',
  label: 'Credential given to a tool',
  shape:
    'A command or setting whose next word is a credential: `vault login`, `keytool -storepass`, `npm config set …:_authToken`.',
  link: 'https://cwe.mitre.org/data/definitions/214.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...inLines`
      encrypt_string|rclone obscure|mkpasswd|initial-password|kubeadm token create|authorize-account|nuget push|microk8s join |vault login|service install|storepass|keypass|_authtoken|npmauthtoken|npmauthident|auth init|auth login|oathtool|
      pypi-token|http-basic|net use|password |secret set|env |--value|--secret-string|--body|aws_secret|
      _password|kinit|wifi|psk|securestring|login(|getconnection|httpbasicauth|auth=(|auth = (|creds=(|creds = (|cred=(|cred = (|credentials=(|credentials = (|btoa(|b64encode(|base64_encode(|basicauth(|digestauth(|credential(|signin(|sign_in(|
      basic_auth|.login(|set_password|setpassword|credentials(|authenticate(|plainauth|
      create_user(|create_superuser(|sequelize(|
      runas(|runaswait(|runasset(|passwordauthentication(|radtest |@tcp(|@unix(|@udp(|5432:|:54|:3306:|:6432:|:6543:|:*:|-p:|chpasswd|password_auth
    `.split('|'),
    '|chpasswd',
  ],
  around: { ':54': { run: 2 } },
  pattern: expression(`${usages}${value.source}|${source.source}`, 'gi'),
  // The word `env` is followed by the name of a secret.
  guard: `(?!env |:54)|:54\\d{2,3}:|env${spaceWritten}{1,3}\\w{0,60}(?:pass|secret|token|_key)`,
  reach: [420, 900],
  accept: (value, { text, start }) =>
    // What is secret in an object says so by its own key.
    !/^[{[]\s{0,4}\\{0,4}["']/.test(value) &&
    // A page of a manual ends its letters of another kind, `\f[R]`.
    !/^\[[A-Z]{1,2}\]/.test(value) &&
    !/^[a-z][a-z_-]{1,20}=[^=]|^[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/.test(value) &&
    !isCodeReference(value) &&
    // A line of accounts has two numbers, then somebody's name in words.
    !/:[*x!]?:\d{1,6}:\d{1,6}:$/.test(text.slice(Math.max(0, start - 24), start)) &&
    // The name of a setting, with the colon behind it.
    !/^[+-]?[\w.-]+:$/.test(value) &&
    (!/\s/.test(value) || isAppPassword(value)) &&
    (isAppPassword(value) ||
      looksLikePassword(value) ||
      (isJoinedAppPassword(value) && behindMail.test(text.slice(Math.max(0, start - 100), start))) ||
      // Between a port of PostgreSQL, a database and a user nothing else stands at the end of a line.
      (/:(?:54\d\d|\*):[\w*.-]{1,60}:[\w*.-]{1,60}:$/.test(text.slice(Math.max(0, start - 160), start)) &&
        looksLikeWeakPassword(value))),
};

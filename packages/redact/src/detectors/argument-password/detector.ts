import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isDrawnKey } from '../../judge/secrets/drawn-key.ts';
import { looksLikePassword, looksLikeWeakPassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, blankWritten, quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { oneOf } from '../../shape/one-of.ts';
import { isMixed } from '../../shape/varied.ts';

/** What stands before the password, one line for the habits of a command or a few that are alike. */
const usages = oneOf([
  // Uploaders, remote shells, accounts: `twine upload -p`.
  new RegExp(inLines`
    \b(?:
      ipmitool|twine|poetry[ ]publish|conan|psexec(?:64)?(?:\.exe)?|nuget|plink|pscp|psftp|tabcmd|hdbsql|
      beeline|useradd|usermod|cf[ ](?:l(?=[ ])|login)|ncftp(?:put|get|ls)?
    )\b[^\n|;&]{0,200}?\s-(?:p|pw|P)[ =]["']?
  `),
  // PowerShell, `az` and `aws rds`.
  /(?=-)(?<=\s)(?:-Password|-passwd|--admin-password|--master-user-password) \s?["']?/,
  // What sets a password or makes an account, whatever it is: a name, then the password.
  /(?<anybody>)\b(?:(?:set|change|reset|update)[-_]?(?:password|passwd|pass|pw)|(?:user|account)[-_: ](?:add|create|passwd|password)|(?:add|create)[-_]?user|passwd)[ ]{1,3}["']?[\w.@-]{1,60}["']?[ ]{1,3}["']?/,
  // The same of a machine that runs inside another: first which one, then the name.
  /\bvirsh(?:[ ]-\S{1,40}){0,3}[ ]set-user-password[ ]{1,3}["']?[\w.-]{1,60}["']?[ ]{1,3}["']?[\w.-]{1,40}["']?[ ]{1,3}["']?/,
  // The key with which a package is given to a feed.
  /\b(?:dotnet[ ]{1,2})?nuget(?:\.exe)?[ ]{1,2}(?:push|setapikey)\b[^\n|;&]{0,200}?[ ](?:-k|--api-key|-ApiKey)[ ]{1,3}["']?/,
  // What opens a keeper of passwords, and what is set in a place for secrets.
  /\bbw (?:unlock|login[ ]{1,2}[\w.@+-]{3,80})[ ]{1,2}["']?/,
  /\bgh secret set \w{1,60}[ ]{1,2}(?:-[\w-]{1,20}[ ]{1,2}[^\s-]\S{0,60}[ ]{1,2}){0,3}(?:-b|--body)[ =]{0,2}["']?/,
  // What watches other machines: its plugins.
  /\bcheck_(?:mysql|pgsql|mssql|oracle|ldap|imap|pop|ftp|ssh|snmp|ipmi|vmware|esx|wmi|nrpe|smtp|jmx|http|ajp|mongodb|redis|rabbitmq)\w{0,20}(?=\s)[^\n|;&]{0,200}?\s-(?:p|C|a|P)\s{1,3}(?![\w.-]{1,40}[ ]-P)(?:["']?[\w.@-]{1,40}:)?["']?(?=[^\s"']{0,60}\d)(?!\d{1,5}(?:["'\s]|$))/,
  // What logs a program in, or keeps its key.
  /(?<anybody>)(?<=(?:^|[\n;&|$"'\x60][ ]{0,2})[a-z][\w.-]{1,24}[ ])(?:(?:login|auth|init|activate|authenticate)|(?:auth[ ]|config[ ])?(?:set-)?(?:api-?key|token|license)[ ](?:set|add|save|use))[ ]{1,3}["']?(?=[\w-]{20,200}(?:["'\s]|$))/,
  // What loads, serves or manages something as somebody: the name and the password in one word.
  new RegExp(inLines`
    \b(?:(?:hey|oha)(?=[ ]-)|(?:vegeta|bombardier|govc|ctr|ttyd|gotty|sqlmap|nikto)(?=[ ])|shellinaboxd?|filebrowser)\b[^\n|;&]{0,200}?
      [ ](?:-[auc]|-id|--user|--auth(?:-cred)?|--credential)[ =]{1,2}["']?[\w.@-]{1,60}:
  `),
  // What sends mail, joins a network or opens a source of data, each in its own way.
  /\bsendemail\b[^\n|;&]{0,300}?[ ]-xp[ ]{1,3}["']?/,
  /\bnetsh wlan[^\n|;&]{0,120}?[ ](?:key|keyMaterial)=["']?(?!clear\b)/,
  /\b(?:hostapd|wpa)_cli[^\n|;&]{0,80}?[ ](?:wpa_passphrase|psk|password)[ ]{1,3}(?:'?"|\\")?/,
  /\bgst-\w{2,10}(?:-1\.0)?\b[^\n|;&]{0,300}?[ ](?:user-pw|proxy-pw)=["']?/,
  /\brclone config (?:create|update)[^\n|;&]{0,200}?[ ](?:pass|password|password2|secret_access_key|token|key)[= ]["']?/,
  /\bisql(?:[ ]-\S{1,20}){0,3}[ ][\w.-]{1,40}[ ][\w.-]{1,40}[ ]["']?/,
  /\bmsfconsole\b[^\n]{0,200}?\bsetg?[ ](?:SMB|FTP|SSH|LDAP|DB|HTTP_?)Pass(?:word)?[ ]{1,3}["']?/,
  /\bpulumi config set(?=[^\n|;&]{0,120}?--secret)(?:[ ]--?[\w-]{1,20}){0,4}[ ]{1,2}[\w.:-]{1,60}[ ]{1,2}["']?/,
  /\bnetlify[ ](?:[^\n|;&]{0,120}?[ ])?--auth[ =]{1,2}["']?/,
  // Programs that write long options with one dash.
  /(?<anybody>)\s-(?:[a-z]{0,12}(?<!by|com|en)pass|[ou]?pw)[ =:]{1,3}["']?/,
  // Windows: `cmdkey /pass:`, `schtasks /rp`.
  /\b(?:signtool(?:\.exe)?|cmdkey|xfreerdp\d?|wfreerdp|mstsc|schtasks)\b[^\n|;&]{0,200}?\s\/(?:pass|p|rp):?\s?["']?/,
  // `openssl enc -k`.
  /\bopenssl\s[^\n|;&]{0,200}?\s-(?:k|K|pass|passin|passout|password)\s{1,3}["']?(?:pass:)?/,
  // The two passwords and the community of SNMP.
  /\bsnmp\w{2,10}\s[^\n|;&]{0,200}?\s-[AXc]\s{1,3}(?!sha|md5|aes|3?des|public|private)["']?/,
  /(?=-X\s)(?<=\bsnmp\w{2,10}\s[^\n|;&]{0,200}\s-A\s[^\n|;&]{0,200}\s)-X\s{1,3}["']?/,
  // The keychain of macOS.
  /\bsecurity\s{1,2}(?:unlock-keychain|create-keychain|set-key-partition-list)\b[^\n|;&]{0,200}?\s-[pPk]\s{1,3}["']?/,
  /\bsecurity import\b[^\n|;&]{0,200}?\s-P\s{1,3}["']?/,
  /\bwpa_passphrase\s{1,3}(?:"[^"\n]{1,40}"|\S{1,40})\s{1,3}["']?/,
  // `slappasswd -s`, of which nothing but the hash is kept.
  /\bslappasswd\s{1,3}(?:-[hc]\s{1,3}\S{1,40}\s{1,3})?-s\s{1,3}["']?/,
  // `htpasswd -nb user`.
  /\bhtpasswd\s{1,3}-[A-Za-z]{0,6}n[A-Za-z]{0,6}\s{1,3}\S{1,60}\s{1,3}["']?/,
  // Archives.
  /\brar (?=[ax])[^\n|;&]{0,100}?\s-hp?/,
  /\brar\s[^\n|;&]{0,100}? -hp/,
  // Databases: DB2, Teradata.
  /\bdb2 connect\s{1,2}to\s{1,2}\S{1,40}\s{1,2}user\s{1,2}\S{1,40}\s{1,2}using\s{1,2}/,
  /\.LOGON \s?[\w.-]{1,40}\/[\w.-]{1,40},/,
  // Chat.
  /\bNickServ IDENTIFY\s{1,2}/,
  // Windows: accounts and shares.
  /\bnet user\s{1,3}\S{1,60}\s{1,3}/,
  /\bnet use\s{1,3}(?:[A-Za-z*]:?\s{1,3})?\\{2,8}[^\s\\]{1,80}\\{1,4}\S{1,80}\s{1,3}/,
  /\brabbitmqctl\s{1,3}(?:-\S{1,20}\s{1,3}){0,3}(?:add_user|change_password)\s{1,3}\S{1,60}\s{1,3}["']?/,
  // Chat servers: an account, its host and its password.
  /\b(?:ejabberdctl|prosodyctl)\s{1,3}(?:register|change_password)\s{1,3}\S{1,60}\s{1,3}\S{1,100}\s{1,3}["']?/,
  // `aws configure set aws_secret_access_key`.
  /(?:secret_access_key|secret_?key|aws_session_token) [ \t]{0,2}["']?(?![=:])/,
  // One of the pairs that `vault kv put` is given.
  /(?=\s[\w.-]{1,60}=["']?[\w+/=.-]{16})(?<=\bvault kv (?:put|patch) [^\n|;&]{1,300})\s(?!\w{0,40}(?:id|url|uri|hash|sha|host|name|path|version)=)[\w.-]{1,60}=["']?/,
  // `mc alias set name url key`.
  /\bmc\s{1,3}(?:alias set|config\s{1,3}host add)\s{1,3}\S{1,60}\s{1,3}\S{1,200}\s{1,3}\S{1,80}\s{1,3}["']?/,
  // The passwords of a PDF.
  /\b(?:user|owner)_pw[ \t]{1,3}["']?/,
  // What sets a variable of a service: `heroku config:set`, `vault kv put`, `etcdctl put`.
  new RegExp(inLines`
    \b(?:
      config[ ]set|env[ ](?:add|set)|env:set|
      secrets?[ ](?:set|put)|
      kv[ ]put|etcdctl[ ]put|variables?[ ]set
    )\s{1,3}(?:--?[\w-]{1,30}\s{1,3}){0,3}[\w.:/-]{0,60}(?:pass|passwd|password|secret|token|key|pwd)
      \w{0,12}["']?\s{1,3}(?:<<<\s{0,2})?["']?
  `),
  /\bchamber write\s{1,3}\S{1,60}\s{1,3}[\w.-]{0,60}(?:pass|passwd|password|secret|token|key|pwd)\w{0,12}\s{1,3}["']?/,
  /\bsetx\s{1,3}\w{0,40}(?:PASS|PASSWORD|PWD|SECRET|TOKEN|KEY)\w{0,12}\s{1,3}["']?/,
  // A here-string for an option that reads its standard input.
  /(?:--with-token|--[a-z-]{0,20}stdin[a-z-]{0,10}|--passphrase-fd[ =]0|\bpasswd --stdin\s{1,2}\w{1,30})\s{0,3}<<<\s{0,3}["']?/,
  // A pipe into such a command.
  new RegExp(inLines`
    \b(?:echo|printf)[ ]\s{0,2}(?:-[ne]{1,2}\s{1,3}){0,2}(?:['"]%s(?:\\n)?['"]\s{1,3})?["']?(?=
      [^\s"'|]{4,200}["']?\s{0,3}\|\s{0,3}(?:sudo\s{1,2})?(?:
        gh\s{1,2}(?:auth|secret)|gcloud\s{1,2}secrets|wrangler\s{1,2}secret|passwd\b|glab\s{1,2}auth|
        vault\s{1,2}(?:login|write|kv)|
        secret-tool|fly\w{0,3}\s{1,2}secrets|vercel\s{1,2}env|helm\s{1,2}registry|oras\s{1,2}login|
        podman\s{1,2}login|gpg\b|openssl\b|smbpasswd|faillock|cryptsetup
      )
    )
  `),
  // Package managers: npm, composer, bundler.
  /:_password[ \t]{1,3}["']?/,
  /\b(?:github-oauth|gitlab-token|gitlab-oauth|bearer)\.[\w.-]{1,80}\s{1,3}["']?/,
  /\bbundle config\s[^\n]{0,80}?\s[\w.-]{1,60}:(?!\/)/,
  // `-auth name:`, SonarQube.
  /(?=-auth )(?<=\s)-auth \s{0,2}["']?[\w.@-]{1,60}:/,
  /-Dsonar\.(?:login|token)=/,
  // Redis: `AUTH`, `ACL SETUSER`.
  /(?:^|[\n>"'][ \t]{0,12})AUTH \s?(?!login|plain|cram|fail|ok|success|type|method|required|xoauth)(?:[\w.-]{1,30}\s{1,2})?["']?/,
  /\b(?:ACL\s{1,2}SETUSER\s{1,2}[\w.-]{1,40}\s{1,2}on\s{1,2}|user\s{1,2}[\w.-]{1,40} on (?=[~+&%@*>#-]|all[kc]|reset))(?:[~+&%@*:\w-]{1,30}\s{1,2}){0,4}(?:>|#(?=[\da-f]{64}(?![\da-f])))/,
  // OpenLDAP.
  /(?:^|[\n\s"'])(?:bindpw|rootpw|olcRootPW|bind_password)\b:?\s{1,8}["']?/,
  // `curl -u name:"…"`.
  /\bcurl(?:\.exe)?(?=\s)[^\n|;]{0,400}?\s(?:-u|--user|-U|--proxy-user)[ =]{0,2}["']?[\w.@\\-]{1,60}["']?:\\?["']/,
  // A format and what fills it: `printf "password=%s" …`.
  /\bprintf \s{0,2}["'][^"'\n]{0,160}?(?:password|passwd|pass|token|secret|key)[ :=]{1,4}%s[^"'\n]{0,20}["']\s{1,3}["']?/,
  // `ssh-keygen -N`.
  /\bssh-keygen\s[^\n|;&]{0,160}?\s-[NP]\s{1,3}["']?/,
  /(?=\s-[NP]\s)(?<=\bssh-keygen\s[^\n|;&]{0,160}\s-[NP]\s[^\n|;&]{4,80})\s-[NP]\s{1,3}["']?/,
  // Tokens of tools: ngrok, cargo, wandb, snyk, httpie.
  /\b(?:add-)?auth-?token[ ]{1,3}["']?/,
  /\b(?:cargo|wandb) login\s{1,3}["']?/,
  /\bsnyk auth\s{1,3}/,
  /-A\s{1,2}bearer (?:-a|--auth)[ =]["']?/,
  /--auth-type[ =]bearer (?:-a|--auth)[ =]["']?/,
  // Postfix: `[smtp.example.com]:587 name:…`.
  /\]:(?:587|465|25)\s{1,4}[\w.@+-]{1,80}:/,
  // `kubectl create secret --from-literal=`, but not what everybody may know.
  new RegExp(inLines`
    --from-literal[= ]["']?(?!
      (?:[\w.-]{0,40}[-_.])?(?:
        user|username|host|hostname|port|database|dbname|name|email|url|endpoint|region|namespace
      )=
    )[\w.-]{1,60}=["']?
  `),
]);

/** The value itself. */
const value =
  /(?<value>(?<=")[^"\n\\]{4,300}(?=")|(?<=')[^'\n\\]{4,300}(?=')|[^\s"'`|;\\@$/<>({[-][^\s"'`|;\\<>()]{3,300})/;
/** What Oracle's clients take: `name/password@host`, or no host. The last at sign ends the password. */
const oracle = inLines`
  (?:\b(?:sqlplus|expdp|impdp|sqlldr|rman[ ]{1,3}(?:target|catalog|auxiliary))\s{1,3}(?:-\w{1,6}\s{1,3}){0,3}|\bjdbc:oracle:thin:)["']?[\w.$#-]{1,60}/"?
    (?<value>[^\s"'@$<>({](?:[^\s"'$<>]|\$(?![A-Za-z_{(])){2,100})(?="?@[^\s"'@]{2,200}(?:[\s"']|$))|
  \b(?:sqlplus|expdp|impdp|sqlldr)\s{1,3}(?:-\w{1,6}\s{1,3}){0,3}["']?[\w$#]{1,60}/(?<value>(?=[^\s@]{0,60}\d)[^\s"'@$<>({/][^\s"'@$<>/]{3,100})(?=["']?(?:\s|$))
`;

/** What speaks to Windows from elsewhere: the account before the machine. The last at sign ends the password. */
const account = inLines`
  \b(?:impacket-(?:psexec|wmiexec|smbexec|atexec|dcomexec|secretsdump|smbclient|mssqlclient|\w{3,16})|
    (?:psexec|wmiexec|smbexec|atexec|dcomexec|secretsdump|smbclient|mssqlclient|lookupsid|samrdump|getTGT|GetUserSPNs|GetADUsers|GetNPUsers)\.py
  )[ ]{1,3}(?:-[\w-]{1,20}(?:[ ]{1,3}[\w./:]{1,60})?[ ]{1,3}){0,4}["']?(?:[\w.-]{1,60}/)?[\w.-]{1,60}:
    (?<value>[^\s"'$<>({][^\s"']{3,100})(?=@[\w.-]{1,100}(?:["'\s]|$))
`;

/** What tools with habits of their own take as a password: each alternative is one command's usage line. */
export const argumentPassword: PatternDetector = {
  id: 'argument-password',
  type: 'password',
  label: 'Password among the arguments of a command',
  shape:
    'The argument that `twine`, `openssl enc`, `snmpwalk`, `net user`, `rabbitmqctl`, `mc alias set`, `pulumi config set --secret` and their like take for a password or a token.',
  link: 'https://cwe.mitre.org/data/definitions/214.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...inLines`
      impacket-|exec.py |secretsdump.py |smbclient.py |mssqlclient.py |lookupsid.py |samrdump.py |gettgt.py |getuserspns.py |getnpusers.py |getadusers.py |twine| on >|poetry publish|conan|psexec|nuget|plink|pscp|psftp|openssl|snmp|wpa_passphrase|unlock-keychain|
      create-keychain|set-key-partition-list|security import|htpasswd|slappasswd|useradd|usermod|net use|
      rabbitmqctl|ejabberdctl|prosodyctl|secret_access_key |secret_key |secretkey |session_token |alias set|host add|
      user_pw|owner_pw|config set|env add|env set|env:set|secrets set|secret set|kv put|kv patch|etcdctl put|secret put|secrets put|
      variable set|variables set|consul kv|
      chamber write|cf login|cf l |ncftp|setx|--with-token|password-stdin|passwd --stdin|stdinpass|-stdin <<<|-fd 0|bw unlock|bw login|gh secret|check_|gcloud secrets|:_password|
      github-oauth.|gitlab-token.|gitlab-oauth.|bearer.|bundle config|-auth |sonar.login|sonar.token|auth |setuser|
      user default|bindpw|rootpw|bind_password|sqlplus|expdp|
      impdp|sqlldr|thin:|-passwd |tabcmd|hdbsql|beeline|signtool|cmdkey|freerdp|mstsc|rar a|rar x| -hp|db2 connect|.logon |
      nickserv identify|-password |/pass:|schtasks|/p:|curl|ssh-keygen|printf |echo |authtoken |auth-token |
      cargo login|wandb login|bearer -a|bearer --auth|login --|snyk auth|]:587|]:465|]:25|--from-literal|ipmitool
    `.split('|'),
    ...['~', '+', '&', '%', '@', '*', '-', '#', 'allk', 'allc', 'reset'].map((rule) => ` on ${rule}`),
    '| passwd',
    ...['set', 'change', 'reset', 'update'].flatMap((what) => [
      `${what}-pass`,
      `${what}_pass`,
      `${what}pass`,
      `${what}-pw`,
    ]),
    ...['user', 'account'].flatMap((whose) =>
      ['add', 'create', 'passw'].flatMap((what) => [`${whose} ${what}`, `${whose}:${what}`]),
    ),
    'set-user-password',
    ...[
      'hey -',
      'vegeta ',
      'bombardier ',
      'oha -',
      'govc ',
      'ctr ',
      'ttyd ',
      'gotty ',
      'sqlmap ',
      'nikto ',
      'shellinabox',
      'filebrowser ',
    ],
    ...[
      'sendemail',
      'netsh wlan',
      'hostapd_cli',
      'wpa_cli',
      'gst-',
      'rclone config ',
      'isql ',
      'msfconsole',
      'pulumi config',
      'netlify ',
      'rman ',
    ],
    ...['add', 'create'].flatMap((what) => [`${what}user `, `${what}-user `, `${what}_user `]),
    'pass ',
    ...['login', 'init', 'activate', 'authenticate'].map((what) => `${what} `),
    ...['set', 'add', 'save', 'use'].flatMap((what) =>
      ['apikey', 'api-key', 'token', 'license'].map((kept) => `${kept} ${what} `),
    ),
    ...[' -pw', ' -upw', ' -opw'],
    'passwd ',
  ],
  pattern: expression(`${usages}${value.source}|${oracle}|${account}`, 'gi'),
  // Words of other programs too: what follows `printf` has a place for a value, or goes through a pipe.
  guard: inLines`
    (?!check_|(?:login|init|activate|authenticate) |pass(?:wd)? |printf[ ]|echo[ ]|usermod|useradd|openssl|curl|auth[ ])|check_\w{2,24}(?:${spaceWritten})(?=${anyWritten(210)}-[pCaP] )|(?:login|init|activate|authenticate) {1,3}(?:${quoteWritten})?(?:[\w-]{20}|--)|(?<=-[a-z]{0,12})pass |passwd {1,3}[\w.@"'-]{1,62} {1,3}(?=\S{0,40}\d)|
    openssl${spaceWritten}(?=${anyWritten(210)}-(?:k|pass))|curl(?:\.exe)?${spaceWritten}(?=${anyWritten(410)}-(?:u|-user|-proxy-user))|
    (?<=(?:^|[\n>"']|\\n)${blankWritten}{0,12})auth[ ]|printf[ ](?=[^|]{0,400}?(?:%s|\|))|user(?:mod|add)(?!\w)|
    echo[ ](?=[^|\n]{4,240}\|\s{0,3}(?:sudo\s{1,2})?(?:
      g[hclp]|wrangler|passwd|vault|secret-tool|fly|vercel|helm|oras|podman|openssl|smbpasswd|faillock|cryptsetup
    ))
  `,
  reach: [440, 900],
  accept: isPassword,
};

/** Who logs in at Twilio. */
const accountId = /^AC[\da-f]{32}$/;

/** What is set: `config set cache_key …`, `printf 'sort_key=%s' …`. */
const nameOfSetting =
  /[ "'=](?<name>[\w.-]{0,40}(?:token|key|secret|pass|pwd)[\w.-]{0,20})(?:=%s[^"'\n]{0,20}["']\s{1,3}|=|["']?\s{1,3})["']?$/i;

/** `ProdDbCreds2`, `TestUserV2`. */
const isNameOfThing = /^(?=[A-Za-z])[A-Z]{0,5}[a-z]{0,40}(?:[A-Z]{1,5}[a-z]{1,40}){0,12}[A-Z]{0,5}\d{0,2}$|[(){}<>=,]/;

function isPassword(value: string, { text, start, groups }: Candidate): boolean {
  // Where nobody knows the program, a name with a number would do as well.
  if (groups['anybody'] !== undefined && (!(isMixed(value) || isDrawnKey(value)) || isNameOfThing.test(value)))
    return false;
  if (groups['anybody'] !== undefined && accountId.test(value)) return false;
  const setting = nameOfSetting.exec(text.slice(Math.max(0, start - 120), start))?.groups?.['name'];
  // The id of a secret is one itself where a role of Vault logs in with it.
  if (setting !== undefined && !/secret_?id$/i.test(setting) && isHarmlessName(setting)) return false;
  return (
    value.length >= 5 &&
    !/\s/.test(value) &&
    !/^\d{1,5}$|^[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$|^https?:|^(?:file|env|stdin|fd|pass):|^\/|^[\w.-]+=|^\*\w+$/.test(
      value,
    ) &&
    !isCodeReference(value) &&
    // Behind a computer and its account nothing but the password of that account can stand.
    (looksLikePassword(value) ||
      (/\bpsexec\S*\s[^\n]*\s-u\s[^\n]*\s-p\s["']?$/i.test(text.slice(Math.max(0, start - 260), start)) &&
        !/^[A-Z_]+$/.test(value) &&
        looksLikeWeakPassword(value)))
  );
}

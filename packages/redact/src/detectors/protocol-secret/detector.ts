import type { PatternDetector } from '../../detector.ts';
import { isToldByPlace } from '../../judge/secrets/told-by-place.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Where a line of a protocol or of a configuration has its secret: each alternative is one such line. */
const lines: readonly string[] = [
  // IMAP: the name and the password.
  '\\bLOGIN[ ]{1,2}(?:"[\\w.@+-]{1,80}"|[\\w.@+-]{1,80})[ ]{1,2}(?:"(?<valueOfLogin>[^"\\s]{4,200})"|(?<valueOfLogin>(?![\\w.-]{1,40}=)[^\\s"\'(){}]{4,200})(?=[ \\t]{0,4}(?:\\r?\\n|$)))',
  // What deploys to Convex: the kind and the name of a deployment, a bar and the key.
  '\\b(?:prod|dev|preview):[a-z\\d-]{3,60}\\|(?<value>[\\w+/-]{40,400}={0,2})',
  // Redis, when it is greeted, and a client of FTP.
  '\\bHELLO[ ]3[ ]AUTH[ ]{1,2}[\\w.-]{1,60}[ ]{1,2}(?<value>[^\\s"\'<>]{4,200})',
  '(?:^|\\n)ftp>[ ]{0,2}user[ ]{1,3}[\\w.@-]{1,60}[ ]{1,3}(?<value>[^\\s"\'<>]{4,200})(?=[ \\t]{0,4}(?:\\r?\\n|$))',
  // The users of a pool of connections.
  '(?:^|\\n)"{1,2}[\\w.@-]{1,60}"{1,2} "{1,2}(?<value>md5[\\da-f]{32}|SCRAM-SHA-256\\$[^\\s"]{40,200})"',
  // What Oracle's clients are told.
  '\\bCONN(?:ECT)?[ ]{1,3}"?[\\w.$#-]{1,60}"?/"?(?<value>[^\\s"\'@/;]{4,100})(?="?@)',
  // What Redis answers for `CONFIG GET`.
  '"(?:requirepass|masterauth|masteruser_pass)"\\s{0,4}(?:\\d\\)|,)\\s{0,4}"(?<value>[^"\\s]{4,300})"',
  // What a request proves that it knows the password with, from which it can be guessed.
  '(?=response)(?<=\\bDigest[ ]\\w{2,12}=[^\\n]{0,600}[ ,])response=\\\\{0,3}"(?<value>[\\da-f]{32,128})',
  // Community strings of SNMP.
  '\\b(?:r[ow]community6?|com2sec6?[ \\t]{1,4}\\S{1,40}[ \\t]{1,4}\\S{1,60})[ \\t]{1,4}"?(?<value>[^\\s"\'<>$]{4,100})',
  '\\b(?=community)(?<=\\bsnmp[^]{0,300})community[ ]{0,2}[=:][ ]{0,2}"(?<value>[^\\s"<>$]{4,100})"',
  '\\bcommunity string(?: [a-z]{2,10}){0,4}(?: is|:)[ ]{1,2}["\'`]?(?<value>[^\\s"\'`<>$]{5,60}[^\\s"\'`<>$.,;:])',
  '\\bsnmp_?(?:v[12]c?_?)?(?:ro_?|rw_?)?community(?:_?string)?["\']?[ ]{0,2}[=:][ ]{0,2}["\']?(?<value>[^\\s"\'<>$]{4,100})',
  '\\bset[ ]{1,3}snmp[ ]{1,3}community[ ]{1,3}"?(?<value>[^\\s"\'<>$]{4,100})"?(?=[ ]{1,3}(?:authorization|clients|view|client-list-name)\\b)',
  // The users of version 3: one password for what they say, another for what they hide.
  inLines`
    \bcreateUser[ \t]{1,4}(?:-e[ \t]{1,4}\S{1,60}[ \t]{1,4})?\S{1,60}[ \t]{1,4}(?:MD5|SHA(?:-?\d{1,3})?)[ \t]{1,4}"?
      (?<value>[^\s"'<>$]{4,100})
  `,
  '(?=DES|AES)(?<=\\bcreateUser[ \\t][^\\n]{1,260}[ \\t])(?:DES|AES(?:-?\\d{1,3})?)[ \\t]{1,4}"?(?<value>[^\\s"\'<>$]{4,100})',
  // The same where one line tells both, as the machines of a network are told.
  '\\bauth[ ]{1,3}(?:md5|sha(?:-?\\d{1,3})?)[ ]{1,3}"?(?<value>[^\\s"\'<>$]{4,100})"?(?=[ ]{1,3}priv[ ])',
  inLines`
    (?=priv[ ])(?<=\bauth[ ]{1,3}(?:md5|sha(?:-?\d{1,3})?)[ ]{1,3}\S{4,100}[ ]{1,3})priv[ ]{1,3}(?:3?des|aes)(?:[ -]?\d{2,3})?[ ]{1,3}"?
      (?<value>[^\s"'<>$]{4,100})
  `,
  // Who may dial in: the client, the server, the secret and the addresses.
  inLines`
    (?:^|\n)[ \t]{0,8}(?:
      "?[\w.@\\-]{1,80}"?[ \t]{1,20}"?(?:pptpd|x?l2tpd?|ppp\d?)"?[ \t]{1,20}"?|"[\w.@\\-]{1,80}"(?: \* |  \*  |\t\*\t)"
    )
      (?<value>[^\s"'<>$]{4,100})"?[ \t]{1,20}"?[*\d]
  `,
  // What Windows shows of a wireless network.
  '\\bKey Content[ \\t]{1,20}:[ \\t]{1,3}(?<value>[^\\s"\'<>]{8,63})(?=[ \\t]{0,8}(?:\\r|\\n|$))',
  // What Windows keeps in its registry, as `reg query` shows it.
  '(?:password|passwd|secret|token|api_?key|private_?key|passphrase|\\bpwd)[ \\t]{1,20}REG_(?:SZ|BINARY|EXPAND_SZ)[ \\t]{1,20}(?<value>[^\\s"\'<>]{6,200})(?=[ \\t]{0,8}(?:\\r|\\n|$))',
  '[ ]/v[ ]"?[\\w ]{0,40}(?:password|passwd|secret|token|api_?key)"?[ ](?:/t[ ]REG_\\w{2,10}[ ])?/d[ ]"?(?<value>[^\\s"\'<>%]{4,200})',
  // What the installer of a machine is told.
  '\\brootpw(?:[ \\t]{0,3}[:=][ \\t]{0,4}|[ \\t]{1,4}(?:--(?:plaintext|iscrypted|allow-ssh|lock)[ \\t]{1,4}){0,3})["\']?(?<value>[^\\s"\'<>-][^\\s"\'<>]{3,200})',
  // The keys of feeds in the configuration of NuGet.
  '<add key="https?://[^"\\s<>]{3,200}"\\s{1,4}value="(?<value>[A-Za-z0-9+/]{32,1200}={0,2})"',
  // Files of secrets: IPsec, Dovecot, remote desktops.
  ' : (?:EAP|XAUTH|NTLM|PIN) "(?<value>[^"\\s]{4,200})"',
  '(?:^|\\n)[\\w.@-]{1,80}:\\{(?:PLAIN|CLEARTEXT|CRYPT|S?SHA(?:1|256|384|512)?(?:-CRYPT)?|BLF-CRYPT|ARGON2I?D?)\\}(?<value>[^\\s:]{4,300})',
  '\\bpassword 51:b:(?<value>[0-9A-F]{32,4000})',
  // A code for a phone's camera has its parts between semicolons.
  '\\bWIFI:(?:[TSH]:[^;\\n]{0,60};){1,3}P:(?<value>[^;\\s]{4,100});',
  // What test frameworks and programs of games type in.
  '\\b[Ii]nput [Pp]assword {2,12}\\S{1,100} {2,12}(?<value>[^\\s"\'<>]{4,200})',
  '\\+login\\s{1,3}[\\w.@-]{2,60}\\s{1,3}(?<value>[^\\s+"\']{5,200})',
  // What Vault is unsealed with.
  inLines`
    \b(?:operator unseal[ ]{1,3}(?:-[^\s]{1,80}[ ]{1,3}){0,3}|(?:unseal|recovery) key(?: \(will be hidden\)| \d{1,2}| shares?){0,2}[ \t]{0,3}[:=][ \t]{0,4})["']?
      (?<value>[A-Za-z0-9+/]{32,128}={0,2})(?![A-Za-z0-9+/=])
  `,
  // The second of the two UUIDs that Consul and Nomad show for a token.
  inLines`
    \bAccessor ?ID"?[ \t]{0,12}[:=][ \t]{0,14}"?[\da-f-]{36}"?,?\s{1,12}"?Secret ?ID"?[ \t]{0,12}[:=][ \t]{0,14}"?
      (?<value>[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})
  `,
  // SMTP asks for the password in base64, and is answered so.
  '\\b334 UGFzc3dvcmQ6\\s{1,4}(?:(?:C:|[>~*=-]{1,3})[ ]{0,3}){0,2}(?<valueAnyhow>(?:[A-Za-z0-9+/]{4}){1,60}(?:[A-Za-z0-9+/]{2,3}={1,2})?)(?=\\s|$)',
  // What a machine shows Vault beside its role.
  inLines`
    \brole_id["']?[ \t]{0,4}[=:][ \t]{0,4}["']?[\da-f-]{36}["']?,?\s{1,12}["']?secret_id["']?[ \t]{0,4}[=:][ \t]{0,4}
      ["']?(?<value>[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})
  `,
  // What a node joins a cluster of k3s with.
  '\\b(?<value>K10[\\da-f]{64}::[\\w.-]{2,40}:[\\w.-]{16,64})',
  // What a workflow asks to be hidden.
  '::add-mask::(?<valueAnyhow>[^\\s"\'`]{4,2000})',
  // What opens a disk of Windows when nothing else does.
  '(?:-RecoveryPassword|(?:Recovery|Numerical) Password:?|Recovery Key:?)[ ]{0,3}(?:\\r?\\n[ \\t]{0,16})?(?<value>\\d{6}(?:-\\d{6}){7})(?![\\d-])',
  // What a keeper of passwords is asked with until it is locked again, and what a telephone is known by.
  '\\b(?:OP_SESSION_\\w{1,40}|[A-Z]{2,12}_SESSION)=["\']?(?<value>[\\w+/-]{43,100}={0,2})(?=["\'\\s;]|$)',
  '\\bsips?:[\\w.+-]{1,60}:(?<value>[^\\s"\'<>$:@;]{4,100})(?=@[\\w.-]{3,100})',
  // What the packages of Debian are answered before they ask.
  '(?=password )(?<=/[\\w.-]{0,40}pass[\\w-]{0,24}[ \\t]{1,4})password [ \\t]{0,3}(?<valueAnyhow>[^\\s"\'<>$]{6,100})',
  // What a new machine sets for its users.
  inLines`
    (?<=\bchpasswd:\s[^#]{0,300}?(?:\n[ \t]{1,16}(?:-[ ])?|[ ]\|-?\n(?:[a-z_][\w.-]{0,31}:\S{1,80}\n){0,8})["']?[a-z_][\w.-]{0,31}:)
      (?<value>[^\s"'<>$\\{}:]{6,100})(?=["']?[ \t]{0,8}(?:\r?\n|$))
  `,
  // What Terraform drew, as it shows it.
  '\\brandom_password"[ ]"[^"\\n]{1,80}"[ ]\\{[^{}]{0,600}?\\bresult[ ]{1,12}=[ ]"(?<value>[^"\\n]{4,200})"',
  // A name and a password on two lines, inside the configuration of a tunnel.
  '<auth-user-pass>\\s{1,8}[^\\s<>]{1,80}\\s{1,8}(?<value>[^\\s<>]{4,200})\\s{1,8}</auth-user-pass>',
  // `login=name:password` of a proxy.
  '\\bcache_peer[ \\t][^\\n]{1,160}?[ \\t]login=[\\w.@-]{1,60}:(?<value>[^\\s"\'<>$]{4,200})',
  // What the nodes of a cluster of Erlang know one another by, and who asks a database for the users of a server of files.
  '-setcookie[ ]{1,3}["\']?(?<value>[^\\s"\'<>$]{6,200})',
  '\\bSQLConnectInfo[ \\t]{1,4}[\\w.@:-]{1,100}[ \\t]{1,4}[\\w.-]{1,60}[ \\t]{1,4}(?<value>[^\\s"\'<>$]{4,100})',
  // What a machine answers to be let into a network of Windows, from which the password can be guessed.
  'NTLMv[12]-SSP Hash[ ]{0,12}:[ ]{1,3}[^\\s:]{1,60}::[^\\s:]{0,60}:[\\da-f]{16}:(?<value>[\\da-f]{32})',
  // What John tells while it guesses: the password, and whose it is.
  '(?:^|\\n)(?<value>[^\\s"\'<>()]{4,36})[ ]{2,20}\\([\\w.@$-]{1,24}\\)[ \\t]{0,2}\\r?\\n\\d{1,4}g[ ]0:[01]\\d:\\d\\d:\\d\\d',
  // What SQLite shows, when it was asked for a name and a password.
  inLines`
    \|(?<=\bselect[ ]{1,4}(?:[\w.]{1,40},[ ]?)passw(?:or)?d(?:,[ ]?[\w.]{1,40}){0,6}[ ]{1,4}from[ ][^;\n]{1,120};[ \t]{0,4}\r?\n(?:[^\n|]{1,80}\|[^\n]{0,200}\n){0,12}[^\n|]{1,80}\|)
      (?<value>[^|\s"']{4,100})(?=\||\r?\n|$)
  `,
  // What Junos keeps so that it can be read back.
  '\\b(?:pre-shared-key[ ](?:ascii-text|hexadecimal)|secret|password|authentication-key|simple-password)[ ]{1,3}"(?<value>\\$9\\$[A-Za-z\\d./-]{4,200})(?=")',
  // What a program of Oracle is told in one word: the name, the password and where the database is.
  '(?<![\\w./:-])[A-Za-z][\\w$#]{1,30}/(?<valueThatTells>[^\\s"\'@/;:]{6,100})(?=@(?:/{2})?[\\w.-]{2,80}:(?:152[12356]|1530)/\\w)',
  // What a switch of Tasmota is told.
  '\\b(?:Mqtt|Web|Wifi)?Password[12]?[ ](?=[^\\s;]{0,60}\\d)(?<=\\b(?:Backlog|SSId[12])\\d?[ ][^\\n]{0,300})(?<value>[^\\s"\'<>$;]{6,64})(?=;|[ \\t]{0,4}(?:\\r?\\n|$))',
  // What was guessed of a network, and what the line of an account has where others have an x.
  '\\bKEY FOUND! \\[ (?<valueAnyhow>[^\\s\\]]{8,63})(?= \\])',
  '(?:^|\\n)[a-z_][\\w.-]{0,31}:(?<value>[^\\s:*!$][^\\s:]{4,100})(?=:\\d{1,10}:\\d{1,10}:[^:\\n]{0,100}:/(?:root|(?:home|var)/[^:\\s]{0,80}):/)',
  // What Composer lists.
  inLines`
    (?:^|\n)\[[\w.-]{0,100}(?:password|token|secret)\][ ](?<value>[^\s"'<>$[{]{6,300})(?=[ \t]{0,8}(?:\r?\n|$))
  `,
  // What a router of OpenWrt has its wireless network joined with.
  "(?:^|\\n)[ \\t]{1,8}option key[ \\t]{1,4}'(?=[^'\\n]{0,62}\\d)(?![a-z]{1,20}(?:[_-][a-z\\d]{1,20}){1,4}')(?<value>[^'\\s<>$]{8,63})'",
  "\\bwireless\\.[\\w@[\\].-]{1,40}\\.key='?(?=[^'\\s]{0,62}\\d)(?<value>[^'\\s<>$]{8,63})'?(?=[ \\t]{0,4}(?:\\r?\\n|$))",
  // What a browser shows a cluster of Kubernetes, where it can send no header.
  '\\bbase64url\\.bearer\\.authorization\\.k8s\\.io\\.(?<valueAnyhow>[\\w-]{24,4000})',
  // What a Mac is told of a network, and of somebody.
  '\\bnetworksetup[ ]-setairportnetwork[ ]{1,3}\\w{2,8}[ ]{1,3}(?:"[^"\\n]{1,32}"|\'[^\'\\n]{1,32}\'|[^\\s"\']{1,32})[ ]{1,3}["\']?(?<value>[^\\s"\'<>$]{4,100})',
  '\\bdscl[ ]{1,3}\\S{1,40}[ ]{1,3}-passwd[ ]{1,3}/Users/\\S{1,40}[ ]{1,3}["\']?(?<value>[^\\s"\'<>$]{4,100})',
  // With whom a telephone exchange is known elsewhere.
  '\\bregister[ ]?=>?[ ]{0,2}(?:[\\w.-]{1,40}[?])?[\\w.+-]{1,60}(?:@[\\w.-]{3,80})?:(?<value>[^\\s"\'<>$:@]{4,100})(?=(?::[\\w.+-]{1,60})?@)',
  // What is given to a program that asks for a new password twice.
  '\\bpasswd(?:[ ]{1,2}[a-z-][\\w.-]{0,40}){0,2} <<< \\$?["\']?(?<value>[^\\s"\'<>$\\\\]{4,100})',
  // What takes all accounts of an authenticator to another phone.
  '\\botpauth-migration://offline\\?data=(?<valueAnyhow>[\\w+/%=-]{24,4000})',
  // What Metasploit logs in with, and tells when it was let in.
  '\\bSuccess: [\'"](?:[\\w.-]{1,40}\\\\{1,2})?[\\w.$-]{1,40}:(?<value>[^\\s"\'<>]{4,100})[\'"]',
  '\\bsetg?[ ]{1,3}(?:(?:smb|ftp|ssh|ldap|db)pass|(?:smb|ftp|ssh|ldap|db|http|bind|proxy|mysql)_?password)[ ]{1,3}(?<value>[^\\s"\'<>$][^\\s"\'<>]{3,100})(?=[ \\t]{0,8}(?:\\r?\\n|$))',
  // Who may run code in the page of an error.
  '\\bDebugger PIN: (?<valueAnyhow>\\d{3}-\\d{3}-\\d{3})(?!\\d)',
  // The same where the name could be one of many, so that the value has to tell.
  inLines`
    (?:^|\n)[ \t]{0,8}(?:[a-z]{2,16}_)?password[ ][ \t]{0,3}(?<valueThatTells>(?=[^\s]{0,60}\d)(?=[^\s]{0,60}[a-z])(?=[^\s]{0,60}[A-Z])[^\s"'<>$;:{}()[\],=/\\]{8,64})
      (?=[ \t]{0,8}(?:\r?\n|$))
  `,
  // Settings whose name is followed by a blank and nothing else.
  inLines`
    (?:^|\n)[ \t]{0,16}(?:user[ \t]{1,4}[\w.@-]{1,60}[ \t]{1,4}|set[ ][\w. -]{1,100}[ ]|(?:ikev[12]|(?:local|remote)-authentication)[ ])?(?:
      insecure-password|shared_key|shared-secret|keystorepass|auth_pass|ha_password|
      admin_password|server_password|basic_auth_password|
      (?:https?|proxy|http)_passwd|
      secret_id|encryption-key|preshared-key|pre-shared-key(?:[ ](?:ascii-text|hexadecimal|local|remote|address[ ][\d./: ]{3,60}key))?|ppp authentication|key-string|tacacs-server key|
      radius-server key|pac key|wpa-passphrase|\w{0,20}BindPassword
    )[ \t]{1,8}(?:[0678] )?"?(?<value>(?:\$[89]\$)?[^\s"'<>$;{}]{4,300})"?(?=[ \t;]{0,8}(?:\r?\n|$))
  `,
];

/** A secret that its place in a line gives away. */
export const protocolSecret: PatternDetector = {
  id: 'protocol-secret',
  type: 'secret',
  label: 'Secret in a line of a protocol or a setting',
  shape:
    'The argument that IMAP `LOGIN`, `CONNECT user/…@`, `rocommunity`, `Unseal Key 1:`, `::add-mask::` and settings such as `shared_key` take for a secret.',
  link: 'https://www.rfc-editor.org/rfc/rfc9051#section-6.2.3',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    response="|response=\|login |prod:|dev:|preview:|conn |connect |"requirepass"|"masterauth"|"masteruser_pass"|community|com2sec|createuser| priv |
    pptpd|l2tp|ppp|" * "|"  *  "|{argon2|reg_sz|reg_binary|reg_expand_sz| /v |rootpw|key content|<add key="http| : eap| : xauth| : ntlm| : pin|{plain}|
    {cleartext}|{crypt}|sha}|sha1}|sha256}|sha384}|sha512}|-crypt}|password 51:b:|input password|+login|wifi:|unseal key|operator unseal|hello 3|ftp>|" "md5|" "scram|" ""md5|" ""scram|
    recovery key|accessor|k10|334 ugfzc3dvcmq6|role_id|::add-mask::|insecure-password|shared_key|
    shared-secret|keystorepass|auth_pass|admin_password|server_password|ha_password|basic_auth_password|_passwd|secret_id|
    encryption-key|preshared-key|pre-shared-key|key-string|
    _password |password |password] |token] |secret] |debugger pin|
    <auth-user-pass>|cache_peer|-setcookie |sqlconnectinfo|-ssp hash|g 0:0|g 0:1|, password|,password|, passwd|,passwd|chpasswd:|random_password" "|success: '|success: "|option key|networksetup |dscl |register =|register=| <<< |otpauth-migration:|wireless.|base64url.bearer.|smbpass |ftppass |sshpass |ldappass |dbpass |server key|pac key|
    recoverypassword|recovery password|numerical password|_session=|op_session_|sip:|sips:|wpa-passphrase|bindpassword|"$9$|key found!|:/home/|:/root:|:/var/|mqttpassword |webpassword |password1 |password2 |:1521/|:1522/|:1523/|:1525/|:1526/|:1530/
  `
    .split('|')
    .concat(['"\t*\t"', '"t*t"']),
  guard: '(?:(?!login |conn|accessor(?! ?id))|login {1,2}[^\\s]{1,82} {1,2}|conn(?:ect)? {1,3}[^\\s/]{1,62}/)',
  pattern: expression(lines.join('|'), 'gi'),
  reach: [100, 2100],
  accept: isSecret,
};

function isSecret(
  value: string,
  { groups }: { readonly groups: Readonly<Record<string, string | undefined>> },
): boolean {
  if (groups['valueOfLogin'] !== undefined && !/\d/.test(value)) return false;
  if (groups['valueThatTells'] !== undefined && !looksRandom(value)) return false;
  return isToldByPlace(value, groups);
}

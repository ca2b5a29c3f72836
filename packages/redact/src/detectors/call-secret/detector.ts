import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksMadeUp } from '../../judge/secrets/made-password.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import { behindMail, isJoinedAppPassword, looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName, quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nextKey, nextKeyWritten } from '../../shape/next-key.ts';
import { oneOf } from '../../shape/one-of.ts';
import { isDrawn, isMixed } from '../../shape/varied.ts';

/** What stands before the quoted argument, one line for a kind of call. */
const calls = oneOf([
  // Clients of databases: host, user, then the password.
  new RegExp(inLines`
    \b(?:
      (?:pymysql|MySQLdb|mysql|mariadb|cx_Oracle|oracledb|pymssql)(?:\.\w{1,20})?\.connect|
      mysqli(?:_connect|_real_connect)?|
      ftplib\.FTP(?:_TLS)?|FTP(?:_TLS)?|ClientSecretCredential|(?:PDO|mysqli)->__construct|(?<=new\s)(?:PDO|Sequelize)
    )\((?:\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},){2}\s{0,4}
  `),
  /\b(?:client|ssh|conn|sftp|ftp)\.connect\((?:\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},){3}\s{0,4}/,
  // Whatever connects to a machine at a port, and as somebody.
  /\.connect\(\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},\s{0,4}\d{2,5}\s{0,3},\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}')\s{0,3},\s{0,4}(?<atPort>)/,
  // Whoever speaks to a broker: who it is, as whom, and the password.
  /\b(?:client|mqtt\w{0,10}|ps\w{0,3}client)\.connect\((?:\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.()]{1,60})\s{0,3},){2}\s{0,4}(?<atPort>)(?=["'][^"'\n]{4,200}["']\s{0,2}[,)])/,
  // What keeps a sheet or a book of Excel from being changed.
  /\.(?:Un)?Protect(?:\(|[ ])\s{0,2}(?:Password[ ]?:?=[ ]?)?(?=")/,
  // A source of data in MATLAB: what it is called, as whom, and the password, before its vendor.
  /\bdatabase\((?:\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'),){2}\s{0,4}(?=["'][^"'\s]{4,200}["']\s{0,2},)/,
  // A server of mail: where, as whom, and the account.
  /\bNet::SMTP\.start\((?:\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},){4}\s{0,4}/,
  // A connection of ADO: where, as whom, and the password.
  /\.Open[ (]\s{0,3}(?:"[^"\n]{0,200}"|\w{1,40})\s{0,2},\s{0,3}"[^"\n]{1,80}"\s{0,2},\s{0,3}(?=")/,
  // A directory: the connection, the name, then the password.
  /\bldap_bind\((?:\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},){2}\s{0,4}/,
  /\bDBI->connect\((?:\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},){2}\s{0,4}/,
  // Name, then the password.
  new RegExp(inLines`
    \b(?:
      WiFi\.(?:begin|softAP)|wifi_?multi\.addAP|(?:wlan|wi_?fi|sta_?if)\.connect|username_pw_set|PlainCredentials|(?:set|with)_?Credentials|AuthTokens\.basic|auth\.basic|\bset_?Auth|simple_bind(?:_s)?|
      (?:change|update|reset)_?User_?Password|algoliasearch|(?:Sync|Async)?SearchClient|db\.auth|
      (?:Basic|Session)?AWSCredentials|(?<![.\w])[Tt]wilio(?:\.Twilio)?|
      AwsBasicCredentials\.create|UsernamePassword(?:Authentication)?Token|PersonalAccessTokenAuth|Aws::Credentials\.new|NetworkCredential(?:\]::new)?|PSCredential|New(?:Static)?Credentials?(?:V4)?|(?<=\.)credentials
    )\((?:\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},)\s{0,4}
  `),
  // What the keyring of a system keeps for a service and a name.
  /\bkeyring\.set_password\((?:\s{0,30}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},){2}\s{0,30}/,
  // What a phone keeps, before the name that it has there.
  new RegExp(inLines`
    \bkeychain\w{0,12}\.(?:set|save|store|add)\(\s{0,4}(?=
      \\{0,2}"[^"\s\\]{4,300}\\{0,2}",\s{0,4}(?:for|for_?Key|key|with_?Key|account):\s{0,2}\\{0,2}"[\w.]{0,40}(?:pass(?:w|phrase|code)|token|secret|api_?key|pin|credential)
    )
  `),
  // A directory of Windows: where, the name, then the password.
  /\bDirectoryEntry\((?:\s{0,30}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},){2}\s{0,30}/,
  // What signs requests for an application: its key, then its secret.
  /\bOAuth1?(?:Handler|Session|UserHandler|Client)?\((?:\s{0,30}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},)\s{0,30}/,
  // The last of four, or of two, with which requests are signed for somebody.
  /(?=\\{0,2}["'][A-Za-z\d]{40,50}\\{0,2}["']\s{0,30}\))(?<=\b(?:set_access_token|OAuth1?[A-Za-z]{0,12})\([^()\n]{1,240},\s{0,30})/,
  // A request that is let in by a name.
  /\.auth\(\s{0,4}\\{0,2}["'][\w.@+-]{1,60}\\{0,2}["']\s{0,3},\s{0,4}/,
  // What is hashed, or told from its hash, is what somebody is let in with.
  new RegExp(inLines`
    \b(?:
      bcrypt(?:js)?\.(?:hash|compare)(?:_?Sync)?|argon2(?:id)?\.hash|password_?encoder(?:\(\))?\.(?:encode|matches)|
      Hash::(?:make|check)|password_(?:hash|verify)|(?:make|check)_password|pwd_context\.(?:hash|verify)|
      BCrypt\.(?:hashpw|checkpw|HashPassword|Verify)|(?:GenerateFrom|CompareHashAnd)Password
    )\(\s{0,4}(?:\[\]byte\()?b?
  `),
  // The same where the call is named after what it does alone, and its place after what it makes.
  /\bpassw(?:or)?d["']?\s{0,2}[:=]\s{0,2}(?:await\s)?hash(?:_?Sync)?\(\s{0,4}/,
  // The same by other names; a check has the hash before it.
  /\b(?:generate_password_hash|scrypt(?:Sync)?|pbkdf2(?:Sync)?)\(\s{0,4}b?/,
  /\b(?:check_password_hash|pbkdf2_hmac|hash_pbkdf2)\(\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$[\]"']{1,80})\s{0,3},\s{0,4}b?/,
  // The same of Ruby: `request :authorization, :basic, 'name', '…`, `basic_auth 'name', '…`.
  /(?::basic(?:_auth)?\s{0,3},|\bbasic_auth(?:\s|\())\s{0,4}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$-]{1,60})\s{0,3},\s{0,4}/,
  // What Rust takes where a variable is not set.
  /\bvar\("[A-Z\d_]{0,40}(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY)[A-Z\d_]{0,20}"\)\.unwrap_or(?:_else\(\|\w{1,12}\|\s{0,4}|\()(?:String::from\()?/,
  // The default of a variable in Terraform.
  /\bvariable\s{1,3}"[\w-]{0,40}(?:password|passwd|secret|token|api_?key)[\w-]{0,20}"\s{0,3}\{[^{}]{0,200}?\bdefault\s{0,4}=\s{0,3}/,
  // Setters and their like.
  new RegExp(inLines`
    \b(?:set|with|add|use)?_?(?:Db|User|Admin|Root|Key|Store){0,2}(?:
      Password|Passwd|Passphrase|ApiKey|ApiToken|ClientSecret|AccessToken|SecretKey|AuthToken
    )\(\s{0,4}
  `),
  /\b(?:set|with)_?[A-Za-z]{2,30}(?:Token|Secret)\(\s{0,4}/,
  // Whatever is called after what it takes.
  /\b(?<made>[A-Za-z]\w{1,40}(?:Token|Secret))\(\s{0,4}/,
  // Wrappers of a key.
  /\b\w{0,40}(?:Api_?Key|KeyCredential|Bearer_?Token|Bearer_?Auth|Access_?Token|Auth_?Token|TokenCredential|SecretKey)\(\s{0,4}/,
  // Clients of services that take nothing but their key.
  new RegExp(inLines`
    \b(?:
      cohere\.(?:Async)?Client(?:V2)?|(?:Tavily|Linear|Postmark|EasyPost|SendGridAPI|Mistral|Deepgram|ZhipuAI|Apify)Client|
      Push[bB]ullet|(?<=new\s)(?:Resend|Replicate|Groq|Together|Telnyx|Mistral|AssemblyAI|MailerSend|LinearClient|ServerClient)
    )\(\s{0,4}
  `),
  // The same of models, payments and mail.
  new RegExp(inLines`
    (?<![.\w])(?:Async)?(?:OpenAI|Anthropic|Mistral|Groq|Cohere|Replicate|Together|Deepgram|ElevenLabs|AssemblyAI|Resend|Stripe|Pinecone|Tavily|Firecrawl\w{0,4})\(\s{0,4}|
    \b(?:stripe|openai|anthropic|resend|sendgrid|postmark|linear|algolia|replicate|groq|cohere)\.New(?:Client|SendClient|Client\w{2,8})?\(\s{0,4}
  `),
  // What signs.
  /\bJoken\.Signer\.create\(\s{0,4}"[HPRE]S\d{3}",\s{0,4}/,
  /\bjwt\.(?:sign|encode|verify|decode)\(\s{0,4}(?:[^"'\n]{1,120}?|\{[^{}\n]{0,200}\}\s{0,3}),\s{0,4}/,
  /\b(?:createHmac|hash_hmac)\(\s{0,3}["'][\w-]{1,20}["'],\s{0,3}/,
  /\bhmac\.new\(\s{0,3}b?|\bHmacUtils\.hmac(?:Sha\d{1,3}|Md5)(?:Hex)?\(\s{0,4}|\bnew\sHmacUtils\([\w.]{1,60},\s{0,4}/,
  // What PHP encrypts with, behind the text and the method.
  /\bopenssl_(?:en|de)crypt\((?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$()[\]'">-]{1,80}),\s{0,4}["'][\w-]{3,30}["'],\s{0,4}/,
  // What signs the cookies of a server.
  /\bcookie_?parser\(\s{0,4}/,
  // What makes one-time codes.
  /\b(?:[TH]OTP|authenticator\.generate)\(\s{0,4}(?=\\{0,2}["'][A-Z2-7]{16,64}={0,6}\\{0,2}["'])/,
  /\.SignedString\(\s{0,3}\[\]byte\(|\bSymmetricSecurityKey\(\s{0,4}[\w.]{0,40}\bGetBytes\(|\b(?:hmacShaKeyFor|HMAC(?:256|384|512))\(\s{0,4}/,
  /\b(?:[kK]ey_?[sS]tore|ks)\w{0,20}\.load\([^()"'\n]{1,60},\s{0,4}|\b(?:PBEKeySpec|PasswordProtection)\(\s{0,4}/,
  // What a program keeps to itself, whatever it calls it.
  /\bSecret(?:String|Str|Box|Value)?(?:::(?:new|from)|\.(?:new|of))\(\s{0,4}(?:Box::new\()?/,
  // The address of a database, a name and the password.
  /["']jdbc:[^"'\n]{5,200}["']\s{0,3},\s{0,4}["'][^"'\n]{1,60}["']\s{0,3},\s{0,4}/,
  // What encrypts.
  /\bnew\sSecretKeySpec\(\s{0,4}/,
  /\b(?:Fernet|AES\.new)\(\s{0,3}b?/,
  /\bCryptoJS\.(?:AES|DES|TripleDES|RC4|Rabbit|Blowfish)\.(?:en|de)crypt\((?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[\w.$()'"-]{1,80}),\s{0,4}/,
  /\bcreate(?:Cipher|Decipher)iv\(\s{0,3}["'][\w-]{3,30}["'],\s{0,3}(?:Buffer\.from\(\s{0,3})?/,
  // Bots.
  /\b(?:client|bot)\.(?:login|run|start)\(\s{0,3}/,
  // Redis.
  /\b(?:client|redis|red|conn|connection|cache|rdb|r)[.:]auth\(\s{0,3}/,
  // What a name is followed by: an alternative, a field's value, a comma.
  new RegExp(inLines`
    (?:password|passwd|pwd|_pass|secret|token|api_?key)\w{0,12}["'\])]{0,4}(?:
      \s{0,3}(?:\|\||\?\?|<-)\s{0,3}|
      (?<=\))\s{1,3}or\s{1,3}|
      \.(?:val|value)\(\s{0,3}|\.value\s{0,3}=\s{0,3}|\]?["']?,\s{0,3}(?!${nextKey})
    )
  `),
]);

/** What such a client is called. */
const services: readonly string[] = [
  ...['tavilyclient', 'linearclient', 'postmarkclient', 'easypostclient', 'sendgridapiclient', 'mistralclient'],
  ...['deepgramclient', 'zhipuaiclient', 'apifyclient', 'resend', 'replicate', 'groq', 'together', 'telnyx', 'mistral'],
  ...['assemblyai', 'mailersend', 'serverclient', 'pushbullet'],
];

/** The value itself. */
const value = /\\{0,2}["'`](?<value>[^\s"'`\\]{4,300})(?=\\{0,2}["'`])/;

/** Calls whose argument is a secret by its place, not by its name. */
export const callSecret: PatternDetector = {
  id: 'call-secret',
  type: 'secret',
  label: 'Secret in a call',
  shape:
    'A quoted argument of a call that takes a secret there: `mysqli_connect(host, user, …)`, `jwt.sign(claims, …)`, `setPassword(…)`, `createHmac(name, …)`; or the fallback of a variable.',
  link: 'https://cwe.mitre.org/data/definitions/798.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...inLines`
      connect(|database(|protect "|protect(|password:=|dbi->connect|mysqli|pdo(|sequelize(|net::smtp.start(|ftp(|wifi.begin|softap(|multi.addap(|cryptojs.|ldap_bind(|simple_bind|
      totp(|hotp(|authenticator.generate(|username_pw_set|authtokens.basic|auth.basic|:basic|basic_auth|
      keychain|cookieparser(|cookie_parser(|auth(|joken.signer.|credential|password|passwd|secret|token|api_key|apikey|pwd|jwt.|hmac|
      cipheriv(|signedstring(|getbytes(|hmacshakeyfor(|hmac256(|hmac384(|hmac512(|.load(|openssl_encrypt(|openssl_decrypt(|->__construct(|pbekeyspec(|passwordprotection(|secretstring|secretstr|secretbox|secretvalue|"jdbc:|'jdbc:|twilio(|fernet(|aes.new(|.login(|bot.run(|bot.start(|client.start(|passphrase(|ftp_tls(|keycredential(|
      accesstokenauth(|bearertoken(|bearerauth(|accesstoken(|authtoken(|directoryentry(|oauth(|oauth1(|oauthhandler(|oauth1handler(|oauthsession(|oauth1session(|oauthclient(|oauth1client(|oauthuserhandler(|oauth1userhandler(|client.run(|algoliasearch(|
      cohere.|searchclient(|_pass|bcrypt|argon2|scrypt(|scryptsync(|pbkdf2|encoder.encode(|encoder.matches(|encoder().encode(|hash::make(|hash::check(|word_hash(|word_verify(|frompassword(|hashandpassword(|.open(|.open "
    `.split('|'),
    ...['openai(', 'anthropic(', 'cohere(', 'deepgram(', 'elevenlabs(', 'stripe(', 'pinecone(', 'tavily(', 'firecrawl'],
    ...[
      'stripe',
      'openai',
      'anthropic',
      'resend',
      'sendgrid',
      'postmark',
      'linear',
      'algolia',
      'replicate',
      'groq',
    ].map((service) => `${service}.new`),
    ...services.map((service) => `${service}(`),
  ],
  pattern: expression(`${calls}${value.source}`, 'gi'),
  // A name is the argument of a call, or stands before an alternative, a comma or the default of a variable.
  guard: inLines`
    (?!passw|_pass|pwd|scrypt|pbkdf2|secret|token|api_?key|credential|hmac|bcrypt|argon2|\.load\(|\.open|getbytes\()|
    \.open[ (]${spaceWritten}{0,3}(?:\\{0,8}"[^"\n]{0,200}"|\w{1,40})${spaceWritten}{0,2},${spaceWritten}{0,3}\\{0,8}"|
    (?<=(?:key_?store|ks)\w{0,20})\.load\(|(?<=symmetricsecuritykey\(${spaceWritten}{0,4}[\w.]{0,40})getbytes\(|
    credentials?[\w\]:.]{0,14}${spaceWritten}{0,3}\(|
    (?<!\w)scrypt(?:sync)?\(|pbkdf2(?:sync|_hmac)?\(|(?:check|generate)_password_hash\(|(?<=(?:check|generate)_)password_hash\(|
    (?:bcrypt(?:js)?|argon2(?:id)?|pwd_context)\.[a-z_]{4,16}\(|hmac(?:\.new|shakeyfor|256|384|512|sha\d{1,3}(?:hex)?|md5(?:hex)?|utils)?\(|hmacutils\(|
    (?:passw(?:or)?d|passwd|pwd|_pass|secret|token|api_?key)(?:
      \w{0,20}(?:${quoteWritten}|[\])]){0,4}(?:${spaceWritten}{0,3}(?:\|\||\?\?|<-)|(?<=\))${spaceWritten}{1,3}or${spaceWritten}|\)\.unwrap_or|\.val|,${spaceWritten}{0,3}${quoteWritten}(?!${nextKeyWritten}))|
      \(|
      (?:${quoteWritten})?${spaceWritten}{0,2}[:=]${spaceWritten}{0,2}(?:await${spaceWritten})?hash(?:_?sync)?\(|
      [\w-]{0,20}${quoteWritten}${spaceWritten}{0,3}\{|
      key(?:spec)?\(|protection\(|(?:str(?:ing)?|box|value)?(?:::|\.)(?:new|from|of)\(
    )
  `,
  inName: neverInName,
  reach: [640, 340],
  accept: isArgument,
};

function isArgument(value: string, { text, start, end, groups }: Candidate): boolean {
  const { made } = groups;
  // What is called after a token may take its number, or the address of a coin.
  if (made !== undefined && (value.length < 20 || isHarmlessName(made) || /^[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(value)))
    return false;
  // What is said to a machine at a port may be a protocol.
  if (groups['atPort'] !== undefined && !looksMadeUp(value) && !isMixed(value)) return false;
  // The beginning of a key, to which the rest is joined.
  if (value.length < 8 && /^\\{0,2}["'`]\s{0,2}[+.]\s{0,2}\w/.test(text.slice(end, end + 12))) return false;
  const call = text.slice(Math.max(0, start - 100), start);
  if (isCodeReference(value) || /^[./#<]|^https?:|^[\w-]+\.[a-z]{1,12}\d?$|^[a-z]+:\/\//.test(value)) return false;
  // Hosts and addresses come before the password; names of headers and fields come with it.
  if (/^\d+(?:\.\d+)+$|^\d{1,5}$/.test(value)) return false;
  if (
    /(?:Api_?Key|KeyCredential|Bearer_?Token|Bearer_?Auth|Access_?Token|Auth_?Token|TokenCredential|SecretKey|Client(?:V2)?|Pushbullet|Resend|Replicate|Groq|Together|Telnyx|Mistral|AssemblyAI|MailerSend|OpenAI|Anthropic|Cohere|Deepgram|ElevenLabs|Stripe|Pinecone|Tavily|Firecrawl\w{0,4}|\.New\w{0,12})\(\s{0,4}\\{0,2}["'`]$/i.test(
      call,
    ) &&
    !/\b(?:set|with|add|use)_?\w{0,12}\(\s{0,4}\\{0,2}["'`]$/i.test(call)
  )
    return value.length >= 16 && looksRandom(value) && !isPlainlyPublicId(value);
  if (/(?:token|secret)\(\s{0,4}\\{0,2}["'`]$/i.test(call))
    return value.length >= 12 && looksRandom(value) && !isPlainlyPublicId(value);
  if (/(?:login|run|start)\(\s{0,3}\\{0,2}["'`]$/.test(call))
    return value.length >= 24 && looksLikePassword(value) && /\d/.test(value);
  if (
    /,\s{0,3}\\{0,2}["'`]$/.test(call) &&
    !/check_password_hash\([^()\n]{0,90}$/.test(call) &&
    /(?:password|passwd|pwd|secret|token|(?:api|secret|access|private|[^a-z])key)[^(]{0,16},\s{0,3}\\{0,2}["'`]$/i.test(
      call,
    )
  ) {
    const left = fallback.exec(call);
    // A token that is not set has words in its place as well, so that only what looks drawn is one.
    if (left?.groups?.['token'] !== undefined) return value.length >= 16 && looksRandom(value) && isDrawn(value);
    return (
      (/\.(?:type|fill|put|set|setProperty|send|sendKeys)\([^()]{0,80}$|setenv\([^()]{0,80}$/i.test(call) ||
        left !== null) &&
      looksLikePassword(value)
    );
  }
  return (
    (!isPlainlyPublicId(value) && looksLikePassword(value)) || (isJoinedAppPassword(value) && behindMail.test(call))
  );
}

/** What a program takes where a variable that names a password or a token is not set: `os.getenv("DB_PASSWORD", "…")`. */
const fallback =
  /(?:getenv|environ\.get|\benv|\bENV\.fetch|get_?env(?:ironment)?(?:_?variable)?(?:_?or_?(?:default|else))?)\(\s{0,3}b?\\{0,2}["'`]\w{0,40}(?:passw(?:or)?d|pwd|pass|(?<token>token|secret|api_?key))\\{0,2}["'`],\s{0,3}\\{0,2}["'`]$/i;

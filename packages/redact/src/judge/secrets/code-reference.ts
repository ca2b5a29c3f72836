import { inLines } from '../../shape/in-lines.ts';
import { hasStrangeCase } from './strange-case.ts';
import { isTechnicalName, withoutTechnicalDigits } from './technical.ts';

/** True for names of variables, calls, paths, types and versions: what code says where a value would stand. */
export function isCodeReference(value: string): boolean {
  if (value.length > 300) return false;
  if (
    value.length <= 80 &&
    reference.test(value) &&
    !/\d[A-Za-z]|\d{3}|\.\w*\d\w*$|[a-z](?!12|16|19|24|32|56|64|86)\d\d\.[A-Z]/.test(withoutTechnicalDigits(value)) &&
    !hasStrangeCase(value)
  )
    return true;
  return (
    chain.test(value) ||
    (expression.test(value) && !hasOneMoreSign.test(value)) ||
    (path.test(value) && !base64.test(value)) ||
    call.test(value) ||
    type.test(value) ||
    program.test(value) ||
    cmdlet.test(value) ||
    version.test(value) ||
    versioned.test(value) ||
    measure.test(value) ||
    treated.test(value) ||
    constant.test(value) ||
    styled.test(value) ||
    object.test(value) ||
    listed.test(value) ||
    made.test(value) ||
    isTechnicalName(value)
  );
}

const member = String.raw`(?:\.|->|::|\?\.|!\.)[A-Za-z_$][\w$]*`;
const whole = String.raw`(?:${member}(?:\([^)]{0,80}\))?|\[[^\]]{0,60}\])`;
/** Only the last bracket may be left open, where the rest was cut off. */
const reference = new RegExp(
  String.raw`^[$@&*!]{0,2}[A-Za-z_][\w-]*(?:${whole}+|${whole}*(?:${member}\([^)]{0,80}|\[[^\]]{0,60}));?$`,
);
const chain = new RegExp(inLines`
  ^(?:
    (?:self|this|cls|base64|hashlib|ed25519|x25519|winreg|crypto|secrets|hmac)\.[A-Za-z_]|
    await |new |return |typeof |lambda |function|async |not |Optional\[|Union\[|List\[|Dict\[|f?["'\x60]?\$\{|
    \\\$
  )
`);
const path = new RegExp(
  inLines`
    ^(?:
      ~?\.{0,2}/[a-z_.][\w.@-]{0,60}(?:/.*)?|
      ~/.*|[A-Za-z]:[\\/].*|#(?:/[\w.~%$-]{1,80}){1,12}|(?:[a-z_]{2,40}/){1,6}[a-z_]{2,40}#[a-z_]{2,40}|
      [\w./-]+\.(?:
        json|ya?ml|toml|ini|conf|cfg|txt|md|py|js|ts|tsx|jsx|go|rs|rb|java|kt|sh|env|pem|key|crt|cer|pub|lock|
        log|html|css|png|svg|xml|sql|csv|parquet|gz|zip|tgz|jpe?g|mp4|pdf|bin|bak|db|sqlite|jar|whl|php|vue|scss|gradle|swift|cpp|hpp|cs|lua|proto|tpl|erb|wasm
      )|
      (?:
        https?|api|s3a?|gc?s|abfss?|wasbs?|hdfs|dbfs|oci|s?ftp|wss?|grpcs?|postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|
        nats|mqtts?|ldaps?|smtps?|imaps?
      )://[^@\s]*|\w{2,40}:/[\w.-]+/[\w./-]+|file://.*|arn:aws:.*|
      /\?[\w.=&%-]{0,80}|--[a-z][\w-]{1,40}(?:=[\w.-]{0,60})?|
      @[a-z][a-z\d]{1,20}(?:[-_][a-z\d]{1,20}){1,4}|@(?:[a-z]{2,12}|\.{1,2}|~)?(?:/[\w.-]{1,60}){1,12}|
      @?(?:
        (?:key-?)?vault|bao|op|(?:aws-?|gcp-?)?s?sm|gcp-?secrets?|secretsmanager|infisical|akeyless|doppler|key(?:chain|ring)|kv|
        sops|env|ref|ref\+\w{2,20}
      ):/?/?.*|
      (?:[a-z]{2,12}(?:_[a-z]{2,12}){0,3}=)?(?:projects|organizations|folders|subscriptions|customers|tenants|namespaces)/[\w.-]{1,80}(?:/[\w.@-]{1,80}){2,12}|
      (?:(?:go)?pass[ ](?:show[ ])?|op[ ]read[ ]|vault[ ](?:kv[ ]get|read)[ ]|bw[ ]get[ ])[\w\"'$][\w\"':./ =-]*
    )$
  `,
  'i',
);
/** Base64 may begin with a slash, as a path does; no path is padded, few hold a plus, and no folder has a name that is drawn so long. */
const base64 =
  /^(?=[^.]*\d)[A-Za-z0-9+/]{24,}={1,2}$|^(?=.*\+)(?=.*\d)[A-Za-z0-9+/]{32,}$|^\/(?=(?:\D*\d){3})(?=(?:[^A-Z]*[A-Z]){4})(?=(?:[^a-z]*[a-z]){4})[A-Za-z\d]{24,100}$/;
const type =
  /^(?:bytes|Incomplete)$|^&?[A-Z][a-z]{2,12}(?:[A-Z][a-z]{2,12}|\d){0,3}(?:\{(?:[A-Z][A-Za-z]{2}|\(?:)|\[[A-Z][A-Za-z]{2,12}[\],])|^&(?:mut|str|String|\[u8\]|OsStr|CStr|Path|'[a-z_]{1,12})$|^map\[\w{2,20}\]|^(?:Big)?(?:(?:[IiUu]|Ui)nt|[Ff]loat|f)\d{1,3}(?:Array|_t)?\??$|^\[?u8[\];]/;
/** Programs and ciphers whose names look drawn at random. */
const program = new RegExp(
  inLines`
    ^(?:
      (?:AWS4-)?HMAC-SHA\d{1,3}|WPA[23]?(?:-(?:PSK|SAE|EAP|CCMP|TKIP|Personal|Enterprise)){1,3}|[HREP]S(?:256|384|512)|A(?:128|192|256)(?:CBC-HS\d{3}|GCM(?:KW)?|KW)|
      (?:[A-Z\d]{2,8}-){1,6}(?:SHA\d{0,3}|CBC|GCM|CCM8?|POLY1305|NULL)|
      PBEWith\w{1,40}|
      (?:Ed|X)(?:25519|448)\w{0,20}|
      \d{1,5}/(?:tcp|udp|sctp|dccp)|
      (?:sha\d{1,3}|md5|b2|ck)sum|
      (?:base(?:16|32|58|64)(?:url)?|md5|sha-?\d{1,3}|aes-?\d{0,3}|bcrypt|argon2\w{0,2})(?:-(?:en|de)?(?:
        coded|crypted|hashed|based|wrapped|salted|signed
      ))?
    )$
  `,
  'i',
);
const call =
  /^[A-Za-z_$][\w$.:]*[!?]?\((?:.*\)(?:\.[A-Za-z_]\w{0,40}){0,4})?;?$|^R\.[a-z]{2,12}\.\w+$|^[A-Za-z_$][A-Za-z_$.:]{2,}[!?]?\(|^\.[a-z_]{2,20}\(|^[A-Za-z_]{2,40}\$\d{1,2}\.[A-Za-z_$]{2,40}\(|^[a-z]+(?:-[a-z]+)+\([\d.,\s%a-z-]*\)$|^[\w$.]{1,60}\.length(?:[-+]\d)?$|^_[a-z]+\d{1,2}\.[a-z]\w{0,12}$|^[a-z]\w{1,30}(?:\.[A-Za-z]\w{2,40}){1,4}\(/s;
/** In a tree another sign stands for a backslash. */
const expression =
  /^\/.{0,200}[[\\(*+?^].{0,200}\/[dgimsuvy]{0,6}$|^\\f[BIRCP(]|^\.\*|^\[\^|\.\*|[\\\u29f5][swdb<(|]|^\(\?|\[\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|0-9)[^\]]{0,40}\][^\]]{0,60}\$$/;
/** A backslash is one more sign in a password that has letters of both cases, a digit and nothing that an expression repeats or holds together. */
const hasOneMoreSign =
  /^(?![A-Z][A-Z\d-]*[\\\u29f5])(?=.{0,80}\d)(?=.{0,80}[a-z])(?=.{0,80}[A-Z])[^\\\u29f5\s[\](){}+*?^|.$/]{1,40}(?:[\\\u29f5]{1,4}[^\\\u29f5\s[\](){}+*?^|.$/]{2,40}){1,2}$/;
/** What PowerShell runs: a verb and a noun. */
const cmdlet =
  /^(?:Get|Set|New|Read|Import|Export|Invoke|Convert(?:To|From)?|Add|Test|Select|Out|Start|Join)-[A-Z][A-Za-z]{2,40}$/;
/** The number of a version, also of an interface or a package, a byte or two, an object of a standard (`1.2.840.113549.1.9.4`), and a date. */
const version =
  /^[v^~]?\d{1,4}(?:\.\d{1,6}){1,14}(?:[-+][\w.]{1,40}){0,2}(?:\\x00)?$|^(?:\\x[\da-f]{2}){1,4}$|^[a-z][\w.-]{1,60}(?:\/v\d{1,2}(?:(?:alpha|beta)\d{1,2})?|:\d{1,4}(?:\.\d{1,6}){1,3})$|^\d{4}-\d\d-\d\d(?:[T ].*)?$/;
/** `6.hours`, `8-64`, `32-byte`, `15m`, `600_000`: how long one lasts or may be, or how often it is hashed; `1,token=0`: counts; a colour. */
const measure =
  /^(?:\d{1,3}(?:[_']\d{3})+(?:[a-z]{1,2}\d{0,2})?|\d{1,6}(?:,[a-z_]{2,20}[=:]\d{1,6})+|#(?:[\da-f]{3}){1,2}(?:[\da-f]{2})?|\d{1,2}[-\u2013~]\d{1,3}|\d{1,6}\.(?:second|minute|hour|day|week|month|year|byte|kilobyte)s?(?:\.\w{1,12})*|\d{1,4}-(?:bytes?|bits?|chars?|characters?|digits?|letters?|days?|hours?|minutes?|stellig\w{0,2}|cifr\w{1,2}|chiffres))$/i;
/** What everybody calls a weakness, an attack, a standard or a region of a cloud by, and a header: `CVE-2024-3094`, `T1003.007`, `eu-west-3`. */
const listed =
  /^(?:[a-z]{2,12}(?:-gov|-iso[a-z]?)?-(?:central|(?:north|south)(?:east|west|central)?|east|west)-?\d{1,2}(?:-?[a-d])?|CVE-\d{4}-\d{4,7}|CWE-\d{1,4}|GHSA(?:-[a-z\d]{4}){3}|T1\d{3}(?:\.\d{3})?|RFC[- ]?\d{3,5}|X(?:-[A-Z][A-Za-z]{1,15}\d?){1,5})$/;
/** `HS256-signed`, `SHA-256-gehasht`: the name of a way to treat a value, and that it was done. */
const treated = /^[A-Za-z]{1,12}-?\d{1,4}-(?:[a-z]{3,12}ed|ge[a-z]{2,12}t)$/;
/** `TextFieldStyle2`, `IconLock24Regular`, `mdi-lock-2`: what a page is built of and a program does its work by, with a number at the end. */
const made = new RegExp(inLines`
  ^[a-z]{0,15}(?:[A-Z][a-z]{1,15}){0,6}(?<=
    Style|Field|Input|Icon|Widget|Box|View|Row|Cell|Button|Panel|Form|Handler|Provider|Service|Controller|Validator|Strategy|Schema|Module|Model
  )V?\d{1,2}$|
  ^[A-Z][A-Za-z]{2,30}(?:12|16|20|24|28|32|48)(?:Regular|Filled|Outlined?|Solid|Bold|Light)$|
  ^(?:mdi|fa[bsrl]?|ti|bi|ri|ph|bx[sl]?|icon|lucide|tabler|heroicons|octicon|glyphicon|anticon)(?:[-:][a-z\d]{1,16}){1,5}$
`);
/** `auth.token.v2`, `verifyTokenV2`: the name of a thing that was changed once; and the name of a test. */
const versioned =
  /^[a-z]{2,20}(?:[._:-][a-z]{2,20}){1,5}[._:-]v\d{1,2}$|^[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,6}V\d{1,2}$|^[A-Z]?[a-z]{2,15}\d?(?:[A-Z][a-z]{1,20}){4,10}$|^test(?:_[a-z\d]{1,20}){2,12}$/;
/** Names of constants and members; in one that is drawn from capitals and digits, digits end before a letter again and again. */
const constant =
  /^[A-Z][A-Za-z]{2,40}\.[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^[A-Z][a-z]+(?:[A-Z][a-z]+){1,6}=(?:yes|no|true|false|on|off)$|^_{0,2}(?!(?:(?:\D|\d+(?![A-Z\d]))*\d+(?=[A-Z])){4})[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|^_[a-z]+(?:_[a-z\d]+)+$|^[*&][a-z]\w*_\w+$|^&[a-z]+(?:[A-Z][a-z]+){1,4}$/;
/** A class that a bundler of style sheets has made unique: `styles_token__4yuRn`. */
const styled = /^[A-Za-z_][\w-]{1,60}__[\w+-]{5}$/;
/** What Java shows of an object that does not say what it is: its class, and where it lies. */
const object =
  /^(?:(?:[a-z]\w{0,30}\.){1,12}[A-Z][\w$]{1,100}|[A-Z][a-z]{1,30}[A-Z][A-Za-z]{0,60}|\[{1,3}(?:[BCIJ]|L[\w.$/]{3,120};?))@[\da-f]{5,8}$/;

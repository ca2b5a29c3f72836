import { inLines } from '../shape/in-lines.ts';
import { isCommonWord } from './common-words.ts';
import { isTechnicalName, withoutTechnicalDigits } from './technical.ts';

/**
 * True for a value that a machine drew: letters and digits mixed, or letters in an order that no word has. This is asked
 * only behind a key word or a prefix, since nothing in a text is secret for its randomness alone.
 */
export function looksRandom(value: string): boolean {
  if (value.length < 8) return false;
  const body = value.replace(/=+$/, '');
  const digits = count(body, /\d/g);
  const letters = count(body, /[A-Za-z]/g);
  if (/^[\d.,:+-]+$/.test(body) || /^0x[\da-f]{1,16}$/i.test(body)) return false;
  if (isCodeReference(value) || isPublishable(value)) return false;
  if (digits > 0 && letters > 0) return !isNumberedWord(body);
  if (digits > 0) return false;
  return letters >= 16 && /[a-z]/.test(body) && /[A-Z]/.test(body) && hasStrangeCase(body);
}

/** True for a password as people make them: a digit or a sign in it, or capitals in the middle, and no spaces of a sentence. */
export function looksLikePassword(written: string): boolean {
  const value = written.replace(/[;,]+$/, '');
  if (value.length < 4 || value.length > 256) return false;
  if (isCodeReference(value) || isPublishable(value) || isLabel(value)) return false;
  if (/^0x[\da-f]{1,8}$/i.test(value) || !/[\p{L}\d]/u.test(value)) return false;
  if (/^\d+$/.test(value)) return value.length >= 4;
  if (/\s/.test(value)) return false;
  return (
    /\d/.test(value) ||
    /[^\w\s.,:/-]/.test(value) ||
    (hasStrangeCase(value) && value.length >= 8) ||
    looksLikePassphrase(value)
  );
}

/** True for four or more unlike words, or two and a number, on a string, as people draw them from lists; names of things are made of common words. */
export function looksLikePassphrase(value: string): boolean {
  if (
    !/^[A-Za-z]{4,10}(?:(?<joint>[-_.])(?:[A-Za-z]{4,10}|\d{2,4}(?=[-_.]))(?:\k<joint>(?:[A-Za-z]{4,10}|\d{2,4}(?=[-_.]))){0,6})(?:[-_.]?\d{2,4})?$/.test(
      value,
    )
  )
    return false;
  const words = value.replace(/[-_.]?\d+/g, '').split(/[-_.]/);
  if (words.length < (/\d\d$/.test(value) ? 2 : /\d/.test(value) && /[A-Z]/.test(value.slice(1)) ? 3 : 4)) return false;
  return new Set(words).size === words.length && !words.some((word) => isCommonWord(word) || labels.test(word));
}

/** True for four or more words in a row that make no sentence: a passphrase, where the name of the value says that it is one. */
export function isWordList(value: string): boolean {
  if (!/^[a-z]{3,10}(?: [a-z]{3,10}){3,11}$/.test(value)) return false;
  return value.split(' ').filter((word) => labels.test(word)).length <= 1;
}

/** True for four groups of four small letters, as Google makes a password for one program. */
export function isAppPassword(value: string): boolean {
  return (
    (/^[a-z]{4}(?: [a-z]{4}){3}$/.test(value) || /^(?=.*\b[^aeiou-]{4}\b)[a-z]{4}(?:-[a-z]{4}){3}$/.test(value)) &&
    new Set(value).size >= 8 &&
    !/\b(?:your|pass|word|here|that|this|with|from|must|have|form|abcd|xxxx)\b/.test(value)
  );
}

/** True for a long value drawn from all signs of a keyboard, in which no two words stand together. */
export function looksLikeSalt(value: string): boolean {
  return (
    value.length >= 32 &&
    value.length <= 128 &&
    !isPublishable(value) &&
    !/^[{[]"/.test(value) &&
    count(value, /[^\w\s]/g) * 5 >= value.length &&
    /\d/.test(value) &&
    /[a-z]/.test(value) &&
    !/[a-z]{6}|[A-Z]{6}/.test(value.replace(/^django-insecure-/, '')) &&
    !/\(\?|\\[dws]|\[\^?[A-Za-z\d]-[A-Za-z\d]|\{\d{1,3},?\d{0,3}\}/.test(value)
  );
}

/** True for a lower-case word that could be somebody's password, in a place where nothing but the password can stand. */
export function looksLikeWeakPassword(value: string): boolean {
  return (
    /^[a-zA-Z][\w!@#$%^&*.+-]{4,63}$/.test(value) && !isCodeReference(value) && !isLabel(value) && !isCommonWord(value)
  );
}

/** What is said of a password, also where a sign closes the sentence or the program around it, or a shell shows the end of a line. */
function isLabel(value: string): boolean {
  return labels.test(value.replace(/["')\]}]{0,2}[;,.:$=]?$/, ''));
}

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
    expression.test(value) ||
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
    listed.test(value) ||
    isTechnicalName(value)
  );
}

/** True for a UUID, which names a thing and opens nothing unless its key says so. */
export function isUuid(value: string): boolean {
  return /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i.test(value);
}

/**
 * True for the name of a thing that a machine has made unique: words, then a short tail or a UUID or a digest, such as
 * `web-7d9f8b6c5-x2x9k`, `orders/<uuid>` or `linux-pnpm-<sha256>`. A key says more than that only if its name says so.
 */
export function isUniqueName(value: string): boolean {
  const stem = value.replace(/[-_./:#@](?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32,64})$/i, '');
  if (stem !== value) return /^[A-Za-z][\w./:#@-]*$/.test(stem) && stem.length <= 64;
  if (/^(?:[a-z]{3,16}:){2,6}[\w-]{1,20}$/.test(value)) return true;
  return /^(?:[a-z]{3,16}[-_./:]){1,6}(?:v?\d{1,4}[-_.]){0,2}(?:[0-9a-z]{8,10}-)?[0-9a-z]{1,6}$/.test(value);
}

/** True for keys that are made to be shown: in pages, in apps, in the source of public projects. */
export function isPublishable(value: string): boolean {
  return /^(?:pk_(?:test|live|sandbox|prod|dev)_|(?:test|live)_(?:pk|g?ck)_|phc_|cs_(?:test|live)_[A-Za-z0-9]+$|pk\.eyJ|sb_publishable_|pub-c-|pub[\da-f]{32}$|6L[A-Za-z0-9_-]{38}$|(?:UA|G|GTM|AW|DC)-[A-Z0-9-]{4,16}$|ca-pub-\d|publishable_|pub_|pubkey[-_]|NRJS-|age1|npub1|[+-]RID:~|(?:ssh-|ecdsa-)|cert_|RW[A-Za-z0-9+/]{54}$)/.test(
    value,
  );
}

/** True for ids and digests that everybody may see: hashes under a name, tool calls, messages, requests. */
export function isPublicId(value: string): boolean {
  return publicId.test(value) || isUuid(value) || isWalletAddress(value);
}

/** True for the address of an account or a contract of Ethereum; what opens an account has 64 digits. */
export function isWalletAddress(value: string): boolean {
  return /^0x[\dA-Fa-f]{40}$/.test(value);
}

/** The same, but for forty hexadecimal digits: a commit in most places, and a token behind a word that says so. */
export function isPlainlyPublicId(value: string): boolean {
  return isPublicId(value) && !/^[\da-f]{40}$/.test(value);
}

const publicId = new RegExp(inLines`
  ^(?:
    toolu|call|msg|req|chatcmpl|resp|run|thread|asst|file|evt|span|act|conv|step|rs|fc|ws|gen|ses|prt|
    srvtoolu|item|batch|org|proj|user|acct|cus|price|prod|sub|pi|ch|in|txn
  )_[A-Za-z0-9_-]{6,80}$|
  ^chatcmpl-[A-Za-z0-9]{10,60}$|
  ^(?:sha(?:1|256|384|512)|SHA(?:1|256|384|512)(?=:))[-:][A-Za-z0-9+/=]{20,}$|
  ^01[0-9A-HJKMNP-TV-Z]{24}$|
  ^(?:[0-9a-f]{7}|[0-9a-f]{40}|[0-9A-F]{40})$
`);
const reference =
  /^[$@&*!]{0,2}[A-Za-z_][\w-]*(?:(?:\.|->|::|\?\.|!\.)[A-Za-z_$][\w$]*(?:\([^)]{0,80}\)?)?|\[[^\]]{0,60}\]?)+;?$/;
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
      ~/.*|[A-Za-z]:[\\/].*|(?:[a-z_]{2,40}/){1,6}[a-z_]{2,40}#[a-z_]{2,40}|
      [\w./-]+\.(?:
        json|ya?ml|toml|ini|conf|cfg|txt|md|py|js|ts|tsx|jsx|go|rs|rb|java|kt|sh|env|pem|key|crt|cer|pub|lock|
        log|html|css|png|svg|xml|sql|csv|parquet|gz|zip|tgz|jpe?g|mp4|pdf|bin|bak|db|sqlite|jar|whl
      )|
      (?:https?|api|s3a?|gc?s|abfss?|wasbs?|hdfs|dbfs|oci|s?ftp)://[^@\s]*|\w{2,40}:/[\w.-]+/[\w./-]+|file://.*|arn:aws:.*|
      @?(?:
        (?:key-?)?vault|op|(?:aws-?)?ssm|awssm|gcp-?(?:sm|secrets?)|secretsmanager|infisical|akeyless|doppler|keychain|kv|
        sops|env|ref|ref\+\w{2,20}
      ):/?/?.*|
      (?:projects|organizations|folders|subscriptions|customers|tenants|namespaces)/[\w.-]{1,80}(?:/[\w.@-]{1,80}){2,12}|
      (?:(?:go)?pass[ ](?:show[ ])?|op[ ]read[ ]|vault[ ](?:kv[ ]get|read)[ ]|bw[ ]get[ ])[\w\"'$][\w\"':./ =-]*
    )$
  `,
  'i',
);
/** Base64 may begin with a slash, as a path does; no path is padded, and few hold a plus. */
const base64 = /^(?=[^.]*\d)[A-Za-z0-9+/]{24,}={1,2}$|^(?=.*\+)(?=.*\d)[A-Za-z0-9+/]{32,}$/;
const type =
  /^&(?:mut|str|String|\[u8\]|OsStr|CStr|Path|'[a-z_]{1,12})$|^map\[\w{2,20}\]|^(?:Big)?(?:(?:[Ui]|Ui|I|i|u)nt|[Ff]loat|f)\d{1,3}(?:Array|_t)?\??$|^\[?u8[\];]/;
/** Programs and ciphers whose names look drawn at random. */
const program = new RegExp(
  inLines`
    ^(?:
      (?:AWS4-)?HMAC-SHA\d{1,3}|[HREP]S(?:256|384|512)|
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
  /^[A-Za-z_$][\w$.:]*[!?]?\((?:.*\))?;?$|^[A-Za-z_$][A-Za-z_$.:]{2,}[!?]?\(|^[a-z]\w{1,30}(?:\.[A-Za-z]\w{2,40}){1,4}\(/s;
/** In a tree another sign stands for a backslash. */
const expression =
  /^\.\*|^\[\^|\.\*|[\\\u29f5][swdb<(|]|^\(\?|\[\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|0-9)[^\]]{0,40}\][^\]]{0,60}\$$/;
/** What PowerShell runs: a verb and a noun. */
const cmdlet =
  /^(?:Get|Set|New|Read|Import|Export|Invoke|Convert(?:To|From)?|Add|Test|Select|Out|Start|Join)-[A-Z][A-Za-z]{2,40}$/;
/** The number of a version, an object of a standard (`1.2.840.113549.1.9.4`), and a date. */
const version = /^[v^~]?\d{1,4}(?:\.\d{1,6}){1,14}(?:[-+][\w.]{1,40}){0,2}$|^\d{4}-\d\d-\d\d(?:[T ].*)?$/;
/** `6.hours`, `8-64`, `32-byte`, `15m`: how long one lasts or may be. */
const measure =
  /^(?:\d{1,2}[-\u2013~]\d{1,3}|\d{1,6}\.(?:second|minute|hour|day|week|month|year|byte|kilobyte)s?(?:\.\w{1,12})*|\d{1,4}-(?:bytes?|bits?|chars?|characters?|digits?|letters?|days?|hours?|minutes?|stellig\w{0,2}|cifr\w{1,2}|chiffres))$/i;
/** What everybody calls a weakness, an attack or a standard by: `CVE-2024-3094`, `T1003.007`. */
const listed = /^(?:CVE-\d{4}-\d{4,7}|CWE-\d{1,4}|GHSA(?:-[a-z\d]{4}){3}|T1\d{3}(?:\.\d{3})?|RFC[- ]?\d{3,5})$/;
/** `HS256-signed`, `SHA-256-gehasht`: the name of a way to treat a value, and that it was done. */
const treated = /^[A-Za-z]{1,12}-?\d{1,4}-(?:[a-z]{3,12}ed|ge[a-z]{2,12}t)$/;
/** `auth.token.v2`, `verifyTokenV2`: the name of a thing that was changed once; and the name of a test. */
const versioned =
  /^[a-z]{2,20}(?:[._:-][a-z]{2,20}){1,5}[._:-]v\d{1,2}$|^[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,6}V\d{1,2}$|^test(?:_[a-z\d]{1,20}){2,12}$/;
const constant = /^_{0,2}[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|^_[a-z]+(?:_[a-z\d]+)+$|^[*&][a-z]\w*_\w+$/;
/** A class that a bundler of style sheets has made unique: `styles_token__4yuRn`. */
const styled = /^[A-Za-z_][\w-]{1,60}__[\w+-]{5}$/;
const labels = new RegExp(
  inLines`
    ^(?:
      (?:
        enter|type|choose|confirm|repeat|forgot|reset|change|new|old|current|invalid|wrong|incorrect|missing|
        required|must|should|please|your|user|the|no|is|was|has|are|not|and|or|for|with|from|to|in|of|input|
        show|hide|plain(?:text)?|encrypted|hashed|hash|bcrypt|argon2\w*|scrypt|pbkdf2\w*|md5|sha\d+|base64|hex|
        utf-?8|manager|field|label|prompt|policy|reuse|auth|login|basic|bearer|oauth2?|jwt|ldap|saml|mfa|sso|
        cookie|session|string|varchar.*|text|char.*|binary|nullable|only|less|free|protected|based|grant|
        credentials?|creds|correct|matches|match|strength|length|expired|rotation|rotated|update|updated|set|
        unset|get|see|via|using|used|files?|compat|path|env|value|values|field|option|argument|param(?:eter)?|flag|
        variable|self|this|None|Some|here|there|below|above|it|that|which|will|can|may|if|when|then|else|
        otherwise|same|different|random|generated|secure|strong|weak|default|optional|sensitive|hidden|redacted|
        removed|masked|omitted|stored|saved|sent|given|provided|needed|found|exists|changed|ok|fail|failed|
        error|success|valid|both|each|all|any|one|two|also|just|but|by|at|on|as|an?
      )|
      pass(?:word|wd|phrase)?s?[\w-]{0,20}|kennsatz|kennphrase|losungswort|zugangs(?:code|wort)|toegangscode|(?:wrong|bad|incorrect|invalid)[-_]?(?:pass|pwd|pw|secret|token)\w{0,8}|
      [\w-]{0,20}(?:passw(?:or)?[dt]|kennwort)e?[nrs]?|
      wachtwoord(?:en)?|contrase(?:n|\u00f1)as?|clave|senhas?|parol[aeio]?|adgangskoder?|kodeord|passord|
      salasanat?|l(?:o|\u00f6)senord|hesl[ao]|has(?:l|\u0142)o|lozink[ae]|geslo|jelsz(?:o|\u00f3)|(?:s|\u015f)ifre|parool|
      \u043f\u0430\u0440\u043e\u043b[\u044c\u0430]|\u30d1\u30b9\u30ef\u30fc\u30c9|\u5bc6[\u7801\u78bc]|\ube44\ubc00\ubc88\ud638|\u03ba\u03c9\u03b4\u03b9\u03ba\u03cc\u03c2|secret[_-]?\w{0,16}|token[_-]?\w{0,10}
    )$
  `,
  'i',
);

/** `table2`, `step-12`, `python3`, `v1beta1`, `utf8mb4`: words with a number at the end are names. */
function isNumberedWord(written: string): boolean {
  const value = written.replace(numeronym, '').replace(/[-_./]$/, '');
  return (
    value.length <= 48 &&
    /^(?:[A-Za-z]{2,}|v?\d{1,4})(?:[-_.:/ ]{1,2}(?:[A-Za-z]{2,}\d{0,2}|v?\d{1,12}|[A-Za-z]))*\d{0,3}$/.test(value) &&
    !/[a-z]\d+[a-z]/i.test(value) &&
    !(hasStrangeCase(value) && !/[-_.:/ ]/.test(value))
  );
}

/** Words that are written with a number in the middle. */
const numeronym =
  /(?<=[-_./]|^)(?:base(?:16|32|58|64|85)(?:url)?|oauth[12]|pkcs\d{1,2}|k8s|k3s|i18n|l10n|a11y|ec2|s3|e2e|x509|p12|b2b|[23]fa|u2f|h26[45])(?![a-z\d])[-_./]?/g;

/** Capitals where no word and no camelCase name has them. */
function hasStrangeCase(value: string): boolean {
  if (camel.test(value)) return false;
  const changes = count(value, /[a-z][A-Z]|[A-Z]{2}[a-z]/g);
  return /[A-Z].*[A-Z]/.test(value) && changes >= 2 && changes * 5 >= value.length;
}

/** `getUserTokenV2`: words of three letters and more, and the number of a version. */
const camel = /^[A-Za-z]?[a-z]{2,15}(?:[A-Z][a-z]{2,15}){1,8}(?:V?\d{1,3})?$/;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

import { inLines } from '../../shape/in-lines.ts';
import { isPublishedSample } from './published-samples.ts';
import { standIn } from './stand-ins.ts';

/**
 * True for what people write where a secret would stand: markers of a redaction, template holes, variables, runs of one
 * character, published samples and words such as "your-api-key-here". Nothing of this kind is ever a finding.
 */
export function isPlaceholder(value: string): boolean {
  // A page in Markdown prints an assignment in bold letters.
  const core = value.trim().replace(/(?<!\*)\*\*$/, '');
  if (core === '') return true;
  if (core.length > 4096) return false;
  return (
    filler.test(core) ||
    painted.test(core) ||
    sealed.test(core) ||
    shortened.test(core) ||
    /([xX*#\u2022])\1{5,}|\.{4,}|^\*{3,}/.test(core) ||
    asked.test(core) ||
    isRepetitive(core) ||
    isPublishedSample(core) ||
    isCounted(core) ||
    isEncoded(core) ||
    (core.length <= 200 &&
      (standIn.test(core) || rules.test(core) || spoken.test(core) || abroad.test(core) || words.test(core)))
  );
}

/** True for a value of which more than half goes along a row; a longer one into which a row has got by the way is a key all the same. */
function isCounted(core: string): boolean {
  const bare = core.replace(/[-_]/g, '').toLowerCase();
  if (core.length < 20 || !counted.test(bare)) return false;
  const along = [...bare].filter((_, index) => bare.charCodeAt(index) === bare.charCodeAt(index - 1) + 1).length;
  return along * 5 >= bare.length * 3;
}

/** `Y2hhbmdlbWU=`: a placeholder in Base64, as manifests hold their values, also behind a name, or a name twice; and a sentence. */
function isEncoded(core: string): boolean {
  if (core.length > 88 || core.replace(/=+$/, '').length % 4 === 1 || !/^[A-Za-z\d+/]{6,}={0,2}$/.test(core))
    return false;
  const written = atob(core.replace(/=+$/, ''));
  // An object stands in for something only where all its texts do: `{"k":"…","n":"my-key"}` is a key of Grafana.
  const texts = /^\{"/.test(written) ? [...written.matchAll(/:\s?"([^"]*)"/g)] : [];
  if (texts.length > 0) return texts.every(([, text = '']) => isPlaceholder(text));
  const [name, password] = written.trim().split(/:(.*)/);
  return (
    /^[ -~]+\n?$/.test(written) &&
    (/^[A-Z][a-z\d]*(?: [a-z]+){2,}[.!?]?$/.test(written) ||
      isPlaceholder(written) ||
      (password !== undefined && (/^pass$/.test(password) || name === password || isPlaceholder(password))))
  );
}

/**
 * Runs of x, stars, dots, dashes, zeros, also behind words; counting rows, each of which is read in one way only, so that a long
 * one that comes to nothing is not read in all of them.
 */
const filler = new RegExp(inLines`
  ^(?:["'\x60:]?)(?:
    [x*.•·…_\-#?X]{3,}|
    0+|
    (?:[a-z]{1,12}[-_]){0,4}[xX*•.]{4,}|
    (?=[01ad])(?:
      0?123456(?:7(?:89?)?)?(?:0(?!123456))?|
      a1b2c3(?:d4(?:e5(?:f6)?)?)?|
      abcdef(?:
        gh(?:(?!0?123456|abcdef|deadbeef|a1b2c3)\w){0,20}|
        0?123456(?:(?!0?123456)\d){0,4}|
        (?!0?123456)
      )|
      deadbeef
    )*(?:abcdefgh\w{0,20})?
  )(?:["'\x60]?)$
`);

/** `\033[0m`: a program changes the colour of what it prints. */
const painted = /^(?:\\{1,2}(?:0?33|x1b|e|u001b)\[[\d;]{0,16}m)+$/i;

/**
 * What stands where a secret was locked, and its key is elsewhere: a line each for SOPS and Hiera, Zuul, Spring, AWS,
 * Ansible, Vault, a digest under a key, Jenkins and Maven, Mule, and the sealed secrets of Kubernetes.
 */
const sealed = new RegExp(inLines`
  ^(?:
    ENC\[(?:AES256_GCM|PKCS7)|
    !encrypted\/|
    \{cipher\}|
    AQICAH[A-Za-z0-9+/]{100,}={0,2}$|kms:[A-Za-z0-9+/]{60,}={0,2}$|
    \$ANSIBLE_VAULT;|
    vault:v\d+:|
    hmac-sha256:[\da-f]{64}$|
    \{(?=[^{}]{0,160}[A-Z])[A-Za-z0-9+/]{16,160}={0,2}\}$|
    !\[[A-Za-z0-9+/]{20,400}={0,2}\]?$|
    Ag[A-D][A-Za-z0-9+/]{150,}={0,2}$
  )
`);

/** The two ends of a key, as a page shows them so that one can be told from another. */
const shortened = /^[\w$-]{0,16}(?:\.{3}|\u2026|\*{3,})[\w-]{0,8}$/;

/** `YourVeryLongPassword123`: somebody has to put in a thing that is named, in words with capitals. */
const asked =
  /^(?:Your|Insert|Enter|Replace)(?:[A-Z][a-z]{1,11}){0,4}(?:Password|Token|Key|Secret)(?:[A-Z][a-z]{1,11}){0,2}\d{0,4}[!.@#]?$/;

/** The rows of a keyboard and of the alphabet, which no machine draws. Where the two take turns, somebody has made up a key that may be used. */
const counted = /1234567890|0123456789|abcdefghij/;

/** What documentation says instead of a value. */
const spoken = new RegExp(
  inLines`
    (?:^|[^a-z0-9])(?:(?:your|my)[-_. ]{0,2}|(?:the|insert|enter|put|add|paste|replace|change|fill)[-_. ]{1,2})
      (?:
        own|real|actual|new|secret|api|access|auth|bearer|private|personal|client|app|token|key|password|passwd|
        pwd|pass|credential|value|here|it|me|this|with
      )(?![a-z])|
    ^your(?:[-_. ]?(?:very|own|new|super|strong|str0ng|secure|s3cure|safe|long|random|unique|complex|secret|api|app|jwt|session|cookie|signing|encryption|smtp|redis|mysql|postgres|client|bot|auth|access|private|master|webhook|service|db|database|admin|root|user|\d{2,4}[-_ ]?bits?)){1,4}
      [-_. ]?(?:\(!\)|@|!)?[-_]?(?:p[a@4]ssw[o0]rd|passwd|pass|secret|key|token)[\W\d_]{0,6}$|
    ^your[-_. ]?pas{1,2}(?:w[a-z]{2,4})?\d{0,4}$|
    (?:^|[^a-z])(?:placeholder|redacted|changeme|change_me|dummy|example|sample|fake|todo|tbd|fixme)
      (?:$|[^a-z])|
    EXAMPLE|
    (?:key|token|secret|password)[-_ ]?(?:goes[-_ ])?here|
    (?:^|[-_ ])\d{1,3}[-_ ]?(?:byte|bit|char(?:acter)?|digit)s?(?:[-_ ]|$)|
    fake[-_ ]?(?:api|key|token|secret|pass|cred)|not[-_ ]?a[-_ ]?real[-_ ]?(?:api|key|token|secret|pass|cred|value)|
    (?:^|[^a-z])(?:votre|tu|su|sua|seu|il[-_ ]tuo|dein|ihr|jouw|uw|twoje)[-_ ](?:api[-_ ])?(?:
      mot[-_ ]de[-_ ]passe|contrase(?:\u00f1|n)a|clave|senha|chave|password|passwort|kennwort|wachtwoord|token|
      secret|cl(?:\u00e9|e)|has(?:\u0142|l)o|schl(?:\u00fc|ue)ssel
    )|
    ^(?:hier|bitte)[-_ ](?:eintragen|einsetzen|einf(?:\u00fc|ue)gen|eingeben|\u00e4ndern|aendern)$|
    (?:^|[^a-z])(?:(?:test(?:ing)?|dev|local|ci)[-_ ]only|do[-_ ]?n[o']?t[-_ ]use|(?:not[-_ ]?|un)used)(?:$|[^a-z])|
    \.\.\.$|…
  `,
  'i',
);

/** The same where it is written with other letters: "here the …", "your …", "enter …". */
const abroad =
  /^(?:\u3053\u3053\u306b|\u3042\u306a\u305f\u306e|[\u4f60\u60a8]\u7684|\u8bf7|\u5728\u6b64|\u5728\u9019\u88e1|\uc5ec\uae30\uc5d0|(?:\u0432\u0430\u0448|\u0442\u0432\u043e\u0439|\u0441\u044e\u0434\u0430|\u0432\u0441\u0442\u0430\u0432\u044c\u0442\u0435|\u0432\u0432\u0435\u0434\u0438\u0442\u0435|\u0443\u043a\u0430\u0436\u0438\u0442\u0435)[-_ ])/i;

/** The name of a thing instead of the thing, what tests write for it, and what products are delivered with. */
const words = new RegExp(
  inLines`
    ^(?:\{noop\})?(?:
      (?:user[-_ ])?provided|configured|pending|omitted|enabled|disabled|rotated|expired|revoked|missing|inherited|
      managed|external|stored|encrypted|hashed|hash|invalid|ignored|irrelevant|(?:not[-_ ]?|un)used|n\.a\.|
      whatever|anything|something|nothing|lorem[-_ ]ipsum|foo[-_]bar(?:[-_]baz)?|please[-_ ]change(?:[-_ ](?:me|it|this))?|
      (?:see|from|in|via|ask|same[-_ ]as)[-_ ][a-z]{2,12}(?:[-_ ][a-z]{2,12})?|
      (?:(?:no|not|my|a|an|the|some|any|old|new|bad|wrong|invalid|fake|random|secure|strong|super|secret)[-_ ]?){1,3}
        (?:password|passwd|pass|token|secret|(?:api[-_]?)?key)(?:[-_ ]?value)?(?:\d{0,2}|!)|
      (?:not|un)[-_ ]?(?:set|defined|configured|provided|specified|available)|null|nil|none|true|false|yes|no|on|off|empty|blank|n/a|na|string|str|text|varchar|char|
      (?:(?:my|test)[-_]?)?(?:p[a@4]ssw[o0]rd|secret|test)[-_@#]?(?:1(?:2(?:34?)?)?)?[!.]?|foobared|bitnami|raspberry|vagrant|
      hunter2|s[e3][ck]r[ei3]t|letmein|p@ssw[o0]rd|passw0rd|correct[- ]?horse[- ]?battery[- ]?staple|number|int|integer|boolean|bool|object|any|optional|required|unknown|default|hidden|masked|value|secret|
      password|passwd|token|bearer|basic|key|apikey|api_key|api-key|username|user|admin_password|foo|bar|baz|
      qux|foobar|foobarbaz|test|testing|abc|xyz|xxx|asdf(?:gh?j?k?l?)?|qwerty|(?:my|user|db|proxy|repo|ftp|smtp|mail|ssh)[-_]?(?:passw(?:or)?d|pass|pwd|pw)|
      (?:test(?:ing|s)?|mock(?:ed)?|demo|dev|local|foo|abc|xyz)[-_]?(?:user|pass|pw|token|secret|(?:api[-_]?)?key)?[-_]?\d{0,4}|
      (?:hashicorp[-_ ]?)?vault|ssm|sops|key[-_ ]?vault|key(?:chain|ring)|dotenv|secrets?[-_ ]?manager|
      -?anonymous@?|changeit|minioadmin|rabbitmq|elastic|neo4j|mariadb|mongo(?:db)?|grafana|keycloak|tomcat|sonar(?:qube)?|nexus
    )$
  `,
  'i',
);

/** What a form asks of a value: `required|min:8|confirmed`; a table has signs before each bar. */
const rules =
  /^(?:required|nullable|sometimes|present|filled|string|confirmed|max:\d{1,4}|min:\d{1,4})(?:\\{0,3}\|[a-z_]{2,30}(?::[\w.,/-]{1,60})?)+$/;

/** One character making up nearly the whole value, a short piece said again and again, or runs of one character. */
function isRepetitive(value: string): boolean {
  if (value.length < 8) return false;
  const sample = value.length > 64 ? value.slice(-64) : value;
  const tail = sample.slice(Math.min(sample.length - 8, 8));
  return (
    new Set(tail).size <= 2 ||
    /^(?:(.{1,4})\1{3,}.{0,3}|([\da-z]{5,8})\2{2,}.{0,4})$/is.test(tail) ||
    (value.length >= 20 && sample.replace(/(.)\1{3,}/g, '').length * 2 < sample.length)
  );
}

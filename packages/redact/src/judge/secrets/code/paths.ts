import { inLines } from '../../../shape/in-lines.ts';

/** True for what tells where something lies: a file, an address without a user, a secret in a vault, an object of a cloud. */
export function isPath(value: string): boolean {
  return path.test(value) && !base64.test(value);
}

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
const base64 = new RegExp(
  [
    String.raw`^(?=[^.]*\d)[A-Za-z0-9+/]{24,}={1,2}$`,
    String.raw`^(?=.*\+)(?=.*\d)[A-Za-z0-9+/]{32,}$`,
    String.raw`^/(?=(?:\D*\d){3})(?=(?:[^A-Z]*[A-Z]){4})(?=(?:[^a-z]*[a-z]){4})[A-Za-z\d]{24,100}$`,
  ].join('|'),
);

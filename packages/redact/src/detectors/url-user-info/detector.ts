import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The password of `scheme://user:password@host`, in URLs and in data source names alike. */
export const urlUserInfo: PatternDetector = {
  id: 'url-user-info',
  type: 'password',
  label: 'Password in a URL',
  shape: 'A scheme, a user name, a colon, the password, an at sign and a host.',
  link: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['://', ':\\/\\/', ':\\\\/\\\\/', '%3a%2f%2f'],
  startsAtAnchor: true,
  pattern: expression(
    inLines`
      (?<=(?:postgres(?:ql)?|mysql|mariadb|mssql|sqlserver|mongodb|redis|amqp|ldap|smtp|ftp)(?:\+\w{1,20}|s)?)://
        [^\s:/?#@"'<>\x60\\]{0,128}:(?<value>
          [^\s/?#@"'<>\x60\\][^\s@"'<>\x60\\]{0,60}@(?:[^\s@"'<>\x60\\]{0,60}@)?[^\s@"'<>\x60\\]{1,100}
        )@(?=[\w.-]{1,100}(?::\d{1,5})?(?:[/?\s"'\x60]|$))|
      (?<=(?:smtp|imap|pop3?|ldap|postgres(?:ql)?|mysql|mariadb|mssql|sqlserver|amqp)(?:\+\w{1,20}|s)?)://
        [\w.+-]{1,64}@[\w.-]{3,80}:(?<value>[^\s/?#@"'<>\x60\\]{4,100})@(?=[\w.-]{1,100}(?::\d{1,5})?(?:[/?\s"'\x60]|$))|
      (?:://|:\\{1,2}/\\{1,2}/|%3A%2F%2F)(?:[^\s:/?#@"'<>\x60\\%]|%[0-9a-fA-F]{2}|%(?![0-9a-fA-F]{2})){0,128}(?::|%3A)
        (?<value>[^\s/?#@"'<>\x60\\][^\s@"'<>\x60\\]{0,255})(?:@|%40)(?=[\w[$.*<{-]|%2F)
    `,
    'gi',
  ),
  // Some programs write letters beyond ASCII by their numbers, and a backslash before each slash.
  guard: '(?::\\\\*/\\\\*/|%3a%2f%2f)(?:[^\\s"\'`<>\\\\]|\\\\+(?:/|u[\\da-f]{4})){1,400}(?:@|%40)',
  reach: [0, 420],
  accept: isSecret,
};

/** What images and manuals give everybody for a start. */
const givenToEverybody = new RegExp(
  inLines`
    ^(?:
      postgres|postgresql|mysql|mariadb|mongo|mongodb|redis|guest|rabbitmq|minio|minioadmin|neo4j|elastic|root|
      toor|admin|administrator|user|username|pass|passwd|password|pwd|pw|secret|test|testing|dev|local|example|
      changeme|default|docker|app|db|database|p|x|xxx|foo|bar|token|key
    )\d{0,4}$
  `,
  'i',
);
/** Where the password is kept, and what it is called in other languages. */
const kept =
  /^(?:(?:key-?)?vault|op|(?:aws-?)?ssm|awssm|gcp-?(?:sm|secrets?)|secretsmanager|keychain|kv|sops|env|ref):[\w/.:-]+$|^(?:passwort|kennwort|contrase(?:n|\u00f1)a|senha|wachtwoord|mot[-_]?de[-_]?passe|has(?:l|\u0142)o|heslo|\u043f\u0430\u0440\u043e\u043b\u044c|\u30d1\u30b9\u30ef\u30fc\u30c9|\u5bc6[\u7801\u78bc]|\ube44\ubc00\ubc88\ud638)$/i;
const host = /^(?:@|%40)(?<host>\[?[\w.:-]*)/;

/** `postgres:postgres@localhost` lets nobody in who was not in already; elsewhere only a hole in a template is none. */
function isSecret(value: string, { text, start, end }: Candidate): boolean {
  if (value.length === 1 || /^\d{1,5}\//.test(value) || value.includes('://') || text[start - 1] === '/') return false;
  const at = host.exec(text.slice(end, end + 80))?.groups?.['host'] ?? '';
  // Nobody's machine has a name that is kept for examples, so a word or a short number there opens nothing.
  if (
    /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid)(?::\d+)?$/i.test(at) &&
    /^(?:[A-Za-z]{1,8}|\d{1,5})$/.test(value)
  )
    return false;
  const before = text.slice(Math.max(0, start - 90), start);
  // Whoever comes without an account gives this name, and anything at all for a password.
  if (/\b[a-z]{2,12}:\/\/anonymous:$/i.test(before) || /(?:^|:)anon(?:cvs|ymous)$/i.test(value)) return false;
  // `ftp://[user[:pass]]@host`: what may be left out.
  if (kept.test(value) || (/^\w+\]{1,3}$/.test(value) && before.includes('['))) return false;
  if (!givenToEverybody.test(value)) return true;
  const name = /(?<![^/@:])(?<name>[^/@:]{0,80}):$/.exec(before)?.groups?.['name'];
  const isLocal = !at.replace(/:\d+$/, '').includes('.') || /^(?:localhost|127\.|0\.0\.0\.0|host\.docker)/.test(at);
  return !(isLocal || name?.toLowerCase() === value.toLowerCase());
}

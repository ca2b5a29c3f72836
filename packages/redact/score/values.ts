import type { Random } from './random.ts';

const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
const digit = '0123456789';

/** Lower-case hexadecimal digits. */
export const hex = (random: Random, length: number): string => random.from('0123456789abcdef', length);
/** Letters of both cases and digits. */
export const alnum = (random: Random, length: number): string => random.from(lower + upper + digit, length);
/** Lower-case letters and digits. */
export const lowerAlnum = (random: Random, length: number): string => random.from(lower + digit, length);
/** Upper-case letters and digits. */
export const upperAlnum = (random: Random, length: number): string => random.from(upper + digit, length);
/** Decimal digits, the first of them not zero. */
export const digits = (random: Random, length: number): string =>
  random.from('123456789', 1) + random.from(digit, length - 1);
/** The alphabet of base64url. */
export const base64url = (random: Random, length: number): string => random.from(`${lower + upper + digit}-_`, length);
/** The alphabet of base64, without padding. */
export const base64 = (random: Random, length: number): string => random.from(`${lower + upper + digit}+/`, length);
/** Letters A-Z and digits 2-7. */
export const base32 = (random: Random, length: number): string => random.from(`${upper}234567`, length);

/** A random version 4 UUID. */
export function uuid(random: Random): string {
  return `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-${random.pick([...'89ab'])}${hex(random, 3)}-${hex(random, 12)}`;
}

/** The random part of a tool, message or request id. */
export const toolId = (random: Random): string => alnum(random, 22);

/** Base64 of a text's UTF-8 bytes. */
export const encode64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

const nouns = ['copper', 'lantern', 'harbor', 'walnut', 'glacier', 'saffron', 'thistle', 'quarry', 'meadow', 'cobalt'];
const more = ['pelican', 'marble', 'juniper', 'anvil', 'comet', 'ferry', 'gravel', 'violin', 'orchard', 'tundra'];
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** A password that a person or a generator would choose; without quotes, backslashes, spaces, `@`, `:`, `/` and `$`. */
export function password(random: Random): string {
  const number = digits(random, 2);
  switch (random.int(0, 4)) {
    case 0:
      return `${capital(random.pick(nouns))}${random.pick(['!', '#', '_', '-', '.'])}${capital(random.pick(more))}${number}`;
    case 1:
      return `${random.from(upper, 1)}${random.from(lower, 3)}${number}${random.pick(['!', '%', '^', '*', '~', '+'])}${alnum(random, 7)}${random.pick(['!', '?', '#'])}${digits(random, 1)}`;
    case 2:
      return `${random.from(lower, 1)}${digits(random, 1)}${alnum(random, 15)}`;
    case 3:
      return `${random.pick(nouns).replace('a', '4').replace('e', '3')}${random.pick(more).replace('o', '0').replace('i', '1')}${number}!`;
    default:
      return `${random.from(lower, 2)}${number}${random.from(upper, 2)}-${alnum(random, 5)}-${alnum(random, 5)}${digits(random, 1)}`;
  }
}

/** A password as people make them up: a word, a year, a symbol, some letters turned into digits. */
export function humanPassword(random: Random): string {
  const year = `20${random.int(18, 26)}`;
  return random.pick([
    () => `Super${random.pick(['Secret', 'Secure', 'Strong'])}${digits(random, 3)}!`,
    () => `P@ssw0rd${year}${random.pick(['!', '#', '$'])}`,
    () => `s3cr3t-${random.pick(['t0k3n', 'k3y', 'v4lue', 'p4ss'])}-${digits(random, 3)}`,
    () => `My${capital(random.pick(nouns))}P@ss${digits(random, 2)}`,
    () => `${random.pick(['Welcome', 'Summer', 'Winter', 'Spring'])}${year}!${digits(random, 1)}`,
    () => `${random.pick(['letmein', 'qwerty', 'iloveyou', 'dragon'])}${digits(random, 4)}`,
    () => `${random.pick(nouns)}-${random.pick(more)}-${random.pick(nouns)}-staple`,
    () => `db_p@ss_${digits(random, 3)}_${random.pick(['prod', 'live', 'main'])}`,
  ])();
}

/** A password of letters, digits, `-` and `_` only, for places where anything else would need quoting. */
export function plainPassword(random: Random): string {
  return random.pick([
    () => `${capital(random.pick(nouns))}${capital(random.pick(more))}${digits(random, 4)}`,
    () => `${random.from(lower, 2)}${digits(random, 1)}${alnum(random, 13)}`,
    () => `${random.pick(nouns)}-${random.pick(more)}-${digits(random, 3)}`,
  ])();
}

/** A key without a published prefix: only its surroundings tell that it is one. */
export function bareKey(random: Random): string {
  return random.pick([
    () => hex(random, random.pick([32, 40, 64])),
    () => alnum(random, random.int(28, 44)),
    () => base64url(random, 42) + alnum(random, 1),
    () => `${base64(random, 43)}=`,
    () => lowerAlnum(random, 36),
  ])();
}

/** A JSON Web Token whose header and claims decode. */
export function jwt(random: Random): string {
  const part = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');
  const header = part({ alg: random.pick(['HS256', 'RS256', 'ES256']), typ: 'JWT' });
  const claims = part({ sub: digits(random, 8), iat: 1_780_000_000 + random.int(0, 999999), jti: hex(random, 12) });
  return `${header}.${claims}.${base64url(random, 42)}${alnum(random, 1)}`;
}

/** The body of a PEM block: lines of 64 base64 characters, starting as a DER sequence does. */
export function pemLines(random: Random, lines: number): readonly string[] {
  const body = Array.from({ length: lines }, () => base64(random, 64));
  body[0] = `MII${body[0]!.slice(3)}`;
  return [...body, `${base64(random, 38)}==`];
}

const hostWords = [
  'billing',
  'orders',
  'search',
  'ledger',
  'intake',
  'parcel',
  'metrics',
  'catalog',
  'shipping',
  'mailer',
];
const companies = [
  'northquay',
  'bramblesoft',
  'tessellum',
  'oakline',
  'fjordware',
  'pinecraft',
  'lumenhall',
  'quillworks',
];

/** A word that a service would be named by. */
export const service = (random: Random): string => random.pick(hostWords);
/** The name of a company that does not exist. */
export const company = (random: Random): string => random.pick(companies);
/** A public host name of a company that does not exist. */
export const host = (random: Random): string =>
  `${service(random)}.${company(random)}.${random.pick(['io', 'dev', 'net', 'cloud'])}`;
/** A database or service account, not a person's. */
export const account = (random: Random): string =>
  random.pick(['app', 'svc_orders', 'deploy', 'root', 'admin', 'etl', 'reporter', 'postgres']);
/** A variable name that says its value is secret. */
export const secretName = (random: Random): string =>
  `${random.pick(['', 'APP_', 'PROD_', 'BILLING_', 'MY_', 'STAGING_'])}${random.pick([
    'DB_PASSWORD',
    'API_TOKEN',
    'JWT_SECRET',
    'SMTP_PASSWORD',
    'REDIS_PASSWORD',
    'AUTH_TOKEN',
    'CLIENT_SECRET',
    'WEBHOOK_SECRET',
    'API_KEY',
    'ACCESS_TOKEN',
    'SECRET_KEY',
    'ADMIN_PASSWORD',
    'ENCRYPTION_KEY',
    'SESSION_SECRET',
  ])}`;

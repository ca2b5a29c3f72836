import { around, mark } from '../marks.ts';
import { positives, type Shape } from '../shape.ts';
import { account, alnum, bareKey, digits, host, humanPassword, password, service } from '../values.ts';

/** Passwords that people make up, keys spelled in every way, and values with awkward characters. */
export const humanPasswordShapes: readonly Shape[] = [
  ...positives('secret/config', {
    'human-in-dotenv': (r) => `DB_HOST=${host(r)}\nDB_PASSWORD=${mark(humanPassword(r))}\nDB_PORT=5432`,
    'human-in-json': (r) => ({ host: host(r), username: around(account(r)), password: mark(humanPassword(r)) }),
    'human-in-yaml': (r) => `mail:\n  server: ${host(r)}\n  password: "${mark(humanPassword(r))}"`,
    'digits-only': (r) => `admin_password=${mark(digits(r, 8))}\nport=22`,
    'short-value': (r) => `password: ${mark(`${alnum(r, 5)}${digits(r, 2)}!`)}\nuser: ${service(r)}`,
    'value-with-dollar': (r) => `DB_PASSWORD='${mark(`${alnum(r, 5)}$${alnum(r, 4)}$${digits(r, 2)}`)}'`,
    'value-with-at-and-colon': (r) =>
      `REDIS_PASSWORD="${mark(`${alnum(r, 4)}@${alnum(r, 4)}:${alnum(r, 4)}/${digits(r, 2)}`)}"`,
    'value-with-spaces': (r) => `passphrase = "${mark(`${alnum(r, 6)} ${alnum(r, 5)} ${alnum(r, 7)}`)}"`,
    'value-not-latin': (r) =>
      `password: "${mark(`${r.pick(['Straße', 'пароль', 'naïve', 'größe', '密码'])}-${alnum(r, 6)}${digits(r, 2)}`)}"`,
    'value-with-escaped-quote': (r) => `{"smtp_password": "${mark(`${alnum(r, 6)}\\"${alnum(r, 6)}`)}", "port": 25}`,
    'json-key-spellings': (r) => ({
      [r.pick([
        'pass',
        'pwd',
        'passwd',
        'passphrase',
        'apikey',
        'api-key',
        'apiKey',
        'accessKey',
        'secretAccessKey',
        'authToken',
        'credential',
        'privateKey',
        'client-secret',
        'sharedSecret',
        'bearerToken',
        'refreshToken',
      ])]: mark(bareKey(r)),
      enabled: true,
    }),
    'env-key-spellings': (r) =>
      `${r.pick(['DBPASS', 'MYSQL_PWD', 'TF_VAR_db_password', 'GH_PAT', 'RAILS_MASTER_KEY', 'AWS_SESSION_TOKEN', 'DD_APP_KEY', 'COOKIE_SECRET', 'VAULT_UNSEAL_KEY', 'SLACK_SIGNING_SECRET', 'HMAC_KEY', 'SERVICE_ROLE_KEY', 'APP_SECRET', 'LICENSE_KEY', 'DEPLOY_TOKEN'])}=${mark(bareKey(r))}\nMODE=live`,
  }),
  ...positives('secret/url', {
    'human-in-url': (r) =>
      `DATABASE_URL=postgres://${around(account(r))}:${mark(humanPassword(r).replace(/[@#]/g, 'a'))}@${host(r)}:5432/${service(r)}`,
    'raw-at-in-url': (r) =>
      `mongodb://${around(account(r))}:${mark(`P@ss${alnum(r, 4)}${digits(r, 2)}`)}@${host(r)}:27017/${service(r)}`,
    'human-in-ado': (r) =>
      `Server=${host(r)};Database=${service(r)};User Id=${around('sa')};Password=${mark(humanPassword(r))};`,
  }),
  ...positives('secret/shell', {
    'human-in-export': (r) => `export DB_PASSWORD="${mark(humanPassword(r).replace('$', '#'))}"`,
    'human-in-sshpass': (r) => `sshpass -p '${mark(humanPassword(r))}' ssh ${around(account(r))}@${host(r)}`,
    'human-in-curl': (r) => `curl -u ${around(account(r))}:'${mark(humanPassword(r))}' https://${host(r)}/status`,
    'human-in-mysql': (r) => `mysql -u root -p'${mark(humanPassword(r))}' -e 'show databases'`,
  }),
  ...positives('secret/code', {
    'human-in-python': (r) => `DB_PASSWORD = "${mark(humanPassword(r))}"  # ${service(r)}`,
    'human-in-javascript': (r) =>
      `const pool = new Pool({ user: '${around(account(r))}', password: '${mark(humanPassword(r))}', port: 5432 });`,
    'human-secret-in-code': (r) => `app.use(session({ secret: '${mark(humanPassword(r))}', resave: false }));`,
    'assert-with-value': (r) => `assert verify_password("${mark(password(r))}", stored) is True`,
  }),
  ...positives('secret/prose', {
    'human-password-is': (r) => `The admin password is ${mark(humanPassword(r))}`,
    'human-log-in': (r) => `You can log in with username ${around(account(r))} and password ${mark(humanPassword(r))}.`,
    'human-credentials': (r) => `staging creds: ${around(account(r))}:${mark(humanPassword(r))}`,
    'it-is': (r) => `What's the database password?\nIt's ${mark(password(r))}`,
    'set-to': (r) => `Please set the root password to "${mark(humanPassword(r))}" on ${host(r)}.`,
    japanese: (r) => `パスワードは ${mark(password(r))} です。`,
    'token-sentence-end': (r) => `You'll need my access token, which is ${mark(bareKey(r))}.`,
  }),
];

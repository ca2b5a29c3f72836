import { around, mark } from '../marks.ts';
import { positives, type Shape } from '../shape.ts';
import {
  account,
  alnum,
  bareKey,
  base32,
  base64,
  base64url,
  company,
  encode64,
  hex,
  host,
  lowerAlnum,
  password,
  pemLines,
  plainPassword,
  secretName,
  service,
} from '../values.ts';

/** Secrets in the files that programs read their settings from. */
export const configShapes: readonly Shape[] = positives('secret/config', {
  dotenv: (r) => `# local settings\nPORT=8080\n${secretName(r)}=${mark(bareKey(r))}\nLOG_LEVEL=info\n`,
  'dotenv-quoted': (r) =>
    `NODE_ENV=production\n${secretName(r)}="${mark(password(r))}"\n${service(r).toUpperCase()}_PASS='${mark(password(r))}'\nHOST=0.0.0.0`,
  'dotenv-spaces-and-comment': (r) => `${secretName(r)} = ${mark(plainPassword(r))}   # rotate in May`,
  netrc: (r) => `machine ${host(r)}\n  login ${around(account(r))}\n  password ${mark(password(r))}\n`,
  'netrc-one-line': (r) => `machine ${host(r)} login ${around(account(r))} password ${mark(bareKey(r))}`,
  npmrc: (r) =>
    `@${company(r)}:registry=https://${host(r)}/npm/\n//${host(r)}/npm/:_authToken=${mark(bareKey(r))}\nalways-auth=true`,
  'npmrc-password': (r) =>
    `//${host(r)}/:username=${around(account(r))}\n//${host(r)}/:_password=${mark(encode64(password(r)))}`,
  'npmrc-auth': (r) => `registry=https://${host(r)}/\n_auth=${mark(encode64(`${account(r)}:${password(r)}`))}\n`,
  pypirc: (r) =>
    `[distutils]\nindex-servers = internal\n\n[internal]\nrepository = https://${host(r)}/pypi\nusername = ${around(account(r))}\npassword = ${mark(password(r))}\n`,
  'docker-auths': (r) => ({
    auths: { [host(r)]: { auth: mark(encode64(`${account(r)}:${plainPassword(r)}`)) } },
    credsStore: '',
  }),
  'docker-auths-text': (r) =>
    `{\n\t"auths": {\n\t\t"${host(r)}": {\n\t\t\t"auth": "${mark(encode64(`${account(r)}:${plainPassword(r)}`))}"\n\t\t}\n\t}\n}`,
  'kubeconfig-token': (r) => `users:\n- name: ${service(r)}-admin\n  user:\n    token: ${mark(bareKey(r))}\n`,
  'kubeconfig-key-data': (r) =>
    `users:\n- name: dev\n  user:\n    client-key-data: ${mark(encode64(`-----BEGIN RSA PRIVATE KEY-----\n${pemLines(r, 3).join('\n')}\n-----END RSA PRIVATE KEY-----\n`))}\n`,
  'kubernetes-secret': (r) =>
    `apiVersion: v1\nkind: Secret\nmetadata:\n  name: ${service(r)}-db\ntype: Opaque\ndata:\n  password: ${mark(encode64(password(r)))}\n`,
  'kubernetes-string-data': (r) =>
    `kind: Secret\nstringData:\n  SMTP_HOST: ${host(r)}\n  ${secretName(r)}: ${mark(password(r))}\n`,
  'terraform-tfvars': (r) =>
    `region            = "eu-north-1"\ndb_admin_password = "${mark(password(r))}"\ninstance_count    = 2`,
  'terraform-state': (r) => ({
    resources: [
      {
        type: 'random_password',
        instances: [{ attributes: { length: 20, result: mark(password(r)), special: true } }],
      },
      { type: 'aws_db_instance', instances: [{ attributes: { username: account(r), password: mark(password(r)) } }] },
    ],
  }),
  'yaml-password': (r) =>
    `database:\n  host: ${host(r)}\n  user: ${account(r)}\n  password: ${mark(password(r))}\n  pool: 5`,
  'yaml-quoted-key': (r) => `"client_secret": "${mark(bareKey(r))}"\n'timeout': 30`,
  'yaml-nested': (r) => `auth:\n  jwt:\n    secret: ${mark(bareKey(r))}\n    expires: 3600`,
  'yaml-block-scalar': (r) => `secrets:\n  signing_key: |\n    ${mark(base64(r, 64))}\n  region: fra`,
  toml: (r) => `[smtp]\nhost = "${host(r)}"\nport = 587\npassword = "${mark(password(r))}"`,
  ini: (r) => `[client]\nuser=${around(account(r))}\npassword=${mark(plainPassword(r))}\nhost=${host(r)}`,
  properties: (r) => `mail.smtp.host=${host(r)}\nmail.smtp.password=${mark(password(r))}\nmail.smtp.auth=true`,
  'properties-colon': (r) => `ldap.bind.dn: cn=${account(r)}\nldap.bind.password: ${mark(password(r))}`,
  'xml-element': (r) =>
    `<server>\n  <id>${service(r)}</id>\n  <username>${around(account(r))}</username>\n  <password>${mark(password(r))}</password>\n</server>`,
  'xml-attribute': (r) => `<add key="SmtpPassword" value="${mark(password(r))}" />\n<add key="SmtpPort" value="25" />`,
  'web-config-connection': (r) =>
    `<add name="Main" connectionString="Data Source=${host(r)};Initial Catalog=${service(r)};User Id=${around(account(r))};Password=${mark(password(r))}" providerName="System.Data.SqlClient" />`,
  plist: (r) => `<key>APIToken</key>\n<string>${mark(bareKey(r))}</string>\n<key>Version</key>\n<string>2.1</string>`,
  'django-settings': (r) =>
    `DEBUG = False\nSECRET_KEY = 'django-insecure-${mark(`${lowerAlnum(r, 20)}#&^${lowerAlnum(r, 20)}`)}'\nALLOWED_HOSTS = []`,
  'django-databases': (r) =>
    `DATABASES = {'default': {'ENGINE': 'django.db.backends.postgresql', 'USER': '${around(account(r))}', 'PASSWORD': '${mark(password(r))}', 'HOST': '${host(r)}'}}`,
  'rails-secret-key-base': (r) => `production:\n  secret_key_base: ${mark(hex(r, 128))}\n  log_level: warn`,
  'gradle-signing': (r) =>
    `android {\n  signingConfigs {\n    release {\n      storeFile file("release.jks")\n      storePassword "${mark(password(r))}"\n      keyPassword "${mark(password(r))}"\n    }\n  }\n}`,
  pgpass: (r) => `$ cat ~/.pgpass\n${host(r)}:5432:${service(r)}:${account(r)}:${mark(plainPassword(r))}`,
  'aws-credentials': (r) =>
    `[default]\naws_access_key_id = ${mark(`AKIA${base32(r, 16)}`)}\naws_secret_access_key = ${mark(base64(r, 40))}\nregion = eu-west-1`,
  'gcp-service-account': (r) => ({
    type: 'service_account',
    project_id: service(r),
    private_key_id: around(hex(r, 40)),
    private_key: `${around('-----BEGIN PRIVATE KEY-----\n')}${mark(pemLines(r, 6).join('\n'))}${around('\n-----END PRIVATE KEY-----\n')}`,
    token_uri: 'https://oauth2.googleapis.com/token',
  }),
  'git-credentials': (r) =>
    `$ cat ~/.git-credentials\nhttps://${around(account(r))}:${mark(bareKey(r).replace(/[+/=]/g, '0'))}@${host(r)}`,
  'compose-environment': (r) =>
    `services:\n  db:\n    image: postgres:16\n    environment:\n      - POSTGRES_USER=${account(r)}\n      - POSTGRES_PASSWORD=${mark(password(r))}\n    ports: ["5432:5432"]`,
  'actions-environment': (r) =>
    `jobs:\n  build:\n    runs-on: ubuntu-24.04\n    env:\n      CI: true\n      ${secretName(r)}: ${mark(bareKey(r))}`,
  'wp-config': (r) =>
    `define( 'DB_NAME', '${service(r)}' );\ndefine( 'DB_PASSWORD', '${mark(password(r))}' );\ndefine( 'AUTH_KEY', '${mark(alnum(r, 30) + base64url(r, 33) + alnum(r, 1))}' );`,
  'cargo-credentials': (r) => `[registries.${company(r)}]\ntoken = "${mark(bareKey(r))}"`,
  'nuget-config': (r) =>
    `<packageSourceCredentials><Internal><add key="Username" value="${around(account(r))}" /><add key="ClearTextPassword" value="${mark(password(r))}" /></Internal></packageSourceCredentials>`,
  'appsettings-json': (r) => ({
    Logging: { LogLevel: { Default: 'Warning' } },
    Jwt: { Issuer: company(r), SigningKey: mark(bareKey(r)) },
    Smtp: { Host: host(r), Password: mark(password(r)) },
  }),
  'wireguard-conf': (r) =>
    `[Interface]\nPrivateKey = ${mark(`${base64(r, 43)}=`)}\nListenPort = 51820\n\n[Peer]\nAllowedIPs = 0.0.0.0/0`,
  'wifi-psk': (r) => `network={\n  ssid="${company(r)}-guest"\n  psk="${mark(password(r))}"\n}`,
  'php-array': (r) =>
    `'mysql' => [\n    'host' => env('DB_HOST', '${host(r)}'),\n    'username' => '${around(account(r))}',\n    'password' => '${mark(password(r))}',\n],`,
  'hcl-block': (r) =>
    `provider "${service(r)}" {\n  endpoint = "https://${host(r)}"\n  api_token = "${mark(bareKey(r))}"\n}`,
  'elasticsearch-yml': (r) =>
    `output.elasticsearch:\n  hosts: ["https://${host(r)}:9200"]\n  username: "${around('elastic')}"\n  password: "${mark(password(r))}"`,
  'circleci-context': (r) =>
    `environment:\n  - name: ${secretName(r)}\n    value: ${mark(bareKey(r))}\n  - name: NODE_VERSION\n    value: "22"`,
  'redis-requirepass': (r) => `bind 0.0.0.0\nrequirepass ${mark(plainPassword(r))}\nmaxmemory 256mb`,
  'rclone-conf': (r) =>
    `[backup]\ntype = s3\nprovider = Other\naccess_key_id = ${around(alnum(r, 20))}\nsecret_access_key = ${mark(base64(r, 40))}`,
  'json-camel-case': (r) => ({
    service: service(r),
    dbPassword: mark(password(r)),
    retries: 3,
    apiSecret: mark(bareKey(r)),
  }),
});

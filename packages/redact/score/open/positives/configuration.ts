import { mark } from '../../marks.ts';
import { type Make, positives, type Shape } from '../../shape.ts';
import {
  alnum,
  bareKey,
  base64url,
  company,
  digits,
  encode64,
  hex,
  host,
  password,
  plainPassword,
  service,
  upperAlnum,
} from '../../values.ts';

const makers: Record<string, Make> = {
  'yaml-block-scalar': (r) => `smtp:\n  user: mailer\n  password: |\n    ${mark(password(r))}\n  port: 587\n`,
  'yaml-folded-scalar': (r) => `auth:\n  client_secret: >-\n    ${mark(bareKey(r))}\n  scope: read\n`,
  'yaml-flow-mapping': (r) => `db: { host: ${host(r)}, user: app, password: ${mark(plainPassword(r))}, port: 5432 }`,
  'yaml-anchored': (r) => `x-db: &db\n  user: app\n  password: &pw "${mark(password(r))}"\n`,
  'toml-table': (r) =>
    `[database.primary]\nuser = "app"\npassword = "${mark(password(r))}"\n\n[api]\nkey = '${mark(bareKey(r))}'\n`,
  'toml-inline-table': (r) => `credentials = { username = "ci", token = "${mark(bareKey(r))}" }`,
  'toml-multi-line': (r) => `secret_key = """\n${mark(bareKey(r))}"""\nttl = ${r.int(1, 99)}`,
  'ini-section': (r) => `[${service(r)}]\nhost = ${host(r)}\nuser = app\npassword = ${mark(password(r))}\n; end`,
  'pgpass-and-service': (r) =>
    `[${service(r)}]\nhost=${host(r)}\nport=5432\nuser=app\npassword=${mark(plainPassword(r))}\n`,
  'my-cnf': (r) => `[client]\nuser = root\npassword = "${mark(password(r))}"\nhost = ${host(r)}`,
  'java-properties': (r) =>
    `spring.datasource.url=jdbc:postgresql://${host(r)}/app\nspring.datasource.username=app\nspring.datasource.password=${mark(password(r))}\nspring.mail.password: ${mark(plainPassword(r))}`,
  'java-keystore-properties': (r) =>
    `server.ssl.key-store-password=${mark(plainPassword(r))}\nstorePassword=${mark(plainPassword(r))}\nkeyPassword=${mark(plainPassword(r))}\nkeyAlias=upload`,
  'xml-element': (r) =>
    `<server>\n  <id>releases</id>\n  <username>deploy</username>\n  <password>${mark(password(r))}</password>\n</server>`,
  'xml-attribute': (r) =>
    `<connection host="${host(r)}" user="app" password="${mark(password(r))}" port="${r.int(1000, 9999)}"/>`,
  'xml-property': (r) =>
    `<property name="hibernate.connection.password">${mark(password(r))}</property>\n<bean id="ds"><property name="password" value="${mark(plainPassword(r))}"/></bean>`,
  'hadoop-configuration': (r) =>
    `<property>\n  <name>fs.s3a.secret.key</name>\n  <value>${mark(alnum(r, 40))}</value>\n</property>`,
  'hcl-provider': (r) =>
    `provider "${service(r)}" {\n  api_key    = "${mark(bareKey(r))}"\n  api_secret = "${mark(bareKey(r))}"\n}`,
  'hcl-heredoc': (r) =>
    `user_data = <<-EOT\n  #!/bin/bash\n  export DB_PASSWORD='${mark(password(r))}'\n  ./run ${service(r)}\nEOT`,
  'tfstate-attributes': (r) => ({
    resources: [
      { type: 'random_password', instances: [{ attributes: { length: 24, result: mark(password(r)), id: 'none' } }] },
    ],
  }),
  tfvars: (r) =>
    `region = "eu-west-1"\ndb_password = "${mark(password(r))}"\nsnowflake_private_key_passphrase="${mark(plainPassword(r))}"`,
  'netrc-one-line': (r) => `machine ${host(r)} login deploy password ${mark(plainPassword(r))}`,
  'netrc-lines': (r) =>
    `machine ${host(r)}\n  login ci\n  password ${mark(password(r))}\nmachine other.${company(r)}.io`,
  'jdbc-parameters': (r) =>
    `jdbc:mysql://${host(r)}:3306/app?user=app&password=${mark(plainPassword(r))}&useSSL=true\njdbc:sqlserver://${host(r)};databaseName=app;user=sa;password=${mark(plainPassword(r))};encrypt=true`,
  'ado-net': (r) =>
    `"DefaultConnection": "Server=${host(r)};Database=app;User Id=sa;Password=${mark(password(r))};TrustServerCertificate=True"`,
  'odbc-string': (r) =>
    `Driver={ODBC Driver 18 for SQL Server};Server=${host(r)};Uid=app;Pwd=${mark(plainPassword(r))};Encrypt=yes;`,
  'rails-database': (r) =>
    `production:\n  adapter: postgresql\n  username: app\n  password: <%= ENV.fetch("DB_PASSWORD", "${mark(password(r))}") %>\n`,
  'rails-credentials': (r) =>
    `secret_key_base: ${mark(hex(r, 128))}\naws:\n  access_key_id: A${'KIA'}${upperAlnum(r, 16).replace(/[0189]/g, 'Q')}\n  secret_access_key: ${mark(alnum(r, 40))}\n`.replace(
      / {2}access_key_id: .*\n/,
      '',
    ),
  'ansible-inventory': (r) =>
    `[db]\n${host(r)} ansible_user=root ansible_ssh_pass=${mark(plainPassword(r))} ansible_become_password='${mark(password(r))}'`,
  'ansible-vars': (r) =>
    `vault_${service(r)}_password: "${mark(password(r))}"\nmysql_root_password: ${mark(plainPassword(r))}\n`,
  'helm-set': (r) =>
    `helm install ${service(r)} bitnami/postgresql --set auth.postgresPassword=${mark(plainPassword(r))},auth.database=app --set-string global.apiKey=${mark(bareKey(r).replace(/=/g, 'e'))}`,
  'helm-values': (r) =>
    `postgresql:\n  auth:\n    username: app\n    password: ${mark(plainPassword(r))}\n    postgresPassword: "${mark(password(r))}"\nredis:\n  auth:\n    password: ${mark(plainPassword(r))}\n`,
  'kubectl-get-secret-yaml': (r) =>
    `apiVersion: v1\ndata:\n  password: ${mark(encode64(password(r)))}\n  username: ${encode64('app')}\nkind: Secret\nmetadata:\n  creationTimestamp: "2026-03-01T10:00:00Z"\n  name: ${service(r)}\n  uid: 8b1c\ntype: Opaque\n`,
  'kubectl-secret-with-string-data': (r) =>
    `apiVersion: v1\nkind: Secret\nmetadata:\n  name: ${service(r)}\nstringData:\n  DATABASE_PASSWORD: ${mark(plainPassword(r))}\n  api-key: "${mark(bareKey(r))}"\n`,
  'kubectl-get-secret-json': (r) => ({
    role: 'tool',
    content: JSON.stringify({
      apiVersion: 'v1',
      kind: 'Secret',
      data: { 'db-pass': mark(encode64(password(r))), token: mark(encode64(bareKey(r))) },
      type: 'Opaque',
    }),
  }),
  'docker-inspect-environment': (r) => ({
    role: 'tool',
    content: JSON.stringify(
      [
        {
          Id: hex(r, 64),
          Config: {
            Env: [
              'PATH=/usr/bin',
              `POSTGRES_PASSWORD=${mark(password(r))}`,
              `API_TOKEN=${mark(bareKey(r))}`,
              'LANG=C.UTF-8',
            ],
          },
        },
      ],
      null,
      2,
    ),
  }),
  'compose-list-environment': (r) =>
    `    environment:\n      - MYSQL_ROOT_PASSWORD=${mark(plainPassword(r))}\n      - "JWT_SECRET=${mark(bareKey(r))}"\n      - TZ=UTC`,
  'compose-map-environment': (r) =>
    `    environment:\n      POSTGRES_PASSWORD: ${mark(plainPassword(r))}\n      SECRET_KEY: '${mark(bareKey(r))}'\n    ports: ["5432:5432"]`,
  'web-config': (r) =>
    `<appSettings>\n  <add key="SmtpPassword" value="${mark(password(r))}" />\n  <add key="ApiKey" value="${mark(bareKey(r))}" />\n</appSettings>`,
  'appsettings-json': (r) =>
    JSON.stringify(
      { Smtp: { User: 'mailer', Password: mark(password(r)) }, Jwt: { Key: mark(bareKey(r)), Issuer: company(r) } },
      null,
      2,
    ),
  npmrc: (r) =>
    `registry=https://npm.${company(r)}.io/\n//npm.${company(r)}.io/:_authToken=${mark(base64url(r, 36))}\nalways-auth=true`,
  'pip-and-pypirc': (r) =>
    `[distutils]\nindex-servers = internal\n\n[internal]\nrepository = https://pypi.${company(r)}.io/\nusername = ci\npassword = ${mark(password(r))}`,
  'gradle-properties': (r) =>
    `ossrhUsername=deploy\nossrhPassword=${mark(plainPassword(r))}\nsigning.password=${mark(plainPassword(r))}\nnexusPassword=${mark(password(r))}`,
  'grafana-ini': (r) =>
    `[security]\nadmin_user = admin\nadmin_password = ${mark(password(r))}\nsecret_key = ${mark(alnum(r, 20))}\n`,
  'redis-conf': (r) =>
    `port 6379\nrequirepass ${mark(plainPassword(r))}\nmasterauth ${mark(plainPassword(r))}\nappendonly yes`,
  'wifi-supplicant': (r) =>
    `network={\n    ssid="${service(r)}"\n    psk="${mark(password(r))}"\n    key_mgmt=WPA-PSK\n}`,
  'ldap-configuration': (r) =>
    `ldap.bindDn=cn=reader,dc=${company(r)},dc=io\nldap.bindPassword=${mark(password(r))}\nAUTH_LDAP_BIND_PASSWORD = "${mark(password(r))}"`,
  'airflow-and-celery': (r) =>
    `[celery]\nbroker_url = redis://:${mark(plainPassword(r))}@redis:6379/0\n[core]\nfernet_key = ${mark(`${base64url(r, 43)}=`)}`,
  'properties-with-spaces': (r) =>
    `db.user     : app\ndb.password : ${mark(password(r))}\napi.secret  : ${mark(bareKey(r))}`,
  'pin-as-a-number': (r) => ({
    type: 'tool_use',
    name: 'Bash',
    input: { card: { holder: 'x', pin_code: mark(digits(r, 6)) } },
  }),
};

/** Secrets in configuration files of formats and products, each in its own spelling. */
export const configurationShapes: readonly Shape[] = positives('secret/config', makers);

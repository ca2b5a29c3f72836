import { around, mark } from '../marks.ts';
import { positives, type Shape } from '../shape.ts';
import {
  account,
  bareKey,
  base64,
  company,
  hex,
  host,
  password,
  plainPassword,
  secretName,
  service,
} from '../values.ts';

/** Secrets written into source code, and what programs print of it. */
export const codeShapes: readonly Shape[] = positives('secret/code', {
  python: (r) => `import os\n\n${secretName(r)} = "${mark(password(r))}"\nTIMEOUT = 30`,
  'python-environ': (r) => `os.environ["${secretName(r)}"] = "${mark(bareKey(r))}"\nclient = make_client()`,
  'python-getenv-default': (r) => `token = os.getenv("${secretName(r)}", "${mark(bareKey(r))}")`,
  'python-keyword': (r) =>
    `conn = connect(host="${host(r)}", user="${around(account(r))}", password="${mark(password(r))}", port=5432)`,
  'python-auth-tuple': (r) =>
    `r = requests.post(url, json=body, auth=("${around(account(r))}", "${mark(password(r))}"), timeout=5)`,
  'python-boto3': (r) =>
    `s3 = boto3.client("s3", aws_access_key_id=KEY, aws_secret_access_key="${mark(base64(r, 40))}", region_name="eu-west-1")`,
  javascript: (r) => `const apiKey = '${mark(bareKey(r))}';\nconst limit = 20;`,
  'javascript-fallback': (r) => `const secret = process.env.JWT_SECRET || '${mark(password(r))}';`,
  'typescript-object': (r) =>
    `export const config: Config = {\n  region: 'fra',\n  clientSecret: '${mark(bareKey(r))}',\n  retries: 2,\n};`,
  'javascript-template': (r) => `const authToken = \`${mark(bareKey(r))}\`;\nheaders.set('accept', 'text/html');`,
  'javascript-sign': (r) => `const token = jwt.sign({ id: user.id }, '${mark(password(r))}', { expiresIn: '1h' });`,
  java: (r) =>
    `private static final String DB_PASSWORD = "${mark(password(r))}";\nprivate static final int PORT = 5432;`,
  'java-driver-manager': (r) =>
    `Connection c = DriverManager.getConnection("jdbc:mysql://${host(r)}/${service(r)}", "${around(account(r))}", "${mark(password(r))}");`,
  kotlin: (r) => `val smtpPassword: String = "${mark(password(r))}"`,
  go: (r) => `const apiToken = "${mark(bareKey(r))}"\n\nfunc main() {\n\tc := New(apiToken)\n}`,
  'go-struct': (r) => `cfg := Config{\n\tHost:     "${host(r)}",\n\tPassword: "${mark(password(r))}",\n}`,
  rust: (r) => `let client_secret: &str = "${mark(bareKey(r))}";\nlet port = 8080u16;`,
  csharp: (r) => `var password = "${mark(password(r))}";\nvar client = new SmtpClient("${host(r)}", 587);`,
  'csharp-verbatim': (r) =>
    `string connection = @"Server=${host(r)};Database=${service(r)};User Id=${around(account(r))};Password=${mark(password(r))};";`,
  'php-variable': (r) => `$db_password = '${mark(password(r))}';\n$link = mysqli_connect($host, $user, $db_password);`,
  ruby: (r) => `config.secret_access_key = '${mark(base64(r, 40))}'\nconfig.region = 'eu-west-1'`,
  'ruby-hash': (r) => `{ host: '${host(r)}', username: '${around(account(r))}', password: '${mark(password(r))}' }`,
  swift: (r) => `let apiSecret = "${mark(bareKey(r))}"\nlet session = URLSession.shared`,
  'c-define': (r) => `#define WIFI_SSID "${company(r)}"\n#define WIFI_PASSWORD "${mark(password(r))}"`,
  cpp: (r) => `const char* auth_token = "${mark(bareKey(r))}";  // TODO move out`,
  perl: (r) => `my $password = '${mark(password(r))}';\nmy $dbh = DBI->connect($dsn, $user, $password);`,
  lua: (r) => `local api_key = "${mark(bareKey(r))}"\nngx.say("ok")`,
  'r-language': (r) => `Sys.setenv(${secretName(r)} = "${mark(bareKey(r))}")\nlibrary(httr)`,
  scala: (r) => `val dbPassword = "${mark(password(r))}"\nval pool = 8`,
  dart: (r) => `static const String accessToken = '${mark(bareKey(r))}';`,
  elixir: (r) =>
    `config :${service(r)}, Repo,\n  username: "${around(account(r))}",\n  password: "${mark(password(r))}",\n  pool_size: 10`,
  'commented-out': (r) => `// password = "${mark(password(r))}"\n# api_key: ${mark(bareKey(r))}`,
  'diff-added': (r) =>
    `@@ -4,6 +4,7 @@\n host: ${host(r)}\n+password: ${mark(password(r))}\n-password: changeme\n port: 25`,
  'diff-removed': (r) =>
    `diff --git a/.env b/.env\n--- a/.env\n+++ b/.env\n@@ -1,2 +1 @@\n-${secretName(r)}=${mark(bareKey(r))}\n PORT=3000`,
  'apply-patch': (r) =>
    `*** Begin Patch\n*** Update File: src/settings.py\n@@\n-API_KEY = os.environ["API_KEY"]\n+API_KEY = "${mark(bareKey(r))}"\n*** End Patch`,
  'numbered-lines': (r) => `     1→PORT=3000\n     2→${secretName(r)}=${mark(bareKey(r))}\n     3→DEBUG=0`,
  'grep-output': (r) =>
    `config/prod.yml:12:  password: ${mark(password(r))}\nconfig/prod.yml:13:  pool: 5\nsrc/db.ts:3:  const dbPassword = "${mark(password(r))}"`,
  'notebook-cell': (r) => ({
    cells: [
      {
        cell_type: 'code',
        execution_count: 3,
        metadata: {},
        source: ['import openai\n', `api_key = "${mark(bareKey(r))}"\n`, 'run()'],
      },
    ],
  }),
  'html-input': (r) => `<input type="password" name="password" value="${mark(password(r))}" autocomplete="off">`,
  'python-repr': (r) =>
    `Settings(host='${host(r)}', user='${around(account(r))}', password='${mark(password(r))}', debug=False)`,
  'go-printed-struct': (r) =>
    `2026/04/02 10:11:12 config: {Host:${host(r)} User:${around(account(r))} Password:${mark(plainPassword(r))} TLS:true}`,
  'node-inspect': (r) =>
    `{\n  host: '${host(r)}',\n  auth: { user: '${around(account(r))}', pass: '${mark(password(r))}' },\n  secure: true\n}`,
  'ruby-inspect': (r) => `#<Client:0x00007f @host="${host(r)}", @token="${mark(bareKey(r))}", @retries=3>`,
  'traceback-local': (r) =>
    `Traceback (most recent call last):\n  File "app.py", line 12, in <module>\n    login("${around(account(r))}", password="${mark(password(r))}")\nValueError: bad host`,
  'markdown-fence': (r) =>
    `Add this to your settings:\n\n\`\`\`yaml\nsmtp:\n  password: ${mark(password(r))}\n\`\`\`\n\nThen restart.`,
  'markdown-table': (r) =>
    `| setting | value |\n|---------|-------|\n| user | ${account(r)} |\n| password | ${mark(password(r))} |\n| port | 5432 |`,
  'test-fixture': (r) =>
    `it('logs in', async () => {\n  await login({ username: '${around(account(r))}', password: '${mark(password(r))}' });\n});`,
  'hex-key-bytes': (r) => `encryption_key = bytes.fromhex("${mark(hex(r, 64))}")`,
  'string-concatenation': (r) => `const password = "${mark(plainPassword(r))}" +\n  suffix;\nconnect(password);`,
  'sql-insert-setting': (r) => `INSERT INTO settings (name, value) VALUES ('smtp_password', '${mark(password(r))}');`,
});

import { mark } from '../../marks.ts';
import { type Make, positives, type Shape } from '../../shape.ts';
import { alnum, bareKey, base64url, digits, hex, host, jwt, password, plainPassword, service } from '../../values.ts';

const makers: Record<string, Make> = {
  'python-repr-dict': (r) => `{'host': '${host(r)}', 'user': 'app', 'password': '${mark(password(r))}', 'ssl': True}`,
  'python-dataclass-repr': (r) =>
    `Settings(host='${host(r)}', db_password='${mark(password(r))}', api_key='${mark(bareKey(r))}', debug=False)`,
  'python-keyword-argument': (r) =>
    `client = Client(base_url="https://${host(r)}", api_key="${mark(bareKey(r))}", timeout=${r.int(3, 30)})`,
  'python-bytes': (r) => `SECRET_KEY = b'${mark(bareKey(r))}'\nhmac_key = b"${mark(hex(r, 48))}"`,
  'python-default-of-getenv': (r) =>
    `password = os.getenv("DB_PASSWORD", "${mark(password(r))}")\ntoken = os.environ.get('API_TOKEN', '${mark(bareKey(r))}')`,
  'django-settings': (r) =>
    `DATABASES = {'default': {'ENGINE': 'django.db.backends.postgresql', 'USER': 'app', 'PASSWORD': '${mark(password(r))}', 'HOST': '${host(r)}'}}\nSECRET_KEY = 'django-insecure-${mark(alnum(r, 50))}'`,
  'requests-auth': (r) =>
    `requests.get("https://${host(r)}", auth=("svc", "${mark(password(r))}"), headers={"X-API-Key": "${mark(bareKey(r))}"})`,
  'go-struct-literal': (r) =>
    `cfg := Config{\n\tHost: "${host(r)}",\n\tPassword: "${mark(password(r))}",\n\tAPIKey:   "${mark(bareKey(r))}",\n}`,
  'go-struct-print': (r) => `&{Host:${host(r)} User:app Password:${mark(plainPassword(r))} Port:5432}`,
  'go-constant': (r) => `const apiToken = "${mark(bareKey(r))}"\nvar jwtSecret = []byte("${mark(bareKey(r))}")`,
  'ruby-hash': (r) =>
    `{:host=>"${host(r)}", :username=>"app", :password=>"${mark(password(r))}"}\nconfig = { api_key: '${mark(bareKey(r))}' }`,
  'ruby-string-keys': (r) =>
    `{"user" => "app", "password" => "${mark(password(r))}", "token" => "${mark(bareKey(r))}"}`,
  'php-array': (r) =>
    `return [\n    'host' => '${host(r)}',\n    'password' => '${mark(password(r))}',\n    'secret' => "${mark(bareKey(r))}",\n];`,
  'php-define': (r) =>
    `define('DB_PASSWORD', '${mark(password(r))}');\ndefine( 'AUTH_KEY', '${mark(alnum(r, 64))}' );\n$cfg['blowfish_secret'] = '${mark(alnum(r, 32))}';`,
  'php-var-dump': (r) =>
    `array(2) {\n  ["user"]=>\n  string(3) "app"\n  ["password"]=>\n  string(14) "${mark(password(r))}"\n}`,
  'php-print-r': (r) =>
    `Array\n(\n    [user] => app\n    [password] => ${mark(password(r))}\n    [api_key] => ${mark(bareKey(r))}\n)`,
  'java-constant': (r) =>
    `private static final String DB_PASSWORD = "${mark(password(r))}";\npublic static final String API_KEY = "${mark(bareKey(r))}";`,
  'java-to-string': (r) =>
    `DataSourceConfig{url='jdbc:postgresql://${host(r)}/app', username='app', password='${mark(password(r))}'}\nCredentials(username=app, password=${mark(plainPassword(r))}, token=null)`,
  'java-drivers': (r) =>
    `DriverManager.getConnection("jdbc:mysql://${host(r)}/app", "root", "${mark(password(r))}");\nprops.setProperty("password", "${mark(password(r))}");`,
  'kotlin-and-scala': (r) =>
    `val apiKey = "${mark(bareKey(r))}"\nval dbPassword: String = "${mark(password(r))}"\nbuildConfigField("String", "API_KEY", "\\"${mark(alnum(r, 36))}\\"")`,
  'csharp-initialiser': (r) =>
    `new NetworkCredential("svc", "${mark(password(r))}")\nvar options = new Options { ApiKey = "${mark(bareKey(r))}", Password = @"${mark(password(r))}" };`,
  'rust-constant': (r) =>
    `const API_KEY: &str = "${mark(bareKey(r))}";\nlet password = String::from("${mark(password(r))}");\nlet cfg = Config { token: "${mark(bareKey(r))}".to_string() };`,
  'swift-and-objc': (r) =>
    `let apiKey = "${mark(bareKey(r))}"\nstatic let clientSecret: String = "${mark(alnum(r, 40))}"\nNSString *const kApiSecret = @"${mark(alnum(r, 40))}";`,
  'c-define': (r) =>
    `#define WIFI_PASSWORD "${mark(password(r))}"\n#define API_KEY "${mark(bareKey(r))}"\nconst char* mqtt_password = "${mark(plainPassword(r))}";`,
  'lua-and-perl': (r) =>
    `local secret_key = "${mark(bareKey(r))}"\nmy $password = '${mark(password(r))}';\n$dbh = DBI->connect($dsn, 'app', '${mark(password(r))}');`,
  'r-and-julia': (r) =>
    `Sys.setenv(API_KEY = "${mark(bareKey(r))}")\ncon <- dbConnect(RPostgres::Postgres(), user = "app", password = "${mark(password(r))}")\nENV["DB_PASSWORD"] = "${mark(password(r))}"`,
  'elixir-and-erlang': (r) =>
    `config :app, App.Repo, username: "app", password: "${mark(password(r))}"\nsecret_key_base: "${mark(alnum(r, 64))}",\n{password, "${mark(plainPassword(r))}"}`,
  'dart-and-groovy': (r) =>
    `static const String apiKey = '${mark(bareKey(r))}';\ndef password = '${mark(password(r))}'\nsigningConfigs { release { storePassword "${mark(plainPassword(r))}" } }`,
  'typescript-fallback': (r) =>
    `const secret = process.env.JWT_SECRET || '${mark(bareKey(r))}';\nconst pass = process.env.DB_PASS ?? "${mark(password(r))}";`,
  'typescript-object': (r) =>
    `export const config = {\n  apiKey: '${mark(bareKey(r))}',\n  db: { user: 'app', password: \`${mark(password(r))}\` },\n};`,
  'javascript-setters': (r) =>
    `await page.fill('#password', '${mark(password(r))}');\ndocument.getElementById("password").value = "${mark(password(r))}";\nlocalStorage.setItem('access_token', '${mark(jwt(r))}');`,
  'node-crypto': (r) =>
    `jwt.sign(payload, '${mark(bareKey(r))}', { expiresIn: '1h' });\ncrypto.createHmac('sha256', '${mark(bareKey(r))}')`,
  'sql-insert': (r) =>
    `INSERT INTO users (name, password, api_key) VALUES ('app', '${mark(password(r))}', '${mark(bareKey(r))}');`,
  'sql-update': (r) =>
    `UPDATE settings SET smtp_password = '${mark(password(r))}', updated_at = now() WHERE id = ${r.int(1, 99)};`,
  'diff-of-config': (r) =>
    `@@ -1,4 +1,4 @@\n host: ${host(r)}\n-password: ${mark(password(r))}\n+password: ${mark(password(r))}\n+API_KEY=${mark(bareKey(r))}`,
  'diff-of-code': (r) =>
    `-const token = "${mark(bareKey(r))}";\n+const token = process.env.TOKEN;\n-    password='${mark(password(r))}',\n+    password=os.environ["PW"],`,
  'jupyter-cell': (r) => ({
    cell_type: 'code',
    source: [`API_KEY = "${mark(bareKey(r))}"\n`, `client = connect(password="${mark(password(r))}")\n`],
  }),
  'graphql-mutation': (r) => `mutation { login(email: "ops", password: "${mark(password(r))}") { token } }`,
  'numbered-listing': (r) =>
    `    ${r.int(1, 9)}\tDB_HOST=${host(r)}\n    1${r.int(0, 9)}\tDB_PASSWORD=${mark(password(r))}\n    2${r.int(0, 9)}\tapi_secret: "${mark(bareKey(r))}"`,
  'grep-with-places': (r) =>
    `config/prod.env:${r.int(1, 40)}:DB_PASSWORD=${mark(password(r))}\nsrc/app.py:${r.int(1, 90)}:    api_key = "${mark(bareKey(r))}"`,
  'query-builder': (r) =>
    `new URLSearchParams({ api_key: '${mark(bareKey(r))}', q: '${service(r)}' })\nparams.append("access_token", "${mark(base64url(r, 42))}x");`,
  'otp-and-totp': (r) =>
    `totp_secret = "${mark(
      alnum(r, 32)
        .toUpperCase()
        .replace(/[0189]/g, 'Q'),
    )}"\nverification_code = "${digits(r, 3)}"`,
};

/** Secrets in the literals of programming languages, and in what their programs print. */
export const languageShapes: readonly Shape[] = positives('secret/code', makers);

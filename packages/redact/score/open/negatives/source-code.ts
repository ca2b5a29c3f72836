import { type Make, negatives, type Shape } from '../../shape.ts';
import { alnum, base64, base64url, digits, encode64, hex, service, upperAlnum, uuid } from '../../values.ts';

const makers: Record<string, Make> = {
  'secret-regexes': (r) =>
    `const rules = [\n  { id: 'aws', re: /AKIA[0-9A-Z]{16}/ },\n  { id: 'github', re: /ghp_[A-Za-z0-9]{36}/g },\n  { id: 'slack', re: /xox[baprs]-[0-9a-zA-Z-]{10,${r.int(48, 90)}}/ },\n  { id: 'generic', re: /(password|passwd|pwd)\\s*[:=]\\s*['"]?([^'"\\s]{8,})/i },\n  { id: 'jwt', re: /eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]+/ },\n  { id: 'pem', re: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },\n];`,
  'password-parameters': (r) =>
    `def login(self, username: str, password: str, *, otp_token: str | None = None, timeout: int = ${r.int(5, 60)}) -> Session:\n    """Log in with a password and, if asked for, a token."""\n    if not password:\n        raise ValueError("password is required")\n    return self._post("/login", json={"username": username, "password": password, "token": otp_token})`,
  'typescript-types': (r) =>
    `export interface Credentials${r.int(1, 99)} {\n  readonly password: string;\n  readonly apiKey?: string | undefined;\n  token: Promise<AccessToken>;\n  secret: Uint8Array;\n}\ntype AuthToken = Branded<string, 'AuthToken'>;\nconst password = ref<string>('');\nconst [token, setToken] = useState<string | null>(null);\nexport const apiKey = z.string().min(${r.int(8, 40)});`,
  'go-structs': (r) =>
    `type Config struct {\n\tPassword  string \`json:"password,omitempty" env:"DB_PASSWORD" validate:"required,min=${r.int(8, 20)}"\`\n\tAPIKey    string \`yaml:"api_key"\`\n\tSecretKey []byte \`json:"-"\`\n}\n\nfunc (c *Config) SetPassword(password string) { c.Password = password }\nif token == "" { return ErrMissingToken }`,
  'java-and-csharp': (r) =>
    `@Value("\${app.jwt.secret}")\nprivate String jwtSecret;\nprivate final PasswordEncoder passwordEncoder = new BCryptPasswordEncoder(${r.int(10, 14)});\nuser.setPassword(passwordEncoder.encode(request.getPassword()));\npublic string Password { get; set; } = string.Empty;\nvar token = await _tokenService.CreateTokenAsync(user, cancellationToken);\nbuilder.Configuration["Jwt:Key"] ?? throw new InvalidOperationException("Jwt:Key is missing (E${r.int(100, 999)})");`,
  'rust-and-swift': (r) =>
    `let password = rpassword::prompt_password("Password: ")?;\nlet token = std::env::var("API_TOKEN").expect("API_TOKEN must be set");\npub struct Secret<T>(T);\n#[arg(long, env = "DB_PASSWORD", hide_env_values = true)]\npassword: SecretString,\nlet apiKey = ProcessInfo.processInfo.environment["API_KEY"] ?? ""\nguard let token = try? keychain.get("access-token-v${r.int(1, 9)}") else { return }`,
  'php-and-ruby': (r) =>
    `$password = $_POST['password'];\n$hash = password_hash($password, PASSWORD_BCRYPT, ['cost' => ${r.int(10, 14)}]);\ndefine('DB_PASSWORD', getenv('DB_PASSWORD'));\n'password' => env('DB_PASSWORD', ''),\nuser = User.find_by(reset_password_token: params[:token])\npassword: Rails.application.credentials.dig(:smtp, :password),\nself.password = self.password_confirmation = params[:password]`,
  'javascript-objects': (r) =>
    `const body = { username, password, token: req.headers['x-auth-token'], apiKey: config.apiKey, secret: secrets[${r.int(0, 9)}] };\nawait client.login({ email, password: form.password.value });\nheaders: { Authorization: \`Bearer \${token}\`, 'X-API-Key': apiKey ?? process.env.API_KEY },\nif (password !== confirmPassword) setError('password', { message: 'Passwords do not match' });\nexport const PASSWORD_MIN_LENGTH = ${r.int(8, 20)};`,
  'form-fields': (r) =>
    `<input type="password" name="password" id="password-${r.int(1, 99)}" autocomplete="current-password" placeholder="Enter your password" required minlength="8">\n<input type="hidden" name="csrf_token" value="{{ csrf_token() }}">\n<label for="api-key">API key</label><input id="api-key" aria-label="API key" data-testid="api-key-input-${hex(r, 4)}">\n<button aria-label="Show password" class="password-toggle btn-${r.int(1, 9)}">Show</button>`,
  'csrf-examples': (r) =>
    `{% csrf_token %}\n<meta name="csrf-token" content="<%= csrf_token %>">\n'X-CSRFToken': getCookie('csrftoken'),\n@csrf_exempt\napp.use(csrf({ cookie: { key: '_csrf', maxAge: ${r.int(600, 9000)} } }));\n<input name="__RequestVerificationToken" type="hidden" value="@Antiforgery.GetTokens(Context).RequestToken">`,
  'test-assertions': (r) =>
    `expect(mask('password=<pw>')).toBe('password=***');\nexpect(screen.getByLabelText('Password')).toBeInTheDocument();\nassert response.json()["detail"] == "Invalid token"\nit('rejects a token without signature (case ${r.int(10, 99)})', () => {});\nexpect(redacted).toContain('api_key=[REDACTED]');\nself.assertNotIn('password', serializer.data)`,
  'minified-javascript': (r) =>
    `!function(e,t){"object"==typeof exports?module.exports=t():e.a=t()}(this,function(){var t={key:"value",token:function(e){return e.token},password:n.p+"${hex(r, 8)}"},r=t.secretKey||e.apiKey;return{setToken:function(e){this._token=e},keyCode:${r.int(10, 99)},k:"${alnum(r, 4)}"}});`,
  'bundler-chunks': (r) =>
    `dist/assets/index-${base64url(r, 8)}.js      ${r.int(100, 900)}.${r.int(10, 99)} kB │ gzip: ${r.int(10, 99)}.21 kB\ndist/assets/PasswordReset-${base64url(r, 8)}.js   4.10 kB │ gzip: 1.${r.int(10, 99)} kB\ndist/assets/ApiKeys-${base64url(r, 8)}.css   1.20 kB\nasset token.${hex(r, 20)}.js 1.2 MiB [emitted] [immutable] [minimized] (name: token)`,
  'class-names-and-selectors': (r) =>
    `.password-input--${r.int(1, 9)}xl { color: var(--token-color-primary-${r.int(100, 900)}); }\n[data-key="password"] > .secret-key__label { display: none; }\ncy.get('[data-cy=password]').type(Cypress.env('password'));\npage.locator('#password').fill(process.env.E2E_PASSWORD!);\n$('#token-${r.int(1, 99)}').val();`,
  'public-keys': (r) =>
    `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${base64(r, 43)} deploy@${service(r)}\nssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ${base64(r, 200)}== ci\n-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE${base64(r, 64)}\n${base64(r, 22)}==\n-----END PUBLIC KEY-----\nSHA256:${base64(r, 43)} ${service(r)} (ED25519)`,
  'jwks-public': (r) =>
    JSON.stringify({
      keys: [
        { kty: 'RSA', use: 'sig', alg: 'RS256', kid: base64url(r, 27), n: base64url(r, 342), e: 'AQAB' },
        { kty: 'EC', crv: 'P-256', kid: hex(r, 16), x: base64url(r, 43), y: base64url(r, 43) },
        { kty: 'OKP', crv: 'Ed25519', x: base64url(r, 43), kid: uuid(r) },
      ],
    }),
  certificates: (r) =>
    `-----BEGIN CERTIFICATE-----\nMIID${base64(r, 60)}\n${base64(r, 64)}\n${base64(r, 40)}\n-----END CERTIFICATE-----\nSHA256 Fingerprint=${Array.from({ length: 8 }, () => upperAlnum(r, 2).replace(/[G-Z]/g, 'A')).join(':')}\nX509v3 Subject Key Identifier: ${Array.from({ length: 6 }, () => hex(r, 2).toUpperCase()).join(':')}\nserial=${hex(r, 36)}`,
  'base64-images': (r) =>
    JSON.stringify({
      type: 'image',
      source: { type: 'base64', media_type: 'image/png', data: `iVBORw0KGgoAAAANSUhEUgAA${base64(r, 400)}=` },
      secret_note: `shown ${r.int(2, 9)} times`,
    }),
  'image-in-css': (r) =>
    `.key-icon { background: url(data:image/svg+xml;base64,${encode64(`<svg xmlns="http://www.w3.org/2000/svg" width="${r.int(8, 64)}"><path d="M0 0h24"/></svg>`)}) }\n.password { background-image: url("data:image/gif;base64,R0lGODlhAQABAIAAAP${base64(r, 30)}=="); }`,
  'git-objects': (r) =>
    `tree ${hex(r, 40)}\nparent ${hex(r, 40)}\n\n100644 blob ${hex(r, 40)}\tsrc/secret.ts\n100755 blob ${hex(r, 40)}\tsrc/token.ts\nindex ${hex(r, 7)}..${hex(r, 7)} 100644\n * [new ref] refs/pull/${r.int(10, 900)}/head -> key-rotation\npack-${hex(r, 40)}.idx`,
  'publishable-style': (r) =>
    `NEXT_PUBLIC_SUPABASE_URL=https://abcdefgh.supabase.co\nNEXT_PUBLIC_POSTHOG_KEY=phc_${alnum(r, 43)}\nVITE_STRIPE_PUBLISHABLE_KEY=pk_test_${alnum(r, 24)}\nREACT_APP_RECAPTCHA_SITE_KEY=6L${base64url(r, 38)}\nVAPID_PUBLIC_KEY=B${base64url(r, 86)}\nSENTRY_RELEASE=${hex(r, 40)}\nALGOLIA_APP_ID=${upperAlnum(r, 10)}`,
  'public-key-variables': (r) =>
    `PUBLIC_KEY=${base64(r, 44)}\nMINISIGN_PUBLIC_KEY=RW${base64(r, 54)}\npublicKey: "${base64url(r, 43)}",\n"verify_key": "${hex(r, 64)}",\nCOSIGN_PUBLIC_KEY_SHA=${hex(r, 64)}\nkey_fingerprint = "${hex(r, 40)}"\nGPG_KEY=${hex(r, 40).toUpperCase()}`,
  'cache-and-storage-keys': (r) =>
    `localStorage.setItem('auth-token-v${r.int(2, 9)}', token);\ncacheKey = "user:${digits(r, 6)}:session:${hex(r, 12)}"\nredis.get('rate-limit:api-key:${hex(r, 16)}')\nqueryKey: ['token', '${uuid(r)}'],\nidempotency_key="${uuid(r)}"\npartition_key = "tenant#${digits(r, 5)}"\nsort_key: "2026-0${r.int(1, 9)}-01#${hex(r, 24)}"`,
  'digest-fields': (r) =>
    JSON.stringify({
      sha256: hex(r, 64),
      md5: hex(r, 32),
      etag: hex(r, 32),
      content_hash: base64url(r, 43),
      cache_key: hex(r, 64),
      key_hash: hex(r, 64),
      token_hash: hex(r, 64),
      api_key_id: uuid(r),
      access_key_prefix: `sk_${alnum(r, 4)}`,
      trace_id: hex(r, 32),
      span_id: hex(r, 16),
      commit: hex(r, 40),
    }),
  'enum-and-error-codes': (r) =>
    `INVALID_TOKEN = "invalid_token"\nTOKEN_EXPIRED = 'E${r.int(1000, 9999)}_TOKEN_EXPIRED'\nAUTH_PASSWORD_RESET = "auth/password-reset-v${r.int(2, 9)}"\nenum SecretKind { ApiKey = 'api_key', Password = 'password', Pat = 'personal_access_token_v2' }\nERR_BAD_API_KEY: 'bad_api_key_${r.int(100, 999)}'`,
  'html-and-jsx-attributes': (r) =>
    `<PasswordField secret label="Password" value={password} onChange={setPassword} key="pwd-field-${r.int(1, 99)}" />\n<Route path="/api-keys/:keyId" element={<ApiKeys />} key="api-keys-${hex(r, 4)}" />\n<li key={\`token-\${token.id}\`}>{token.name}</li>\n<Token kind="keyword" value="password${r.int(1, 9)}" />`,
  'decorators-and-comments': (r) =>
    `# TODO(#${r.int(100, 999)}): never log the password or the token here\n// pragma: allowlist secret\n/* eslint-disable-next-line no-secrets/no-secrets -- rule ${r.int(1, 99)} */\n@deprecated Use the \`apiKey\` option instead of \`token\`.\n * @param {string} password the password, at least ${r.int(8, 16)} characters\n * @param token - The token: see RFC 6750, section 2.1`,
};

/** Source code that names secrets, matches them or handles them, and holds none. */
export const sourceCodeShapes: readonly Shape[] = negatives('secret/code', makers, 8);

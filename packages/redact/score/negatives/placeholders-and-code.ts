import { negatives, type Shape } from '../shape.ts';
import { company, digits, hex, host, lowerAlnum, secretName, service } from '../values.ts';

/** Placeholders of every fashion, and code that speaks of secrets without holding one. */
export const placeholderAndCodeShapes: readonly Shape[] = [
  ...negatives('secret/config', {
    'angle-brackets': (r) =>
      `${secretName(r)}=<${r.pick(['your-token', 'password', 'paste here', 'YOUR_API_KEY', 'insert secret'])}>\nPORT=${r.int(1000, 9999)}`,
    'shell-variable': (r) => `${secretName(r)}=\${${secretName(r)}}\nHOST=${host(r)}`,
    'shell-variable-default-empty': (r) => `password: "\${${secretName(r)}:-}"\nuser: ${service(r)}`,
    'mustache-template': (r) =>
      `token: "{{ ${r.pick(['vault', 'secrets', 'values'])}.${service(r)}_token }}"\nreplicas: ${r.int(1, 9)}`,
    'actions-expression': (r) => `env:\n  ${secretName(r)}: \${{ secrets.${secretName(r)} }}\n  NODE: ${r.int(18, 24)}`,
    'percent-template': (r) => `password=%(${service(r)}_password)s\nport=${r.int(1000, 9999)}`,
    'windows-variable': (r) => `set ARGS=--token %${secretName(r)}% --port ${r.int(1000, 9999)}`,
    'x-run': (r) => `${secretName(r)}=${'x'.repeat(r.int(8, 40))}\nRETRIES=${r.int(1, 99)}`,
    'star-run': (r) => `password: ${'*'.repeat(r.int(6, 24))}\nuser: ${service(r)}\npool: ${r.int(2, 60)}`,
    'your-something': (r) =>
      `${secretName(r)}=your-${r.pick(['api-key', 'secret', 'token-here', 'password'])}\nAPP=${service(r)}-${r.int(1, 99)}`,
    'change-me': (r) =>
      `POSTGRES_PASSWORD=${r.pick(['changeme', 'CHANGE_ME', 'change-this', 'replace_me', 'todo', 'REPLACE_WITH_SECRET'])}\nPORT=${r.int(1000, 9999)}`,
    'empty-values': (r) => `${secretName(r)}=\n${service(r).toUpperCase()}_TOKEN=""\nPORT=${r.int(1000, 9999)}`,
    'null-and-boolean': (r) => ({ password: null, api_key: r.pick([true, false]), token: '', retries: r.int(1, 9999) }),
    'redaction-markers': (r) => `${secretName(r)}=[REDACTED:${r.pick(['api_key', 'password', 'token'])}:${hex(r, 8)}]`,
    'forsy-markers': (r) =>
      `Sent ${r.pick(['[CREDENTIAL]', '[PERSON_1]', '[INTERNAL_URL]', '[CUSTOMER_ID]'])} to ${service(r)} with password [CREDENTIAL] in ${r.int(2, 900)} ms`,
    'other-redactors': (r) =>
      `${secretName(r)}=${r.pick(['***REDACTED***', '<redacted>', '[redacted]', '********', '(hidden)', '[FILTERED]', '--hidden--'])}\nn=${r.int(1, 9999)}`,
    'ellipsis-value': (r) =>
      `export ${secretName(r)}=${r.pick(['...', '…', 'sk-...', 'ghp_...', 'xoxb-…', 'AKIA...'])}  # ${service(r)} ${r.int(1, 99)}`,
    'file-reference': (r) => `POSTGRES_PASSWORD_FILE=/run/secrets/${service(r)}_password_${r.int(1, 99)}`,
    'secret-reference': (r) =>
      `env:\n- name: ${secretName(r)}\n  valueFrom:\n    secretKeyRef:\n      name: ${service(r)}-auth-${r.int(1, 99)}\n      key: password`,
    'secret-manager-path': (r) =>
      `db_password: ${r.pick(['op://vault', 'vault:secret/data', 'ssm:/prod', 'keyvault://main'])}/${service(r)}/password # ${r.int(1, 99)}`,
    'max-tokens': (r) => ({
      max_tokens: r.int(100, 99999),
      token_count: r.int(1, 9999),
      total_tokens: r.int(1, 99999),
      tokenizer: `${company(r)}-bpe-large`,
    }),
    'token-words': (r) =>
      `token_type: bearer\ntoken_limit: ${r.int(1000, 99999)}\nstop_token: "<|endoftext|>"\npad_token_id: ${r.int(1, 50000)}`,
    'password-policy': (r) =>
      `password_min_length: ${r.int(8, 24)}\npassword_require_symbols: true\npassword_history: ${r.int(2, 24)}\nkey_rotation: ${r.int(30, 365)}d`,
    'key-identifiers': (r) => ({
      key_id: `${service(r)}-signing-${r.int(1, 99)}`,
      algorithm: 'RS256',
      public_key_url: `https://${host(r)}/.well-known/jwks.json`,
    }),
    'author-and-authorised': (r) =>
      `author: ${company(r)} team\nauthority: ${service(r)}\nauthorized_regions: [fra, ams]\nauth_type: oauth2\nauth_timeout: ${r.int(1, 999)}`,
    'secret-names-list': (r) =>
      `Required secrets: ${secretName(r)}, ${secretName(r)}, ${secretName(r)} (see docs page ${r.int(1, 999)})`,
    'kubernetes-secret-listing': (r) =>
      `NAME                 TYPE     DATA   AGE\n${service(r)}-auth   Opaque   ${r.int(1, 9)}      ${r.int(1, 400)}d\n${company(r)}-tls    kubernetes.io/tls   2   ${r.int(1, 400)}d`,
    'cache-keys': (r) =>
      `cache_key: v${r.int(1, 9)}-deps-${service(r)}\nprimary_key: id\nforeign_key: ${service(r)}_id\nsort_key: created_at\npartition_key: ${company(r)}_${r.int(1, 99)}`,
    'keyboard-settings': (r) =>
      `keybindings:\n  ctrl+${r.from('abcdefghij', 1)}: ${service(r)}.toggle${r.int(1, 99)}\n  key: "f${r.int(1, 12)}"`,
  }),
  ...negatives('secret/code', {
    'process-env': (r) => `const apiKey = process.env.${secretName(r)};\nconst limit = ${r.int(10, 9999)};`,
    'import-meta-env': (r) =>
      `const token = import.meta.env.VITE_${secretName(r)} ?? '';\nconst n = ${r.int(10, 9999)};`,
    'os-environ': (r) => `password = os.environ["${secretName(r)}"]\ntimeout = ${r.int(10, 9999)}`,
    'os-getenv': (r) =>
      `token = os.getenv("${secretName(r)}")\nif not token:\n    raise SystemExit("${secretName(r)} is not set, see ${service(r)}")`,
    'go-getenv': (r) => `password := os.Getenv("${secretName(r)}")\nport := ${r.int(1000, 9999)}`,
    'config-member': (r) => `const secret = config.${service(r)}.clientSecret;\nuse(secret, ${r.int(1, 9999)});`,
    'function-call-value': (r) =>
      `password = get${r.pick(['Password', 'Secret', 'Token'])}For("${service(r)}", ${r.int(1, 9999)})`,
    'await-call-value': (r) =>
      `const token = await auth.fetchToken({ audience: '${service(r)}', retries: ${r.int(1, 99)} });`,
    'function-signature': (r) =>
      `function login(username: string, password: string, otp?: string): Promise<${r.pick(['Session', 'User', 'Token'])}${r.int(1, 99)}> {`,
    'type-annotations': (r) =>
      `interface ${r.pick(['Login', 'Auth', 'Db'])}Config${r.int(1, 99)} {\n  password: string;\n  apiKey?: string | null;\n  tokens: readonly Token[];\n}`,
    'python-annotations': (r) =>
      `def connect(host: str, password: Optional[str] = None, token: SecretStr | None = None) -> ${r.pick(['Client', 'Pool'])}${r.int(1, 99)}:`,
    'go-parameters': (r) =>
      `func (c *Client) Authenticate(ctx context.Context, password string, secretKey []byte) (*Token${r.int(1, 99)}, error) {`,
    'schema-definition': (r) =>
      `password: z.string().min(${r.int(8, 20)}).max(${r.int(60, 200)}),\napiKey: z.string().optional(),`,
    'orm-columns': (r) =>
      `password_hash = Column(String(${r.int(60, 255)}), nullable=False)\nreset_token = Column(String, index=True)  # ${service(r)}`,
    'html-empty-password': (r) =>
      `<input type="password" name="password" id="pw-${r.int(1, 999)}" placeholder="Enter your password" required>`,
    'comparison-code': (r) => `if (password !== confirmPassword) {\n  return fail(${r.int(400, 499)}, 'mismatch');\n}`,
    'secret-regex': (r) =>
      `const pattern = /ghp_[A-Za-z0-9]{${r.int(30, 40)}}|AKIA[0-9A-Z]{16}|xox[baprs]-[0-9a-zA-Z-]{10,${r.int(40, 80)}}/g;`,
    'private-key-regex': (r) =>
      `re.compile(r"-----BEGIN (?:RSA |EC )?PRIVATE KEY-----[\\s\\S]{${r.int(10, 99)},}?-----END")`,
    'keyword-list': (r) =>
      `SENSITIVE = {"password", "secret", "token", "api_key", "authorization", "${service(r)}_${r.int(1, 99)}"}`,
    'enum-members': (r) =>
      `enum GrantType { Password = 'password', ClientCredentials = 'client_credentials', RefreshToken = 'refresh_token' } // ${r.int(1, 999)}`,
    'tokenizer-code': (r) =>
      `const token = lexer.next();\nif (token.kind === TokenKind.Identifier && depth < ${r.int(1, 99)}) tokens.push(token);`,
    'token-names': (r) =>
      `tokens = tokenizer.encode("${service(r)} ${company(r)}", max_length=${r.int(100, 9999)}, truncation=True)`,
    'css-classes': (r) =>
      `<div class="flex items-center sk-output-waiting sk-toggleable__content-${lowerAlnum(r, 4)} text-token-${r.int(1, 9)}">`,
    'sk-classes': (r) =>
      `.sk-container-id-${r.int(1, 99)} div.sk-parallel-item::after { width: ${r.int(1, 99)}%; }\n.sk-estimator-doc-link-hover-state-visible {}`,
    'test-names': (r) =>
      `✓ rejects a wrong password (${r.int(1, 99)} ms)\n✓ rotates the secret key after ${r.int(1, 99)} days\n✓ refreshes the access token`,
    'translation-strings': (r) => ({
      'login.password': r.pick(['Password', 'Passwort', 'Mot de passe', 'Contraseña']),
      'login.forgot_password': 'Forgot your password?',
      'login.token': 'Access token',
      n: r.int(1, 99999),
    }),
    'error-constants': (r) =>
      `ERR_INVALID_PASSWORD = "invalid_password"\nERR_TOKEN_EXPIRED = "token_expired"\nCODE = ${r.int(1000, 9999)}`,
    'mock-secret-words': (r) =>
      `const password = '${r.pick(['password', 'secret', 'test', 'example', 'dummy', 'foo', 'mypassword', 'hunter'])}';\nexpect(run(${r.int(1, 9999)})).toBe(true);`,
    'diff-of-references': (r) =>
      `-  token: process.env.OLD_TOKEN,\n+  token: process.env.${secretName(r)},\n   port: ${r.int(1000, 9999)},`,
    'file-names': (r) =>
      `src/auth/password-reset-${service(r)}.controller.ts\nsrc/auth/token.service.spec.ts\nsrc/secrets/index${r.int(1, 99)}.ts`,
    'import-lines': (r) =>
      `import { hashPassword, verifyPassword } from '@/lib/password';\nimport type { AccessToken } from './token-${service(r)}-${r.int(1, 99)}';`,
    'minified-script': (r) =>
      `!function(e,t){var n=t.token||e.key,r=n.password;for(var o=0;o<${r.int(10, 9999)};o++)r=e(o,n);return{secretKey:n,apiKey:r,_auth:o}}(${r.from('abcdefgh', 1)},${r.from('xyzuvw', 1)});`,
    'hash-function-use': (r) =>
      `const digest = await bcrypt.hash(password, ${r.int(8, 14)});\nawait users.update(${r.int(1, 9999)}, { password: digest });`,
    'decorator-routes': (r) =>
      `@app.route("/api/${service(r)}/tokens/<int:token_id>", methods=["POST"])\ndef rotate_${service(r)}_${r.int(1, 99)}(token_id):`,
    'graphql-schema': (r) =>
      `type Mutation { login(email: String!, password: String!): AuthPayload! resetPassword(token: ID!): Boolean${r.int(1, 99)} }`,
    'sql-schema': (r) =>
      `CREATE TABLE users (id serial PRIMARY KEY, password varchar(${r.int(60, 255)}) NOT NULL, api_key text UNIQUE);`,
  }),
  ...negatives('secret/shell', {
    'variable-argument': (r) => `curl -H "Authorization: Bearer $${secretName(r)}" https://${host(r)}/v${r.int(1, 9)}`,
    'substituted-command': (r) =>
      `export ${secretName(r)}=$(${r.pick(['pass show', 'op read', 'vault kv get -field=v', 'cat'])} ${service(r)}/${r.int(1, 99)})`,
    'backtick-command': (r) => `TOKEN=\`cat /run/secrets/${service(r)}${r.int(1, 99)}\` ./deploy.sh`,
    'mysql-prompted': (r) => `mysql -u root -p ${service(r)}_${r.int(1, 99)} < schema.sql`,
    'mkdir-p': (r) =>
      `mkdir -p build/${service(r)}/${r.int(1, 999)} && cp -pr src/. build/ && ssh -p ${r.int(1024, 9999)} ${company(r)}-box`,
    'port-flags': (r) =>
      `docker run -p ${r.int(3000, 9999)}:${r.int(3000, 9999)} -v data:/var/lib -u 1000:1000 ${service(r)}:latest`,
    'user-flag-only': (r) =>
      `sudo -u ${service(r)} -H bash -c 'id -u' && chown -R 1000:${r.int(1000, 9999)} /srv && ps -u root`,
    'prompted-password': (r) => `Enter password: \nLogin incorrect\n${service(r)} login: (${r.int(1, 99)})`,
    'flags-in-help': (r) =>
      `  --password string   Password for the registry (default "")\n  --token string      API token\n  --retries int       (default ${r.int(1, 99)})  ${service(r)}`,
    'usage-line': (r) =>
      `Usage: ${service(r)}ctl login --username <user> --password <password> [--timeout ${r.int(1, 999)}]`,
    'read-secret': (r) =>
      `read -s -p "Password: " PASSWORD; echo; ./run${r.int(1, 99)}.sh --password "$PASSWORD" --name ${service(r)}`,
    'stdin-secret': (r) => `gh auth token | docker login ghcr.io -u ${service(r)}${r.int(1, 99)} --password-stdin`,
    'ssh-keygen': (r) =>
      `ssh-keygen -t ed25519 -N "" -f ./id_${service(r)}${r.int(1, 99)}\nGenerating public/private ed25519 key pair.\nYour identification has been saved`,
    'environment-plain': (r) =>
      `NODE_ENV=production\nPWD=/srv/${service(r)}\nLANG=C.UTF-8\nSHLVL=${r.int(1, 9)}\nTERM=xterm-256color\nLS_COLORS=rs=0:di=01;34:ln=01;36`,
    'kubectl-get-secret': (r) =>
      `kubectl get secret ${service(r)}-auth -n ${company(r)} -o jsonpath='{.data.password}' | wc -c\n${r.int(10, 99)}`,
    'grep-for-secrets': (r) =>
      `grep -rniE "(password|secret|api[_-]?key)\\s*[:=]" src/${service(r)} | head -${r.int(2, 99)}`,
    'sed-a-password': (r) =>
      `sed -i "s/password: .*/password: $NEW_PASSWORD/" config/${service(r)}-${r.int(1, 99)}.yml`,
  }),
  ...negatives('secret/header', {
    'header-names': (r) =>
      `Access-Control-Allow-Headers: Authorization, Content-Type, X-Api-Key, X-${service(r)}-Token\nAccess-Control-Max-Age: ${r.int(60, 86400)}`,
    'template-bearer': (r) =>
      `Authorization: Bearer ${r.pick(['<token>', '{token}', '$TOKEN', `\${accessToken}`, '{{access_token}}', 'YOUR_TOKEN', '[REDACTED]', '***'])}\nX-Request: ${r.int(1, 99999)}`,
    'bearer-in-prose': (r) =>
      `The ${service(r)} endpoint expects a Bearer token in the Authorization header and answers ${r.int(400, 499)} without it.`,
    'www-authenticate': (r) =>
      `HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer realm="${service(r)}", error="invalid_token"\nContent-Length: ${r.int(1, 999)}`,
    'cookie-preferences': (r) =>
      `Cookie: theme=${r.pick(['dark', 'light'])}; lang=${r.pick(['en', 'de', 'fr', 'sv'])}; consent=yes; width=${r.int(800, 4000)}`,
    'cookie-deleted': (r) =>
      `Set-Cookie: session=; Path=/${service(r)}; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0\nX-N: ${r.int(1, 9999)}`,
    'etag-and-trace': (r) =>
      `ETag: W/"${hex(r, 32)}"\ntraceparent: 00-${hex(r, 32)}-${hex(r, 16)}-01\nX-Request-Id: ${hex(r, 32)}`,
    'response-headers': (r) => ({
      status: 200,
      headers: {
        'content-type': 'application/json',
        'x-ratelimit-remaining-tokens': String(r.int(1, 99999)),
        'cf-ray': `${hex(r, 16)}-FRA`,
        'content-md5': 'none',
      },
    }),
    'python-header-reference': (r) =>
      `headers = {"Authorization": f"Bearer {token}", "X-Api-Key": settings.api_key, "X-N": "${r.int(1, 99999)}"}`,
    'security-policy': (r) =>
      `Content-Security-Policy: default-src 'self'; script-src 'nonce-{nonce}' https://${host(r)}; report-uri /csp/${r.int(1, 999)}`,
  }),
  ...negatives('secret/url', {
    'git-at-url': (r) =>
      `git remote add origin git@${r.pick(['github.com', 'gitlab.com', 'bitbucket.org'])}:${company(r)}/${service(r)}-${r.int(1, 99)}.git`,
    'ssh-url': (r) => `ssh://git@${host(r)}:${r.int(22, 9999)}/${company(r)}/${service(r)}.git`,
    'host-and-port': (r) =>
      `http://localhost:${r.int(1000, 9999)}/${service(r)}?page=${r.int(1, 99)}&sort=key&order=token`,
    'template-user-info': (r) => `postgres://\${DB_USER}:\${DB_PASSWORD}@${host(r)}:${r.int(1000, 9999)}/${service(r)}`,
    'word-user-info': (r) =>
      `postgresql://${r.pick(['user:password', 'username:password', 'USER:PASS', '<user>:<password>', 'user:***'])}@localhost:${r.int(1000, 9999)}/${service(r)}`,
    'no-password': (r) => `DATABASE_URL=postgres://${service(r)}@localhost:${r.int(1000, 9999)}/${service(r)}_test`,
    'plain-query': (r) => `https://${host(r)}/search?q=how+to+reset+password&key=name&page=${r.int(1, 999)}`,
    'content-hash-url': (r) => `https://cdn.${host(r)}/assets/index-${lowerAlnum(r, 8)}.js?v=${hex(r, 8)}&integrity=on`,
    'commit-url': (r) => `https://github.com/${company(r)}/${service(r)}/commit/${hex(r, 40)}`,
    'document-url': (r) => `https://docs.${host(r)}/guides/authentication/api-keys#rotate-a-secret-key-${r.int(1, 99)}`,
    'package-url': (r) =>
      `https://registry.npmjs.org/@${company(r)}/token-utils/-/token-utils-${r.int(1, 9)}.${r.int(0, 20)}.${r.int(0, 20)}.tgz`,
    'empty-connection': (r) =>
      `Server=localhost,${r.int(1000, 9999)};Database=${service(r)};Integrated Security=true;Password=;TrustServerCertificate=true`,
    'masked-connection': (r) =>
      `Connecting to mysql://${service(r)}:${r.pick(['****', 'xxxxx', '[REDACTED]', '<hidden>'])}@${host(r)}:${r.int(1000, 9999)}/main`,
    'line-and-column': (r) => `webpack://${service(r)}/./src/token.ts:${r.int(1, 999)}:${r.int(1, 99)}@${digits(r, 3)}`,
  }),
  ...negatives('secret/prose', {
    'password-required': (r) =>
      `${r.pick(['Password is required', 'The password is incorrect', 'Your password is too short', 'The password is missing', 'password is invalid'])}. Please try again (${r.int(1, 9)} of ${r.int(10, 99)}).`,
    'password-policy': (r) =>
      `The password must be at least ${r.int(8, 24)} characters long and contain a digit, a symbol and an upper-case letter.`,
    'token-format': (r) =>
      `GitHub tokens begin with ghp_ and npm tokens with npm_; ${r.pick(['Slack bot tokens with xoxb-', 'Stripe keys with sk_live_', 'AWS key ids with AKIA', 'Google keys with AIza'])} (page ${r.int(1, 999)}).`,
    'key-advice': (r) =>
      `Never commit an API key. Put ${secretName(r)} in a vault and rotate it every ${r.int(30, 365)} days.`,
    'token-budget': (r) =>
      `The answer took ${r.int(1000, 99999)} tokens; the token budget for the ${service(r)} task is ${r.int(1000, 99999)} tokens.`,
    'secret-as-adjective': (r) =>
      `The secret to a fast ${service(r)} is a small cache: about ${r.int(10, 999)} entries per key.`,
    'passing-as-word': (r) =>
      `Pass: ${r.int(1, 999)}, fail: ${r.int(0, 9)}, skipped: ${r.int(0, 9)}. The key point is the ${service(r)} order.`,
    'login-problem': (r) =>
      `I cannot log in to ${service(r)}: it says "wrong username or password" after ${r.int(2, 9)} attempts. Is the token expired? (${r.int(1, 999)})`,
    'asking-for-it': (r) =>
      `What is the password for ${service(r)}? I need the API key too, but do not paste it here. Ticket ${r.int(100, 9999)}.`,
    'plan-steps': (r) =>
      `1. Read the token from the environment\n2. Check that the secret is set\n3. Call ${service(r)} with the key\n4. Retry ${r.int(2, 9)} times`,
    'password-hash-talk': (r) =>
      `Passwords are hashed with argon2id (m=${r.int(16, 128)} MiB, t=${r.int(1, 5)}); the ${service(r)} table never holds the plain password.`,
    'german-advice': (r) =>
      `Das Passwort ist zu kurz: mindestens ${r.int(8, 24)} Zeichen. Der Schlüssel für ${service(r)} fehlt.`,
    'token-is-expired': (r) =>
      `The token is ${r.pick(['expired', 'invalid', 'missing', 'revoked', 'optional', 'required'])} since ${r.int(2, 900)} minutes, so ${service(r)} answered 401.`,
    'api-key-is-words': (r) =>
      `The API key is ${r.pick(['stored in the keychain', 'read from the environment', 'not set', 'shown only once', 'loaded at start'])} by ${service(r)} version ${r.int(1, 99)}.`,
    'commit-messages': (r) =>
      `feat(auth): add password reset for ${service(r)}\nfix(token): refresh before expiry (#${r.int(1, 9999)})\nchore: rename secret helper`,
    'markdown-headings': (r) =>
      `## Authentication\n\n### API keys\n\nCreate a key in **Settings > Tokens** of ${service(r)} (${r.int(1, 99)} at most).`,
  }),
];

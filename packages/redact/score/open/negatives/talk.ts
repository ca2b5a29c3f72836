import { type Make, negatives, type Shape } from '../../shape.ts';
import { alnum, base64url, company, digits, hex, host, lowerAlnum, service, uuid } from '../../values.ts';

const prose: Record<string, Make> = {
  'password-policy': (r) =>
    `Passwords must be at least ${r.int(8, 16)} characters long, contain 1 uppercase letter, 1 digit and 1 of !@#$%^&*. The password is hashed with bcrypt (cost ${r.int(10, 14)}). Passwords expire after ${r.int(30, 180)} days; the last 5 passwords cannot be reused. Password: required. PIN: 4 to 6 digits.`,
  'invalid-token-errors': (r) =>
    `Error: invalid token: expected 3 segments but got ${r.int(1, 9)}\nError 401: The access token is missing or expired (code: E${r.int(1000, 9999)})\nFATAL:  password authentication failed for user "${service(r)}"\nERROR 1045 (28000): Access denied for user 'app'@'localhost' (using password: YES)\nremote: Invalid username or token. Password authentication is not supported.\nSyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON at position ${r.int(2, 99)}`,
  changelog: (r) =>
    `## ${r.int(1, 9)}.${r.int(0, 30)}.${r.int(0, 9)}\n\n### Security\n- Rotate the signing key every 24h (#${r.int(1000, 9999)}, ${hex(r, 7)})\n- password: stop logging the reset token (thanks @${company(r)})\n- Bump jsonwebtoken from 8.5.1 to 9.0.2 (CVE-2022-2354${r.int(0, 9)})\n- **auth:** accept \`Authorization: Bearer <token>\` and \`X-Api-Key: <key>\` ([${hex(r, 7)}](https://github.com/${company(r)}/${service(r)}/commit/${hex(r, 40)}))`,
  'api-documentation': (r) =>
    `### Authentication\n\nSend your key in the header:\n\n    curl https://api.${company(r)}.io/v${r.int(1, 4)}/${service(r)} -H "Authorization: Bearer YOUR_API_KEY" -u "your_username:your_password"\n\n| Parameter | Type | Description |\n|---|---|---|\n| \`api_key\` | string | Your secret API key, e.g. \`sk_live_xxxxxxxx\` |\n| \`token\` | string | 40 characters, hex |\n| \`password\` | string | Between 8 and ${r.int(32, 128)} characters |`,
  'model-tokens': (r) =>
    `The model used ${digits(r, 5)} prompt tokens and ${digits(r, 3)} completion tokens. max_tokens: ${digits(r, 4)}, stop token: <|im_end|>, eos_token_id=${digits(r, 5)}, pad_token="[PAD]", token: "Ġhello", special_tokens_map.json, token_count=${digits(r, 4)}, tokens/s: ${r.int(10, 99)}.${r.int(10, 99)}`,
  'keys-on-keyboards': (r) =>
    `Press the key Ctrl+Shift+P, then type "reload". Key: F${r.int(1, 12)}. The primary key is (tenant_id, id); the foreign key fk_${service(r)}_${r.int(1, 99)} points to users(id). The key point is that map keys such as user-${digits(r, 4)} are sorted. The secret to good tests is isolation. My key takeaway from v${r.int(1, 9)}.2: keep it small.`,
  'advice-about-secrets': (r) =>
    `Never commit secrets. Store the password in the vault under kv/${service(r)}/db and read it with \`vault kv get -field=password kv/${service(r)}\`. Set the token as an environment variable named ${service(r).toUpperCase()}_TOKEN_${r.int(1, 9)}. Generate a secret with \`openssl rand -hex 32\`. Use the password from 1Password, not the one in the README. Rotate the key every ${r.int(30, 90)} days.`,
  'session-talk': (r) =>
    `I ran the login test with the wrong password and got 401, then with the token expired, 403. The password reset flow works: token is created, mailed, used once. The api key is read from the environment. Token refresh happens at ${r.int(1, 12)}:${r.int(10, 59)}. Credentials are loaded from ~/.aws/credentials, profile ${service(r)}-${r.int(1, 9)}.`,
  'release-and-ticket-ids': (r) =>
    `Secret rotation is tracked in OPS-${digits(r, 4)}; the key change is in PR #${digits(r, 4)} (commit ${hex(r, 7)}), deployed as ${service(r)}-v2026.${r.int(1, 12)}.${r.int(1, 28)}-${hex(r, 7)}. Token service build ${digits(r, 6)} passed. The pass rate is ${r.int(80, 99)}.${r.int(0, 9)}%. Password page: ticket SEC-${digits(r, 3)}.`,
  'german-and-french': (r) =>
    `Das Passwort muss mindestens ${r.int(8, 16)} Zeichen haben. Passwort vergessen? Bitte geben Sie Ihr Kennwort ein. Der API-Schl\u00fcssel wird nur einmal angezeigt. Mot de passe oubli\u00e9 : cliquez ici (${r.int(2, 9)} essais). Le jeton est invalide. La contrase\u00f1a debe tener ${r.int(8, 12)} caracteres. Wachtwoord: minimaal ${r.int(8, 12)} tekens.`,
  'interview-questions': (r) =>
    `Q${r.int(1, 40)}: What is the password policy?\nA: At least 12 characters.\nQ: Where is the token stored?\nA: In an HttpOnly cookie, never in localStorage.\nQ: Which key is used for signing?\nA: The RSA key pair in KMS, alias/${service(r)}-signing.\nUser: what's the API key for?\nAssistant: It identifies the project, see section ${r.int(2, 9)}.${r.int(1, 9)}.`,
  'usage-and-help': (r) =>
    `Usage: ${service(r)} login [options] <host>\n  -u, --username <name>     user name\n  -p, --password <password> password (or set ${service(r).toUpperCase()}_PASSWORD)\n  --password-stdin          take the password from stdin\n  -t, --token <token>       access token (default: $${service(r).toUpperCase()}_TOKEN)\n  --api-key=KEY             API key, see https://${host(r)}/keys\n  --timeout=${r.int(5, 90)}s`,
  'prompts-without-answers': (r) =>
    `Enter password for ${service(r)}: \nConfirm password: \n[sudo] password for ${service(r)}: \nSorry, try again.\nEnter passphrase for key '/root/.ssh/id_ed25519': \nUsername for 'https://github.com': \nPassword for 'https://${company(r)}@github.com': \nVerification code: \nAttempts left: ${r.int(1, 5)}`,
  'list-of-names': (r) =>
    `Secrets in ${service(r)}: DB_PASSWORD, API_KEY_V${r.int(2, 9)}, JWT_SECRET_KEY, SLACK_BOT_TOKEN.\nMissing variables: AWS_SECRET_ACCESS_KEY, OPENAI_API_KEY\n✓ password\n✓ access_token\nRequired scopes: read:packages, write:org, token:rotate${r.int(1, 9)}\nSkipped fields: password, token, secret_key_base`,
  'lorem-tables': (r) =>
    `| Setting | Default | Meaning |\n| --- | --- | --- |\n| password_min_length | ${r.int(8, 16)} | shortest password |\n| token_ttl | ${r.int(15, 90)}m | how long a token lives |\n| api_key_header | X-Api-Key | where the key is read from |\n| secret_backend | vault-v${r.int(1, 3)} | where secrets are kept |\n| password_hash | argon2id | how passwords are stored |`,
  'token-columns-of-counts': (r) =>
    `model,token_in,token_out,tokens,cache_key\nlarge-${r.int(1, 9)},${digits(r, 5)},${digits(r, 4)},${digits(r, 6)},${hex(r, 16)}\nsmall-${r.int(1, 9)},${digits(r, 5)},${digits(r, 4)},${digits(r, 6)},${hex(r, 16)}\n\nname,password_set,token_count,secret_type\n${service(r)},true,${r.int(1, 9)},oauth2-v2\n${service(r)},false,${r.int(1, 9)},basic-v1`,
};

const trace: Record<string, Make> = {
  'tool-definitions': (r) => ({
    tools: [
      {
        type: 'function',
        function: {
          name: `rotate_api_key_${r.int(1, 99)}`,
          description: 'Rotates the API key. The password is never shown.',
          parameters: {
            type: 'object',
            properties: {
              api_key: { type: 'string', description: `Key of the ${service(r)} service` },
              password: { type: 'string', default: '' },
              token: { type: 'string', enum: ['access-v1', 'refresh-v2'] },
            },
            required: ['api_key'],
          },
        },
      },
    ],
  }),
  'usage-and-cache': (r) => ({
    type: 'result',
    usage: {
      input_tokens: r.int(100, 9000),
      cache_creation_input_tokens: r.int(100, 9000),
      output_tokens: r.int(10, 900),
      service_tier: 'standard',
    },
    modelUsage: { [`model-${r.int(1, 9)}-2026060${r.int(1, 9)}`]: { maxOutputTokens: 32000, cacheKey: hex(r, 16) } },
    session_id: uuid(r),
    apiKeySource: 'ANTHROPIC_API_KEY',
  }),
  'thinking-signature': (r) => ({
    role: 'assistant',
    content: [
      { type: 'thinking', thinking: 'I need the token first.', signature: `EqoBCkgI${base64url(r, 260)}==` },
      { type: 'redacted_thinking', data: `EmwKAhgB${base64url(r, 300)}` },
      { type: 'tool_use', id: `toolu_01${alnum(r, 22)}`, name: 'Read', input: { file_path: '/app/secrets.ts' } },
    ],
    id: `msg_01${alnum(r, 22)}`,
  }),
  'response-reasoning': (r) => ({
    id: `resp_${hex(r, 48)}`,
    output: [
      { type: 'reasoning', id: `rs_${hex(r, 48)}`, encrypted_content: `gAAAAAB${base64url(r, 320)}` },
      {
        type: 'function_call',
        id: `fc_${hex(r, 48)}`,
        call_id: `call_${alnum(r, 24)}`,
        name: 'get_token',
        arguments: '{}',
      },
    ],
    prompt_cache_key: `pck-${uuid(r)}`,
    safety_identifier: `user-${hex(r, 24)}`,
  }),
  'file-listings': (r) =>
    `-rw-r--r-- 1 root root ${digits(r, 4)} Mar  1 10:0${r.int(0, 9)} secrets.example.yaml\n-rw------- 1 root root ${digits(r, 4)} Mar  1 10:00 id_ed25519\n-rw-r--r-- 1 root root   98 Mar  1 10:00 id_ed25519.pub\n-rw-r--r-- 1 root root ${digits(r, 5)} Mar  1 10:00 token-${hex(r, 8)}.json\ndrwxr-xr-x 2 root root 4096 Mar  1 10:00 password-reset-v${r.int(1, 9)}`,
  'grep-results': (r) =>
    `src/auth/login.ts:${r.int(10, 99)}:  const { password, token } = await readBody(event);\nsrc/auth/token.ts:${r.int(10, 99)}:export async function verifyToken(token: string): Promise<Claims> {\ntests/test_auth.py:${r.int(100, 999)}:    client.login(username="alice", password=PASSWORD)\nREADME.md:${r.int(10, 99)}:export API_KEY=<your key>\n.github/workflows/ci.yml:${r.int(10, 99)}:          token: \${{ secrets.CODECOV_TOKEN }}`,
  'test-run-output': (r) =>
    `PASS src/auth/password.test.ts (${r.int(2, 9)}.${r.int(100, 999)} s)\n  ✓ rejects a wrong password (${r.int(2, 99)} ms)\n  ✓ issues token for alice123 (${r.int(2, 99)} ms)\nFAIL tests/test_keys.py::test_api_key[key-${r.int(1, 9)}-abc${r.int(10, 99)}]\n--- PASS: TestToken/refresh-${r.int(1, 9)} (0.0${r.int(1, 9)}s)\nPASSED [ ${r.int(10, 99)}%]`,
  'database-rows-of-ids': (r) =>
    ` id   | key                 | token_type | created\n------+---------------------+------------+------------\n ${digits(r, 4)} | feature.search.v${r.int(1, 9)}  | bearer     | 2026-01-0${r.int(1, 9)}\n ${digits(r, 4)} | feature.upload.v${r.int(1, 9)}  | refresh    | 2026-02-0${r.int(1, 9)}`,
  'environment-without-secrets': (r) =>
    `HOSTNAME=${hex(r, 12)}\nSSH_AUTH_SOCK=/tmp/ssh-${alnum(r, 10)}/agent.${r.int(100, 999)}\nGPG_TTY=/dev/pts/${r.int(0, 9)}\nXDG_SESSION_ID=${r.int(1, 99)}\nGIT_ASKPASS=/app/askpass.sh\nSECRETS_PATH=/run/secrets\nTOKENIZERS_PARALLELISM=false\nINVOCATION_ID=${hex(r, 32)}\nKEYTIMEOUT=1\nPASSWORD_STORE_DIR=/root/.password-store`,
  'docker-inspect-ids': (r) => ({
    Id: hex(r, 64),
    Image: `sha256:${hex(r, 64)}`,
    Config: {
      Hostname: hex(r, 12),
      Env: ['PATH=/usr/local/bin:/usr/bin', `GPG_KEY=${hex(r, 40).toUpperCase()}`, `PYTHON_SHA256=${hex(r, 64)}`],
      Labels: { 'com.docker.compose.config-hash': hex(r, 64), 'org.opencontainers.image.revision': hex(r, 40) },
    },
    NetworkSettings: { SandboxID: hex(r, 64), SandboxKey: `/var/run/docker/netns/${hex(r, 12)}` },
  }),
  'signed-but-public': (r) =>
    `gpg: Signature made Tue 03 Mar 2026\ngpg:                using RSA key ${hex(r, 40).toUpperCase()}\ngpg: Good signature\nkey ID ${hex(r, 16).toUpperCase()}\ncosign verified: tlog index ${digits(r, 9)}, bundle digest ${hex(r, 64)}\nThe key's randomart image is: SHA256:${alnum(r, 43)}`,
  'telemetry-lines': (r) =>
    `level=info msg="token refreshed" user_id=${digits(r, 6)} request_id=${uuid(r)} key=user:${digits(r, 5)} duration=${r.int(2, 99)}ms\nlevel=warn msg="bad password" attempt=${r.int(1, 5)} ip_hash=${hex(r, 16)} session=${hex(r, 4)}\n{"level":"info","auth":"bearer","token_type":"access","key":"orders/${uuid(r)}","build":"${hex(r, 7)}"}`,
  'dom-snapshots': (r) =>
    `- textbox "Password" [ref=e${r.int(10, 99)}]\n- textbox "API key" [ref=s1e${r.int(10, 99)}]\n- button "Reset token" [ref=e${r.int(100, 999)}]\nuid=1_${r.int(10, 99)} textbox "Secret" value=""\n<input type="password" id="pw-${r.int(1, 99)}" value="">\n[${r.int(10, 99)}]<input name="password" placeholder="Password"/>`,
  'ids-under-plain-keys': (r) => ({
    id: alnum(r, 20),
    key: `PROJ-${digits(r, 4)}`,
    hash: hex(r, 40),
    nonce: hex(r, 16),
    state_key: `sk${r.int(10, 99)}`,
    anchor: lowerAlnum(r, 12),
    checkpoint_id: uuid(r),
    run_key: `run-${digits(r, 8)}`,
    authored_by: service(r),
    tokenizer: `cl100k_base_v${r.int(1, 9)}`,
    passed: r.int(1, 90),
  }),
};

const commands: Record<string, Make> = {
  'piped-from-a-store': (r) =>
    `export DB_PASSWORD=$(aws secretsmanager get-secret-value --secret-id prod/${service(r)}/db --query SecretString --output text)\nexport TOKEN="$(gcloud auth print-access-token)"\npass show ${company(r)}/${service(r)} | docker login -u ci --password-stdin\nop read "op://vault-${r.int(1, 9)}/${service(r)}/password"\ncurl -H "Authorization: Bearer $(cat /run/secrets/token)" https://${host(r)}`,
  'generators-of-secrets': (r) =>
    `openssl rand -base64 ${r.int(24, 64)} > secret.key\npython -c "import secrets; print(secrets.token_urlsafe(${r.int(24, 64)}))"\nuuidgen | tr -d '-' > token.txt\nssh-keygen -t ed25519 -N "" -f ./deploy_key_${r.int(1, 9)}\nhtpasswd -c .htpasswd ${service(r)}\nkubectl create secret generic ${service(r)} --from-literal=password="$DB_PASSWORD" --from-file=key=./key.pem`,
  'options-that-take-p': (r) =>
    `mkdir -p build/${service(r)}-${r.int(1, 9)}/tokens && cp -p a b\nssh -p 2222 -i ~/.ssh/key_${r.int(1, 9)} deploy@${host(r)}\ndocker run -p 8080:80 -p ${r.int(3000, 9000)}:3000 -u 1000:1000 ${service(r)}\npsql -p 5433 -U postgres -d ${service(r)}\nnpx tsc -p tsconfig.build.json\ngit log -p -S'password' -- src/\nnmap -p1-${r.int(1000, 9999)} ${host(r)}`,
  'powershell-references': (r) =>
    `$cred = Get-Credential -UserName ${service(r)}\n$password = Read-Host -AsSecureString "Password for build ${r.int(10, 99)}"\n$env:API_TOKEN = (Get-Secret -Name ${service(r)}-token -AsPlainText)\nset DB_PASSWORD=%VAULT_DB_PASSWORD%\nset -x API_KEY (pass ${service(r)}/api)\nConnect-AzAccount -Identity -AccountId $clientId`,
  'searching-for-secrets': (r) =>
    `grep -rn "password=" src/ | head -${r.int(5, 50)}\nrg -i 'api[_-]?key\\s*[:=]' --glob '!*.lock'\ngitleaks detect --source . --report-path leaks-${hex(r, 6)}.json\nsed -i 's/password=.*/password=REDACTED/' config.ini\nawk -F= '/^TOKEN=/{print $2}' .env\ngit grep -nE 'secret(_key)?='`,
};

/** Sentences about passwords and keys that tell none. */
export const talkShapes: readonly Shape[] = negatives('secret/prose', prose, 8);
/** Records of a session whose long random parts are ids, digests and signatures. */
export const sessionShapes: readonly Shape[] = negatives('secret/trace', trace, 8);
/** Command lines that take a secret from elsewhere, or have an option that looks as if they took one. */
export const commandShapes: readonly Shape[] = negatives('secret/shell', commands, 8);

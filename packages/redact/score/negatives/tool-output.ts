import { negatives, type Shape } from '../shape.ts';
import {
  alnum,
  base64url,
  company,
  digits,
  hex,
  host,
  lowerAlnum,
  secretName,
  service,
  upperAlnum,
  uuid,
} from '../values.ts';

/** What tools print all day, with key words and random-looking text but without a secret. */
export const toolOutputShapes: readonly Shape[] = [
  ...negatives('secret/shell', {
    'actions-log-masked': (r) =>
      `##[group]Run deploy\nenv:\n  ${secretName(r)}: ***\n  NODE_VERSION: ${r.int(18, 24)}\n##[endgroup]`,
    'terraform-plan': (r) =>
      `  + password         = (sensitive value)\n  + secret_string    = (sensitive value)\n  + id               = (known after apply)\nPlan: ${r.int(1, 99)} to add`,
    'npm-publish-notice': (r) =>
      `npm notice shasum: ${hex(r, 40)}\nnpm notice integrity: sha512-${base64url(r, 12)}[...]${base64url(r, 12)}==\nnpm notice total files: ${r.int(1, 99)}`,
    'test-run': (r) =>
      `PASS src/${service(r)}/token.test.ts\nFAIL src/auth/password.test.ts\nTests: ${r.int(1, 9)} failed, ${r.int(10, 99)} passed`,
    'secret-scan-clean': (r) =>
      `gitleaks: ${r.int(10, 999)} commits scanned. no leaks found\nsecrets: 0, passwords: 0, keys: 0`,
    'ssh-debug': (r) =>
      `debug1: Offering public key: /root/.ssh/id_ed25519 ED25519 SHA256:${alnum(r, 43)}\ndebug1: Authentications that can continue: publickey,password`,
    'git-status-lines': (r) =>
      `modified:   config/secrets.yml.enc\nnew file:   src/${service(r)}/api-key.ts\ndeleted:    test/password${r.int(1, 99)}.json`,
    'aws-configure-list': (r) =>
      `access_key     ****************${upperAlnum(r, 4)} shared-credentials-file\nsecret_key     ****************${alnum(r, 4)} shared-credentials-file\nregion         eu-west-${r.int(1, 3)}`,
    'typescript-errors': (r) =>
      `src/auth.ts(${r.int(1, 999)},${r.int(1, 99)}): error TS2339: Property 'password' does not exist on type 'Token'.`,
    'python-stack': (r) =>
      `KeyError: '${secretName(r)}'\n  File "/app/${service(r)}.py", line ${r.int(1, 999)}, in load_secret\n    token = secrets["token"]`,
  }),
  ...negatives('secret/config', {
    'open-api-security': (r) => ({
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: `X-${service(r)}-Key-${r.int(1, 99)}` },
      },
    }),
    'json-schema-password': (r) => ({
      properties: {
        password: { type: 'string', minLength: r.int(8, 99) },
        apiKey: { type: 'string', description: `Key of ${service(r)}` },
      },
    }),
    'publishable-keys': (r) =>
      `STRIPE_PUBLISHABLE_KEY=pk_live_${alnum(r, 24)}\nNEXT_PUBLIC_POSTHOG_KEY=phc_${alnum(r, 43)}`,
    'client-identifiers': (r) =>
      `GOOGLE_CLIENT_ID=${digits(r, 12)}-${lowerAlnum(r, 32)}.apps.googleusercontent.com\nAZURE_CLIENT_ID=${uuid(r)}`,
    'account-sid': (r) => `TWILIO_ACCOUNT_SID=AC${hex(r, 32)}\nALGOLIA_APP_ID=${upperAlnum(r, 10)}`,
    'package-json': (r) => ({
      name: `@${company(r)}/token-service`,
      scripts: { 'rotate-secret': 'node scripts/rotate.js', auth: 'tsx src/auth.ts' },
      dependencies: { passport: `^0.${r.int(1, 9)}.0`, 'keycloak-js': '^25.0.0', jsonwebtoken: '9.0.2' },
    }),
    'key-vault-names': (r) =>
      `key_vault_name: kv-${service(r)}-${r.int(1, 99)}\nsecret_name: db-password\ntoken_endpoint: https://${host(r)}/oauth2/token\nkey_size: 4096`,
    'token-durations': (r) =>
      `access_token_ttl: ${r.int(1, 99)}h\nrefresh_token_lifetime: ${r.int(1, 90)}d\npassword_expiry: never\nsession_secret_rotation: ${r.int(1, 30)}d`,
  }),
  ...negatives('secret/trace', {
    'session-ids': (r) => ({
      session_id: `2026050${r.int(1, 9)}_10${r.int(10, 59)}12_${hex(r, 6)}`,
      sessionId: uuid(r),
      promptId: uuid(r),
      thread_id: `thr-${hex(r, 12)}`,
    }),
    'cache-markers': (r) => ({
      cache_control: { type: 'ephemeral' },
      prompt_cache_key: uuid(r),
      container: `cntr_${hex(r, 24)}`,
      key: `step-${r.int(1, 999)}`,
    }),
    'log-probabilities': (r) => ({
      logprobs: [
        { token: ` ${service(r)}`, logprob: -r.int(1, 999) / 100, bytes: [32, r.int(65, 122)] },
        { token: 'password', logprob: -0.01 },
      ],
    }),
    'token-per-line': (r) =>
      `data: {"choices":[{"delta":{"content":"pass"},"index":${r.int(0, 99)}}]}\n\ndata: {"choices":[{"delta":{"content":"word reset in ${service(r)}"}}]}`,
    'screenshot-result': (r) => ({
      tool: 'screenshot',
      image_id: `img_${alnum(r, 20)}`,
      alt: `A password field of ${service(r)}, empty`,
      width: r.int(100, 4000),
    }),
    'search-results': (r) =>
      `1. How to reset a forgotten password - ${company(r)} help\n2. API key best practices (${r.int(2, 20)} min read)\n3. What is a bearer token? - ${host(r)}`,
    'git-objects': (r) => `tree ${hex(r, 40)}\nparent ${hex(r, 40)}\nblob ${hex(r, 40)} secrets.example.env`,
  }),
  ...negatives('secret/prose', {
    'it-is-expected': (r) =>
      `It's the password field that fails in ${service(r)}: the label says "Password" and the value is empty (case ${r.int(1, 999)}).`,
    'password-in-manager': (r) =>
      `I keep the ${service(r)} password in a password manager; ask ${company(r)} support, ticket ${r.int(100, 9999)}.`,
    'strong-password-talk': (r) =>
      `A strong password has ${r.int(12, 32)} characters or more. Passwords like the name of a pet are weak.`,
    'key-is-to': (r) =>
      `The key is to keep ${service(r)} simple, and the secret is patience; the token of thanks goes to all ${r.int(2, 99)} of you.`,
    'french-advice': (r) =>
      `Le mot de passe est obligatoire et doit contenir ${r.int(8, 24)} caractères pour ${service(r)}.`,
    'spanish-advice': (r) =>
      `La contraseña es incorrecta o ha caducado; intento ${r.int(1, 9)} de ${r.int(10, 99)} en ${service(r)}.`,
  }),
];

import { around, mark } from '../marks.ts';
import { positives, type Shape } from '../shape.ts';
import { makeToken, providerTokens } from '../tokens.ts';
import {
  account,
  alnum,
  bareKey,
  base64url,
  company,
  encode64,
  hex,
  host,
  password,
  plainPassword,
  secretName,
  service,
  toolId,
} from '../values.ts';

/** Secrets in the shapes that only agents' traces have. */
export const traceShapes: readonly Shape[] = positives('secret/trace', {
  'arguments-object': (r) => ({
    type: 'tool_use',
    id: `toolu_01${toolId(r)}`,
    name: 'http_request',
    input: { url: `https://${host(r)}`, api_key: mark(bareKey(r)), method: 'GET' },
  }),
  'arguments-string': (r) => ({
    type: 'function_call',
    call_id: `call_${toolId(r)}`,
    name: 'connect',
    arguments: JSON.stringify({ host: host(r), password: mark(password(r)), port: 5432 }),
  }),
  'arguments-twice-escaped': (r) => ({
    type: 'function_call',
    name: 'run',
    arguments: JSON.stringify({ payload: JSON.stringify({ clientSecret: mark(bareKey(r)), retries: 1 }) }),
  }),
  'arguments-three-times-escaped': (r) => ({
    log: JSON.stringify({ line: JSON.stringify({ body: JSON.stringify({ db_password: mark(plainPassword(r)) }) }) }),
  }),
  'truncated-before-end': (r) => ({
    output: `{"user":"${around(account(r))}","settings":{"theme":"dark"},"access_token":"${mark(bareKey(r))}","expires`,
  }),
  'truncated-escaped': (r) => ({
    output: `{"cmd":"login","body":"{\\"password\\":\\"${mark(plainPassword(r))}\\",\\"remember\\":true,\\"dev`,
  }),
  'truncated-inside-value': (r) => ({ output: `{"name":"${service(r)}","api_key":"${mark(alnum(r, 30))}` }),
  'truncated-with-notice': (r) =>
    `{"region":"fra","secret_key":"${mark(bareKey(r))}","tags":["a","b"],"descri\n... [output truncated, 48213 characters omitted]`,
  'name-value-pair': (r) => ({
    env: [
      { name: 'NODE_ENV', value: 'production' },
      { name: secretName(r), value: mark(password(r)) },
    ],
  }),
  'key-value-pair': (r) => ({
    parameters: [
      { key: 'smtp_password', value: mark(password(r)) },
      { key: 'retries', value: '3' },
    ],
  }),
  'value-under-secret-key': (r) => ({ settings: { password: { value: mark(password(r)), sensitive: true } } }),
  'list-under-secret-key': (r) => ({ apiTokens: [mark(bareKey(r)), mark(bareKey(r))], region: 'fra' }),
  'object-key-is-token': (r) => ({
    sessions: { [mark(makeToken(providerTokens['github-personal']!, r))]: { last_used: '2026-05-01' } },
  }),
  'object-key-is-url': (r) => ({
    remotes: { [`https://${around('deploy')}:${mark(plainPassword(r))}@${host(r)}/x.git`]: 'origin' },
  }),
  'ndjson-in-string': (r) => ({
    stdout: `${JSON.stringify({ level: 'info', msg: 'boot' })}\n${JSON.stringify({ level: 'debug', token: mark(bareKey(r)), msg: 'auth' })}\n`,
  }),
  'log-key-value': (r) =>
    `time=2026-02-03T04:05:06Z level=debug msg="login ok" user=${account(r)} password=${mark(plainPassword(r))} took=12ms`,
  'log-json': (r) =>
    `2026-02-03 04:05:06 DEBUG request body: {"email":null,"password":"${mark(password(r))}","remember":true}`,
  'browser-fill': (r) => ({
    type: 'tool_use',
    name: 'browser_type',
    input: { selector: 'input[type="password"]', element: 'Password field', text: mark(password(r)) },
  }),
  'playwright-fill': (r) =>
    `await page.fill('#username', '${account(r)}');\nawait page.fill('#password', '${mark(password(r))}');\nawait page.click('text=Sign in');`,
  'selenium-keys': (r) => `driver.find_element(By.NAME, "password").send_keys("${mark(password(r))}")`,
  'mcp-server-env': (r) => ({
    mcpServers: {
      [service(r)]: { command: 'npx', args: ['-y', `@${company(r)}/mcp`], env: { [secretName(r)]: mark(bareKey(r)) } },
    },
  }),
  'mcp-server-args': (r) => ({
    command: 'npx',
    args: ['-y', `@${company(r)}/mcp-server`, '--api-key', mark(bareKey(r)), '--verbose'],
  }),
  'argv-array': (r) => ({ cmd: ['mysql', '-h', host(r), '-u', account(r), '--password', mark(plainPassword(r))] }),
  'streamed-deltas': (r) => {
    const token = makeToken(providerTokens['github-personal']!, r);
    const cut = r.int(12, 24);
    return {
      events: [
        { type: 'text_delta', text: `Use ${mark(token.slice(0, cut))}` },
        { type: 'text_delta', text: `${mark(token.slice(cut))} for the push.` },
      ],
    };
  },
  'repeated-bare': (r) => {
    const value = plainPassword(r);
    return {
      steps: [
        { input: `export DB_PASSWORD=${mark(value)}` },
        { output: `tried ${mark(value)} and it was refused by ${host(r)}` },
      ],
    };
  },
  'repeated-percent-encoded': (r) => {
    const value = `${alnum(r, 9)}/${alnum(r, 5)}+${alnum(r, 6)}=`;
    return {
      steps: [
        { input: { client_secret: mark(value) } },
        { output: `POST body was id=7&v=${mark(encodeURIComponent(value))}&x=1` },
      ],
    };
  },
  'repeated-base64': (r) => {
    const value = password(r);
    return { steps: [{ input: { password: mark(value) } }, { output: `data written: ${mark(encode64(value))}` }] };
  },
  'repeated-json-escaped': (r) => {
    const value = `${alnum(r, 7)}"${alnum(r, 6)}`;
    return {
      steps: [{ input: { password: mark(value) } }, { output: JSON.stringify({ line: `got ${mark(value)} back` }) }],
    };
  },
  'repeated-in-other-message': (r) => {
    const value = bareKey(r);
    return [
      { role: 'user', content: `The API key is ${mark(value)}` },
      { role: 'assistant', content: `I will write ${mark(value)} to the vault.` },
    ];
  },
  'nested-agent': (r) => ({
    type: 'progress',
    data: {
      type: 'agent_progress',
      message: {
        message: {
          content: [{ type: 'tool_result', content: [{ type: 'text', text: `SESSION_SECRET=${mark(bareKey(r))}` }] }],
        },
      },
    },
  }),
  'tool-result-duplicate': (r) => {
    const value = plainPassword(r);
    return {
      message: { content: [{ type: 'tool_result', content: `POSTGRES_PASSWORD=${mark(value)}` }] },
      toolUseResult: { stdout: `POSTGRES_PASSWORD=${mark(value)}`, stderr: '' },
    };
  },
  'final-output': (r) => ({
    final_output: { summary: `Deployed. The admin password is ${mark(password(r))} and the port is 8443.` },
    steps: [],
  }),
  'title-field': (r) => ({ title: `Fix login with token=${mark(`${base64url(r, 36)}a`)}`, turns: [] }),
  'error-field': (r) => ({
    status: 'failed',
    error: { message: `401 for https://${host(r)}/v1?api_key=${mark(hex(r, 32))}` },
  }),
  'escaped-newline-env': (r) => `output: "PORT=1\\nDB_PASSWORD=${mark(plainPassword(r))}\\nHOST=a"`,
  'ansi-coloured': (r) => `\u001b[32m${secretName(r)}\u001b[0m=\u001b[33m${mark(plainPassword(r))}\u001b[0m\nPORT=1`,
  'apply-edit': (r) => ({
    name: 'Edit',
    input: {
      file_path: '/srv/app/config.py',
      old_string: 'PASSWORD = None',
      new_string: `PASSWORD = "${mark(password(r))}"`,
    },
  }),
  'ask-user-answer': (r) => ({
    questions: [{ question: 'Which API key should I use?', header: 'API key' }],
    answers: { 'Which API key should I use?': mark(bareKey(r)) },
  }),
});

/** Secrets that people tell each other in sentences. */
export const proseShapes: readonly Shape[] = positives('secret/prose', {
  'password-is': (r) => `The password is ${mark(password(r))}, don't share it.`,
  'password-for-is': (r) => `btw the password for the ${service(r)} box is ${mark(password(r))}`,
  'api-key-colon': (r) => `Here is my API key: ${mark(bareKey(r))}\nPlease call the ${service(r)} endpoint.`,
  'token-in-backticks': (r) => `Set the token to \`${mark(bareKey(r))}\` before you run it.`,
  'pw-short': (r) => `user: ${around(account(r))} pw: ${mark(password(r))}`,
  'login-with': (r) =>
    `Log in as ${around(account(r))} with password "${mark(password(r))}" and open the billing page.`,
  'user-slash-password': (r) => `Credentials for ${host(r)}: ${around(account(r))} / ${mark(password(r))}`,
  'credentials-lines': (r) =>
    `Here are the credentials:\nUsername: ${around(account(r))}\nPassword: ${mark(password(r))}\nURL: https://${host(r)}`,
  'use-as-token': (r) => `Use ${mark(bareKey(r))} as the access token when you call it.`,
  'secret-is-quoted': (r) => `our webhook secret is '${mark(bareKey(r))}' (same in staging)`,
  'changed-to': (r) => `I changed the admin password to ${mark(password(r))} this morning.`,
  passphrase: (r) => `The passphrase for the signing key is "${mark(`${plainPassword(r)} ${plainPassword(r)}`)}".`,
  'pin-code': (r) => `The PIN for the door controller is ${mark(String(r.int(100000, 999999)))}.`,
  german: (r) => `Das Passwort für ${service(r)} lautet ${mark(password(r))}, bitte nicht weitergeben.`,
  spanish: (r) => `La contraseña del servidor es ${mark(password(r))} y el usuario es ${account(r)}.`,
  french: (r) => `Le mot de passe est ${mark(password(r))}.`,
  portuguese: (r) => `A senha do banco é ${mark(password(r))}, usa a porta 5432.`,
  'bold-markdown': (r) => `**Password:** \`${mark(password(r))}\`\n**Port:** 22`,
  'list-markdown': (r) =>
    `- Host: ${host(r)}\n- User: ${around(account(r))}\n- Password: ${mark(password(r))}\n- Port: 22`,
  'try-password': (r) => `Try the old root password ${mark(password(r))} if that one fails.`,
  'seed-phrase': (r) => {
    const words = [
      'abandon',
      'ability',
      'velvet',
      'orbit',
      'cradle',
      'zebra',
      'muffin',
      'lunar',
      'tissue',
      'gospel',
      'hazard',
      'pigeon',
      'sphere',
      'walnut',
      'knock',
    ];
    return `My seed phrase is: ${mark(Array.from({ length: 12 }, () => r.pick(words)).join(' '))}`;
  },
  'recovery-codes': (r) =>
    `Recovery codes:\n${mark(`${hex(r, 5)}-${hex(r, 5)}`)}\n${mark(`${hex(r, 5)}-${hex(r, 5)}`)}\n${mark(`${hex(r, 5)}-${hex(r, 5)}`)}`,
  'sudo-prompt': (r) => `[sudo] password for ${account(r)}: ${mark(password(r))}\nsystemctl: ok`,
  'key-with-arrow': (r) => `api key -> ${mark(bareKey(r))}`,
});

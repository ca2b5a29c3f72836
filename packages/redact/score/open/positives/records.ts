import { mark } from '../../marks.ts';
import { type Make, positives, type Shape } from '../../shape.ts';
import {
  alnum,
  bareKey,
  base64url,
  company,
  digits,
  hex,
  host,
  jwt,
  password,
  plainPassword,
  service,
  toolId,
} from '../../values.ts';

/** Cuts a marked text into pieces of three to nine characters; every piece carries its own mark. */
function inPieces(before: string, value: string, after: string, next: () => number): string[] {
  const pieces: string[] = [];
  const text = `${before}${value}${after}`;
  for (let at = 0; at < text.length; ) {
    const end = Math.min(text.length, at + next());
    const from = Math.max(at, before.length);
    const to = Math.min(end, before.length + value.length);
    pieces.push(
      from < to ? `${text.slice(at, from)}${mark(text.slice(from, to))}${text.slice(to, end)}` : text.slice(at, end),
    );
    at = end;
  }
  return pieces;
}

/** Pieces in which each label is long enough to be one. */
function pieces(before: string, value: string, after: string, random: Parameters<Make>[0]): string[] {
  for (let attempt = 0; ; attempt++) {
    const cut = inPieces(before, value, after, () => random.int(4, 10));
    if (
      attempt > 50 ||
      cut.every(
        (piece) =>
          !piece.includes('\u{E000}') || piece.length - piece.replace(/\u{E000}[^\u{E001}]*\u{E001}/u, '').length > 3,
      )
    )
      return cut;
  }
}

const trace: Record<string, Make> = {
  'streamed-text-deltas': (r) =>
    pieces('The key: api_key=', alnum(r, 36), ' works.', r).map((text) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text },
    })),
  'streamed-arguments': (r) =>
    pieces('{"command":"export API_TOKEN=', alnum(r, 36), '"}', r).map((partial_json) => ({
      type: 'content_block_delta',
      index: 1,
      delta: { type: 'input_json_delta', partial_json },
    })),
  'streamed-choices': (r) =>
    pieces('Use password: "', `${alnum(r, 14)}9!`, '" to log in', r).map((content, index) => ({
      id: `chatcmpl-${hex(r, 8)}`,
      choices: [{ index: 0, delta: { content } }],
      created: 1780000000 + index,
    })),
  'streamed-lines': (r) =>
    pieces('DB_PASSWORD=', `${alnum(r, 18)}7`, '\n', r)
      .map((delta) => JSON.stringify({ type: 'response.output_text.delta', item_id: 'item_1', delta }))
      .join('\n'),
  'streamed-events': (r) =>
    pieces('token: "', alnum(r, 40), '"', r)
      .map(
        (text) =>
          `data: ${JSON.stringify({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })}\n\n`,
      )
      .join(''),
  'har-file': (r) => ({
    log: {
      entries: [
        {
          request: {
            method: 'GET',
            url: `https://${host(r)}/v1`,
            headers: [
              { name: 'Authorization', value: `Bearer ${mark(jwt(r))}` },
              { name: 'X-Api-Key', value: mark(bareKey(r)) },
            ],
            cookies: [{ name: 'sessionid', value: mark(alnum(r, 32)), httpOnly: true }],
          },
        },
      ],
    },
  }),
  'postman-collection': (r) => ({
    item: [
      {
        request: {
          auth: { type: 'bearer', bearer: [{ key: 'token', value: mark(bareKey(r)), type: 'string' }] },
          header: [{ key: 'X-Api-Key', value: mark(bareKey(r)) }],
        },
      },
    ],
    variable: [{ key: 'password', value: mark(password(r)) }],
  }),
  'postman-environment': (r) => ({
    name: 'prod',
    values: [
      { key: 'client_secret', value: mark(alnum(r, 40)), enabled: true },
      { key: 'base_url', value: `https://${host(r)}` },
    ],
  }),
  'log-key-value': (r) =>
    `2026-03-01T10:00:00Z INFO connect host=${host(r)} user=app password=${mark(plainPassword(r))} retries=${r.int(0, 9)}`,
  'log-logfmt-quoted': (r) =>
    `ts=2026-03-01T10:00:00Z level=debug msg="request" header.authorization="Bearer ${mark(alnum(r, 40))}" api_key="${mark(bareKey(r))}"`,
  'log-json-line': (r) =>
    `{"level":"debug","msg":"login","body":{"user":"app","password":"${mark(password(r))}"},"ms":${r.int(1, 99)}}`,
  'log-headers-dict': (r) =>
    `DEBUG:urllib3: headers={'Authorization': 'Bearer ${mark(alnum(r, 40))}', 'Accept': '*/*', 'X-API-KEY': '${mark(bareKey(r))}'}`,
  'markdown-table': (r) =>
    `| Variable | Value |\n|---|---|\n| DB_HOST | ${host(r)} |\n| DB_PASSWORD | ${mark(password(r))} |\n| API_KEY | \`${mark(bareKey(r))}\` |`,
  'markdown-credentials-list': (r) =>
    `## Staging access\n\n- URL: https://${host(r)}\n- User: \`ops\`\n- Password: \`${mark(password(r))}\`\n- **Token**: \`${mark(bareKey(r))}\``,
  'markdown-code-block': (r) =>
    `Put this into \`.env\`:\n\n\`\`\`bash\nDB_PASSWORD=${mark(password(r))}\n${service(r).toUpperCase()}_API_KEY="${mark(bareKey(r))}"\n\`\`\``,
  'table-of-users': (r) =>
    ` id | email | password\n----+-------+----------\n  1 | ops   | ${mark(password(r))}\n  2 | dev   | ${mark(password(r))}\n(2 rows)`,
  'csv-of-users': (r) =>
    `username,password,role\nops,${mark(plainPassword(r))},admin\ndev,${mark(plainPassword(r))},user\n`,
  'stack-trace': (r) =>
    `Traceback (most recent call last):\n  File "db.py", line ${r.int(1, 99)}, in connect\n    conn = psycopg2.connect(host="${host(r)}", user="app", password="${mark(password(r))}")\npsycopg2.OperationalError: could not connect to postgresql://app:${mark(plainPassword(r))}@${host(r)}/app`,
  'stack-trace-java': (r) =>
    `java.sql.SQLException: Access denied (url=jdbc:mysql://${host(r)}/app?user=root&password=${mark(plainPassword(r))})\n\tat com.mysql.cj.jdbc.ConnectionImpl.connect(ConnectionImpl.java:${r.int(10, 900)})`,
  'locals-dump': (r) =>
    `  host = '${host(r)}'\n  password = '${mark(password(r))}'\n  self = <Client object at 0x7f${hex(r, 10)}>\n  api_token = '${mark(bareKey(r))}'`,
  'truncated-output': (r) => ({
    output: `{"user":"ops","settings":{"api_key":"${mark(bareKey(r))}","password":"${mark(password(r))}","note":"the rest was cut of`,
  }),
  'truncated-value': (r) => ({ output: `{"ok":true,"access_token":"${mark(alnum(r, 30))}` }),
  'doubly-escaped-json': (r) => ({
    content: JSON.stringify(
      JSON.stringify({ body: JSON.stringify({ password: mark(password(r)), client_secret: mark(bareKey(r)) }) }),
    ),
  }),
  'escaped-without-outer': (r) =>
    `sent {\\"username\\":\\"ops\\",\\"password\\":\\"${mark(password(r))}\\",\\"token\\":\\"${mark(bareKey(r))}\\"} to ${host(r)}`,
  'escaped-twice-without-outer': (r) =>
    `sent {\\\\\\"apiKey\\\\\\":\\\\\\"${mark(bareKey(r))}\\\\\\",\\\\\\"password\\\\\\":\\\\\\"${mark(password(r))}\\\\\\"}`,
  'tool-arguments-array': (r) => ({
    type: 'function_call',
    name: 'shell',
    arguments: JSON.stringify({ command: ['mysql', '-h', host(r), '-u', 'root', '--password', mark(password(r))] }),
  }),
  'tool-arguments-env': (r) => ({
    type: 'tool_use',
    id: `toolu_01${toolId(r)}`,
    name: 'run',
    input: {
      cmd: 'deploy',
      env: { API_TOKEN: mark(bareKey(r)), DB_PASSWORD: mark(password(r)), NODE_ENV: 'production' },
    },
  }),
  'mcp-server-config': (r) => ({
    mcpServers: {
      [service(r)]: {
        command: 'npx',
        args: ['-y', `@${company(r)}/mcp`, '--api-key', mark(bareKey(r))],
        env: { SERVICE_TOKEN: mark(bareKey(r)) },
      },
    },
  }),
  'mcp-headers': (r) => ({
    mcpServers: {
      [service(r)]: {
        type: 'http',
        url: `https://${host(r)}/mcp`,
        headers: { Authorization: `Bearer ${mark(alnum(r, 40))}`, 'X-API-Key': mark(bareKey(r)) },
      },
    },
  }),
  'form-fill-tool': (r) => ({
    type: 'tool_use',
    name: 'browser_fill_form',
    input: {
      fields: [
        { name: 'Username', type: 'textbox', value: 'ops' },
        { name: 'Password', type: 'textbox', ref: 'e12', value: mark(password(r)) },
      ],
    },
  }),
  'type-into-tool': (r) => ({
    type: 'tool_use',
    name: 'browser_type',
    input: { element: 'Password textbox', ref: `e${r.int(10, 99)}`, text: mark(password(r)) },
  }),
  'edit-tool': (r) => ({
    type: 'tool_use',
    name: 'Edit',
    input: {
      file_path: '/app/.env',
      old_string: `DB_PASSWORD=${mark(plainPassword(r))}`,
      new_string: `DB_PASSWORD=${mark(password(r))}\nSTRIPE_WEBHOOK_SECRET=${mark(bareKey(r))}`,
    },
  }),
  'read-tool-numbered': (r) => ({
    type: 'tool_result',
    content: `     1→NODE_ENV=production\n     2→JWT_SECRET=${mark(bareKey(r))}\n     3→SMTP_PASS=${mark(password(r))}\n`,
  }),
  'login-response': (r) => ({
    role: 'tool',
    content: JSON.stringify({
      access_token: mark(alnum(r, 48)),
      refresh_token: mark(base64url(r, 42) + alnum(r, 1)),
      expires_in: 3600,
      token_type: 'Bearer',
    }),
  }),
  'created-key-response': (r) => ({
    role: 'tool',
    content: JSON.stringify({
      id: `key_${alnum(r, 10)}`,
      name: 'ci',
      secret: mark(bareKey(r)),
      last4: digits(r, 4),
      created: 1780000000,
    }),
  }),
  'user-record': (r) =>
    ({
      username: 'ops',
      email: `ops@${host(r)}`,
      password: mark(password(r)),
      apiToken: mark(bareKey(r)),
      role: 'admin',
    }).valueOf(),
  'cookies-of-a-browser': (r) => ({
    cookies: [
      { name: 'theme', value: 'dark', domain: host(r) },
      { name: 'auth_token', value: mark(jwt(r)), domain: host(r), httpOnly: true },
      { name: 'connect.sid', value: mark(`s%3A${alnum(r, 32)}.${alnum(r, 43)}`), path: '/' },
    ],
  }),
};

const header: Record<string, Make> = {
  'cookie-with-harmless-pairs': (r) =>
    `Cookie: theme=dark; sessionid=${mark(alnum(r, 32))}; lang=de; csrftoken=${mark(alnum(r, 40))}`,
  'set-cookie-attributes': (r) =>
    `Set-Cookie: refresh_token=${mark(jwt(r))}; Path=/auth; HttpOnly; Secure; SameSite=Strict; Max-Age=604800`,
  'cookie-in-fetch': (r) =>
    `fetch("https://${host(r)}", { headers: { cookie: "PHPSESSID=${mark(`${alnum(r, 20).toLowerCase()}4a`)}; consent=1", "x-csrf-token": "${mark(bareKey(r))}" } })`,
  'vendor-headers': (r) =>
    `X-Vault-Token: ${mark(`hvs.${alnum(r, 30)}`)}\nPRIVATE-TOKEN: ${mark(alnum(r, 26))}\nX-Auth-Token: ${mark(hex(r, 40))}\nOcp-Apim-Subscription-Key: ${mark(hex(r, 32))}`,
  'header-objects': (r) =>
    `headers: { "authorization": "Token ${mark(hex(r, 40))}", "x-goog-api-key": "${mark(bareKey(r))}", "api-key": "${mark(hex(r, 32))}" }`,
  'raw-http': (r) =>
    `POST /v1/charge HTTP/1.1\r\nHost: ${host(r)}\r\nAuthorization: Bearer ${mark(alnum(r, 44))}\r\nX-Access-Token: ${mark(bareKey(r))}\r\n\r\n{"amount":${r.int(1, 99)}}`,
};

const url: Record<string, Make> = {
  'query-key': (r) => `https://${host(r)}/v1/geo?lat=52.1&key=${mark(alnum(r, 39))}&format=json`,
  'presigned-link': (r) =>
    `https://${company(r)}.s3.amazonaws.com/a.zip?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20260301T100000Z&X-Amz-Expires=900&X-Amz-Signature=${mark(hex(r, 64))}&X-Amz-SignedHeaders=host`,
  'signed-storage-link': (r) =>
    `https://storage.googleapis.com/${service(r)}/a.pdf?X-Goog-Expires=600&X-Goog-Signature=${mark(hex(r, 256))}`,
  'azure-sas-link': (r) =>
    `https://${company(r)}.blob.core.windows.net/c/a.txt?sv=2023-11-03&se=2026-04-01T00%3A00%3A00Z&sr=b&sp=r&sig=${mark(`${alnum(r, 42)}%3D`)}`,
  'magic-link': (r) => `https://${host(r)}/auth/verify?token=${mark(base64url(r, 42) + alnum(r, 1))}&email=a`,
  'fragment-token': (r) => `https://${host(r)}/callback#access_token=${mark(jwt(r))}&token_type=bearer&expires_in=3600`,
  'oauth-callback': (r) =>
    `GET /oauth/callback?code=${mark(alnum(r, 40))}&state=${mark(base64url(r, 31) + alnum(r, 1))} HTTP/1.1`,
  websocket: (r) => `wss://${host(r)}/socket?auth_token=${mark(bareKey(r).replace(/[+/=]/g, 'z'))}&v=2`,
  'dsn-list': (r) =>
    `DATABASE_URL=postgres://app:${mark(plainPassword(r))}@${host(r)}:5432/app\nAMQP_URL="amqps://svc:${mark(plainPassword(r))}@mq.${company(r)}.io/vhost"\nMAILER_DSN=smtp://mailer:${mark(plainPassword(r))}@smtp.${company(r)}.io:587`,
  'encoded-password': (r) =>
    `mongodb://app:${mark(`${alnum(r, 8)}%40${digits(r, 3)}%21`)}@${host(r)}:27017/app?authSource=admin`,
  'proxy-url': (r) =>
    `HTTPS_PROXY=http://proxyuser:${mark(plainPassword(r))}@proxy.${company(r)}.io:3128 npm ci\ngit config --global http.proxy http://u:${mark(plainPassword(r))}@10.0.0.1:8080`,
};

const prose: Record<string, Make> = {
  'chat-handover': (r) => `Staging login is ops / ${mark(password(r))}, please don't share it.`,
  'chat-token': (r) => `here's the token: ${mark(bareKey(r))} - it expires on Friday`,
  'answer-to-a-question': (r) =>
    `Which password should I use?\n\nUse ${mark(password(r))} for the ${service(r)} database.`,
  'after-reset': (r) => `I reset it, the new password is now "${mark(password(r))}".`,
  'wifi-note': (r) => `Wifi: Office-Guest, password ${mark(password(r))}`,
  'key-in-a-sentence': (r) => `Our ${service(r)} API key is \`${mark(bareKey(r))}\`; add it to the vault.`,
  'german-handover': (r) =>
    `Das Passwort f\u00fcr die Datenbank lautet ${mark(password(r))} und der Zugangsschl\u00fcssel ist ${mark(alnum(r, 36))}.`,
  'french-handover': (r) => `Le mot de passe est ${mark(password(r))}, l'identifiant est ops.`,
  'dutch-handover': (r) => `Het wachtwoord is ${mark(password(r))} en de gebruiker is beheer.`,
  'one-time-code': (r) => `Your verification code is ${mark(digits(r, 6))}. It expires in ${r.int(5, 10)} minutes.`,
};

/** Secrets in the records of sessions, in requests and in what people say. */
export const recordShapes: readonly Shape[] = [
  ...positives('secret/trace', trace),
  ...positives('secret/header', header),
  ...positives('secret/url', url),
  ...positives('secret/prose', prose),
];

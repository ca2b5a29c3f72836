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
  jwt,
  password,
  plainPassword,
  service,
} from '../values.ts';

/** Secrets in requests and responses, however the tool printed them. */
export const headerShapes: readonly Shape[] = positives('secret/header', {
  'raw-bearer': (r) =>
    `GET /v1/${service(r)} HTTP/1.1\r\nHost: ${host(r)}\r\nAuthorization: Bearer ${mark(bareKey(r))}\r\nAccept: */*\r\n\r\n`,
  'raw-basic': (r) =>
    `POST /token HTTP/1.1\nHost: ${host(r)}\nAuthorization: Basic ${mark(encode64(`${account(r)}:${password(r)}`))}\nContent-Length: 0\n`,
  'curl-verbose': (r) =>
    `* Connected to ${host(r)} port 443\n> GET /api/me HTTP/2\n> user-agent: curl/8.5.0\n> authorization: Bearer ${mark(bareKey(r))}\n>\n< HTTP/2 200`,
  'json-headers': (r) => ({
    method: 'GET',
    url: `https://${host(r)}/v3`,
    headers: { accept: 'application/json', authorization: `Bearer ${mark(bareKey(r))}` },
  }),
  'json-api-key': (r) => ({
    request: { headers: { 'X-API-Key': mark(bareKey(r)), 'Content-Type': 'application/json' }, path: `/${service(r)}` },
  }),
  'python-dict': (r) =>
    `headers = {'User-Agent': 'probe/1.0', 'Authorization': 'Bearer ${mark(bareKey(r))}'}\nresp = requests.get('https://${host(r)}/items', headers=headers)`,
  'python-dict-printed': (r) =>
    `DEBUG send: {'Host': '${host(r)}', 'X-Auth-Token': '${mark(bareKey(r))}', 'Accept-Encoding': 'gzip'}`,
  'javascript-object': (r) =>
    `const res = await fetch(url, {\n  headers: { 'x-api-key': '${mark(bareKey(r))}', accept: 'application/json' },\n});`,
  'har-pairs': (r) => ({
    log: {
      entries: [
        {
          request: {
            headers: [
              { name: 'Accept', value: '*/*' },
              { name: 'Authorization', value: `Bearer ${mark(bareKey(r))}` },
            ],
          },
        },
      ],
    },
  }),
  'cookie-line': (r) =>
    `GET / HTTP/1.1\nHost: ${host(r)}\nCookie: ${around('lang=en; session=')}${mark(base64url(r, 42))}${around('; theme=dark')}\n`,
  'set-cookie': (r) =>
    `HTTP/1.1 302 Found\nLocation: /home\nSet-Cookie: ${around('connect.sid=s%3A')}${mark(`${alnum(r, 32)}.${alnum(r, 43)}`)}${around('; Path=/; HttpOnly; Secure')}\n`,
  'cookie-json': (r) => ({
    response: {
      status: 200,
      headers: { 'set-cookie': [`auth_token=${mark(hex(r, 40))}${around('; Max-Age=86400; Path=/; SameSite=Lax')}`] },
    },
  }),
  'browser-cookie-list': (r) => ({
    tool: 'browser_cookies',
    result: [{ name: 'sessionid', value: mark(base64url(r, 32)), domain: host(r), httpOnly: true, secure: true }],
  }),
  'proxy-authorization': (r) =>
    `CONNECT ${host(r)}:443 HTTP/1.1\nProxy-Authorization: Basic ${mark(encode64(`${account(r)}:${plainPassword(r)}`))}\n`,
  'vault-header': (r) => `X-Vault-Token: ${mark(`s.${alnum(r, 24)}`)}\nX-Vault-Namespace: ${service(r)}\n`,
  'private-token-header': (r) =>
    `--> GET https://${host(r)}/api/v4/projects\nPRIVATE-TOKEN: ${mark(bareKey(r))}\n<-- 200 OK (88ms)`,
  'token-scheme': (r) => `Authorization: Token ${mark(hex(r, 40))}\nContent-Type: application/json`,
  'csrf-and-session': (r) => ({
    headers: { 'X-CSRF-Token': mark(base64(r, 86)), 'X-Session-Token': mark(bareKey(r)) },
  }),
  'go-header-map': (r) =>
    `Header: map[Accept:[*/*] Authorization:[Bearer ${mark(bareKey(r))}] User-Agent:[Go-http-client/1.1]]`,
  'oauth-response': (r) => ({
    access_token: mark(bareKey(r)),
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: mark(bareKey(r)),
    scope: 'read write',
  }),
  'oauth-response-text': (r) =>
    `{"access_token":"${mark(bareKey(r))}","token_type":"bearer","expires_in":7200,"id_token":"${mark(jwt(r))}"}`,
  'oauth-response-truncated': (r) => `HTTP 200\n{"token_type":"Bearer","access_token":"${mark(base64url(r, 60))}`,
  'grpc-metadata': (r) =>
    `metadata: [('authorization', 'Bearer ${mark(bareKey(r))}'), ('x-goog-user-project', '${service(r)}')]`,
  'postman-collection': (r) => ({
    item: {
      request: { auth: { type: 'bearer', bearer: [{ key: 'token', value: mark(bareKey(r)), type: 'string' }] } },
    },
  }),
  'log-authorization': (r) =>
    `level=debug ts=2026-03-02T11:20:31Z msg="outgoing request" host=${host(r)} authorization="Bearer ${mark(bareKey(r))}" status=200`,
});

/** Secrets inside URLs and connection strings. */
export const urlShapes: readonly Shape[] = positives('secret/url', {
  postgres: (r) =>
    `DATABASE_URL=postgresql://${around(account(r))}:${mark(plainPassword(r))}@${host(r)}:5432/${service(r)}?sslmode=require`,
  'postgres-encoded': (r) =>
    `psql "postgres://${around(account(r))}:${mark(`${plainPassword(r)}%40${alnum(r, 3)}%21`)}@${host(r)}/${service(r)}"`,
  'sqlalchemy-driver': (r) =>
    `engine = create_engine("postgresql+psycopg2://${around(account(r))}:${mark(password(r).replace(/[#?%]/g, '-'))}@${host(r)}/${service(r)}", pool_size=5)`,
  mysql: (r) => `mysql2://${around(account(r))}:${mark(plainPassword(r))}@${host(r)}:3306/${service(r)}`,
  'mongodb-srv': (r) =>
    `MONGO_URI: mongodb+srv://${around(account(r))}:${mark(plainPassword(r))}@cluster0.${company(r)}.mongodb.net/${service(r)}?retryWrites=true&w=majority`,
  'redis-no-user': (r) => `Connecting to redis://:${mark(plainPassword(r))}@${host(r)}:6379/0 ...`,
  rediss: (r) => `cache = Redis.from_url("rediss://default:${mark(alnum(r, 32))}@${host(r)}:6380")`,
  amqp: (r) => `broker_url = amqps://${around(account(r))}:${mark(plainPassword(r))}@${host(r)}:5671/%2F${service(r)}`,
  'ado-net': (r) =>
    `Server=tcp:${host(r)},1433;Initial Catalog=${service(r)};User ID=${around(account(r))};Password=${mark(password(r))};Encrypt=True;`,
  'odbc-pwd': (r) =>
    `Driver={ODBC Driver 18 for SQL Server};Server=${host(r)};Database=${service(r)};Uid=${around(account(r))};Pwd=${mark(password(r))};`,
  'jdbc-parameters': (r) =>
    `jdbc:mysql://${host(r)}:3306/${service(r)}?user=${around(account(r))}&password=${mark(plainPassword(r))}&useSSL=true`,
  'oracle-thin': (r) => `jdbc:oracle:thin:${around(account(r))}/${mark(plainPassword(r))}@//${host(r)}:1521/ORCLPDB1`,
  'azure-storage': (r) =>
    `DefaultEndpointsProtocol=https;AccountName=${service(r)}store;AccountKey=${mark(`${base64(r, 86)}==`)};EndpointSuffix=core.windows.net`,
  'azure-service-bus': (r) =>
    `Endpoint=sb://${service(r)}.servicebus.windows.net/;SharedAccessKeyName=RootManageSharedAccessKey;SharedAccessKey=${mark(`${base64(r, 43)}=`)}`,
  'cosmos-db': (r) =>
    `AccountEndpoint=https://${service(r)}.documents.azure.com:443/;AccountKey=${mark(`${base64(r, 86)}==`)};`,
  'snowflake-url': (r) =>
    `snowflake://${around(account(r))}:${mark(plainPassword(r))}@${company(r)}-eu1/${service(r)}/PUBLIC?warehouse=WH`,
  'clickhouse-url': (r) =>
    `clickhouse+native://${around(account(r))}:${mark(plainPassword(r))}@${host(r)}:9440/default?secure=true`,
  'ftp-url': (r) => `wget -m ftp://${around(account(r))}:${mark(plainPassword(r))}@${host(r)}/pub/`,
  'smtp-url': (r) => `MAILER_DSN=smtp://${around(account(r))}:${mark(plainPassword(r))}@${host(r)}:587?encryption=tls`,
  'https-user-info': (r) =>
    `origin\thttps://${around(account(r))}:${mark(bareKey(r).replace(/[+/=]/g, '0'))}@${host(r)}/${company(r)}/${service(r)}.git (fetch)`,
  'https-token-only': (r) => `Cloning from https://${mark(hex(r, 40))}@${host(r)}/${company(r)}/${service(r)}.git`,
  'pip-index': (r) =>
    `pip install --extra-index-url https://${around('__token__')}:${mark(bareKey(r).replace(/[+/=]/g, '0'))}@${host(r)}/simple ${company(r)}`,
  'proxy-variable': (r) =>
    `https_proxy=http://${around(account(r))}:${mark(plainPassword(r))}@${host(r)}:3128 pip download .`,
  'query-api-key': (r) =>
    `GET https://${host(r)}/v2/geocode?q=quay&api_key=${mark(bareKey(r).replace(/[+/=]/g, '0'))}&limit=5 200 41ms`,
  'query-access-token': (r) => `https://${host(r)}/me?fields=id&access_token=${mark(alnum(r, 64))}`,
  'fragment-token': (r) =>
    `Redirected to https://${host(r)}/callback#access_token=${mark(base64url(r, 50))}&token_type=bearer&expires_in=3600`,
  'authorization-code': (r) =>
    `callback: https://${host(r)}/oauth/callback?code=${mark(base64url(r, 44))}&state=${around(hex(r, 16))}`,
  's3-presigned': (r) =>
    `https://${service(r)}-artifacts.s3.eu-west-1.amazonaws.com/build.zip?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${around(`AKIA${base32(r, 16)}`)}%2F20260504%2Feu-west-1%2Fs3%2Faws4_request&X-Amz-Date=20260504T101112Z&X-Amz-Expires=3600&X-Amz-SignedHeaders=host&X-Amz-Signature=${mark(hex(r, 64))}`,
  'gcs-signed': (r) =>
    `https://storage.googleapis.com/${service(r)}/a.csv?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Date=20260504T101112Z&X-Goog-Expires=600&X-Goog-SignedHeaders=host&X-Goog-Signature=${mark(hex(r, 256))}`,
  'azure-sas': (r) =>
    `https://${service(r)}.blob.core.windows.net/backup/db.bak?sv=2024-11-04&ss=b&srt=o&sp=r&se=2026-12-31T23:59:59Z&sig=${mark(`${base64(r, 43).replaceAll('+', '%2B').replaceAll('/', '%2F')}%3D`)}`,
  'websocket-token': (r) => `WebSocket connected: wss://${host(r)}/socket?token=${mark(jwt(r))}&v=3`,
  'magic-link': (r) => `Click https://${host(r)}/reset-password?token=${mark(alnum(r, 48))} within 20 minutes.`,
  'otpauth-uri': (r) =>
    `otpauth://totp/${company(r)}:${account(r)}?secret=${mark(base32(r, 32))}&issuer=${company(r)}&digits=6`,
  'kafka-jaas': (r) =>
    `sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="${around(account(r))}" password="${mark(password(r))}";`,
  'jdbc-separate': (r) =>
    `spring.datasource.url=jdbc:postgresql://${host(r)}/${service(r)}\nspring.datasource.username=${account(r)}\nspring.datasource.password=${mark(password(r))}`,
  'sentry-legacy-dsn': (r) => `dsn: https://${around(hex(r, 32))}:${mark(hex(r, 32))}@${host(r)}/42`,
  'cloudinary-url': (r) =>
    `CLOUDINARY_URL=cloudinary://${around('482915736204817')}:${mark(base64url(r, 26) + alnum(r, 1))}@${company(r)}`,
  'libpq-key-value': (r) =>
    `conn = psycopg2.connect("host=${host(r)} dbname=${service(r)} user=${around(account(r))} password=${mark(plainPassword(r))} connect_timeout=3")`,
  'go-mysql-dsn': (r) =>
    `db, err := sql.Open("mysql", "${around(account(r))}:${mark(plainPassword(r))}@tcp(${host(r)}:3306)/${service(r)}?parseTime=true")`,
  'error-with-dsn': (r) =>
    `sqlalchemy.exc.OperationalError: could not connect to "mysql+pymysql://${around(account(r))}:${mark(plainPassword(r))}@${host(r)}/${service(r)}" (timed out)`,
});

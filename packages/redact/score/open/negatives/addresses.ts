import { type Make, negatives, type Shape } from '../../shape.ts';
import {
  alnum,
  base64url,
  company,
  digits,
  encode64,
  hex,
  host,
  lowerAlnum,
  service,
  upperAlnum,
  uuid,
} from '../../values.ts';

const makers: Record<string, Make> = {
  'hashed-asset': (r) =>
    `GET https://cdn.${company(r)}.io/assets/index-${base64url(r, 8)}.js?v=${hex(r, 20)} 200\nGET https://cdn.${company(r)}.io/_next/static/chunks/pages/auth/token-${hex(r, 16)}.js 304\nGET https://cdn.${company(r)}.io/fonts/inter.woff2?hash=${hex(r, 32)} 200`,
  'page-cursor': (r) =>
    `curl "https://api.${company(r)}.io/v2/${service(r)}?limit=100&cursor=${encode64(`{"id":${digits(r, 9)},"dir":"next"}`)}&page_token=${base64url(r, 40)}"\nnext: https://api.${company(r)}.io/v2/items?starting_after=${base64url(r, 24)}&nextPageToken=${base64url(r, 32)}`,
  'video-and-share-ids': (r) =>
    `https://www.youtube.com/watch?v=${base64url(r, 11)}&list=PL${base64url(r, 32)}&si=${base64url(r, 16)}\nhttps://open.spotify.com/track/${alnum(r, 22)}?si=${hex(r, 16)}\nhttps://docs.google.com/document/d/1${base64url(r, 43)}/edit#heading=h.${lowerAlnum(r, 12)}`,
  'tracking-parameters': (r) =>
    `https://${host(r)}/pricing?utm_source=newsletter&utm_campaign=spring-${r.int(2020, 2027)}&gclid=Cj0KCQ${base64url(r, 86)}&fbclid=IwAR${base64url(r, 57)}&msclkid=${hex(r, 32)}&_ga=2.${digits(r, 9)}.${digits(r, 9)}.${digits(r, 10)}`,
  'git-hosting': (r) =>
    `https://github.com/${company(r)}/${service(r)}/commit/${hex(r, 40)}\nhttps://raw.githubusercontent.com/${company(r)}/${service(r)}/${hex(r, 40)}/README.md\nhttps://gitlab.com/${company(r)}/${service(r)}/-/blob/${hex(r, 40)}/auth/token.go#L${r.int(2, 200)}\nhttps://gist.github.com/${company(r)}/${hex(r, 32)}`,
  'object-storage-version': (r) =>
    `https://${company(r)}-assets.s3.amazonaws.com/reports/${uuid(r)}.pdf?versionId=${alnum(r, 32)}&partNumber=${r.int(1, 9)}\nETag: "${hex(r, 32)}-${r.int(1, 40)}"\nx-amz-version-id: ${alnum(r, 32)}\nx-amz-request-id: ${upperAlnum(r, 16)}\nx-amz-id-2: ${alnum(r, 60)}=`,
  'oauth-authorize-template': (r) =>
    `https://${host(r)}/oauth/authorize?response_type=code&client_id=YOUR_CLIENT_ID&redirect_uri=https%3A%2F%2Flocalhost%3A${r.int(3000, 9000)}%2Fcallback&scope=openid%20profile&state=STATE&code_challenge=CODE_CHALLENGE&code_challenge_method=S256`,
  'dashboard-links': (r) =>
    `https://sentry.io/organizations/${company(r)}/issues/${digits(r, 10)}/events/${hex(r, 32)}/\nhttps://app.datadoghq.com/apm/trace/${digits(r, 19)}?spanID=${digits(r, 18)}\nhttps://vercel.com/${company(r)}/${service(r)}/${alnum(r, 28)}\nhttps://grafana.${company(r)}.io/d/${base64url(r, 9)}/auth-tokens?orgId=1&var-key=All&refresh=${r.int(5, 60)}s`,
  'documentation-anchors': (r) =>
    `See https://docs.${company(r)}.io/reference/api-keys?version=${r.int(1, 9)}.${r.int(0, 20)}#create-api-key and https://developer.${company(r)}.io/docs/access-token?token=YOUR_TOKEN&api_key=<API_KEY>&signature={signature}`,
  'local-development': (r) =>
    `postgres://postgres:postgres@localhost:${r.int(5400, 5499)}/${service(r)}_test\nredis://default:@127.0.0.1:${r.int(6300, 6399)}/0\nmongodb://user:pass@mongo:27017/${service(r)}\namqp://guest:guest@rabbitmq:5672/%2f`,
  'connection-variables': (r) =>
    `postgresql://\${DB_USER}:\${DB_PASSWORD}@\${DB_HOST}:${r.int(5400, 5499)}/${service(r)}\nmysql://{user}:{password}@{host}/{db}\nredis://:%s@%s:%d/${r.int(0, 9)}\nmongodb+srv://<username>:<password>@cluster0.${lowerAlnum(r, 7)}.mongodb.net/\namqps://USERNAME:PASSWORD@HOST/${service(r)}`,
  'ssh-remotes': (r) =>
    `origin\tgit@github.com:${company(r)}/${service(r)}.git (fetch)\nupstream\tssh://git@bitbucket.org:7999/${company(r)}/${service(r)}.git (push)\nhttps://${company(r)}@dev.azure.com/${company(r)}/${service(r)}/_git/${service(r)}\nrsync://mirror.${company(r)}.net:873/pub-${r.int(1, 9)}`,
  'etag-lines': (r) =>
    `< HTTP/2 200\n< etag: W/"${hex(r, 8)}-${base64url(r, 27)}"\n< x-request-id: ${uuid(r)}\n< cf-ray: ${hex(r, 16)}-AMS\n< x-cache-key: /api/token/${hex(r, 40)}\n< x-amz-cf-id: ${base64url(r, 54)}==\n< traceparent: 00-${hex(r, 32)}-${hex(r, 16)}-01`,
  'content-security-policy': (r) =>
    `content-security-policy: script-src 'self' 'nonce-${base64url(r, 22)}' 'sha256-${alnum(r, 43)}='; report-uri /csp?key=${service(r)}\nstrict-transport-security: max-age=31536000\npublic-key-pins: pin-sha256="${alnum(r, 43)}="\n<script nonce="${base64url(r, 22)}" src="/a.js" integrity="sha384-${alnum(r, 64)}"></script>`,
  'www-authenticate-and-cors': (r) =>
    `www-authenticate: Bearer realm="https://${host(r)}/token",service="registry.docker.io",scope="repository:${company(r)}/${service(r)}:pull",error="invalid_token"\naccess-control-allow-headers: Authorization, X-Api-Key, X-CSRF-Token\naccess-control-expose-headers: X-Auth-Token, ETag\nvary: Authorization, Cookie, x-build-${r.int(1, 99)}`,
  'analytics-cookies': (r) =>
    `Set-Cookie: _ga=GA1.2.${digits(r, 9)}.${digits(r, 10)}; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT\nSet-Cookie: theme=dark; Path=/\nSet-Cookie: locale=de-DE; SameSite=Lax\nSet-Cookie: cookie_consent=accepted-${r.int(2020, 2027)}; Max-Age=31536000`,
  'deleted-cookies': (r) =>
    `Set-Cookie: session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly\nSet-Cookie: refresh_token=deleted; Max-Age=0\nCookie: session=<session-id>; csrftoken=\${CSRF}\nCookie: sessionid=$SESSION; build=${r.int(100, 999)}`,
  'webhook-examples': (r) =>
    `https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX\nhttps://discord.com/api/webhooks/YOUR_WEBHOOK_ID/YOUR_WEBHOOK_TOKEN\nhttps://${company(r)}.webhook.office.com/webhookb2/<guid>@<tenant>/IncomingWebhook/<id>/<id>\nhttps://${host(r)}/webhooks/github?delivery=${uuid(r)}`,
  'package-registry': (r) =>
    `GET https://registry.npmjs.org/@${company(r)}%2fauth-token 404\nGET https://pypi.org/simple/keyring/ 200\nhttps://files.pythonhosted.org/packages/${hex(r, 2)}/${hex(r, 2)}/${hex(r, 60)}/PyJWT-2.${r.int(1, 9)}.0-py3-none-any.whl#sha256=${hex(r, 64)}\nhttps://proxy.golang.org/github.com/${company(r)}/${service(r)}/@v/v0.0.0-2026010${r.int(1, 9)}120000-${hex(r, 12)}.info`,
  'oci-registry': (r) =>
    `https://registry-1.docker.io/v2/library/postgres/manifests/sha256:${hex(r, 64)}\nhttps://ghcr.io/token?scope=repository%3A${company(r)}%2F${service(r)}%3Apull&service=ghcr.io\npulling 8934d96d3f08... 100%\ndigest: sha256:${hex(r, 64)} size: ${r.int(1000, 9000)}`,
  'maps-and-geo': (r) =>
    `https://maps.google.com/?q=52.37${r.int(10, 99)},4.89${r.int(10, 99)}&key=YOUR_API_KEY\nhttps://tile.openstreetmap.org/${r.int(1, 18)}/${r.int(100, 999)}/${r.int(100, 999)}.png\nhttps://api.mapbox.com/styles/v1/mapbox/streets-v12?access_token={accessToken}`,
  'gravatar-and-avatar': (r) =>
    `https://www.gravatar.com/avatar/${hex(r, 32)}?s=80&d=identicon\nhttps://avatars.githubusercontent.com/u/${digits(r, 8)}?s=40&v=4\nhttps://lh3.googleusercontent.com/a/ACg8oc${base64url(r, 60)}=s96-c`,
  'deep-links': (r) =>
    `${company(r)}://reset-password?flow=email&step=${r.int(1, 5)}\nhttps://${host(r)}/reset-password/:token\nhttps://${host(r)}/invite/{inviteToken}?next=/dashboard\nhttps://${host(r)}/verify?token=:token&sid=[sid]&n=${r.int(10, 99)}`,
  'source-maps': (r) =>
    `//# sourceMappingURL=token.service.${hex(r, 8)}.js.map\nwebpack://${company(r)}/./src/auth/password.ts?${hex(r, 4)}\n    at login (webpack-internal:///(rsc)/./src/lib/auth-key.ts:${r.int(10, 99)}:${r.int(1, 60)})`,
};

/** Addresses and headers with ids, digests, cursors and examples that open nothing. */
export const addressShapes: readonly Shape[] = negatives('secret/url', makers, 8);

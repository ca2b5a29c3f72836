import type { PatternDetector } from '../../detector.ts';
import { isUuid } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A link that lets whoever has it in: to choose a new password, to confirm, to join. */
export const urlPathToken: PatternDetector = {
  id: 'url-path-token',
  type: 'secret',
  label: 'Token in the path of a link',
  shape:
    'A URL whose path has a step such as `reset-password`, `magic`, `verify-email`, `invite` or `webhook`, and then 20 characters or more that look drawn at random; or the address of a hook of IFTTT, PagerDuty, Vercel, Uptime Kuma, Healthchecks, n8n, Tray, Pipedream, Pabbly, webhook.site or the MCP server of Zapier; or one under which a browser is told something.',
  link: 'https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html#url-tokens',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    reset-password|reset_password|resetpassword|passwordreset|password-reset|password_reset|password/reset|/reset/|/magic|/verify|
    /confirm|/activate|/invite|/invitation|/unsubscribe/|passwordless|/sso/|://conda.|://hook|://webhook|/telemetry|
    shared_invite/|one-time-login|/ical/|/webhook|/hooks/|_hooks/|/heartbeat|/with/key/|mcp.zapier|/integration/|hc-ping.|/api/push/|/owa/calendar/|integrations/deploy/|webhook.site/|.trayapp.io|.m.pipedream.|/sendwebhookdata/|/wpush/|web.push.apple.|fcm.googleapis.
  `.split('|'),
  pattern: expression(
    inLines`
      https?://(?=[^\s"'<>\x60\\/]{0,100}\bn8n\b)[^\s"'<>\x60\\/]{3,100}/(?:[\w-]{1,40}/)?webhook(?:-test|-waiting)?/
        (?<valueOfCheck>[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![\w-])|
      https?://[^\s"'<>\x60\\]{3,200}?/(?:
        reset[-_]?password|password[-_/]?reset|reset|magic(?:[-_]?link)?|verify(?:[-_]?email)?|
        confirm(?:ation)?(?:[-_]?email)?|
        activate|invit(?:e|ation)s?|unsubscribe|passwordless|sso|one-time-login|webhooks?|(?:build_|deploy_)?hooks|heartbeats?
      )/(?:[\w-]{1,24}/)?(?<value>[A-Za-z0-9_-]{20,400}(?:\.[A-Za-z0-9_-]{10,400}){0,2})
        (?=[\s"'<>\x60\\)?#.,]|$)|
      https?://(?:web)?hooks?\.[\w.-]{3,100}/(?:[\w-]{1,40}/){0,4}(?<value>[\w-]{20,100})(?![\w/-])|
      \bjoin\.slack\.com/t/[\w-]{1,60}/shared_invite/(?<value>zt-[\w-]{12,60}~?[\w-]{0,40})|
      (?:https?|coaps?)://[^\s"'<>\x60\\]{3,200}?/api/v1/(?<value>[A-Za-z0-9]{20})(?=/telemetry\b)|
      https?://[^\s"'<>\x60\\/]{3,100}/hooks/[A-Za-z0-9]{17,24}/(?<value>[A-Za-z0-9]{40,64})(?![\w-])|
      https?://[^\s"'<>\x60\\/]{3,100}/api/push/(?<value>[A-Za-z0-9]{10,32})(?=[?]status=)|
      https://maker\.ifttt\.com/[^\s"'<>\x60\\]{1,100}/with/key/(?<value>[\w-]{20,64})(?![\w-])|
      https://mcp\.zapier\.com/api/mcp/s/(?<value>[\w+=%-]{24,400})(?=/)|
      https://(?:[a-z\d-]{1,60}\.){1,2}pagerduty\.com/integration/(?<value>[\da-f]{32})(?=/)|
      https://outlook\.(?:live|office|office365)\.com/owa/calendar/[^\s"'<>\x60\\/]{8,100}/(?<valueOfCheck>[\da-f-]{32,80})(?=/)|
      https://api\.vercel\.com/v1/integrations/deploy/prj_\w{16,40}/(?<value>\w{8,24})(?!\w)|
      https://hc-ping\.com/(?<valueOfCheck>[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![\w-])|
      https://webhook\.site/(?:#!/)?(?:view/|token/)?(?<valueOfCheck>[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![\w-])|
      https://(?<valueOfCheck>[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\.trayapp\.io(?![\w-])|
      https://(?<valueOfCheck>e[no][a-z\d]{10,24})\.m\.pipedream\.net(?![\w-])|
      https://connect\.pabbly\.com/workflow/sendwebhookdata/(?<value>[\w-]{20,120})|
      https://(?:
        updates\.push\.services\.mozilla\.com/wpush/v\d/|web\.push\.apple\.com/|fcm\.googleapis\.com/(?:fcm/send|wp)/
      )(?<value>[\w:%-]{40,1000})(?![\w%-])|
      https://calendar\.google\.com/calendar/ical/[^\s"'<>\x60\\/]{3,200}/private-(?<value>[\da-f]{32})(?=/)|
      https://conda\.[^\s"'<>\x60\\]{3,100}?/t/(?<value>[a-z]{2}-[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[\w-]{24,100})
        (?=/)
    `,
    'g',
  ),
  // A step of a path, and behind it what was drawn, or before it the token of a device.
  guard: inLines`
    (?!/(?:magic|verify|confirm|activate|invit|telemetry|reset|unsubscribe|sso|webhook|hooks/|heartbeat|integration/|api/push/)|_hooks/)|
    (?<=pagerduty\.com\\{0,8})/integration\\*/|(?<=://[^\s"'<>\x60/]{3,108})/api/push\\*/|/hooks\\*/[A-Za-z\d]{17,24}\\*/[A-Za-z\d]{40}|_hooks\\*/[\w-]{20}|
    (?<=api\\{0,8}/v1\\{0,8}/[A-Za-z\d]{20}\\{0,8})/telemetry|
    /(?!telemetry)[\w-]{3,30}\\*/(?:[\w-]{1,24}\\*/)?[\w-]{20}
  `,
  reach: [240, 1080],
  accept: (value, { groups }) =>
    groups['valueOfCheck'] !== undefined ||
    // Stripe has its number of a hook there.
    (!isUuid(value) && !/^we_/.test(value) && looksRandom(value) && /[A-Za-z].*\d|\d.*[A-Za-z]/.test(value)),
};

import { isCode } from '../../assignment/code.ts';
import { isHarmlessName } from '../../assignment/harmless-name.ts';
import { isOrder } from '../../assignment/standing.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isPublicId } from '../../judge/secrets/public-id.ts';
import { looksLikePassphrase, looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';

/** What a URL or a form carries in its query: API keys, tokens, signatures of presigned links. */
export const urlQuerySecret: PatternDetector = {
  id: 'url-query-secret',
  type: 'secret',
  label: 'Secret in a URL query',
  shape: 'A parameter whose name speaks of a key, a token, a password or a signature, and its value.',
  link: 'https://owasp.org/www-community/vulnerabilities/Information_exposure_through_query_strings_in_url',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: inLines`
    key|token|secret|sig|signature|password|passwd|pwd|auth|code|credential|session|sid|jwt|ticket|hmac|access_id|
    appid|jsessionid|pass|otp|state|assertion|verifier
  `
    .split('|')
    .flatMap((name) => [`${name}=`, `${name}%3d`]),
  pattern: expression(
    inLines`
      (?:[?&;]|%3F|%26|%7E|&amp;|\\u0026|#|["'\s~]|^)(?<name>
        [\w.[\]-]{0,60}(?:
          key|token|secret|sig|signature|password|passwd|pwd|pass|auth|credential|session|sid|jwt|ticket|hmac|
          otp|code|code_verifier|state|assertion|access_id|appid|jsessionid
        )
      )(?:=|%3D)(?<value>(?:(?!%26[\w.-]{1,60}%3D)[^\s&"'\x60<>\\#;,(){}[\]|]){6,2400})
    `,
    'gi',
  ),
  reach: [72, 2420],
  accept: isSecretParameter,
};

function isSecretParameter(value: string, candidate: Candidate): boolean {
  const { text, start, groups } = candidate;
  const name = groups['name'] ?? '';
  if (isHarmlessName(name) || value.startsWith('=') || isCode(value, name)) return false;
  // OpenWeather calls its key so; elsewhere it is the name of an app.
  if (/appid$/i.test(name)) return /^[\da-f]{32}$/.test(value);
  // A session in a line of a log is told by its value alone.
  if (
    /(?:^|[^a-z])(?:sid|session(?:_?id)?|jsessionid)$/i.test(name) &&
    value.length >= 24 &&
    isMixed(value) &&
    !/^[A-Z]{2}[\da-f]{32}$/.test(value)
  )
    return true;
  // What a network of caches has signed: where, until when, and the sign.
  if (/(?:~|%7E)hmac(?:=|%3D)$/i.test(text.slice(Math.max(0, start - 12), start)))
    return /^[\da-f]{32,128}$/i.test(value);
  const inUrl = /(?:[?&#;]|%26|%3F)[^\n]*$/i.test(
    text.slice(Math.max(0, start - name.length - 8), start - name.length),
  );
  const inForm = /^&\w{2,40}=/.test(text.slice(start + value.length, start + value.length + 44));
  if (!inUrl && !inForm && !/access[_-]?token|api[_-]?key|secret|signature/i.test(name)) return false;
  if (/secret$/i.test(name) && (looksLikePassphrase(value) || /^[A-Z2-7]{16,64}$/.test(value))) return true;
  if (/pass|pwd/i.test(name)) return looksLikePassword(value);
  if (isOrder(candidate)) return false;
  if (
    isPublicId(value) &&
    !/secret|api[_-]?key|access|auth|^sig(?:nature)?$/i.test(name) &&
    !isOfHook(candidate) &&
    !isOfMail(candidate)
  )
    return false;
  if (/^(?:code|state|key|session|ticket)$/i.test(name) && value.length < 16) return false;
  if (/^state$/i.test(name) && isAsking(text, start)) return false;
  return looksRandom(value.replace(/%[0-9A-F]{2}/gi, '+'));
}

/** A browser that is sent to ask for access carries a state along, which says nothing before there is an answer, or where it is no. */
function isAsking(text: string, start: number): boolean {
  const head =
    text
      .slice(Math.max(0, start - 1200), start)
      .split(outsideUrl)
      .at(-1) ?? '';
  const rest = text.slice(start, start + 1200).split(outsideUrl, 1)[0] ?? '';
  return asking.test(head + rest) && !/[?&#](?:code|\w{0,20}token)=/i.test(head + rest);
}

const outsideUrl = /[\s"'<>\x60]/;
const asking = /[?&](?:client_id|response_type|redirect_uri|scope)=|(?:^|[?&#])error=/i;

/** What a mail sends somebody to, so that nobody else can go there: `/verify?email=…&code=…`. */
function isOfMail({ text, start }: Candidate): boolean {
  return /\/(?:verify|confirm|activate|magic|reset|invite|unlock)[\w/-]{0,40}\?(?:[\w-]{1,20}=[^\s"'<>&]{1,80}&(?:amp;)?){0,3}(?:code|token)=$/i.test(
    text.slice(Math.max(0, start - 240), start),
  );
}

/** Who knows the address of a hook may call it, and a UUID in it is what nobody else knows. */
function isOfHook({ text, start }: Candidate): boolean {
  return /hooks?\/[\w./-]{0,60}\?(?:key|token)=$/i.test(text.slice(Math.max(0, start - 80), start));
}

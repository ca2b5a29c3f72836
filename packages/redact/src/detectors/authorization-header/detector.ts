import { isOfType } from '../../assignment/standing.ts';
import type { PatternDetector } from '../../detector.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The credentials of an HTTP request, whatever their scheme, except Basic, which is decoded first. */
export const authorizationHeader: PatternDetector = {
  id: 'authorization-header',
  type: 'authorization',
  label: 'Authorization header',
  shape: 'The header `Authorization`, or the scheme `Bearer`, and its credentials.',
  link: 'https://www.rfc-editor.org/rfc/rfc9110#section-11.6.2',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['authorization', 'bearer', 'x-auth-token'],
  pattern: expression(
    inLines`
      (?:
        (?:proxy-)?authorization["'\x60\]]{0,3}(?:\s{0,8}(?:=>|[:=,>])|\s{1,4}(?=["']))\s{0,8}
          (?:[fbru]?["'\x60])?(?:
            (?:
              Bearer|[\w-]{0,20}(?:Key|Token)(?:-v\d)?|Bot|GoogleLogin|Splunk|OAuth|SSWS|DPoP|
              Negotiate|JWT|ntlm|hmac|signature
            )(?:\s|%20|:|=){1,4}(?:token=|auth=|")?
          )?|
        \bBearer(?:\s{1,4}|%20|\+)(?:["'\x60])?
      )(?<value>[A-Za-z0-9_~+/.:|%=-]{8,4000})
    `,
    'gi',
  ),
  // The word alone is a noun: what parts it from a token stands behind it.
  guard: `(?!bearer|authorization)|authorization(?:${quoteWritten}|\\]){0,3}(?:${spaceWritten}{0,8}[:=,>]|${spaceWritten}{1,4}${quoteWritten})|bearer(?:${spaceWritten}|%20|\\+|\\\\+u00(?:20|0[9ad]))`,
  reach: [24, 4096],
  accept: (value, candidate) =>
    !/^(?:basic|digest|aws4)|^[a-z]{2,12}_[a-z]{2,12}=|^\/\/\w{1,20}\/|^v\d+(?:alpha|beta)\d+:/i.test(value) &&
    !isOfType(candidate) &&
    looksRandom(value),
};

import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A private key that somebody encoded so that it fits into a variable. */
export const encodedPrivateKey: PatternDetector = {
  id: 'encoded-private-key',
  type: 'private_key',
  label: 'Private key under base64',
  shape:
    'Base64 that decodes to `-----BEGIN … PRIVATE KEY`, once or twice, or to the first bytes of a store of keys behind a name such as `PFX_BASE64` or `keystore`.',
  link: 'https://www.rfc-editor.org/rfc/rfc7468#section-10',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: [
    'ls0tls1crudjti',
    'ls0tls1crudjtib',
    'tfmwdextmunsvwrkvg',
    'pfx',
    'p12',
    'pkcs12',
    'pkcs_12',
    'keystore',
    'key_store',
    'jks',
  ],
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9+/])LS0tLS1CRUdJTi[A-Za-z0-9+/]{40,8000}(?:\r?\n[A-Za-z0-9+/]{30,100}){0,200}={0,2}|
      (?<![A-Za-z0-9+/])TFMwdExTMUNSVWRKVG[A-Za-z0-9+/]{60,11000}={0,2}|
      (?:[pP](?:fx|FX|12|kcs_?12|KCS_?12)|[kK]ey_?[sS]tore|KEY_?STORE|jks|JKS)\w{0,24}(?:\\{0,3}["'])?\s{0,3}[:=]\s{0,3}(?:\\{0,3}["']{1,2})?
        (?<value>(?:MI[IJKL]|/u3\+7Q|zs7Ozg)[A-Za-z0-9+/]{100,8000}={0,2})
    `,
    'g',
  ),
  guard: `ls0t|tfmw|\\w{3,34}(?:${quoteWritten})?${spaceWritten}{0,3}[:=]${spaceWritten}{0,3}(?:${quoteWritten}){0,2}(?:mi[ijkl]|\\\\*/u3|zs7o)`,
  reach: [1, 16100],
  accept: (value) => {
    if (value.startsWith('LS0t')) return / PRIVATE KEY/.test(beginningOf(value));
    return !value.startsWith('TFMw') || / PRIVATE KEY/.test(beginningOf(beginningOf(value)));
  },
};

/** What the first characters say, as far as they are Base64. Of a key that was cut somewhere the last few may be no Base64. */
function beginningOf(value: string): string {
  const first = value.replace(/\s/g, '').slice(0, 88);
  return /^[A-Za-z\d+/]*={0,2}$/.test(first) ? atob(first.slice(0, first.length & -4)) : '';
}

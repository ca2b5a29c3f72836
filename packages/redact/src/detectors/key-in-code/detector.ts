import type { PatternDetector } from '../../detector.ts';
import { looksLikeSalt } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, quoteWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isVaried } from '../../shape/varied.ts';

const codes = 'hex(?:adecimal)?|base-?(?:32|58|64|85)|b64|b58|ascii-?85|z85';
const ciphers =
  '(?:AES|HMAC|ChaCha20|3DES|Fernet)(?:[ -]?(?:128|192|256|512|SHA-?(?:1|256|384|512)|Poly1305))?(?:-(?:GCM|CBC|CTR|SIV|XTS))?';
const owners =
  'private|secret|encryption|decryption|signing|master|shared|session|api|wallet|symmetric|root|seal|unseal|recovery|backup';

/** A key that is said to be one, with the code in which it is written. */
export const keyInCode: PatternDetector = {
  id: 'key-in-code',
  type: 'secret',
  label: 'Key with the code in which it is written',
  shape:
    'Words such as `AES-256 key`, `private key (hex)`, `secret, base64` or `keypair (base58)`, a sign, and sixteen bytes or more in that code; Ascii85 between `<~` and `~>` behind a word for a key.',
  link: 'https://www.rfc-editor.org/rfc/rfc4648',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ...['hex', 'base', 'b64', 'b58', 'ascii', 'z85'].flatMap((code) => [
      `(${code}`,
      `[${code}`,
      `, ${code}`,
      ` in ${code}`,
    ]),
    ...[
      '128',
      '192',
      '256',
      '384',
      '512',
      'gcm',
      'cbc',
      'ctr',
      'siv',
      'xts',
      'aes',
      'hmac',
      'fernet',
      '3des',
      'poly1305',
      'chacha20',
      'sha1',
      'sha-1',
    ].map((end) => `${end} key`),
    '<~',
    'key is `',
    'token is `',
    'secret is `',
    ...owners.split('|').flatMap((owner) => [`${owner} key`, `${owner}_key`, `${owner}-key`]),
  ],
  pattern: expression(
    inLines`
      (?<![A-Za-z])(?:(?:${owners}|${ciphers})[ _-](?:key(?:pair)?|secret|seed)|secret|keypair|seed)[ ]?
        (?:[([](?<code>${codes})(?:[ -]encoded)?[)\]]|,[ ](?<code>${codes})(?:[ -]encoded)?|[ ]in[ ](?<code>${codes}))
        ["'\x60*]{0,3}(?:[ ]{0,3}(?:[:=]|is(?=[ ])|->)[ ]{0,8}|[ ]{1,3})["'\x60]?(?<value>(?<=["'])[!#-&(-~]{20,2000}(?=["'])|(?:<~)?[!#-&(-_a-~]{20,2000})|
      (?<![A-Za-z])${ciphers}[ ]key["'\x60*]{0,3}[ ]{0,3}(?:[:=]|is(?=[ ]))[ ]{0,8}["'\x60]?(?<valueOfCipher>(?:0x)?[\da-f]{32,128}|[A-Za-z\d+/_-]{22,88}={0,2})(?![\w+/=-])|
      (?<![A-Za-z])(?:${owners})[ _-]key["'\x60*]{0,3}[ ]{0,3}(?:[:=]|is(?=[ ]))[ ]{0,8}(?!<~)(?<valueOfSigns>[!-~]{32,128})(?=[ \t]{0,4}(?:\r?\n|$))|
      \b(?:the|this|our|my|your)[ ](?:secret[ ]|api[ ])?(?:key|token|secret)[ ]is[ ]\x60(?<valueOfSigns>[!-_a-~]{32,128})\x60|
      (?<![A-Za-z])(?:key|secret|seed|token|password|passphrase)(?:[ ]is)?[ ]?[:=]?[ ]?["'\x60]?<~(?<valueBetween>[!-uz]{20,400})(?=~>)
    `,
    'gi',
  ),
  guard: inLines`
    [([](?:hex|base|b64|b58|ascii|z85)[a-z\d -]{0,20}[)\]]|,[ ](?:hex|base|b64|b58|ascii|z85)|[ ]in[ ](?:hex|base|b64|b58|ascii|z85)|
    (?:${owners})[ _-]key(?:${quoteWritten}|[*]){0,3}[ ]{0,3}(?:[:=]|is )[ ]{0,8}[!-~]{32}|[a-z\d-]{3,8} key(?:${quoteWritten}|[*]){0,3}[ ]{0,3}(?:[:=]|is )|
    (?:key|token|secret) is \x60|
    <~(?=${anyWritten(420)}~>)
  `,
  reach: [60, 2100],
  accept: (value, { text, start, groups }) =>
    !/public[ _-]?(?:signing[ _-])?(?:key|seed)?[^\n]{0,24}$/i.test(text.slice(Math.max(0, start - 60), start)) &&
    isVaried(value) &&
    (groups['valueOfSigns'] === undefined ? isIn(groups['code'] ?? '', value) : looksLikeSalt(value)),
};

/** True for a value that the code can have made of sixteen bytes. */
function isIn(code: string, value: string): boolean {
  if (/^hex/i.test(code)) return /^(?:0x)?[\da-f]{32,}[.,;)]?$/i.test(value);
  if (/32$/.test(code)) return /^[A-Z2-7]{26,}=*[.,;)]?$/i.test(value);
  if (/58$/.test(code)) return /^[1-9A-HJ-NP-Za-km-z]{21,}[.,;)]?$/.test(value);
  if (/64$/.test(code)) return /^[\w+/-]{22,}={0,2}[.,;)]?$/.test(value) && /\d/.test(value);
  return true;
}

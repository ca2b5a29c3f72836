import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName, quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

const number = '(?:\\(byte\\) ?)?(?:0x[0-9a-f]{1,2}u?|[0-9]{1,3}|-[0-9]{1,3})(?![\\w.])';

/** A key that code writes down as a list of bytes. */
export const byteArraySecret: PatternDetector = {
  id: 'byte-array-secret',
  type: 'secret',
  label: 'Key written as a list of bytes',
  shape:
    'A name that speaks of a key, a secret or a password, a sign of assignment, and a list of at least eight bytes: `aes_key[16] = { 0x…, … }`, `[]byte{…}`, `bytes([…])`; or the sixty-four bytes in a file that Solana keeps a pair of keys in.',
  link: 'https://cwe.mitre.org/data/definitions/321.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['key', 'secret', 'passw', 'token', 'id.json', 'keypair'],
  pattern: expression(
    inLines`
      (?<![\w.$-])(?<name>[\w.$-]{0,80}(?:key|secret|passw(?:or)?d|token)\w{0,16})["'\x60]?
        (?:[ \t]{0,2}\[[\w ]{0,20}\](?:\w{1,20}(?=[ \t]{0,3}=))?)?(?:[ \t]{0,3}:[ \t]{0,3}[&\w<>[\]; ]{1,30}(?=[ \t]{0,3}=))?
        [ \t]{0,4}(?::?=|:)[ \t\r\n]{0,8}(?:
          [&\w.:<>[\] !]{0,32}[[({]{1,2}[ \t\r\n]{0,12}|
          \$?[[({][ \t\r\n]{0,12}
        )(?<value>${number}(?:[ \t]{0,3},[ \t\r\n]{0,24}${number}){7,511})|
      (?:(?<![\w.-])id|keypair[\w-]{0,24})\.json["'\x60]?[^\n[]{0,60}\r?\n?[^\n[]{0,8}\[\s{0,4}(?<pair>)(?<value>[0-9]{1,3}(?:,\s{0,4}[0-9]{1,3}){63})(?=\s{0,4}\])
    `,
    'gi',
  ),
  // Soon behind the rest of the name a list of numbers is opened.
  guard: inLines`
    (?:id|keypair[\w-]{0,24})\.json[^[]{0,90}\[(?:${spaceWritten}){0,4}\d{1,3},|
    (?:key|secret|passw(?:or)?d|token)\w{0,16}(?!\w)(?:${quoteWritten})?(?:[ \t]{0,2}\[[\w ]{0,20}\]\w{0,20})?${spaceWritten}{0,4}
      (?::(?:[&\w<>[\]; \t\\]{0,40}=)?|=)${spaceWritten}{0,8}[^\n,"'\x60]{0,80}?[[({]${spaceWritten}{0,24}(?:\(byte\)|0x[\da-f]|-?\d{1,3}${spaceWritten}{0,3},)
  `,
  inName: neverInName,
  reach: [88, 8400],
  accept: isKey,
};

function isKey(value: string, { groups }: Candidate): boolean {
  const name = groups['name'] ?? '';
  if (groups['pair'] === undefined && (isHarmlessName(name) || !secretName.test(name))) return false;
  const bytes = value.split(',').map((one) => Number(one.replace(/\(byte\)|u$/gi, '').trim()));
  if (bytes.some((byte) => !(byte >= -128 && byte <= 255))) return false;
  // A list of equal steps counts or fills; one of few different bytes is a table.
  const steps = new Set(bytes.slice(1).map((byte, index) => byte - bytes[index]!));
  return steps.size > 2 && new Set(bytes).size * 2 >= Math.min(bytes.length, 16);
}

const secretName = new RegExp(
  inLines`
    secret(?:_?(?:key|bytes|data|buf)\w{0,8})?$|
    passw|token$|
    (?:
      private|priv|signing|encryption|encrypt|cipher|crypto|master|session|shared|symmetric|auth|api|access|
      aes\d{0,3}|des|hmac|rsa|xor|jwt|seed|hash|root|device|app|server|client|wallet|keypair|chacha\w{0,10}|
      ed25519\w{0,10}
    )_?key(?:[_s]|bytes|pair|data|buf)?|
    ^_{0,2}[kg]?_?key(?:_?bytes|_?data|_?buf)?$
  `,
  'i',
);

import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isPlaceholder } from '../../judge/secrets/placeholder.ts';
import { looksLikePassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { textOfBase64 } from '../../spelling/base64.ts';

/** A file of settings in base64, where a command or a call decodes it: it hides nothing. */
export const encodedSecret: PatternDetector = {
  id: 'encoded-secret',
  type: 'secret',
  label: 'Secret in a text that is decoded beside it',
  shape:
    'Base64 that decodes to an object of JSON, or is given to `base64 -d`, `atob(…)`, `b64decode(…)` or `Buffer.from(…, "base64")`, or hexadecimal digits given to `xxd -r`, `bytes.fromhex(…)` or `Buffer.from(…, "hex")`, when what it says assigns a password, a token or a key.',
  link: 'https://www.rfc-editor.org/rfc/rfc4648#section-4',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'eyj',
    'eyai',
    'ewog',
    'base64 -',
    "'base64'",
    '"base64"',
    'atob(',
    'b64decode',
    'frombase64string',
    'base64_decode(',
    'decode_base64(',
    'xxd -r',
    'fromhex(',
    '"hex"',
    "'hex'",
  ],
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9+/_-])(?<value>[A-Za-z0-9+/]{24,8000}={0,2})(?=
        \\{0,3}["'\x60]?\s{0,3}(?:\|\s{0,3}(?:openssl\s{1,2})?base64[ ]-{1,2}[dD]|,\s{0,3}\\{0,3}(?:"base64\\{0,3}"|'base64\\{0,3}'))
      )|
      (?:
        \b(?:atob|(?:urlsafe_)?b64decode|FromBase64String|decode_base64|base64_decode)\(\s{0,4}b?\\{0,3}
          ["'\x60]|
        \bbase64[ ]-{1,2}(?:d|D|decode)\s{0,3}<<<\s{0,3}["']?
      )(?<value>[A-Za-z0-9+/]{24,8000}={0,2})(?![A-Za-z0-9+/=])|
      (?<![\da-zA-Z])(?<valueInHex>(?:[\da-fA-F]{2}){12,4000})(?=
        \\{0,3}["'\x60]?\s{0,3}(?:\|\s{0,3}xxd[ ]-r|,\s{0,3}\\{0,3}(?:"hex\\{0,3}"|'hex\\{0,3}'))
      )|
      (?<![A-Za-z0-9+/_.-])(?<valueOfObject>(?:eyJ|eyAi|ewog)[A-Za-z0-9+/_-]{20,8000}={0,2})(?![\w+/=-]|\.[\w-])|
      \bfromhex\(\s{0,4}\\{0,3}["'](?<valueInHex>(?:[\da-fA-F]{2}){12,4000})(?=\\{0,3}["'])
    `,
    'g',
  ),
  reach: [8100, 8100],
  accept: isSecretInside,
};

const assigns = new RegExp(
  inLines`
    (?:passw(?:or)?d|passphrase|_pass|secret|token|api_?key|private_?key|access_?key|credential)s?["']?\s{0,4}
      [:=]\s{0,4}["']?[^\s"'<>\${}]{8}|
    -----BEGIN [A-Z ]{0,24}PRIVATE KEY
  `,
  'i',
);

function isSecretInside(value: string, { groups }: Candidate): boolean {
  if (groups['valueOfObject'] !== undefined) return holdsSecret(textOfBase64(value) ?? '');
  const text = groups['valueInHex'] === undefined ? textOfBase64(value) : fromHex(value);
  if (text === undefined) return false;
  return assigns.test(text) && !/(?:example|changeme|your[_-])/i.test(text);
}

/** What a cursor of a list or the position in a stream says of itself is no secret. */
function holdsSecret(object: string): boolean {
  return Array.from(object.matchAll(entry)).some(
    ([, name = '', value = '']) => !isHarmlessName(name) && !isPlaceholder(value) && looksLikePassword(value),
  );
}

const entry =
  /"([\w.-]{0,40}(?:passw(?:or)?d|secret|api_?key|(?:access|refresh|auth|bot|bearer)_?token|private_?key|access_?key))"\s{0,4}:\s{0,4}"([^"\\]{6,400})"/gi;

function fromHex(value: string): string {
  return value.replace(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}

import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A file of settings in base64, where a command or a call decodes it: it hides nothing. */
export const encodedSecret: PatternDetector = {
  id: 'encoded-secret',
  type: 'secret',
  label: 'Secret in a text that is decoded beside it',
  shape:
    'Base64 given to `base64 -d`, `atob(…)`, `b64decode(…)` or `Buffer.from(…, "base64")`, when what it says assigns a password, a token or a key.',
  link: 'https://www.rfc-editor.org/rfc/rfc4648#section-4',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'base64 -',
    "'base64'",
    '"base64"',
    'atob(',
    'b64decode',
    'frombase64string',
    'base64_decode(',
    'decode_base64(',
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
      )(?<value>[A-Za-z0-9+/]{24,8000}={0,2})(?![A-Za-z0-9+/=])
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

function isSecretInside(value: string): boolean {
  let text: string;
  try {
    text = atob(value.replace(/=+$/, ''));
  } catch {
    return false;
  }
  return assigns.test(text) && !/(?:example|changeme|your[_-])/i.test(text);
}

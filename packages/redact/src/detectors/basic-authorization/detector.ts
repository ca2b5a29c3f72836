import type { Candidate, PatternDetector } from '../../detector.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';
import { textOfBase64 } from '../../spelling/base64.ts';

/** No pair becomes this: "basic support". */
const word = '[A-Z]?[a-z]{1,14}';

/** A user name and a password under base64: in headers, in the configuration of Docker and npm. */
export const basicAuthorization: PatternDetector = {
  id: 'basic-authorization',
  type: 'authorization',
  label: 'Basic authorization',
  shape: '`Basic` and the base64 form of a user name, a colon and a password.',
  link: 'https://www.rfc-editor.org/rfc/rfc7617',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['basic', '"auth"', '_auth'],
  pattern:
    /(?:\bBasic(?:\s{1,4}|%20|\+)["'`]?|"auth"\s{0,4}:\s{0,4}"|(?<![a-z])_auth\s{0,4}=\s{0,4}"?)(?<value>[A-Za-z0-9+/_-]{6,400}={0,2})/gi,
  // With regard to case: what follows "basic" in most texts is a word.
  guard: new RegExp(inLines`
    (?:
      [Bb][Aa][Ss][Ii][Cc](?:${spaceWritten}{1,4}|%20|\+)|
      ${quoteWritten}?[Aa][Uu][Tt][Hh]${quoteWritten}${spaceWritten}{0,4}:${spaceWritten}{0,4}|
      _[Aa][Uu][Tt][Hh]${spaceWritten}{0,4}=${spaceWritten}{0,4}
    )(?:${quoteWritten})?(?!${word}(?![\w+/=-]))(?:[\w+-]|\\*/){6}
  `),
  reach: [4, 420],
  accept: isPair,
};

const isWord = new RegExp(`^${word}$`);

/** What decodes to a name, a colon and something printable is a pair; words such as "Basic authentication" are not. */
function isPair(value: string, { text, start }: Candidate): boolean {
  const decoded = isWord.test(value) ? undefined : textOfBase64(value);
  if (decoded === undefined) return false;
  // Some servers take a token here that has no name, or a key as it is, and say so in a header of a request.
  if (!decoded.includes(':'))
    return (
      value.length >= 24 &&
      (/^[\x20-\x7e]+\n?$/.test(decoded) ? looksRandom(decoded.trim()) : isMixed(value) && looksRandom(value)) &&
      /authorization["'\]]{0,3}\s{0,3}[:=,]\s{0,3}["'`]?basic\s{1,4}$/i.test(text.slice(Math.max(0, start - 40), start))
    );
  return (
    /^[\x20-\x7e\x80-\xff]{0,200}:[\x20-\x7e\x80-\xff]{1,200}$/.test(decoded) &&
    /^[\x20-\x7e]{2,}:?/.test(decoded) &&
    !/^[^:]*:(?:\$|<|\{)/.test(decoded)
  );
}

import type { Candidate, PatternDetector } from '../../detector.ts';
import { isPublicId } from '../../judge/secrets/public-id.ts';
import { looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, quoteWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';

const what = '(?:(?:webhook|cookie|session|request|payload|url|jwt)[._-]?)?';

/** What messages are signed with, where nothing but `signing` or `hmac` says that it is a key. */
export const signingValue: PatternDetector = {
  id: 'signing-value',
  type: 'secret',
  label: 'Secret with which something is signed',
  shape:
    'A field `signing` or `hmac`, also with a word such as `webhook` before it, and a value of twenty characters and more that looks drawn; digits of sixteen kinds only for `signing` itself and in it.',
  link: 'https://www.rfc-editor.org/rfc/rfc2104',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['signing', 'hmac'],
  pattern: expression(
    inLines`
      (?<![\w.-])${what}(?<name>signing|hmac)(?:\\{0,2}["'])?[ \t]{0,4}[:=][ \t]{0,4}(?:\\{0,2}["'])?
        (?<value>[\w+/-]{20,128}={0,2})(?=(?:\\{0,2}["'])?[ \t]{0,4}(?:[,;}\]\r\n#]|$))
    `,
    'gi',
  ),
  guard: `(?:signing|hmac)(?:${quoteWritten}){0,2}${blankWritten}{0,4}[:=]${blankWritten}{0,4}(?:${quoteWritten}){0,2}(?:[\\w+-]|\\\\*/){20}`,
  reach: [12, 160],
  accept: isKey,
};

function isKey(value: string, { text, start, groups, place }: Candidate): boolean {
  const before = text.slice(Math.max(0, start - 120), start);
  const isOfSigning = /^signing$/i.test(groups['name'] ?? '') || place.above === 'signing' || ofSigning.test(before);
  if (/^(?:[\da-f]{64}|[\da-f]{96}|[\da-f]{128})$/.test(value)) return isOfSigning;
  // A sum of a message is as long as the method makes it, and mostly written in Base64.
  if (!isOfSigning && (value.endsWith('=') || /^[\da-f]+$/i.test(value))) return false;
  return isMixed(value) && looksRandom(value) && !isPublicId(value);
}

/** The section around it. */
const ofSigning = /(?:^|[\s{,])\\{0,2}["']?signing\\{0,2}["']?[ \t]{0,4}[:=][ \t]{0,4}(?:\{|\r?\n)[^{}]{0,90}$/i;

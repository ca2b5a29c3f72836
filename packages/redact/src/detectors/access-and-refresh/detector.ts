import type { PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isPublicId, isUniqueName } from '../../judge/secrets/public-id.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, quoteWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isDrawn, isMixed } from '../../shape/varied.ts';

const signs = ['"', "'", '\\', ':', ' :', '=', ' ='];

/** The two tokens of a login, where each has no more than the half of its name. */
export const accessAndRefresh: PatternDetector = {
  id: 'access-and-refresh',
  type: 'token',
  label: 'Access or refresh token',
  shape:
    'A key that is called `access` or `refresh` and nothing more, and 20 characters or more that look drawn at random.',
  link: 'https://www.rfc-editor.org/rfc/rfc6749#section-5.1',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['access', 'refresh'].flatMap((name) => signs.map((sign) => name + sign)),
  pattern: expression(
    inLines`
      (?<![\w.$/-])(?:access|refresh)(?:\\{0,3}["'][ \t]{0,4}|[ ]?)(?:=>|[:=])[ \t]{0,4}(?:\\{0,3}["'])?
        (?<value>[A-Za-z\d_-][A-Za-z\d_.~+/-]{18,4000}[A-Za-z\d_=-]={0,2})(?![\w.~+/-])
    `,
    'gi',
  ),
  guard: `(?<![\\w.$/-])(?:access|refresh)(?:${quoteWritten})?${blankWritten}{0,4}[:=]>?${blankWritten}{0,4}(?:${quoteWritten})?[\\w.~+/\\\\-]{16}`,
  startsAtAnchor: true,
  reach: [0, 4040],
  accept: (value) =>
    isDrawn(value) &&
    (isMixed(value) || value.length >= 32) &&
    !isCodeReference(value) &&
    !isPublicId(value) &&
    !isUniqueName(value),
};

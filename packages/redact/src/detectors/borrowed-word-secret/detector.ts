import { isCode } from '../../assignment/code.ts';
import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';

/** What is called by its English word in other languages as well. */
const password = 'pass(?:word|wd|code|phrase)|pwd|pw|p/w';
const token =
  '(?:api|access|auth|secret|private|bearer|refresh)[ _-]?(?:key|token)|client[ _-]?secret|token|secret(?![ _-]?key)';
/** What joins the word to what it is, in Chinese, Japanese and Korean. */
const topic = '(?:[\uc124\uac12]\\S{0,2})?[\ub294\uc740\uac00\u662f\u4e3a\u70ba\u306f\uff1a]';

/** A password or a token behind its English word, in a sentence of Chinese, Japanese or Korean. */
export const borrowedWordSecret: PatternDetector = {
  id: 'borrowed-word-secret',
  type: 'secret',
  label: 'Secret behind an English word in a sentence of another language',
  shape:
    'A word such as `password`, `pwd`, `token` or `API key`, a particle or a verb of Chinese, Japanese or Korean, and a value.',
  link: 'https://cwe.mitre.org/data/definitions/256.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [],
  trigger: expression(`(?:word|wd|pw|p/w|code|phrase|token|key|secret)s?[)\uff09]?[ ]?${topic}`, 'gi'),
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9_.$/-])(?:[A-Za-z]{2,12}[ _-])?(?:(?<password>${password})|(?:${token}))s?["'\x60)\uff09]{0,2}[ ]?${topic}[ ]?[:\uff1a]?[ ]?
        ["'\x60\u201c\u300c\u300e]?(?<value>[\x21\x23-\x26\x2a-\x3b\x3d\x3f-\x5a\x5e\x5f\x61-\x7a\x7e]{4,400}[\x21\x23-\x26\x2a\x2b\x2d\x2f-\x39\x3d\x40-\x5a\x5e\x5f\x61-\x7a\x7e])
        (?=["'\x60\u201d\u300d\u300f]?(?:[\s.,;!?)\u3001\u3002\uff01\uff09\uff0c\uff1b\uff1f]|$|\u3067|\u3060|\u306b|\uc785\ub2c8\ub2e4|\uc774|\uc608|\uc73c?\ub85c|\uace0))
    `,
    'gi',
  ),
  reach: [40, 440],
  accept: isTold,
};

function isTold(value: string, { text, end, groups }: Candidate): boolean {
  if (isCodeReference(value) || isCode(value, '') || isPlainlyPublicId(value)) return false;
  // What a program calls it.
  if (/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/.test(value)) return false;
  if (groups['password'] === undefined)
    return value.length >= 16 && isMixed(value) && looksRandom(value) && /\d/.test(value);
  if (!/\d/.test(value) || !looksLikePassword(value) || /[/\\]|^\w+[=:]/.test(value)) return false;
  // A word with a short number may be the name of what keeps it.
  return !/^[A-Za-z][a-z]+(?:[-_.][a-z]+)*\d{0,3}$/.test(value) || sentenceEnd.test(text.slice(end, end + 8));
}

const sentenceEnd =
  /^["'`\u201d\u300d\u300f]?\s?(?:$|[\r\n.,;!?)\u3001\u3002\uff01\uff09\uff0c\uff1b\uff1f]|\u3067\u3059|\u3060|\uc785\ub2c8\ub2e4|\uc774\uc5d0\uc694|\uc608\uc694)/;

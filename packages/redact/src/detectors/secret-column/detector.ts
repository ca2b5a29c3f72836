import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { isPlainlyPublicId } from '../../judge/public-id.ts';
import { looksLikePassword } from '../../judge/value.ts';
import { lineHead } from '../../layouts/line-head.ts';
import { cellsUnder } from '../../layouts/tables/cells-under.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, notACount, quoteWritten, spaceWritten, wholeRun } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

const heading = /passw(?:or)?d|^[\s"']*(?:pass|pwd)[\s"']*$|passwd|secret|token|api_?key/i;

/** Rows of users and their passwords, as files, clients and statements show them. */
export const secretColumn: PatternDetector = {
  id: 'secret-column',
  type: 'secret',
  label: 'Secret in a table',
  shape:
    'A cell under a heading such as `password` or `token`, in CSV, in a table drawn with bars, in an `INSERT` or in the rows of a `COPY`.',
  link: 'https://cwe.mitre.org/data/definitions/312.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    ',pass,',
    'pass,',
    ',pwd',
    'password',
    'passwd',
    'secret',
    'token',
    'api_key',
    'apikey',
    'insert',
    'from stdin',
  ],
  pattern: expression(
    inLines`
      (?:(?:^|\n)(?=[^\n]{0,2400}?(?:pass|pwd|secret|token|api_?key))${lineHead}|(?<=['"]))(?:
        [ \t]{0,8}(?:
          (?:[\w "'.-]{1,60}[,;\t]){0,30}["']?(?:
            [\w .-]{0,40}(?:password|(?<![\w])(?:pass|pwd)(?![\w])|passwd|secret|token|api_?key)[\w -]{0,20}
          )["']?(?:[,;\t][\w "'.-]{0,60}){0,30}|
          \|(?:[^\n|]{1,80}\|){0,30}[^\n|]{0,40}(?:password|passwd|secret|token|api_?key)[^\n|]{0,40}\|
            [^\n]{0,400}|
          (?=[^\n|]{1,80}\|)(?=[^\n]{0,600}(?:password|passwd|secret|token|api_?key))[^\n|]{1,80}(?:\|[^\n|]{1,80}){1,30}
            \r?\n[-+]{5,600}
        )
      )\r?(?:\n[^\n]{1,2000}){1,200}|
      \bCOPY\s{1,4}[^\n(]{1,100}\([^)]{0,600}?(?:password|passwd|secret|token|api_?key)[^)]{0,600}\) FROM stdin;
        \r?(?:\n[^\n]{1,2000}){1,200}|
      \bINSERT\s{1,4}INTO\s{1,4}[^\n(]{1,100}\([^)]{0,600}?(?:password|passwd|secret|token|api_?key)
        [^)]{0,600}\)\s{1,10}VALUES\s{0,10}\([^;]{1,4000}
    `,
    'gi',
  ),
  // A list of cells to the end of the line, a table's bars or rule, or the values of a statement. No cell is a path, is called or
  // holds a sign right before its words, and none stands far behind a colon.
  guard: inLines`
    ${notACount}(?:
      (?<=\).{0,8})from stdin|
      insert${spaceWritten}{1,4}into${spaceWritten}|
      (?<![*($&@{][\w.-]{0,40}|[\w.]/[\w.-]{0,40}|\w:[ ]{6,40}[\w.-]{0,40}|\*:[ ][\w .-]{0,40})
        ,?(?:passw(?:or)?d|pass|pwd|secret|token|api_?key)[\w -]{0,20}(?:${quoteWritten})?
        (?:(?:[,;\t]|\\+t)(?:[\w .-]|${quoteWritten}){0,60}){0,30}(?:\r|\\+r)?(?:\n|\\+n)|
      (?:passw(?:or)?d|secret|token|api_?key)(?:
        (?<=\|[^|\n]{0,90})(?=${anyWritten(40)}\|)|
        (?=${anyWritten(80)}\|)(?=${anyWritten(600)}(?:\n|${wholeRun}n)[-+]{5})|
        (?=${anyWritten(80)}(?:\r|${wholeRun}r)?(?:\n|${wholeRun}n)[-+]{5})
      )
    )
  `,
  reach: [2400, 8000],
  ranges: (table) =>
    cellsUnder({ test: (name) => heading.test(name) && !/[=<>]/.test(name) && !isHarmlessName(asName(name)) }, table),
  accept: (value) =>
    looksLikePassword(value.replace(/^`|`$/g, '')) &&
    !isPlainlyPublicId(value) &&
    !scheme.test(value) &&
    !named.test(value) &&
    // A short word with a number names a kind or a row, and words with dots name a text.
    !/^[\d.,:%-]+$|^[A-Za-z]{2,5}\d{1,2}$|^[a-z]{2,20}(?:\.[a-z]{2,20}){1,4}\d?$|^[+|]-|^(?:\u2581|\u0120|##)/.test(
      value,
    ),
};

/** `Token type`, as a page writes it, is `token_type` in a program. */
function asName(heading: string): string {
  return heading
    .replace(/[\s"'`*]+/g, ' ')
    .trim()
    .replaceAll(' ', '_');
}

/** `db_passwd=None`: what has a name of its own is a parameter. */
const named = /^\w{0,40}(?:passw|pwd|secret|token|key)\w{0,20}=[^=]/i;

/** `ApiKey-v2`, `JWT-RS256`, `SAML2-assertion`: what kind of token a service wants. */
const scheme =
  /^`?(?:[A-Za-z]{2,12}\d{0,3}[-_.]){1,3}(?:v\d{1,2}(?:\.\d{1,2}){0,2}|[HREP]S\d{3})`?$|^[A-Z]{3,6}\d?-[a-z]{4,12}$/;

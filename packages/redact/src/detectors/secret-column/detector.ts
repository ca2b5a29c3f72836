import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import { looksLikePassword } from '../../judge/secrets/value.ts';
import { lineHead } from '../../layouts/line-head.ts';
import { cellsUnder } from '../../layouts/tables/cells-under.ts';
import { tableGoesOn } from '../../layouts/tables/table-goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, notACount, quoteWritten, spaceWritten, wholeRun } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a password is called at the head of a column, language by language. */
const abroad =
  'passwort|kennwort|contrase(?:\\u00f1|n)a|mot de passe|senha|wachtwoord|heslo|l\\u00f6senord|has\\u0142o|\\u043f\\u0430\\u0440\\u043e\\u043b\\u044c|\\u5bc6\\u7801|\\u30d1\\u30b9\\u30ef\\u30fc\\u30c9';
const keys = '(?:api|access|auth|signing|encryption|private|webhook|hmac|master|license)[ _-]?key';
const words = `password|passwd|secret|token|${keys}|${abroad}`;
/** The same in short, where nothing else stands between two bars. */
const short = '(?<=\\|[ *]{0,4})(?:pass|pwd|pw|mdp)(?=[ *]{0,20}\\|)';
/** Nothing but other cells to the end of the line, a bar, or a rule on the next. */
const behindName = String.raw`(?:[\w "'.\u00c0-\u024f,;\t-]{0,2000}\r?\n|[^\n|]{0,80}(?:\||\r?\n[-+]{5}))`;
const heading = new RegExp(`passw(?:or)?d|(?:^|_)pwd(?:_|$)|^[\\s"'*]*(?:pass|pwd|pw|mdp)[\\s"'*]*$|${words}`, 'i');

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
    'pwd_',
    '_pwd',
    'password',
    'passwd',
    'secret',
    'token',
    ...['api', 'access', 'auth', 'signing', 'encryption', 'private', 'webhook', 'hmac', 'master', 'license'].flatMap(
      (what) => ['', ' ', '_', '-'].map((joint) => `${what}${joint}key`),
    ),
    'insert',
    'create table',
    'merge into',
    'upsert into',
    'replace into',
    'from stdin',
    ...['passwort', 'kennwort', 'contrase', 'mot de passe', 'senha', 'wachtwoord', 'heslo', 'senord'],
    ...['pass', 'pwd', 'pw', 'mdp'].flatMap((word) => [`| ${word} `, `|${word}|`, `**${word}**`]),
  ],
  trigger: expression(
    'has\\u0142o|\\u043f\\u0430\\u0440\\u043e\\u043b\\u044c|\\u5bc6\\u7801|\\u30d1\\u30b9\\u30ef\\u30fc\\u30c9',
    'gi',
  ),
  pattern: expression(
    inLines`
      (?:(?:^|\n)(?=[^\n]{0,2400}?(?:pass|pwd|secret|token|${keys}|${abroad}|${short})${behindName})${lineHead}|(?<=['"])(?![ ]{0,4}select[ ]))(?:
        [ \t]{0,8}(?:
          (?:[\w "'.\u00c0-\u024f-]{1,60}[,;\t]){0,30}["']?(?:
            [\w .-]{0,40}(?:(?<![\w])(?:pass|pwd)(?![\w])|(?<![A-Za-z])pwd(?![A-Za-z])|${words})[\w -]{0,20}
          )["']?(?:[,;\t][\w "'.\u00c0-\u024f-]{0,60}){0,30}|
          (?=[\w.|]{3,600}\r?\n[^\n|]{0,200}\|)(?:[\w.]{1,60}\|){0,30}[\w.]{0,40}(?:${words})\w{0,20}(?:\|[\w.]{1,60}){0,30}|
          \|(?:[^\n|]{1,80}\|){0,30}[^\n|]{0,40}(?:${words}|${short})[^\n|]{0,40}\|
            [^\n]{0,400}|
          (?=[^\n|]{1,80}\|)(?=[^\n]{0,600}(?:${words}))[^\n|]{1,80}(?:\|[^\n|]{1,80}){1,30}
            \r?\n[-+]{5,600}
        )
      )\r?(?:\n[^\n]{1,2000}){1,200}|
      \bCOPY\s{1,4}[^\n(]{1,100}\([^)]{0,600}?(?:password|passwd|secret|token|${keys})[^)]{0,600}\) FROM stdin;
        \r?(?:\n[^\n]{1,2000}){1,200}|
      \bINSERT\s{1,4}INTO\s{1,4}[^\n(]{1,100}\([^)]{0,600}?(?:password|passwd|secret|token|${keys})
        [^)]{0,600}\)\s{1,10}VALUES\s{0,10}\([^;]{1,4000}
    `,
    'gi',
  ),
  // A list of cells to the end of the line, a table's bars or rule, or the values of a statement. No cell is a path, is called or
  // holds a sign right before its words, and none stands far behind a colon.
  guard: inLines`
    ${notACount}(?:
      (?<=\).{0,8})from stdin|
      insert(?:${spaceWritten}{1,4}(?:ignore|or${spaceWritten}{1,4}\w{4,9}))?${spaceWritten}{1,4}into${spaceWritten}|insert${spaceWritten}{0,3}\(|
      (?:merge|upsert|replace)${spaceWritten}into${spaceWritten}{1,4}(?:[\w.[\]]|${quoteWritten}){2,160}${spaceWritten}{0,4}(?:\(|using|as${spaceWritten}|values)|
      create${spaceWritten}table${spaceWritten}(?:[\w. [\]]|${quoteWritten}){2,160}${spaceWritten}{0,4}\(|
      (?<![*($&@{][\w.-]{0,40}|[\w.]/[\w.-]{0,40}|\w:[ ]{6,40}[\w.-]{0,40}|\*:[ ][\w .-]{0,40})
        ,?(?:passw(?:or)?[dt]|pass|pwd|secret|token|${keys}|kennwort|contrase|mot de passe|senha|wachtwoord|heslo|senord)[\w\u00c0-\u024f -]{0,20}(?:${quoteWritten})?
        (?:(?:[,;\t]|\\+t)(?:[\w .\u00c0-\u024f-]|${quoteWritten}){0,60}){0,30}(?:\r|\\+r)?(?:\n|\\+n)|
      \|[ ]?(?:pass|pwd|pw|mdp)[ *]{0,20}\||\*\*(?:pass|pwd|pw|mdp)\*\*|
      (?:passw(?:or)?[dt]|secret|token|${keys}|kennwort|contrase|mot de passe|senha|wachtwoord|heslo|senord)(?:
        (?<=\|[^|\n]{0,90})(?=${anyWritten(40)}\|)|
        (?=\w{0,20}\|[\w.|]{1,600}(?:\r|${wholeRun}r)?(?:\n|${wholeRun}n))|
        (?=${anyWritten(80)}\|)(?=${anyWritten(600)}(?:\n|${wholeRun}n)[-+]{5})|
        (?=${anyWritten(80)}(?:\r|${wholeRun}r)?(?:\n|${wholeRun}n)[-+]{5})
      )
    )
  `,
  reach: [2400, 8000],
  goesOn: tableGoesOn,
  ranges: (table) => [
    ...cellsInside(
      { test: (name) => heading.test(name) && !/[=<>]/.test(name) && !isHarmlessName(asName(name)) },
      table,
    ),
    // A digest of a password without more can be looked up.
    ...cellsUnder({ test: (name) => /^[\s"'*]*(?:user_?)?passw(?:or)?d[ _-]?hash[\s"'*]*$/i.test(name) }, table).filter(
      ([start, end]) => /^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64}|[\da-f]{128})$/i.test(table.slice(start, end).trim()),
    ),
  ],
  accept: (value) =>
    looksLikePassword(value) &&
    !isPlainlyPublicId(value) &&
    !scheme.test(value) &&
    !named.test(value) &&
    // A short word with a number names a kind or a row, and words with dots name a text.
    !/^[\d.,:%-]+$|^[A-Za-z]{2,5}\d{1,2}$|^[a-z]{2,20}(?:\.[a-z]{2,20}){1,4}\d?$|^[+|]-|^(?:\u2581|\u0120|##)/.test(
      value,
    ),
};

/** The same without the signs of code in which a page of Markdown shows them, which are no part of what is known from then on. */
function cellsInside(name: Parameters<typeof cellsUnder>[0], table: string): [number, number][] {
  return cellsUnder(name, table).map(([start, end]) =>
    table[start] === '`' && table[end - 1] === '`' && end - start > 2 ? [start + 1, end - 1] : [start, end],
  );
}

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

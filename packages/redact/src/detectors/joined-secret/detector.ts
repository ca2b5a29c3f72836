import { isHarmlessName } from '../../assignment/harmless-name.ts';
import type { PatternDetector } from '../../detector.ts';
import { isPlaceholder } from '../../judge/secrets/placeholder.ts';
import { isPublicId, isUniqueName } from '../../judge/secrets/public-id.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName, quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

const words = 'passw(?:or)?d|pwd|passphrase|secret|token|key';
const piece = `(?:"[^"\\n\\\\]{1,160}"|'[^'\\n\\\\]{1,160}')`;
/** A sign that joins two texts, or in some languages nothing but the end of a line. */
const joint = String.raw`(?:\s{0,40}[+.&]\s{0,40}|[ \t]{0,4}\\?\r?\n[ \t]{1,40}|[ \t]{0,4}\.\.[ \t]{0,4})`;

/** What joins the texts of a list or its arguments, up to the first of them. */
const joins = inLines`
  (?:
    [bf]?(?:""|'')\.join\([(\[]|
    \[(?=[^[\]\n]{1,600}\]\.join\((?:""|'')?\))|
    (?:concat|paste0|strcat|string\.concat)\(|(?:""|'')\.concat\(|
    implode\((?:""|''),[ ]?(?:\[|array\()|strings?\.join\((?:""|''),[ ]?(?:new[ ](?:string)?\[\][ ]?\{[ ]?)?
  )\s{0,20}
`;
/** A text that ends where the secret begins, and what puts the secret behind it. */
const opened = inLines`
  (?:passw(?:or)?d|pwd|secret|token|api_?key)[=:][ ]?(?:%s|\{\})?["'](?:
    \s{0,4}(?:[+.&,%]|\|\||<<)\s{0,4}\(?|
    \.format\(
  )
`;
/** A place for the password between a name and a host, and what fills it. */
const filled = inLines`
  :(?:%[sv]|\{\})@[^"'\n]{1,120}["'](?:\s{0,3},|\s{0,2}%\s{0,2}\(?|\.format\()\s{0,4}
`;

/** A secret that a program puts together from pieces, so that nobody finds it. */
export const joinedSecret: PatternDetector = {
  id: 'joined-secret',
  type: 'secret',
  label: 'Secret put together from pieces',
  shape:
    'A name that speaks of a password, a key or a token, and quoted texts joined by `+`, `.`, `..`, `&`, the end of a line or `join` and its like, which together look like one; a text that ends in `password=` or has a place for one before a host, and the next text.',
  link: 'https://cwe.mitre.org/data/definitions/798.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['passw', 'pwd', 'passphrase', 'secret', 'token', 'key', ':%s@', ':%v@', ':{}@'],
  pattern: expression(
    inLines`
      (?<name>[\w.$-]{0,60}(?:${words})[\w-]{0,16})["'\])]{0,2}(?:[ \t]{0,3}:[ \t]{0,3}(?:string|str|&str))?
        [ \t]{0,4}(?::?=>?|:|<-)[ \t]{0,4}(?:
          \(?\s{0,40}${piece}(?:${joint}${piece}){1,6}(?!\s{0,10}[:=]|\()|
          ${joins}${piece}(?:\s{0,4},\s{0,20}${piece}){1,12}(?=\s{0,20},?\s{0,20}[)\]}])
        )|
      (?<ahead>${opened}|${filled})${piece}(?!\s{0,10}[:=]|\()
    `,
    'gi',
  ),
  guard: inLines`
    (?:${words})[\w-]{0,16}(?:${quoteWritten}|[\])]){0,2}(?:${spaceWritten}{0,3}:${spaceWritten}{0,3}&?str(?:ing)?)?
      ${spaceWritten}{0,4}(?::?=>?|:|<-)${spaceWritten}{0,4}\(?${spaceWritten}{0,40}\\*(?:"[^"\n\\]{1,160}|'[^'\n\\]{1,160})${quoteWritten}
      (?:${spaceWritten}{0,40}[+.&]|${spaceWritten}{0,4}\\*${spaceWritten}{1,42}${quoteWritten})|
    (?:${words})[\w-]{0,16}(?:${quoteWritten}|[\])]){0,2}${spaceWritten}{0,4}(?::?=>?|:|<-)${spaceWritten}{0,4}(?:
      [bf]?(?:${quoteWritten}){2}\.(?:join|concat)|\[${spaceWritten}{0,20}${quoteWritten}|(?:string\.)?concat\(|paste0|strcat|implode|strings?\.join
    )|
    (?:passw(?:or)?d|pwd|secret|token|(?<=api_?)key)[=:][ ]?(?:%s|\{\})?${quoteWritten}|
    :(?:%[sv]|\{\})@
  `,
  inName: neverInName,
  reach: [80, 1400],
  ranges: piecesOf,
};

function piecesOf(assignment: string): [number, number][] {
  if (aheadOf.test(assignment)) return lastOf(assignment);
  const name = /^[\w.$-]+/.exec(assignment)?.[0] ?? '';
  if (isHarmlessName(name)) return [];
  // What stands before the first quote behind the name is the sign.
  const from = assignment.slice(name.length).search(/[:=<]/) + name.length;
  // What the pieces are joined by has no signs of its own.
  const behind = assignment.slice(from).replace(/(?<![\w"'])(?:""|'')(?=[.,)])/g, '  ');
  const pieces = [...behind.matchAll(/"([^"\n]{1,160})"|'([^'\n]{1,160})'/g)].map(
    ({ 0: quoted, index }): [number, number] => [from + index + 1, from + index + quoted.length - 1],
  );
  const joined = pieces.map(([start, end]) => assignment.slice(start, end)).join('');
  if (/[\s<>{}()]|:\/\//.test(joined) || isPlaceholder(joined) || isPublicId(joined) || isUniqueName(joined)) return [];
  const isPassword = /passw|pwd|phrase/i.test(name);
  const isSecret = isPassword
    ? joined.length >= 8 && /\d/.test(joined) && looksLikePassword(joined)
    : joined.length >= 20 && looksRandom(joined) && /\d.*[A-Za-z].*\d/.test(joined);
  return isSecret ? pieces.filter(([start, end]) => isDrawn(assignment.slice(start, end))) : [];
}

const aheadOf = new RegExp(`^(?:${opened}|${filled})`, 'i');

/** The text that is put where another one has a place for it. */
function lastOf(joined: string): [number, number][] {
  const value = /(["'])([^"'\n]{1,160})\1$/.exec(joined)?.[2] ?? '';
  const isPassword =
    value.length >= 6 && looksLikePassword(value) && !/\s|^[{%$<]|[=&]$/.test(value) && !isPlaceholder(value);
  return isPassword && !isPublicId(value) ? [[joined.length - 1 - value.length, joined.length - 1]] : [];
}

/** The prefix of a key, as in `'sk-' + 'ant-api03-' + …`, is everybody's. */
function isDrawn(piece: string): boolean {
  return piece.length >= 4 && /\d/.test(piece) && !/^[a-z]+(?:[-_][a-z\d]*)*$/i.test(piece);
}

import type { Candidate } from '../detector.ts';
import { type Expression, expression } from './expression.ts';
import { anyWritten, blankWritten, guarded, quoteWritten } from './guard.ts';
import { dashed } from './standalone.ts';
import { uuid } from './uuid.ts';
import { isVaried } from './varied.ts';

/**
 * A pattern for values whose shape alone says little, such as 32 hexadecimal digits: it wants the provider's name, then
 * a word like "key" or "token", or one of its own, then the value, as in assignments, JSON, headers, command lines, calls and prose;
 * or the provider's name alone, as the whole name of the value. A UUID is as often the number of a thing there.
 */
export function named(
  names: readonly string[],
  value: RegExp,
  after: string = dashed,
  words: readonly string[] = [],
): Expression {
  const secretWord = oneWordOf([...secretWords, ...words]);
  const provider = names.map((name) => (name.length < 5 ? `(?<![A-Za-z0-9])${caseless(name)}` : caseless(name)));
  const pattern = expression(
    `(?:${provider.join('|')})(?:(?<lead>[^;]{0,48}?${secretWord}${suffix})${link}` +
      `|${wholeName(names)})` +
      `(?<![A-Za-z0-9_])(?<value>${value.source})(?![${after}]|\\.[A-Za-z0-9])`,
    'g',
  );
  return guarded(pattern, `(?:${names.map(caseless).join('|')})(?:${anyWritten(48)}${secretWord}|${signAhead})`);
}

/** Behind a name before which no other begins: a sign of assignment, with quotes and blanks around it. */
function wholeName(names: readonly string[]): string {
  return `(?<=(?<![\\w.$/@-])(?:${names.map(caseless).join('|')}))(?:${quote})?[ \\t]{0,4}(?::|=>?)[ \\t]{0,8}(?:${quote})?(?!${uuid.source}(?!:))`;
}

/** The same as it is written, and before a long word. */
const signAhead = `(?:${quoteWritten})?${blankWritten}{0,4}[:=]>?${blankWritten}{0,8}(?:${quoteWritten})?[\\w:+/.\\\\-]{16}`;

/** The provider's name, one of some words soon behind it, and a sign: for values to which a header or the like leads as well. */
export function behindName(name: string, words: readonly string[], most: number): string {
  const value = '(?:\\s{0,2},\\s{0,2}\\\\{0,3}["\']value\\\\{0,3}["\'])?';
  const sign = '\\s{0,3}(?:=|:|,|is)\\s{0,3}';
  return `${caseless(name)}[^;]{0,${most}}?(?:${words.map(caseless).join('|')})${quote}?${value}${sign}${quote}?`;
}

/** Refuses values that are named as something public, and values too even to be random. */
export function isNamedSecret(value: string, { groups }: Candidate): boolean {
  return !publicWord.test(groups.lead ?? '') && isVaried(value);
}

/** Names as they are written: `DATADOG`, `Datadog`, `dataDog`. JavaScript cannot ignore case for a part of a pattern. */
function caseless(name: string): string {
  return name.replace(/[a-z]|[.*+?^${}()|[\]\\]/g, (one) =>
    /[a-z]/.test(one) ? `[${one}${one.toUpperCase()}]` : `\\${one}`,
  );
}

const quote = '\\\\{0,3}["\'`]';

const secretWords = [
  'key',
  'token',
  'secret',
  'password',
  'passwd',
  'pwd',
  'pat',
  'api',
  'credential',
  'authorization',
];

function oneWordOf(words: readonly string[]): string {
  return `(?:${words.map(caseless).join('|')})`;
}

const suffix = `(?:s|[ _-]?(?:${['value', 'prod', 'production', 'dev', 'test', 'live', 'staging'].map(caseless).join('|')}|v?[0-9]))?(?![A-Za-z])`;

/** What stands between a name and its value: quotes, brackets, a sign or a short word, or the pair `"value":`. */
const link =
  `(?:${quote}|\\])?(?:\\s{0,4},\\s{0,4}(?:${quote})?[vV]alue(?:${quote})?)?` +
  `\\s{0,4}(?:=>|:{0,3}={1,3}|:{1,2}|\\?=|\\|\\|[:=]?|,|\\(|->|>|is|was|to)?\\s{0,12}` +
  `(?:(?:${quote}|[(<[])){0,2}(?:(?:Bearer|bearer|Token|token|ApiKey|Key|Basic|OAuth)[ ]{1,2})?`;

const publicWord =
  /(?:^|[^a-z])(?:public|publishable|cache|cached|etag|md5|sha\d{0,3}|checksum|digest|commit|hash|hashed|fingerprint|image)(?=$|[^a-z])/i;

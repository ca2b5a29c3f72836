import type { PatternDetector } from '../../detector.ts';
import { looksLikePassword, looksLikeWeakPassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The password that a statement gives to a database user. */
export const sqlPassword: PatternDetector = {
  id: 'sql-password',
  type: 'password',
  label: 'Password in SQL',
  shape: '`IDENTIFIED BY`, `PASSWORD` or `SET PASSWORD` and a quoted string.',
  link: 'https://dev.mysql.com/doc/refman/8.4/en/create-user.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'password',
    'identified',
    "password '",
    "password \\'",
    "password('",
    "password = '",
    "password e'",
    'password "',
    "password='",
    'pgp_sym_',
    'gen_salt(',
    ...['md5', 'sha1', 'sha2', 'sha'].flatMap((way) => [`${way}('`, `${way}("`]),
    'sp_addlogin',
    'sp_addlinkedsrvlogin',
    'encrypted password',
    ...['passwd', 'secret', 'token', 'api_key'].flatMap((word) => [`${word}'`, `${word}"`]),
  ],
  pattern: expression(
    inLines`
      (?:
        \bIDENTIFIED\s{1,4}(?:WITH\s{1,4}[\w'"]{1,40}\s{1,4})?(?:BY|AS)\s{1,4}(?:PASSWORD\s{1,4})?|
        \b(?:ENCRYPTED\s{1,4})?PASSWORD\s{0,4}(?:=\s{0,4}|\(\s{0,4})?
          (?:FOR\s{1,4}[^\n;=]{1,80}=\s{0,4}(?:PASSWORD\()?)?[EN]?|
        \bSET\s{1,4}\w{0,20}value\w{0,8}\s{0,4}=\s{0,4}(?=
          ['][^'\n]{4,200}['][^;\n]{0,60}\bWHERE\b[^;\n]{0,60}['"][\w.-]{0,60}(?:password|passwd|secret|token|api_key)['"]
        )|
        \bpgp_sym_(?:en|de)crypt\([^\n;']{1,200},\s{0,4}|
        \bsp_addlogin\s{1,4}N?'[^'\n]{1,80}',\s{0,4}N?|
        \bsp_addlinkedsrvlogin\s{1,4}(?:N?'[^'\n]{1,80}'|null)(?:,\s{0,4}(?:N?'[^'\n]{1,80}'|null)){3},\s{0,4}N?|
        \b(?:MD5|SHA[12]?)\(\s{0,4}(?<=(?<![A-Za-z\d])pass(?:w(?:or)?d|wd)?[\x60"\]]?(?:\s{0,3}=\s{0,3}|[\s,)][^;]{0,300}\bvalues\s{0,4}\([^;()]{0,200})\w{3,4}\(\s{0,4})|
        \bcrypt\(\s{0,4}(?=[\\]{0,2}['][^'\n]{3,200}['],\s{0,4}gen_salt\()
      )\\{0,2}["'](?<value>(?:[^"'\\\n]|''){3,200})\\{0,2}["']|
      \bIDENTIFIED\s{1,4}BY\s{1,4}(?<valueBare>[A-Za-z][\w#$]{5,29})(?=[\s;"'\\)]|$)
    `,
    'gi',
  ),
  // A quote, perhaps behind a sign or whose password it is, or how somebody is identified.
  guard: inLines`
    (?!password|identified|passwd|secret|token|api_key)|
    (?<=where[^;\n]{1,120})(?:passwd|secret|token|api_key)|
    password(?:${quoteWritten}|${spaceWritten}{0,4}(?:[=(]${spaceWritten}{0,4})?(?:for${spaceWritten}|[en]?${quoteWritten}))|
    identified${spaceWritten}{1,4}(?:with|by|as)${spaceWritten}
  `,
  reach: [260, 420],
  accept: (value, { text, start, groups }) =>
    // Oracle wants no quotes; a statement in a program has a variable there.
    (groups['valueBare'] === undefined || /\d/.test(value)) &&
    // The quote behind a word that stands in quotes closes it; a name behind `#` in a tag is that of the field.
    !/(?:"password|'password|<[^<>]{0,400}#password\s?=\s?)\\{0,2}["']$/i.test(
      text.slice(Math.max(0, start - 420), start),
    ) &&
    // A sentence goes on in the next line.
    !/password[ \t]{0,8}\r?\n\s{0,8}\\{0,2}["']$/.test(text.slice(Math.max(0, start - 30), start)) &&
    // A sentence says by what people or things are identified; a statement says whom it changes before.
    (!/identified\s{1,4}(?:by|as)\s{1,4}(?:\\{0,2}["'])?$/i.test(text.slice(Math.max(0, start - 24), start)) ||
      /\b(?:user|role|login|grant|alter|create)\b/i.test(text.slice(Math.max(0, start - 160), start))) &&
    // Nor is it a value what stands between two labels of a metric.
    !/\s|^[:).\]]|^,\w+=~?$/.test(value) &&
    (looksLikePassword(value) || looksLikeWeakPassword(value)),
};

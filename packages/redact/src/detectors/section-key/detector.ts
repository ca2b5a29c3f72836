import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, quoteWritten, wordBegins } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

const owner = inLines`
  [\w."-]{0,40}(?:
    api|auth|oauth|crypt|crypto|credentials?|secrets?|jwt|token|webhook|encryption|signing|session|smtp|mail|mailer|stripe|
    openai|anthropic|sendgrid|twilio|mailgun|mailchimp|algolia|github|gitlab|slack|sentry|datadog|aws|
    cloudflare|database|redis|ldap
  )[\w"-]{0,20}
`;

/** A plain `key` or `pass` that says what it opens only by the section it stands in. */
export const sectionKey: PatternDetector = {
  id: 'section-key',
  type: 'secret',
  label: 'Key in a section that says what it opens',
  shape:
    'A line `key = …`, `pass: …` or `value = …` under a heading such as `[api]` or `stripe:`, or within the braces behind one, with a value that looks random.',
  link: 'https://toml.io/en/v1.0.0#table',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['key', 'pass', 'pw'].flatMap((name) => [' =', '=', ':', ' :', '"', "'", '  '].map((sign) => name + sign)),
  pattern: expression(
    inLines`
      (?:^|\n)(?:
        \[{1,2}[ \t]{0,2}${owner}[ \t]{0,2}\]{1,2}|
        [ \t]{0,24}["']?${owner}["']?[ \t]{0,2}:(?:[ \t]{0,4}\{)?
      )[ \t]{0,8}\r?\n(?:(?!\[)[^\n]{1,120}\n){0,6}?[ \t]{0,24}["']?(?:key|pass|pw)(?:["']|(?![ ]?\t))[ \t]{0,8}[=:][ \t]{0,8}
        ["']?(?<value>[^\s"'#,;{}\[\]]{8,400})["']?,?[ \t]{0,8}(?=\r?\n|$|#)|
      (?<![\w"'-])["']?${owner}["']?[ \t]{0,2}[:=]>?[ \t]{0,4}\{(?:[^{}\n]{0,160}[\s,])?[ \t]{0,4}["']?(?:key|pass|pw)["']?[ ]?[=:][ \t]{0,4}
        ["'](?<value>[^\s"'#,;{}\[\]]{8,400})["'](?=[ \t]{0,4}[,}])|
      (?<![\w"'-])["']${owner}["'][ \t]{0,2}=>[ \t]{0,4}(?:\[|array\()\s{0,40}(?:["'][\w-]{1,40}["'][ \t]{0,2}=>[^\n\[\]()]{1,120},\s{1,40}){0,4}["'](?:key|pass|pw)["'][ ]{0,2}=>[ \t]{0,4}
        ["'](?<value>[^\s"'#,;{}\[\]]{8,400})["']
    `,
    'gi',
  ),
  guard: `${wordBegins}(?:key|pass|pw)(?:${quoteWritten})?${blankWritten}{0,8}[=:]>?${blankWritten}{0,8}(?:${quoteWritten})?[^\\s"'#,;{}\\[\\]]{8}`,
  reach: [840, 440],
  accept: isOpened,
};

function isOpened(value: string, { text, start }: Candidate): boolean {
  if (/^[$<%!&*@/.~]/.test(value) || isCodeReference(value)) return false;
  if (/(?:pass|pw)["']?[ \t]{0,8}[=:][ \t]{0,8}["']?$/i.test(text.slice(Math.max(0, start - 24), start)))
    return looksLikePassword(value) && /\d/.test(value);
  return value.length >= 16 && !isPlainlyPublicId(value) && looksRandom(value);
}

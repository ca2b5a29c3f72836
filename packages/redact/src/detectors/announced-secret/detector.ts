import type { Candidate, PatternDetector } from '../../detector.ts';
import { couldBeMadeUp, looksMadeUp } from '../../judge/secrets/made-password.ts';
import { isPlainlyPublicId } from '../../judge/secrets/public-id.ts';
import { looksLikePassphrase, looksRandom } from '../../judge/secrets/value.ts';
import { isShownSecret } from '../../outputs/shown-secret.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, lineEndWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a program shows once, on a line of its own below the sentence that announces it. */
export const announcedSecret: PatternDetector = {
  id: 'announced-secret',
  type: 'secret',
  label: 'Secret on a line below its announcement',
  shape:
    'A sentence that speaks of a password, a key or a token and ends in a colon, then, perhaps after an empty line, one word alone on its line; or `New value: …` below the word that a password was reset.',
  link: 'https://www.jenkins.io/doc/book/installing/linux/#unlocking-jenkins',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['password', 'passphrase', 'token', 'secret', 'api key', 'access key', 'credential'],
  // The announcement ends in a colon, and on the line behind it comes one word with a digit; or a value is named there.
  guard: inLines`
    (?=
      [^\n]{0,600}?(?::|again[.)!]?|(?:below|line|message)[.)!]?)${blankWritten}{0,4}(?:${lineEndWritten}${blankWritten}{0,8}){1,3}(?:\x60{3}\w{0,12}${blankWritten}{0,4}${lineEndWritten}${blankWritten}{0,8})?(?:[ \t>*$-]|\\+t){0,8}\x60{0,3}
        (?=[^\s\x60]{0,400}\d)[^\s\x60]{8,800}?\x60{0,3}${blankWritten}{0,8}(?:\\+[rn]|\\*"|[\r\n]|$)
    )|
    password[^\n]{0,600}?${lineEndWritten}${blankWritten}{0,8}(?:(?:new|generated|initial) )?(?:value|password|secret)
  `,
  pattern: expression(
    inLines`
      (?:\b[A-Za-z\u2019'-]{1,20}[ \t]{1,2}){0,12}(?:
        password|passphrase|token|secret|api key|access key|credentials?
      )\b[^\n]{0,120}(?::|(?:shown|displayed|see (?:it|this|them)|view (?:it|this|them)|access(?: it| this)?) again[.)!]?|(?:below|(?:next|following) (?:line|message))[.)!]?)[ \t]{0,4}\r?\n(?:[ \t]{0,8}\r?\n){0,2}
        (?:[ \t]{0,8}\x60{3}\w{0,12}[ \t]{0,4}\r?\n)?[ \t>*$-]{0,8}\x60{0,3}(?<value>[^\s\x60]{8,400})\x60{0,3}[ \t]{0,8}(?=\r?\n|$)|
      \bpassword\b[^\n]{0,80}\b(?:reset|changed|set|generated|created)\b[^\n]{0,40}\n[ \t]{0,8}
        (?:new |generated |initial )?(?:value|password|secret)[ \t]{0,2}:[ \t]{1,4}(?<valueNamed>[^\s]{8,200})
        (?=[ \t]{0,8}(?:\r?\n|$))
    `,
    'gi',
  ),
  inName: '(?<=[ \\t]|\\\\t)|password',
  reach: [260, 720],
  accept: isAnnounced,
};

function isAnnounced(value: string, { text, start, groups }: Candidate): boolean {
  if (!isShownSecret(value) || !/\d/.test(value)) return false;
  if (groups['valueNamed'] !== undefined) return true;
  const said = text.slice(Math.max(0, start - 320), start).replace(/[\s`>*$-]+$/, '');
  const whole = said.slice(said.lastIndexOf('\n') + 1);
  const line = whole.replace(/ (?:(?:in|on) )?(?:the )?(?:below|(?:next|following) (?:line|message))[.)!]?$/i, '');
  // Lists, keys of a manifest and headings end in a colon as well.
  if (/^\s*(?:[-*#"']|\w+:\s*$)/.test(line) || line.trim().split(/\s+/).length < 3) return false;
  if (
    /\b(?:files?|lines?|paths?|tests?|columns?|fields?|names?|variables?|hash(?:es)?|digest|checksum|fingerprint|commits?|count)\b[^\n]{0,24}$/i.test(
      line,
    )
  )
    return false;
  return (
    !isPlainlyPublicId(value) &&
    (looksRandom(value) ||
      looksLikePassphrase(value) ||
      (line === whole ? looksMadeUp(value) : couldBeMadeUp(value)) ||
      /[^\w.:/-]/.test(value)) &&
    !/^[\w.-]+\/[\w./-]+$/.test(value)
  );
}

import type { PatternDetector } from '../../detector.ts';
import { looksLikePassword, looksLikeWeakPassword } from '../../judge/secrets/value.ts';
import { lineHead } from '../../layouts/line-head.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName, quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What curl, git and ftp read from the user's netrc. */
export const netrcPassword: PatternDetector = {
  id: 'netrc-password',
  type: 'password',
  label: 'Password in a netrc file',
  shape: '`machine`, a host, `login`, a name, `password`, the password.',
  link: 'https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['password', 'passwd'],
  pattern: expression(
    inLines`
      (?:\b(?:login|user(?:name(?=[ \t]{0,4}\r?\n))?|account|machine|default)\s{1,8}[^\s]{1,200}(?:\s{1,8}|[ ]{0,80}\u2502?\r?\n${lineHead}[ \t]{0,8})){1,2}(?:port\s{1,4}[\w-]{1,12}\s{1,8})?
        (?:password|passwd)\s{1,8}["']{0,1}(?<value>[^\s"'\\<\${}]{3,200})
    `,
    'gi',
  ),
  guard: `passw(?:or)?d${spaceWritten}{1,8}(?:${quoteWritten})?[^\\s"'<\${}]{3}`,
  inName: neverInName,
  reach: [440, 220],
  accept: (value, { text, start }) =>
    !/anonymous,?\s{1,8}passw(?:or)?d\s{1,8}["']?$/i.test(text.slice(Math.max(0, start - 40), start)) &&
    // The next label of a file of labels.
    !/^[a-z]+[A-Z]\w*=/.test(value) &&
    ((!/^anonymous@?$|^[a-z]+[).,;:!?]+$/i.test(value) && looksLikePassword(value)) ||
      (/machine\s/i.test(text.slice(Math.max(0, start - 300), start)) && looksLikeWeakPassword(value))),
};

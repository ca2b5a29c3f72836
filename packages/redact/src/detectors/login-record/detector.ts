import type { PatternDetector } from '../../detector.ts';
import { isSharedAccount } from '../../judge/people/shared-accounts.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[ ]{1,2}[A-Z][a-z]{2}[ ]{1,2}\\d{1,2}[ ]';
const moment = `(?:${day}|\\d{4}-\\d\\d-\\d\\d[ T]|[A-Z][a-z]{2}[ ]{1,2}\\d{1,2}[ ]\\d\\d:|\\d\\d:\\d\\d[ ]|[A-Z][a-z]{2}\\d\\d[ ]|\\d{1,2}[A-Z][a-z]{2}\\d\\d[ ])`;

/** Who was at a machine, and when. */
export const loginRecord: PatternDetector = {
  id: 'login-record',
  type: 'user_name',
  label: 'User name in a list of logins',
  shape:
    'The first word of a line of `last`, `lastb`, `lastlog`, `who` or `w`, before the name of a terminal, perhaps an address, and a moment.',
  link: 'https://man7.org/linux/man-pages/man1/last.1.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: ['pts/', 'ssh:notty', ' tty', ' :0 ', ' console '],
  guard: '(?:pts\\\\*/\\d|ssh:notty | (?:tty[s\\d]|:0 |console ))',
  pattern: expression(
    inLines`
      (?:^|\n)[ ]{0,4}(?<value>[A-Za-z_][\w.+-]{0,31})[ ]{1,28}(?:[+?-][ ]{1,3})?(?:pts/\d{1,4}|ssh:notty|tty[Ss]?\d{1,3}|:0(?=[ ])|console)[ ]{1,44}
        (?:[\w.:%-]{2,80}[ ]{1,44})?(?=${moment})
    `,
    'g',
  ),
  reach: [80, 200],
  accept: (value) => !isSharedAccount(value) && !/^(?:reboot|shutdown|runlevel|root|LOGIN|USER|Username)$/.test(value),
};

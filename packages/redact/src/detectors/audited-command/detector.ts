import type { PatternDetector, Place } from '../../detector.ts';
import { type PatternScan, scanEverything } from '../../scan/patterns/patterns.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { argumentPassword } from '../argument-password/detector.ts';
import { authorizationHeader } from '../authorization-header/detector.ts';
import { commandLinePassword } from '../command-line-password/detector.ts';
import { passwordAssignment } from '../password-assignment/detector.ts';
import { prefixedToken } from '../prefixed-token/detector.ts';
import { requestUser } from '../request-user/detector.ts';
import { secretAssignment } from '../secret-assignment/detector.ts';
import { urlUserInfo } from '../url-user-info/detector.ts';
import { commandIn, writtenInDigits } from './command-in.ts';

/** Commands as the kernel keeps account of them. */
export const auditedCommand: PatternDetector = {
  id: 'audited-command',
  type: 'password',
  label: 'Password in the record of a command',
  shape:
    'What gives a password away on a command line, where a record of Linux Audit has the line in hexadecimal digits, `proctitle=6D7973…`, or word by word, `argc=3 a0="mysql" a1="-uroot" a2="-p…"`.',
  link: 'https://man7.org/linux/man-pages/man8/ausearch.8.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['argc=', 'proctitle=', ' cmd=', ' data='],
  guard: /argc=\d{1,4} a0=|proctitle=[\dA-F]{12}| (?:cmd|data)=[\dA-F]{12}/,
  startsAtAnchor: true,
  pattern: expression(
    inLines`
      argc=\d{1,4}(?:[ ]a\d{1,4}(?:\[\d{1,3}\]|_len)?=(?:"[^"\n]{0,1200}"|[^\s"]{1,2400})){1,100}|
      (?:proctitle|[ ](?:cmd|data))=(?:[\dA-F]{2}){6,4000}(?!\w)
    `,
    'g',
  ),
  reach: [0, 8100],
  ranges: (record) => {
    const { command, toRecord } = commandIn(record);
    scan ??= scanEverything(tellers);
    return scan(command, 0, command.length, nowhere).map(({ start, end }) => toRecord(start, end));
  },
  standsFor: (value) => writtenInDigits(value) ?? value,
};

let scan: PatternScan | undefined;

const nowhere: Place = { path: [], key: undefined, role: undefined, tool: undefined };

/** What finds a secret in a command as it is typed. */
const tellers: readonly PatternDetector[] = [
  commandLinePassword,
  argumentPassword,
  requestUser,
  passwordAssignment,
  secretAssignment,
  authorizationHeader,
  urlUserInfo,
  prefixedToken,
];

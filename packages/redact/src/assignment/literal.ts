import type { Candidate } from '../detector.ts';
import type { Assignment } from './assignment-of.ts';
import { endsLine } from './standing.ts';
import { isWordsOfSetting } from './words-of-setting.ts';

/** A shell and a file of settings take what stands there as it is, where a program would have the name of something. */
export function isLiteral(value: string, assigned: Assignment, candidate: Candidate): boolean {
  const { name, isLine } = assigned;
  if (isNumbered(value) && ((isSetting(name) && isLine && endsLine(candidate)) || isParameter(assigned, candidate)))
    return true;
  return (
    /(?:passw(?:or)?d|pass(?:_?phrase)?|pwd?|secret(?:_?key)?)$/i.test(name) &&
    isWordsOfSetting(value, assigned, candidate)
  );
}

/** `FTP_PASSWORD` and `signing.password` are names of settings, not of a program's variables. */
function isSetting(name: string): boolean {
  return /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+$/.test(name);
}

/** `PGPASSWORD=… psql`, `…;Pwd=…;`, `--set auth.password=…`, `-F password=…`: what a connection or a command is told holds no names of a program. */
function isParameter({ name, isLine }: Assignment, { text, start, end, groups }: Candidate): boolean {
  return (
    groups['sign'] === '=' &&
    /^[A-Z]/.test(text[start]!) &&
    ((isLine && /^[A-Z\d_]+$/.test(name)) ||
      /(?:[;?&"',]|\s(?:-[FdePD]|--[a-z-]{2,20}|[a-z]+(?:_[a-z_]{1,40})?=\S{1,60}))[ \t]{0,2}"?[\w.-]{1,60}=$/.test(
        text.slice(Math.max(0, start - 160), start),
      )) &&
    /^(?:[\s;,&"']|\\["'n]|$)/.test(text.slice(end, end + 2))
  );
}

/** Two words and two digits: a name of code in code, and in a setting a password as people make it. */
function isNumbered(value: string): boolean {
  return (
    /^(?:[A-Za-z][a-z]{3,9}[A-Z][a-z]{3,9}\d\d|[A-Za-z][a-z]{3,9}\d\d[A-Z][a-z]{3,9})$/.test(value) &&
    !/pass|key|token|secret|auth|hash|type|field|string|value|encod|config|user|input|data|base/i.test(value)
  );
}

import type { Candidate } from '../detector.ts';

/**
 * `password:  1204 bytes`, or `"password": 28712, "secret": 3122, "token": 907`: a size, or the words of a vocabulary with
 * their numbers or counts. A number that really is a password has what it opens beside it: a string, an account, a port.
 */
export function isCountedWord(value: string, { text, start, end, place }: Candidate): boolean {
  if (!/^\d{1,7}$/.test(value)) return false;
  if (unit.test(text.slice(end, end + 16)) || isConstant(text, start, end)) return true;
  const beside = [...around(text, start, end).matchAll(pair)];
  // A leaf of a document stands alone in its text; what was beside it is the record.
  const all = beside.length > 1 ? beside : [...(place.record ?? '').matchAll(pair)];
  return all.length > 2 && all.every(([, name, first]) => !/["'\w[{]/.test(first!) && !opened.test(name!));
}

/** `PASSWORD_NOT_ALLOWED: Final = 1132`, between 1131 and 1133: the numbers of a list of constants. */
function isConstant(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 160), start);
  if (/\bFinal(?:\[int\])?[ \t]{0,3}=[ \t]{0,3}$/.test(before)) return true;
  const own = Number(text.slice(start, end));
  const above = /[=(: \t](\d{1,7})\)?[,;]?[ \t]{0,4}\r?\n[^\n]*$/.exec(before)?.[1];
  const below = /^\)?[,;]?[ \t]{0,4}\r?\n[^\n]{1,100}[=(: \t](\d{1,7})\)?[,;]?(?:[ \t]|\r?\n|$)/.exec(
    text.slice(end, end + 160),
  )?.[1];
  return (above !== undefined && Number(above) + 1 === own) || (below !== undefined && Number(below) - 1 === own);
}

/** What stands in the same braces, as far as a few pairs go. */
function around(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 200), start);
  const after = text.slice(end, end + 200);
  const close = after.search(/[{}]/);
  return (
    before.slice(Math.max(before.lastIndexOf('{'), before.lastIndexOf('}')) + 1) +
    text.slice(start, end) +
    after.slice(0, close === -1 ? after.length : close)
  );
}

/** What is counted: `password:  16 bytes`, as `kubectl describe` shows a secret. */
const unit = /^ (?:bytes?|bits?|chars?|characters?|digits?|attempts?|times|entries|matches|results?|failures?)\b/i;

/** A name in quotes, and what its value begins with, unless that is a number. */
const pair = /["']([^"'\n]{1,60})["']\s{0,3}:\s{0,3}(?:-?\d[\d.]{0,20}(?=[\s,}]|$))?(.|$)/g;
const opened =
  /^(?:id|uid|user|user_?(?:name|id)|port|pin|otp|ext(?:ension)?|phone|tel|account|host|timeout|ttl|db|retries|code)$/i;

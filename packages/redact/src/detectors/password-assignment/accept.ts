import { assignmentOf } from '../../assignment/assignment-of.ts';
import { isCode } from '../../assignment/code.ts';
import { isHarmlessName } from '../../assignment/harmless-name.ts';
import {
  endsLine,
  isComparison,
  isFollowedByCall,
  isLabel,
  isProseSign,
  isTagWithoutEnd,
  isTemplate,
  isUnion,
  isUnpacked,
} from '../../assignment/standing.ts';
import type { Candidate } from '../../detector.ts';
import {
  isAppPassword,
  isWordList,
  looksLikePassphrase,
  looksLikePassword,
  looksLikeWeakPassword,
} from '../../judge/value.ts';

/** Judges the value behind a name that speaks of a password. */
export function acceptPassword(value: string, candidate: Candidate): boolean {
  const { name, isQuoted, isLine } = assignmentOf(candidate);
  if (!isQuoted && isCode(value, name) && !(isSetting(name) && isLine && endsLine(candidate) && isNumbered(value)))
    return false;
  if (
    isHarmlessName(name) ||
    isComparison(candidate) ||
    /^[!@][A-Za-z_]+$|^!\w+$|^(?=.*[^\x00-\x7f])\p{L}+$/u.test(value)
  )
    return false;
  if (isTemplate(candidate) || isTagWithoutEnd(candidate)) return false;
  if (isUnion(candidate) || isUnpacked(candidate)) return false;
  // Labels side by side, as in `resource "random_password" "main"`, name things.
  if (isLabel(candidate) && !/\d/.test(value)) return false;
  // Names beside a name in a list, as in `['password', 'user2']`, are names.
  if (
    /^\s*,\s*$/.test(candidate.groups['sign'] ?? '') &&
    /^[A-Za-z]+\d{0,2}$|^[a-z]+(?:\d{0,6}|(?:_[a-z]+)+)$/.test(value) &&
    !setter.test(candidate.text.slice(Math.max(0, candidate.start - 160), candidate.start))
  )
    return false;
  // Test runners report `PASS: TestName`.
  if (!isQuoted && /^-*pass$/i.test(name) && isProseSign(candidate)) return false;
  if (!isQuoted && (isFollowedByCall(candidate) || (!isLine && /^[a-z_]\w{2,40}\(/i.test(value)))) return false;
  if (isQuoted && /phrase$/i.test(name) && (looksLikePassphrase(value.replaceAll(' ', '-')) || isWordList(value)))
    return true;
  if (isQuoted && isAppPassword(value)) return true;
  if (isQuoted && /^[A-Z]?[a-z]+(?:[ -][a-z]+)*[.!?:…]?$/.test(value) && /\s/.test(value)) return false;
  if (isQuoted && value.length <= 64 && /\s/.test(value))
    return /\d/.test(value) && !/[.!?:()]$/.test(value) && value.split(/\s+/).length <= 4;
  if (looksLikePassword(value)) return isQuoted || isLine || !isProseSign(candidate) || /\d/.test(value);
  const env = /^[A-Z][A-Z0-9_]*$/.test(name);
  const whole = isQuoted || env || endsLine(candidate);
  return (
    whole && (isQuoted || isLine || env) && looksLikeWeakPassword(value) && value.toLowerCase() !== name.toLowerCase()
  );
}

/** `FTP_PASSWORD` and `signing.password` are names of settings, not of a program's variables. */
function isSetting(name: string): boolean {
  return /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+$/.test(name);
}

/** Two words and two digits: a name of code in code, and in a setting a password as people make it. */
function isNumbered(value: string): boolean {
  return (
    /^[A-Z][a-z]{3,9}[A-Z][a-z]{3,9}\d\d$/.test(value) &&
    !/pass|key|token|secret|auth|hash|type|field|string|value|encod|config|user|input|data|base/i.test(value)
  );
}

/** A call that sets what its arguments name: `define('DB_PASSWORD', '…`, `weboptions('Username', 'u', 'Password', '…`. */
const setter =
  /(?:define|set|put|add|env|config|header|append|fill|type|options?)\w{0,24}\([ \t]{0,4}(?:["'][^"'\n]{0,60}["'][ \t]{0,3},[ \t]{0,3}){1,4}["']$/i;

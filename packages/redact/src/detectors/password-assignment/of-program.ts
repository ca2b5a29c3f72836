import type { Assignment } from '../../assignment/assignment-of.ts';
import { isCode, isOwnName } from '../../assignment/code.ts';
import {
  endsLine,
  isComparison,
  isFormatted,
  isJoined,
  isNextArgument,
  isSelector,
  isTagWithoutEnd,
  isTemplate,
  isUnion,
  isUnpacked,
  isVariable,
} from '../../assignment/standing.ts';
import type { Candidate } from '../../detector.ts';

/** True for what only a program writes behind such a name, and where the two are no name and its value. */
export function isOfProgram(value: string, assigned: Assignment, candidate: Candidate): boolean {
  const { name, isQuoted } = assigned;
  if (isQuoted ? isOwnName(value, name) : isBareCode(value, assigned, candidate)) return true;
  if (isComparison(candidate) || isNextArgument(name, candidate)) return true;
  if (isTemplate(candidate) || isFormatted(candidate) || isTagWithoutEnd(candidate)) return true;
  if (isUnion(candidate) || isUnpacked(candidate) || isSelector(candidate)) return true;
  if (isJoined(candidate) || isVariable(value, isQuoted, candidate)) return true;
  // What `jq` pipes a field into.
  return value.startsWith('@') && (candidate.groups['sign'] ?? '').trim() === '|';
}

/** A name of code without quotes; in a setting such a name may be a password, and what a shell falls back on, `${DB_PASS:-…}`, is written as it is. */
function isBareCode(value: string, { name, isLine }: Assignment, candidate: Candidate): boolean {
  if (candidate.groups['sign'] === ':-' || !isCode(value, name)) return false;
  return !(isSetting(name) && isLine && endsLine(candidate) && isNumbered(value));
}

/** `FTP_PASSWORD` and `signing.password` are names of settings, not of a program's variables. */
function isSetting(name: string): boolean {
  return /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+$/.test(name);
}

/** Two words and two digits: a name of code in code, and in a setting a password as people make it. */
function isNumbered(value: string): boolean {
  return (
    /^(?:[A-Z][a-z]{3,9}[A-Z][a-z]{3,9}\d\d|[A-Za-z][a-z]{3,9}\d\d[A-Z][a-z]{3,9})$/.test(value) &&
    !/pass|key|token|secret|auth|hash|type|field|string|value|encod|config|user|input|data|base/i.test(value)
  );
}

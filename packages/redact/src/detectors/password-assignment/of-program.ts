import type { Assignment } from '../../assignment/assignment-of.ts';
import { isCode, isOwnName } from '../../assignment/code.ts';
import { isGiven } from '../../assignment/given.ts';
import { isLiteral } from '../../assignment/literal.ts';
import {
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
import { isOfUnmatchedSigns } from '../../judge/secrets/value.ts';
import { isMixed } from '../../shape/varied.ts';

/** True for what only a program writes behind such a name, and where the two are no name and its value. */
export function isOfProgram(value: string, assigned: Assignment, candidate: Candidate): boolean {
  const { name, isQuoted } = assigned;
  if (isQuoted ? isOwnName(value, name) : isBareCode(value, assigned, candidate)) return true;
  // What a program lets somebody in with is compared there.
  if (isComparison(candidate) && !(isQuoted && value.length >= 8 && isMixed(value))) return true;
  if (isNextArgument(name, candidate)) return true;
  if (isTemplate(candidate) || isFormatted(candidate) || isTagWithoutEnd(candidate)) return true;
  // What stands in a class: `PassManager::addPass`.
  if (candidate.groups['sign'] === '::' && /^~?[A-Za-z_]+$/.test(value)) return true;
  if (isUnion(candidate) || isUnpacked(candidate) || isSelector(candidate)) return true;
  if (isJoined(candidate) || isVariable(value, isQuoted, candidate)) return true;
  // What `jq` pipes a field into.
  return value.startsWith('@') && (candidate.groups['sign'] ?? '').trim() === '|';
}

/** A name of code without quotes; what a shell falls back on, `${DB_PASS:-…}`, is written as it is. */
function isBareCode(value: string, assigned: Assignment, candidate: Candidate): boolean {
  return (
    candidate.groups['sign'] !== ':-' &&
    isCode(value, assigned.name) &&
    !isGiven(candidate) &&
    !isLiteral(value, assigned, candidate) &&
    !(isHeldByTag(candidate) && isOfUnmatchedSigns(value))
  );
}

/** Between a tag and its end nothing of a program is cut off, so that its brackets would match. */
function isHeldByTag({ text, end, groups }: Candidate): boolean {
  return (groups['sign'] ?? '').trim() === '>' && /^[ \t]{0,4}<\//.test(text.slice(end, end + 6));
}

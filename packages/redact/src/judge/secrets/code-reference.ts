import { isExpression } from './code/expressions.ts';
import { cmdlet, constant, listed, made, program, styled, treated, versioned } from './code/names.ts';
import { measure, version } from './code/numbers.ts';
import { isPath } from './code/paths.ts';
import { beginning, call, object, reference, type } from './code/references.ts';
import { hasStrangeCase } from './strange-case.ts';
import { isTechnicalName, withoutTechnicalDigits } from './technical.ts';

/** True for names of variables, calls, paths, types and versions: what code says where a value would stand. */
export function isCodeReference(value: string): boolean {
  if (value.length > 300) return false;
  if (
    value.length <= 80 &&
    reference.test(value) &&
    !drawnDigits.test(withoutTechnicalDigits(value)) &&
    !hasStrangeCase(value)
  )
    return true;
  return (
    beginning.test(value) ||
    isExpression(value) ||
    isPath(value) ||
    call.test(value) ||
    type.test(value) ||
    program.test(value) ||
    cmdlet.test(value) ||
    version.test(value) ||
    versioned.test(value) ||
    measure.test(value) ||
    treated.test(value) ||
    constant.test(value) ||
    styled.test(value) ||
    object.test(value) ||
    listed.test(value) ||
    made.test(value) ||
    isTechnicalName(value)
  );
}

/** Digits as no name has them: before a letter, three of them, in the last member, or two before a member in capitals. */
const drawnDigits = /\d[A-Za-z]|\d{3}|\.\w*\d\w*$|[a-z](?!12|16|19|24|32|56|64|86)\d\d\.[A-Z]/;

import { namesAspect } from '../../assignment/aspect.ts';
import { type Assignment, assignmentOf } from '../../assignment/assignment-of.ts';
import { isGiven } from '../../assignment/given.ts';
import { isPublicName } from '../../assignment/harmless-name.ts';
import { isShortName } from '../../assignment/numbered.ts';
import { endsLine, isFollowedByCall, isProseSign } from '../../assignment/standing.ts';
import { isOfStatement } from '../../assignment/statement.ts';
import type { Candidate } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksMadeUp } from '../../judge/secrets/made-password.ts';
import {
  isAppPassword,
  isListOfLongWords,
  isWordList,
  looksLikePassphrase,
  looksLikePassword,
  looksLikeWeakPassword,
} from '../../judge/secrets/value.ts';
import { isDrawn, isMixed } from '../../shape/varied.ts';
import { isOfProgram } from './of-program.ts';
import { isSomethingElse } from './something-else.ts';

/** Judges the value behind a name that speaks of a password. */
export function acceptPassword(value: string, candidate: Candidate): boolean {
  const assigned = assignmentOf(candidate);
  const { name, isQuoted } = assigned;
  if (isPublicName(name) || inVocabulary.test(candidate.text.slice(Math.max(0, candidate.start - 60), candidate.start)))
    return false;
  if (isOfStatement(candidate) || (namesAspect(name) && !isDrawn(value) && !isOfVariable(value, name))) return false;
  // Without quotes, one word with a capital is what somebody reads on a page.
  if (!isSetting(name, candidate) && (isShortName(value) || (!isQuoted && /^[A-Z][a-z]+$/.test(value)))) return false;
  if (isSomethingElse(value, assigned, candidate)) return false;
  if (!isQuoted && assigned.isLine && isOfWordsAndNumber(value, assigned)) return true;
  if (isOfProgram(value, assigned, candidate)) return false;
  // Two letters are a unit and a width as well, also at the end of `maxPw`; `hidePw` says what is done with one.
  if (doneWithOne.test(name)) return false;
  if (/^pw$/i.test(name) || /[a-z]Pw$/.test(name))
    return (
      value.length >= 8 &&
      /[a-z]/i.test(value) &&
      (isQuoted || isMixed(value) || looksMadeUp(value)) &&
      looksLikePassword(value)
    );
  return isQuoted ? isQuotedPassword(value, assigned, candidate) : isBarePassword(value, assigned, candidate);
}

/** A switch or a picture beside the field of a password, not what is in it. */
const doneWithOne = /^(?:hide|show|toggle|reveal|view|see|has|is|use|forgot|eye)[_-]?pw$/i;

/** The word of a model, and its number. */
const inVocabulary = /(?:[\u0120\u010a\u2581]|##)\w{1,40}\\{0,8}["']\s?:\s?$/;

/** A variable of a shell, a parameter and a command have nothing but values, however short. */
function isSetting(name: string, { groups }: Candidate): boolean {
  return /^[A-Z\d_]+$/.test(name) || groups['sign'] === '=';
}

/** What stands last in the name of a variable may say whose it is; how a password is to be has no signs in it. */
function isOfVariable(value: string, name: string): boolean {
  return /^[A-Z\d_]+$/.test(name) && /\d/.test(value) && /[^\w\s.,:;/+-]/.test(value) && looksLikePassword(value);
}

/** In quotes a password may have blanks in it. */
function isQuotedPassword(value: string, assigned: Assignment, candidate: Candidate): boolean {
  if (/phrase$/i.test(assigned.name) && (looksLikePassphrase(value.replaceAll(' ', '-')) || isWordList(value)))
    return true;
  if (isAppPassword(value) || (isPlainName(assigned.name) && isListOfLongWords(value))) return true;
  if (/\s/.test(value)) {
    if (/^[A-Z]?[a-z]+(?:[ -][a-z]+)*[.!?:…]?$/.test(value)) return false;
    if (value.length <= 64) return isOfFewWords(value);
  }
  return looksLikePassword(value) || isWeakPassword(value, assigned, candidate);
}

/** A variable, or a password and nothing more than whose: what pages say of passwords has longer names. */
function isPlainName(name: string): boolean {
  return /^(?:[A-Z\d_]+|(?:[a-z\d]{2,12}[._-]?(?:(?:root|admin|user|app|service)[._-]|(?:Root|Admin|User|App|Service)(?=P))?)?(?:[pP]assw(?:or)?d|[pP]ass|[pP]wd))$/.test(
    name,
  );
}

/** Without quotes, prose and what test runners print look like an assignment as well. */
function isBarePassword(value: string, assigned: Assignment, candidate: Candidate): boolean {
  const { name, isLine } = assigned;
  // Test runners report `PASS: TestName`.
  if (/^-*pass$/i.test(name) && (isProseSign(candidate) || isCounted(value, candidate))) return false;
  if (/[a-z]\d{0,4}PASS$/.test(name) && isProseSign(candidate) && /^[Tt]est(?:[_A-Z]|s?[/.:])/.test(value))
    return false;
  if (isFollowedByCall(candidate) || (!isLine && /^[a-z_]\w{2,40}\(/i.test(value))) return false;
  if (looksLikePassword(value)) return isLine || !isProseSign(candidate) || /\d/.test(value);
  return isWeakPassword(value, assigned, candidate);
}

/**
 * `LanternFalcon92`, where the whole line says that it is the password: a type has such a name too, but counts its bits, and one
 * digit is enough only in a variable.
 */
function isOfWordsAndNumber(value: string, { name }: Assignment): boolean {
  if (!/^(?:[A-Z][a-z]{3,11}){2}\d{1,4}$/.test(value) || ofProgram.test(value)) return false;
  return /^[A-Z\d_]+$/.test(name) || (/passw(?:or)?d$/i.test(name) && /\d\d$/.test(value));
}

/** Words of which the names of types, fields and methods are made, and how many bits there are. */
const ofProgram =
  /String|Text|Field|Type|Char|Bytes|Array|Value|Hash|Encod|Crypt|Cipher|Secret|Passw|Token|Input|Param|Valid|Schema|Model|Policy|Util|Test|Form|Bean|Class|Service|Provider|Manager|Factory|(?<!\d)(?:8|16|24|32|64|128|192|256|384|512|1024|2048|4096)$/;

/** A few words with a number among them, which are no sentence and no piece of code. */
function isOfFewWords(value: string): boolean {
  return (
    !/\\u(?!00[0-7])[\da-f]{4}/i.test(value) &&
    /\d/.test(value) &&
    !/[.!?:()]$|^\/|=/.test(value) &&
    value.split(/\s+/).length <= 4 &&
    !isCountOf.test(value) &&
    !styles.test(value) &&
    !isCodeReference(value) &&
    !called.test(value)
  );
}

/** A password that is no good one is told only where it is all that stands there. */
function isWeakPassword(value: string, { name, isQuoted, isLine }: Assignment, candidate: Candidate): boolean {
  const env = /^(?:[A-Z][A-Z0-9_]*|TF_VAR_\w+)$/.test(name) || isGiven(candidate);
  // `NO_ROOT_PASSWORD: Represents …`: what an entry of a list means is told in a sentence.
  const whole = isQuoted || (env && !isProseSign(candidate)) || endsLine(candidate);
  return (
    whole &&
    candidate.groups['sign'] !== ':' &&
    (isQuoted || isLine || env) &&
    looksLikeWeakPassword(value) &&
    value.toLowerCase() !== name.toLowerCase()
  );
}

/** `8+ chars, 1 digit`: how long one has to be, or how long it is good. */
const isCountOf =
  /\d\+? ?(?:chars?|characters?|digits?|letters?|symbols?|bits?|bytes|attempts?|times?|days?|weeks?|months?|hours?|min(?:ute)?s?|sec(?:ond)?s?)\b/i;

/** `mt-2 text-sm`: the classes of an element. */
const styles = /^(?:(?:[a-z]{1,12}:)?-?[a-z]{1,12}(?:-[a-z\d./%[\]]{1,20}){0,4}(?: |$))+$/;

/** What a page calls a password in some language: a label, with a number at most. */
const called = /\b(?:passw(?:or)?[dt]|kennwort|contrase(?:n|\u00f1)a|senha|mot de passe|wachtwoord|code|pin)/i;

/** `pass=41 fail=2`: what ran well is counted, unless an account stands before it. */
function isCounted(value: string, { text, start }: Candidate): boolean {
  return /^\d{1,6}$/.test(value) && !/user|login|account|host/i.test(text.slice(Math.max(0, start - 80), start));
}

import { assignmentOf } from '../../assignment/assignment-of.ts';
import { isCode, isOwnName } from '../../assignment/code.ts';
import { isCountedWord } from '../../assignment/counted.ts';
import { isHarmlessName } from '../../assignment/harmless-name.ts';
import {
  endsLine,
  isComparison,
  isFollowedByCall,
  isFormatted,
  isJoined,
  isLabel,
  isNextArgument,
  isProseSign,
  isSelector,
  isTagWithoutEnd,
  isTemplate,
  isUnion,
  isUnpacked,
  isVariable,
  isWordInRow,
} from '../../assignment/standing.ts';
import { isTranslated } from '../../assignment/translated.ts';
import type { Candidate } from '../../detector.ts';
import { isCodeReference } from '../../judge/code-reference.ts';
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
  // What a shell falls back on, `${DB_PASS:-…}`, is written as it is.
  const isFallback = (candidate.groups['sign'] ?? '') === ':-';
  if (
    !isQuoted &&
    !isFallback &&
    isCode(value, name) &&
    !(isSetting(name) && isLine && endsLine(candidate) && isNumbered(value))
  )
    return false;
  if (
    isHarmlessName(name) ||
    (isQuoted && isOwnName(value, name)) ||
    isComparison(candidate) ||
    /^[!@][A-Za-z_]+$|^'[a-z_]+'$|^!\w+$|^(?=.*[^\x00-\x7f])\p{L}+(?:-\p{L}+)*$|^##[a-z]+$|^(?:ng|mat|cdk)[A-Z]\w*$/u.test(
      value,
    )
  )
    return false;
  if (isTranslated(value, candidate)) return false;
  if (isNextArgument(name, candidate) || isCountedWord(value, candidate) || isNobodys(candidate)) return false;
  if (isTemplate(candidate) || isFormatted(candidate) || isTagWithoutEnd(candidate)) return false;
  if (isUnion(candidate) || isUnpacked(candidate) || isSelector(candidate)) return false;
  // What `jq` pipes a field into.
  if (value.startsWith('@') && (candidate.groups['sign'] ?? '').trim() === '|') return false;
  // Labels side by side, as in `resource "random_password" "main"`, name things.
  if (isLabel(candidate) && !/\d/.test(value)) return false;
  // Names beside a name in a list, as in `['password', 'user2']`, are names.
  if (
    /^\s*,\s*$/.test(candidate.groups['sign'] ?? '') &&
    /^[A-Za-z]+\d{0,2}$|^[a-z]+(?:\d{0,6}|(?:_[a-z]+)+)$|^[a-z][\w-]*(?:\/[\w.-]+)+$/.test(value) &&
    !setter.test(candidate.text.slice(Math.max(0, candidate.start - 160), candidate.start))
  )
    return false;
  if (
    isWordInRow(value, name, candidate) &&
    !setter.test(candidate.text.slice(Math.max(0, candidate.start - 160), candidate.start))
  )
    return false;
  if (isJoined(candidate) || isVariable(value, isQuoted, candidate)) return false;
  // Words between bars are the options of a command: `-pass | -readpass | -pkcs11engine`.
  if ((candidate.groups['sign'] ?? '').trim() === '|' && /^--?[a-z]/i.test(value)) return false;
  // A count beside a word, in a table that counts other words as well.
  if ((candidate.groups['sign'] ?? '').includes('|') && /^\d{1,9}$/.test(value) && isAmongCounts(candidate))
    return false;
  // The package of that name, for a processor.
  if (
    /passwd$/i.test(name) &&
    /^(?:amd64|arm64|armhf|armel|i386|i686|x86_64|aarch64|s390x|ppc64el|riscv64|noarch)$/.test(value)
  )
    return false;
  // What a form says of a field may be the key of a message.
  if (candidate.groups['sign'] === '=[' && /^[a-z]+(?:[._-][a-z\d]+){2,}$/.test(value)) return false;
  // Two letters are a unit and a width as well.
  if (/^pw$/i.test(name)) return value.length >= 8 && /[a-z]/i.test(value) && looksLikePassword(value);
  // Test runners report `PASS: TestName`.
  if (!isQuoted && /^-*pass$/i.test(name) && (isProseSign(candidate) || isCounted(value, candidate))) return false;
  if (!isQuoted && (isFollowedByCall(candidate) || (!isLine && /^[a-z_]\w{2,40}\(/i.test(value)))) return false;
  if (isQuoted && /phrase$/i.test(name) && (looksLikePassphrase(value.replaceAll(' ', '-')) || isWordList(value)))
    return true;
  if (isQuoted && isAppPassword(value)) return true;
  if (isQuoted && /^[A-Z]?[a-z]+(?:[ -][a-z]+)*[.!?:…]?$/.test(value) && /\s/.test(value)) return false;
  if (isQuoted && value.length <= 64 && /\s/.test(value))
    return (
      !/\\u(?!00[0-7])[\da-f]{4}/i.test(value) &&
      /\d/.test(value) &&
      !/[.!?:()]$|^\/|=/.test(value) &&
      value.split(/\s+/).length <= 4 &&
      !isCountOf.test(value) &&
      !isCodeReference(value) &&
      !called.test(value)
    );
  if (looksLikePassword(value)) return isQuoted || isLine || !isProseSign(candidate) || /\d/.test(value);
  const env = /^[A-Z][A-Z0-9_]*$/.test(name);
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

/** True beside the account of which anybody may say any password: `login(user='anonymous', passwd='guest@')`. */
function isNobodys({ text, start }: Candidate): boolean {
  return /\banonymous["']?(?:[ \t]{0,4}[,;&:/][ \t]{0,4}|\s{1,12})["']?\w{0,12}["']?[ \t]{0,3}[=:]{0,2}>?[ \t]{0,3}["']?$/i.test(
    text.slice(Math.max(0, start - 60), start),
  );
}

/** What a page calls a password in some language: a label, with a number at most. */
const called = /\b(?:passw(?:or)?[dt]|kennwort|contrase(?:n|\u00f1)a|senha|mot de passe|wachtwoord|code|pin)/i;

/** `pass=41 fail=2`: what ran well is counted, unless an account stands before it. */
function isCounted(value: string, { text, start }: Candidate): boolean {
  return /^\d{1,6}$/.test(value) && !/user|login|account|host/i.test(text.slice(Math.max(0, start - 80), start));
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

/** A call that sets what its arguments name: `define('DB_PASSWORD', '…`, `weboptions('Username', 'u', 'Password', '…`. */
const setter =
  /(?:define|set|put|add|config|header|append|fill|type|options?)\w{0,24}\([ \t]{0,4}(?:["'][^"'\n]{0,60}["'][ \t]{0,3},[ \t]{0,3}){1,4}["']$/i;

/** True where the row before or the row behind has a word and a number alone as well. */
function isAmongCounts({ text, start, end }: Candidate): boolean {
  const before = /(?:^|\n)([^\n]{0,200})\n[^\n]{0,200}$/.exec(text.slice(Math.max(0, start - 400), start))?.[1];
  const behind = /^[^\n]{0,200}\n([^\n]{0,200})/.exec(text.slice(end, end + 400))?.[1];
  return [before, behind].some((row) => row !== undefined && /^[\s|]*[A-Za-z_ ]{2,40}\|\s*\d+\b/.test(row));
}

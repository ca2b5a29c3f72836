import { namesAspect } from '../../assignment/aspect.ts';
import { type Assignment, assignmentOf } from '../../assignment/assignment-of.ts';
import { isClientToken } from '../../assignment/client-token.ts';
import { isCode } from '../../assignment/code.ts';
import { isInCursor, isToldToGoOn } from '../../assignment/goes-on.ts';
import { isPublicName } from '../../assignment/harmless-name.ts';
import { isNumberedName } from '../../assignment/numbered.ts';
import {
  isBeginning,
  isChallenge,
  isChecksum,
  isComparison,
  isFollowedByCall,
  isFormatted,
  isLabel,
  isNextArgument,
  isOfLock,
  isOfType,
  isOrder,
  isReported,
  isSealed,
  isSearchKey,
  isTagWithoutEnd,
  isTemplate,
  isUnion,
  isUnpacked,
} from '../../assignment/standing.ts';
import { isOfStatement } from '../../assignment/statement.ts';
import { isWordsOfSetting } from '../../assignment/words-of-setting.ts';
import type { Candidate } from '../../detector.ts';
import { isPublicId, isUniqueName, isUuid } from '../../judge/secrets/public-id.ts';
import {
  isOfUnmatchedSigns,
  looksLikePassphrase,
  looksLikePassword,
  looksLikeSalt,
  looksRandom,
} from '../../judge/secrets/value.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isDrawn, isMixed } from '../../shape/varied.ts';
import { opensSomething } from './key-in-humps.ts';
import { isSomethingElse } from './something-else.ts';

/** Judges the value behind a name that speaks of a key, a token or a secret. */
export function acceptSecret(value: string, candidate: Candidate): boolean {
  const assigned = assignmentOf(candidate);
  const { name, isQuoted, isSegment } = assigned;
  if (!isSegment && holdsList(name) && isListOfKeys(value)) return true;
  if (isSegment || isPublicName(name) || isClientToken(name, value)) return false;
  if (isOfStatement(candidate) || (namesAspect(name) && !isDrawn(value))) return false;
  if (isComparedInFull(value, assigned, candidate)) return true;
  const isInHumps = candidate.groups['hump'] !== undefined;
  if (isInHumps && !opensSomething(name, value)) return false;
  if (isNoAssignment(name, candidate) || isCacheKey(value, assigned, candidate)) return false;
  // Whoever thinks of a secret for a setting thinks of words.
  if (!isQuoted && /secret(?:_?key)?$/i.test(name) && isWordsOfSetting(value, assigned, candidate)) return true;
  if (isOfProgram(value, assigned, candidate) || isOfWords(value)) return false;
  // The salts of WordPress hold every sign that a keyboard has, blanks and brackets among them.
  if (isQuoted && strongName.test(name) && (looksLikeSalt(value) || isOfUnmatchedSigns(value))) return true;
  // Nor are two words and a number more than somebody's sign for cookies.
  if (isQuoted && /(?:^|_)secret(?:_?key)?$/i.test(name) && wordsAndNumber.test(value)) return true;
  return !isSomethingElse(value, assigned, candidate) && (isInHumps || looksLikeSecret(value, assigned));
}

const wordsAndNumber = /^[a-z]{3,12}(?: [a-z]{3,12}){1,3}\d{2,6}[!?$#]?$/;

/** `$http_x_secret != "…"`: what a program or a server lets somebody in with. */
function isComparedInFull(value: string, { name, isQuoted }: Assignment, { groups }: Candidate): boolean {
  return (
    /[=!]=/.test(groups['sign'] ?? '') &&
    isQuoted &&
    value.length >= 16 &&
    isMixed(value) &&
    looksRandom(value) &&
    /secret|api[_-]?key|token$|http_[a-z_]{0,30}key$/i.test(name) &&
    !isPublicId(value)
  );
}

/** True where a name and what stands behind it are no name and its value, or one that says nothing. */
function isNoAssignment(name: string, candidate: Candidate): boolean {
  if (isComparison(candidate) || isChecksum(candidate) || isSearchKey(candidate)) return true;
  if (isUnpacked(candidate) || isUnion(candidate) || isOrder(candidate) || isReported(candidate)) return true;
  if (isOfLock(candidate) || isOfType(candidate) || isBeginning(candidate) || isChallenge(candidate)) return true;
  if (isFormatted(candidate) || isTemplate(candidate) || isTagWithoutEnd(candidate) || isSealed(candidate)) return true;
  return /^(?:token|key)$/i.test(name) && (isInCursor(candidate) || isToldToGoOn(candidate));
}

/** True for what a program or a shell goes on with, where somebody else would have a value. */
function isOfProgram(value: string, { name, isQuoted }: Assignment, candidate: Candidate): boolean {
  if (isNextArgument(name, candidate)) return true;
  if (isLabel(candidate) && /^[a-z_-]+$/.test(value)) return true;
  // The next of a list of variables with their values.
  if (isQuoted) return /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+=/.test(value);
  if (isCode(value, name) || isFollowedByCall(candidate) || /^[a-z_]\w{2,40}\(/i.test(value)) return true;
  // A parameter's type, and the type of what a function gives back.
  return (candidate.groups['close'] ?? '').endsWith(')') && (candidate.groups['sign'] ?? '').trim() === ':';
}

/** The key of a cache has a UUID or a digest behind its other pieces. */
function isCacheKey(value: string, { name, isQuoted }: Assignment, { groups }: Candidate): boolean {
  if (isQuoted || groups['sign'] !== ':') return false;
  return (
    /^(?:[\w-]{1,20}:){1,3}[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(value) ||
    (/^(?:token|key|secret)$/i.test(name) &&
      /^(?:[a-z_-]{3,20}:){1,3}(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64})$/.test(value))
  );
}

/** Words for people, with letters that are not ASCII, as they are or by their numbers; and the words of a longer name. */
function isOfWords(value: string): boolean {
  return (
    /\\u(?!00[0-7])[\da-f]{4}/i.test(value) ||
    (/[\u00c0-\uffff]/.test(value) && !/(?=[!-~]*\d)[!-~]{12}/.test(value)) ||
    /^[A-Z]?[a-z]{2,15}(?:[A-Z][a-z]{2,15}){2,8}V?\d{1,3}$/.test(value)
  );
}

/** True for a value that looks like a secret, as much as its name asks for. */
function looksLikeSecret(value: string, { name, isQuoted }: Assignment): boolean {
  if (!/^[A-Z\d_]+$/.test(name) && isNumberedName(value)) return false;
  // `REDIS_AUTH` and its like hold a password, which people make shorter than machines do.
  if (/^(?:REDIS|VALKEY|KEYDB)(?:CLI)?_AUTH$/.test(name)) return /\d/.test(value) && looksLikePassword(value);
  // A map and a table call by that name what they find things by.
  if (/^key$/i.test(name) && (value.length < 16 || isUniqueName(value))) return false;
  const isStrong = strongName.test(name);
  if (isIdByItsName(value, name, isStrong)) return false;
  // What a device asks with until somebody lets it in; models of devices have codes of their own, which are short.
  if (deviceCode.test(name)) return value.length >= 24 && looksRandom(value);
  if (looksRandom(value)) return isStrong || value.length >= 12 || /[A-Z\d]_AUTH$/.test(name);
  const env = /^[A-Z][A-Z0-9_]*$/.test(name);
  if ((/(?:secret|secret[_-]?key)$/i.test(name) || (env && isStrong)) && looksLikePassphrase(value)) return true;
  if (!isStrong || !(env || isQuoted)) return false;
  return (
    value.length >= 8 &&
    looksLikePassword(value) &&
    !/^[+?]?\p{L}+(?:[-_:./+]{1,2}[\p{L}\d]+)*$/u.test(value) &&
    (/\d/.test(value) || env || value.length >= 12) &&
    !/[<>{}()]/.test(value)
  );
}

/** True for a value by which something is found, as far as its name does not say that it is a secret. */
function isIdByItsName(value: string, name: string, isStrong: boolean): boolean {
  if (isUuid(value) && ofThing.test(name)) return true;
  // A word for several things: what it names may be a file, a user and a password, or the number of an entry.
  if (
    /(?:credentials|(?<![a-z])creds?)$/i.test(name) &&
    (value.length < 16 || /[:/]/.test(value) || isUuid(value) || isUniqueName(value))
  )
    return true;
  if (
    !isStrong &&
    !deviceCode.test(name) &&
    (isPublicId(value) || (isUniqueName(value) && !/^(?:sk|live|secret|priv)[-_]/.test(value)))
  )
    return true;
  // Written in capitals, forty hexadecimal digits are the fingerprint of a key that signs packages.
  return /^(?:gpg|pgp)|(?:^|\.)signingkey$/i.test(name) && /^[\dA-F]{16,40}$/i.test(value);
}

const deviceCode = /device[_-]?code$/i;

/** `user_key`, `order_key`: by what a table finds its rows. */
const ofThing =
  /(?:^|[_.-])(?:user|customer|client|tenant|account|member|person|contact|benutzer|kunden|usuario|cliente|order|invoice|event|message|ticket|issue|project|asset|device|entity|item|document|booking|transaction)[_-]?key$/i;

/** Names of several at once: new ones come to the front, so that old ones go on for a while. */
const lists = /(?:^|[_.-])(?:app|api|secret|signing|encryption|session|cookie|auth)[_.-]?(?:keys|secrets|tokens)$/i;

/** True for a name behind which several secrets may stand, one behind the other. */
export function holdsList(name: string): boolean {
  return lists.test(name);
}

function isListOfKeys(value: string): boolean {
  const keys = value.split(',');
  return (
    keys.length > 1 && keys.every((key) => key.length >= 16 && looksRandom(key) && isMixed(key) && !isPublicId(key))
  );
}

const strongName = new RegExp(
  inLines`
    secret|api[_.-]?key|access[_.-]?key|access[_.-]?token|auth[_.-]?token|private[_.-]?key|refresh[_.-]?token|
    bearer|credential|signing[_.-]?key|encryption[_.-]?key|master[_.-]?key|client[_.-]?key|license[_.-]?key|
    account[_.-]?key|shared[_.-]?key|(?:^|_)(?:TOKEN|KEY|SALT)$|[_-]token$|token$|id[_.-]?token|
    session[_.-]?(?:key|token|id)|
    webhook|[_.-]oauth$|(?:[_-]|hub|lab|ops|ket|ira|ana|ble)pat$
  `,
  'i',
);

import { assignmentOf } from '../../assignment/assignment-of.ts';
import { isClientToken } from '../../assignment/client-token.ts';
import { isCode, isOwnName } from '../../assignment/code.ts';
import { isInCursor, isToldToGoOn } from '../../assignment/goes-on.ts';
import { isHarmlessName } from '../../assignment/harmless-name.ts';
import {
  isBeginning,
  isChallenge,
  isChecksum,
  isComparison,
  isFollowedByCall,
  isFormatted,
  isJoined,
  isLabel,
  isNextArgument,
  isOfLock,
  isOfType,
  isOrder,
  isReported,
  isSearchKey,
  isTagWithoutEnd,
  isTemplate,
  isUnion,
  isUnpacked,
  isWordInRow,
} from '../../assignment/standing.ts';
import type { Candidate } from '../../detector.ts';
import { isPublicId, isUniqueName, isUuid, isWalletAddress } from '../../judge/public-id.ts';
import { looksLikePassphrase, looksLikePassword, looksLikeSalt, looksRandom } from '../../judge/value.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed } from '../../shape/varied.ts';

/** Judges the value behind a name that speaks of a key, a token or a secret. */
export function acceptSecret(value: string, candidate: Candidate): boolean {
  const { name, isQuoted, isSegment } = assignmentOf(candidate);
  if (!isSegment && holdsList(name) && isListOfKeys(value)) return true;
  if (isSegment || isHarmlessName(name) || isComparison(candidate) || isChecksum(candidate) || isSearchKey(candidate))
    return false;
  if (isUnpacked(candidate) || isUnion(candidate) || isOrder(candidate) || isReported(candidate)) return false;
  if (/^(?:token|key)$/i.test(name) && (isInCursor(candidate) || isToldToGoOn(candidate))) return false;
  if (isClientToken(name, value)) return false;
  // The next of a list of variables with their values.
  if (isQuoted && /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+=/.test(value)) return false;
  if (
    isOfLock(candidate) ||
    isOfType(candidate) ||
    isBeginning(candidate) ||
    isChallenge(candidate) ||
    isFormatted(candidate)
  )
    return false;
  if (!isQuoted && isCode(value, name)) return false;
  if (!isQuoted && (isFollowedByCall(candidate) || /^[a-z_]\w{2,40}\(/i.test(value))) return false;
  if (isNextArgument(name, candidate)) return false;
  if (isTemplate(candidate) || isTagWithoutEnd(candidate) || (isLabel(candidate) && /^[a-z_-]+$/.test(value)))
    return false;
  // A parameter's type, and the type of what a function gives back.
  if (!isQuoted && (candidate.groups['close'] ?? '').endsWith(')') && (candidate.groups['sign'] ?? '').trim() === ':')
    return false;
  // The key of a cache has a UUID or a digest behind its other pieces.
  if (
    !isQuoted &&
    candidate.groups['sign'] === ':' &&
    (/^(?:[\w-]{1,20}:){1,3}[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(value) ||
      (/^(?:token|key|secret)$/i.test(name) &&
        /^(?:[a-z_-]{3,20}:){1,3}(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64})$/.test(value)))
  )
    return false;
  // Words for people, with letters that are not ASCII, as they are or by their numbers; and the words of a longer name.
  if (
    /\\u(?!00[0-7])[\da-f]{4}/i.test(value) ||
    (/[\u00c0-\uffff]/.test(value) && !/(?=[!-~]*\d)[!-~]{12}/.test(value)) ||
    /^[A-Z]?[a-z]{2,15}(?:[A-Z][a-z]{2,15}){2,8}V?\d{1,3}$/.test(value)
  )
    return false;
  // The salts of WordPress hold every sign that a keyboard has, blanks and brackets among them.
  if (isQuoted && strongName.test(name) && looksLikeSalt(value)) return true;
  // A regular expression, a symbol, a call that goes on.
  if (/^@@|^\/?\[[!#$%^A-Za-z\\]|[A-Za-z_\d]\([{"'\w]*$|\)\(/.test(value)) return false;
  // The pairs of a cookie are the matter of those who read cookies.
  if (/cookie$/i.test(name) && /^[^=;\s]{1,80}=./.test(value)) return false;
  // Elements beside a name in a list, as in `['token', id]`, are ids unless they look like more.
  if (
    /^\s*,\s*$/.test(candidate.groups['sign'] ?? '') &&
    (isPublicId(value) || /^[a-z]+(?:_[a-z\d]+)+$|^(?:[A-Z][a-z]+\d?)+$/.test(value))
  )
    return false;
  // `auth0|5f7c8ec7…` is an account there, and what `token-utils: filename=…` stands for is told further on.
  if (candidate.groups['sign'] === '|' && /auth[02]$/i.test(name)) return false;
  if (!isQuoted && /^[a-z_]{2,24}=[^=]/.test(value)) return false;
  if (isWordInRow(value, name, candidate) || isJoined(candidate)) return false;
  if (isOwnName(value, name)) return false;
  // An address is what something is found by, the digest of a package is in every lock file, and a fingerprint tells keys apart.
  if (
    /^[\w.+-]{1,64}@[A-Za-z\d-]{1,60}(?:\.[A-Za-z\d-]{1,60}){1,4}$|^(?:sha(?:1|256|384|512)-[A-Za-z\d+/]{20,}={0,2}|SHA256:[A-Za-z\d+/]{43}=?)$/.test(
      value,
    )
  )
    return false;
  // Forty hexadecimal digits behind 0x are an address that everybody may see, whatever they are called.
  if (isWalletAddress(value)) return false;
  if (/\s|^[[{]\W{0,4}["'\\{[]|\\"/.test(value)) return false;
  // What stands before the host of a URL is the matter of those who read URLs.
  if (
    /@/.test(value) &&
    /:\/\/[\w.%-]{0,60}$/.test(candidate.text.slice(Math.max(0, candidate.start - 80), candidate.start - 1))
  )
    return false;
  // A name that ends like this may be that of a pattern: of a token, much stands together.
  if (/pat$/i.test(name) && !/[A-Za-z\d]{16}/.test(value)) return false;
  if (/^(?:REDIS|VALKEY|KEYDB)(?:CLI)?_AUTH$/.test(name)) return /\d/.test(value) && looksLikePassword(value);
  if (isUuid(value) && ofThing.test(name)) return false;
  // A word for several things: what it names may be a file, a user and a password, or the number of an entry.
  if (
    /(?:credentials|(?<![a-z])creds?)$/i.test(name) &&
    (value.length < 16 || /[:/]/.test(value) || isUuid(value) || isUniqueName(value))
  )
    return false;
  const isStrong = strongName.test(name);
  if (!isStrong && !/device[_-]?code$/i.test(name) && (isPublicId(value) || isUniqueName(value))) return false;
  // Written in capitals, forty hexadecimal digits are the fingerprint of a key that signs packages.
  if (/^(?:gpg|pgp)|(?:^|\.)signingkey$/i.test(name) && /^[\dA-F]{16,40}$/i.test(value)) return false;
  // What a device asks with until somebody lets it in; models of devices have codes of their own, which are short.
  if (/device[_-]?code$/i.test(name)) return value.length >= 24 && looksRandom(value);
  // `REDIS_AUTH` and its like hold a password, which people make shorter than machines do.
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

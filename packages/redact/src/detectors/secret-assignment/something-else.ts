import type { Assignment } from '../../assignment/assignment-of.ts';
import { isOwnName } from '../../assignment/code.ts';
import { isJoined, isWordInRow } from '../../assignment/standing.ts';
import type { Candidate } from '../../detector.ts';
import { isPublicId, isWalletAddress } from '../../judge/secrets/public-id.ts';

/** True for a value that is known to be something else by its own form, or by what stands around it. */
export function isSomethingElse(value: string, { name, isQuoted }: Assignment, candidate: Candidate): boolean {
  return (
    isOfProgram(value) ||
    isAddressOrDigest(value) ||
    isOfOthers(value, name, candidate) ||
    (isQuoted && isElement(value, name, candidate)) ||
    isWordInRow(value, name, candidate) ||
    isJoined(candidate) ||
    isOwnName(value, name) ||
    // What `token-utils: filename=…` stands for is told further on.
    (!isQuoted && /^[a-z_]{2,24}=[^=]/.test(value)) ||
    // A name that ends like this may be that of a pattern: of a token, much stands together.
    (/pat$/i.test(name) && !/[A-Za-z\d]{16}/.test(value))
  );
}

/** A regular expression, a symbol, a call that goes on; the beginning of a list or an object; several words. */
function isOfProgram(value: string): boolean {
  return (
    /^[&*]?[a-z]\w{0,30}\.[A-Z]\w{0,40}\{|^@@|^\/?\[[!#$%^A-Za-z\\]|[A-Za-z_\d]\([{"'\w]*$|\)\(/.test(value) ||
    /\s|^[[{]\W{0,4}["'\\{[]|\\"/.test(value)
  );
}

/**
 * An address is what something is found by, the digest of a package is in every lock file, and a fingerprint tells keys apart. Forty
 * hexadecimal digits behind 0x are an address that everybody may see, whatever they are called.
 */
function isAddressOrDigest(value: string): boolean {
  return addressOrDigest.test(value) || isWalletAddress(value);
}

const addressOrDigest =
  /^[\w.+-]{1,64}@[A-Za-z\d-]{1,60}(?:\.[A-Za-z\d-]{1,60}){1,4}$|^(?:sha(?:1|256|384|512)-[A-Za-z\d+/]{20,}={0,2}|SHA256:[A-Za-z\d+/]{43}=?)$/;

/** The pairs of a cookie, the account `auth0|5f7c8ec7…` and what stands before the host of a URL are the matter of other detectors. */
function isOfOthers(value: string, name: string, { text, start, groups }: Candidate): boolean {
  return (
    (/cookie$/i.test(name) && /^[^=;\s]{1,80}=./.test(value)) ||
    (groups['sign'] === '|' && /auth[02]$/i.test(name)) ||
    (value.includes('@') && /:\/\/[\w.%-]{0,60}$/.test(text.slice(Math.max(0, start - 80), start - 1)))
  );
}

/** Elements beside a name in a list, as in `['token', id]`, are ids unless they look like more; behind a variable stands its value. */
function isElement(value: string, name: string, { groups }: Candidate): boolean {
  return (
    /^\s*,\s*$/.test(groups['sign'] ?? '') &&
    ((isPublicId(value) && !/^[A-Z\d_]+(?:TOKEN|KEY|SECRET)$/.test(name)) ||
      /^[a-z]+(?:_[a-z\d]+)+$|^(?:[A-Z][a-z]+\d?)+$/.test(value))
  );
}

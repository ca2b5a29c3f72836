import { isNamedOtherwise } from '../../assignment/named-otherwise.ts';
import { isOfStatement } from '../../assignment/statement.ts';
import type { Candidate } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksMadeUp } from '../../judge/secrets/made-password.ts';
import { hasStrangeCase } from '../../judge/secrets/strange-case.ts';
import {
  isListOfLongWords,
  isWordList,
  looksLikeDrawnWords,
  looksLikePassphrase,
  looksLikePassword,
  looksRandom,
} from '../../judge/secrets/value.ts';
import { isMixed } from '../../shape/varied.ts';

/** In prose only what no word looks like is taken for a password. */
export function isTold(written: string, candidate: Candidate): boolean {
  if (isNamedOtherwise(candidate) || isPassedOn(candidate) || isOfStatement(candidate)) return false;
  const { groups } = candidate;
  const value = written.replace(/&(?:quot|apos|gt|lt|#\d{1,4})$/, '');
  // Without quotes and without a number it may be what is asked of a passphrase.
  if (groups['valueOfLongWords'] !== undefined)
    return isListOfLongWords(value) && looksLikeDrawnWords(value.replaceAll(' ', '-'));
  if (groups['valueOfWords'] !== undefined) return isWordList(value.replace(/[ -]\d+$/, ''));
  // A passphrase is made of words; its name says so.
  if (/^[a-z]{3,10}(?:-[a-z]{3,10}){3,9}$/.test(value) && isCalledPassphrase(candidate))
    return isWordList(value.replaceAll('-', ' '));
  // Between the word and a quote no verb says that it is one.
  if (groups['quoted'] !== undefined && !isVaried(value)) return false;
  if (isReference(value) || isSaidOfOther(value, candidate)) return false;
  if (!looksLikePassword(value) && !looksLikeDrawnWords(value)) return false;
  return /\d/.test(value) ? isWithNumber(value, candidate) : isWithoutNumber(value, candidate);
}

/** `what we pass to render2html`: a verb, and what is called with it. */
function isPassedOn(candidate: Candidate): boolean {
  return /(?:^|[^\w])pass (?:to|as|on)\s{1,4}["'\x60]?$/i.test(before(candidate, 12));
}

function isCalledPassphrase(candidate: Candidate): boolean {
  return /\bpassphrase\b[^.\n]{0,60}$/i.test(before(candidate, 80));
}

/** A number, and capitals beside small letters or a sign that no name has. */
function isVaried(value: string): boolean {
  return /\d/.test(value) && /[a-z].*[A-Z]|[A-Z].*[a-z]|[^\w.:/-]/.test(value);
}

/** True for what stands for a value, or is something else by its own look. */
function isReference(value: string): boolean {
  return isCodeReference(value) || otherKinds.some((kind) => kind.test(value));
}

const otherKinds: readonly RegExp[] = [
  // An account, a role or a page by its number, and a year.
  /^(?:user|admin|field|root|test|page|step|role|team|group|tier|level|node|host|env|zone)[-_]?\d{0,3}$|^[a-z]{1,3}-\d{1,2}$|^(?:19|20)\d\d$/i,
  // `"PWD="+dir` is a program, and so is a name that ends in what it is for.
  /^\+[A-Za-z_][\w.]*$/,
  /^[a-z\d]+(?:_[a-z\d]+)*_credentials?$/i,
  // Behind a slash may stand the rest of a path.
  /^[a-z\d.-]+(?:\/[a-z\d._-]+)+$/,
  // A path, an address, an assignment, a call, a handle.
  /passw|[|{}]|^[/,:;&()[\]]|^@[a-z]+$|:\/\/|^\w+\(|^[a-z_]+\d?=(?:\w|$)/i,
];

/** True where the last words before a value speak of something that it is instead. */
function isSaidOfOther(value: string, candidate: Candidate): boolean {
  // Whoever says of a login what it is may say the name.
  if (/\blog-?in (?:is|was) ["'`]?$/i.test(before(candidate, 16)) && !looksMadeUp(value)) return true;
  // `pin to urllib3`: a version is pinned too, and a number to tell is made of digits.
  if (/\bpin to ["'`]?$/i.test(before(candidate, 12)) && !/^\d+$/.test(value)) return true;
  // Behind the name of a network may stand what it can do, or whether it is there.
  const isOfNamedNetwork = /\b(?:wi-?fi|wlan) \([^()\n]{1,32}\) ?: {1,2}["'`]?$/i.test(before(candidate, 48));
  return isOfNamedNetwork && !isMixed(value) && !/[^\w.:/-]/.test(value);
}

/** No measure, date or version; of digits alone a number to tell, or the key of a network. */
function isWithNumber(value: string, candidate: Candidate): boolean {
  if (/^\d{4,12}$/.test(value) || (/^\d{8,24}$/.test(value) && isOfNetwork(candidate))) return true;
  return (
    value.length >= 4 &&
    !/^\d+(?:[.,:/-]\d+)*(?:st|nd|rd|th|s|ms|x|%|px|kb|mb|gb|m?[vaw]|[kmg]?hz|mm|cm)?$/i.test(value)
  );
}

/** Boxes of networks are delivered with a long number for a key. */
function isOfNetwork(candidate: Candidate): boolean {
  return /\b(?:wi-?fi|wlan|hotspot|router|fritz|psk)\b[^\n]{0,60}$/i.test(before(candidate, 80));
}

/** A sign that no word has, or letters as nobody writes them; words and odd capitals only where they are said to be a password. */
function isWithoutNumber(value: string, candidate: Candidate): boolean {
  if (/[^\w\s.,:;()'/-]/.test(value) && value.length >= 6) return true;
  if (looksLikePassphrase(value) || looksRandom(value)) return true;
  const isOdd = looksLikeDrawnWords(value) || (value.length >= 8 && hasStrangeCase(value));
  return isOdd && isAfterWord(candidate);
}

/** True where the last thing said is that it is a password. */
function isAfterWord(candidate: Candidate): boolean {
  return /\b(?:pass(?:word|code)|pwd|pw)(?:(?:\s(?:for|of|on|to)\s[\w.-]{2,20})?\s(?:is|was)(?:\s(?:now|still|currently))?|\s?:)?\s["'`*]{0,3}$/i.test(
    before(candidate, 60),
  );
}

/** So many characters of what stands before the value. */
function before({ text, start }: Candidate, length: number): string {
  return text.slice(Math.max(0, start - length), start);
}

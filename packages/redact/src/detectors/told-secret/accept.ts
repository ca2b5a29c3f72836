import { isCode } from '../../assignment/code.ts';
import { isNamedOtherwise } from '../../assignment/named-otherwise.ts';
import { isSealed } from '../../assignment/standing.ts';
import { isOfStatement } from '../../assignment/statement.ts';
import type { Candidate } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { couldBeMadeUp } from '../../judge/secrets/made-password.ts';
import { isPlainlyPublicId, isPublicId, isUniqueName } from '../../judge/secrets/public-id.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { isMixed } from '../../shape/varied.ts';

/** True for a value that is one of the kind of which the words before it, or behind it, speak. */
export function isTold(value: string, candidate: Candidate): boolean {
  if (isOfSomethingElse(candidate) || isReference(value)) return false;
  const { text, start, end, groups } = candidate;
  // What is said of the value may stand behind it.
  const said = groups['valueBeforeWords'] === undefined ? text.slice(Math.max(0, start - 140), start) : 'password ';
  if (saltBehind.test(text.slice(end, end + 48))) return value.length >= 10 && isMixed(value);
  // Of a key that signs, sixteen digits are the number.
  if (sixteenDigits.test(value) && signsWith.test(said)) return false;
  // Nothing but the word says so: then it looks like nothing else.
  if (groups['strict'] !== undefined && !isPlainlySecret(value, said)) return false;
  if (groups['valueOfToken'] !== undefined) return isMixed(value) && looksRandom(value) && !isPublicId(value);
  if (isOfOtherKind(value) || isSaidOfOther(value, said)) return false;
  if (isWhatCameOut.test(said)) return looksLikePassword(value) && /\d/.test(value);
  if (lettingIn.test(said) && !endsInKey.test(said)) return isPassword(value);
  if (keyOfOther.test(said)) return false;
  return value.length >= 16 && looksRandom(value) && hasDigitsBetween.test(value);
}

/** True where the text around says that it is no value, nobody's, or the name of something. */
function isOfSomethingElse(candidate: Candidate): boolean {
  const { text, start, end } = candidate;
  if (isSealed(candidate) || goesOnInBraces.test(text.slice(end, end + 24))) return true;
  if (isNamedOtherwise(candidate) || isOfStatement(candidate)) return true;
  const before = text.slice(Math.max(0, start - 80), start);
  // A branch, a file or a folder is called so, and the next line is another thing; what nobody should use is nobody's.
  return endOfPath.test(before) || isWarnedOf.test(before);
}

/** What is put together from several parts; the end of a block of Jira is none of them. */
const goesOnInBraces = /^[.,;:?()*\]]{0,3}[{}](?!(?:code|noformat|quote|panel)\})/;

/** `feature/auth-token`, at the end of a line. */
const endOfPath = /[\w-]\/[\w./-]{0,60}(?:token|key|secret|password)\s{0,4}\n\s{0,4}$/i;

/** `never use "…" or`: what comes next is an example of what is bad. */
const isWarnedOf =
  /\b(?:(?:do not|don['\u2019]t|never|not|avoid|stop) (?:use|using|choose|choosing|pick|set|reuse|type)|weak (?:ones |passwords )?like|passwords (?:such as|like))\b[^\n.;:]{0,60}$/i;

/** True for what stands for a value, or is known to everybody. */
function isReference(value: string): boolean {
  return isCodeReference(value) || isPlainlyPublicId(value) || ofProgram.test(value);
}

/** A path, an address, an assignment, a call, a handle. */
const ofProgram = /passw|^\/|:\/\/|^[\w.-]+=(?!=?$)|[{}|]|^[#@]|\)=?[.(]|\w\(/i;

/** What is put into hashes. */
const saltBehind = /^["'`]{0,2}\s(?:as|for|into|in)\s(?:[\w-]{1,20}\s){0,3}(?:pepper|salt)\b/i;
const sixteenDigits = /^(?:0x)?[\dA-F]{16}$/;
const signsWith = /\bgpg|using ['"`]?$/i;

/** True for what looks like a secret whatever is said of it, and for a password that somebody owns. */
function isPlainlySecret(value: string, said: string): boolean {
  if (isMixed(value) && !isCode(value, '')) return true;
  return withSign.test(value) || (isOwned.test(said) && couldBeMadeUp(value));
}

/** A digit, a letter and a sign that no name has; how long one is to be is said with signs as well. */
const withSign =
  /^(?!\d{1,3}-?(?:char|digit|letter|symbol|byte|bit))(?=.*\d)(?=.*[A-Za-z])(?=.*[!#$%&*+?@^~])[^()=,;]+$/;

/** Whose password it is, or which of several: `the hardcoded password`, `username dora and the password`. */
const isOwned =
  /\b(?:hard-?coded|leaked|old|new|temporary|initial|default|plain-?text|weak|root|admin|sudo|ssh|ftp|sftp|db|database|vpn|wi-?fi|e?-?mail|smtp|imap|login|bios|printer|router|(?:give|gave|send|sent|tell|told|hand) \S{2,20} the|user(?:name)? \S{2,40},?(?: and| with)?(?: the)?|account \S{2,40},?(?: and| with)?(?: the)?|his|her|their|its|my|your|our|the same) pass(?:word|code|phrase)[ ]{1,2}["'`]?$/i;

/** True for a value that is something else by its own look. */
function isOfOtherKind(value: string): boolean {
  return otherKinds.some((kind) => kind.test(value));
}

const otherKinds: readonly RegExp[] = [
  // A path within something that keeps secrets.
  /^[a-z\d.-]+(?:\/[a-z\d._-]+)+$/,
  // What a call is given, such as `new a.Token(kind,start,end)`.
  /^[\w$.]+(?:,[\w$.+-]+){2,}/,
  // A case of a test, behind the name of the test: `TestName/case-2`.
  /^[A-Z]\w*\//,
  // A number, perhaps with its unit.
  /^v?\d+(?:[.,:/-]\d+)*(?:st|nd|rd|th|s|ms|x|%|px|kb|mb|gb|k|m)?$/i,
  // Short words with a number: versions, browsers, fields.
  /^(?:[A-Za-z]{1,5}-?\d{1,2}|\d{1,3}[a-z]{1,7}|(?:chrome|firefox|safari|python|node|user|field)\d{1,4})$/i,
];

/** True where the last words before a value speak of something that it is instead. */
function isSaidOfOther(value: string, said: string): boolean {
  if (passOfPlace.test(said) || passOfTest.test(said) || fingerprintOf.test(said)) return true;
  if (wayIn.test(said) && /^[A-Z]?[A-Za-z]+\d{1,2}$/.test(value)) return true;
  return (/^[\da-f]+$/.test(value) || isUniqueName(value)) && keyAlone.test(said) && !keyToUse.test(said);
}

/** What lets somebody on a plane, on a lift or into a museum. */
const passOfPlace =
  /(?:boarding|museum|day|season|week|bus|train|rail|ski|lift|city|press|guest|visitor|park) pass: $/i;
/** Test runners report `--- PASS: TestName/case-2`. */
const passOfTest = /(?:^|[^\w$])PASS: $/;
/** The name of a signing key is its fingerprint. */
const fingerprintOf =
  /(?:[rd]sa|gpg|pgp|ec|ecdsa|eddsa|ed25519|ssh|public|signing)\s(?:\w{1,12}\s)?(?:key|id)\W{0,4}$/i;
/** A way to be let in has a name, and perhaps a number: `authenticate as admin with Kerberos5`. */
const wayIn = /(?:connect|authenticate|logged in) as \S{1,62} (?:with|using) .?$/i;
/** A key of which nothing is said may be one of a table. */
const keyAlone = /(?:^|\W)key\W{0,4}$/i;
const keyToUse = /(?:api|access|secret|auth)\skey/i;

/** `decodes to "…"`. */
const isWhatCameOut =
  /(?:decode[sd]|decrypt(?:s|ed)|resolves|evaluates|expands|value) (?:to|as|is|was|reads):? {1,2}\W{1,3}$/i;

/** What is said where somebody is let in, and not with a key or a token in the end. */
const lettingIn =
  /pass(?:word|code|phrase)?\b|pwd|\bpw\b|salasana|log|sign in|account|creden|creds|connect|authent|\bpin\b/i;
const endsInKey = /(?:token|key)\W{0,3}(?:\w{1,8}\W{1,3}){0,3}$/i;

/** A password that is no word, number of a ticket or member of an object. */
function isPassword(value: string): boolean {
  const isDrawn = /\d/.test(value) || value.split('-').length >= 4;
  return isDrawn && looksLikePassword(value) && !/^[A-Z]+-\d+$|^\w+\.\w+$/.test(value);
}

/** Keys by which something is found or marked, and tokens that a page is given. */
const keyOfOther =
  /(?:public|cache|primary|partition|foreign|sort|map|dict|lookup|idempotency|host|object|page|cursor|csrf|challenge)[ _-]?(?:keys?|token)/i;

const hasDigitsBetween = /\d.*[A-Za-z].*\d|[a-z].*[A-Z].*\d|\d.*[A-Z].*[a-z]/;

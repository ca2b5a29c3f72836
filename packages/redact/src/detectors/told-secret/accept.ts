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

/** What is put together from several parts; the end of a block of Jira is none of them. */
const goesOnInBraces = /^[.,;:?()*\]]{0,3}[{}](?!(?:code|noformat|quote|panel)\})/;

/** True for a value that is one of the kind of which the words before it, or behind it, speak. */
export function isTold(value: string, candidate: Candidate): boolean {
  if (isSealed(candidate) || goesOnInBraces.test(candidate.text.slice(candidate.end, candidate.end + 24))) return false;
  if (isNamedOtherwise(candidate) || isOfStatement(candidate)) return false;
  const { text, start, groups } = candidate;
  // A branch, a file or a folder is called so, and the next line is another thing.
  if (endOfPath.test(text.slice(Math.max(0, start - 80), start))) return false;
  // What nobody should use is nobody's.
  if (isWarnedOf.test(text.slice(Math.max(0, start - 80), start))) return false;
  // What is said of the value may stand behind it.
  const said = groups['valueBeforeWords'] === undefined ? text.slice(Math.max(0, start - 140), start) : 'password ';
  if (
    isCodeReference(value) ||
    isPlainlyPublicId(value) ||
    /passw|^\/|:\/\/|^[\w.-]+=(?!=?$)|[{}|]|^[#@]|\)=?[.(]|\w\(/i.test(value)
  )
    return false;
  if (saltBehind.test(text.slice(candidate.end, candidate.end + 48))) return value.length >= 10 && isMixed(value);
  // A commit is nobody's token, whatever it is said to be.
  // Of a key that signs, sixteen digits are the number.
  if (/^(?:0x)?[\dA-F]{16}$/.test(value) && /\bgpg|using ['"`]?$/i.test(said)) return false;
  // Nothing but the word says so: then it looks like nothing else.
  if (
    groups['strict'] !== undefined &&
    !(isMixed(value) && !isCode(value, '')) &&
    !withSign.test(value) &&
    !(isOwned.test(said) && couldBeMadeUp(value))
  )
    return false;
  if (groups['valueOfToken'] !== undefined) return isMixed(value) && looksRandom(value) && !isPublicId(value);
  // A path within something that keeps secrets.
  if (/^[a-z\d.-]+(?:\/[a-z\d._-]+)+$/.test(value)) return false;
  // What a call is given, such as `new a.Token(kind,start,end)`.
  if (/^[\w$.]+(?:,[\w$.+-]+){2,}/.test(value)) return false;
  // What lets somebody on a plane, on a lift or into a museum.
  if (/(?:boarding|museum|day|season|week|bus|train|rail|ski|lift|city|press|guest|visitor|park) pass: $/i.test(said))
    return false;
  // Test runners report `--- PASS: TestName/case-2`.
  if (/(?:^|[^\w$])PASS: $/.test(said) || /^[A-Z]\w*\//.test(value)) return false;
  if (/^v?\d+(?:[.,:/-]\d+)*(?:st|nd|rd|th|s|ms|x|%|px|kb|mb|gb|k|m)?$/i.test(value)) return false;
  // Fingerprints of signing keys, and short words with a number: versions, browsers, fields.
  if (/(?:[rd]sa|gpg|pgp|ec|ecdsa|eddsa|ed25519|ssh|public|signing)\s(?:\w{1,12}\s)?(?:key|id)\W{0,4}$/i.test(said))
    return false;
  if (
    /^(?:[A-Za-z]{1,5}-?\d{1,2}|\d{1,3}[a-z]{1,7}|(?:chrome|firefox|safari|python|node|user|field)\d{1,4})$/i.test(
      value,
    )
  )
    return false;
  // A way to be let in has a name, and perhaps a number: `authenticate as admin with Kerberos5`.
  if (
    /(?:connect|authenticate|logged in) as \S{1,62} (?:with|using) .?$/i.test(said) &&
    /^[A-Z]?[A-Za-z]+\d{1,2}$/.test(value)
  )
    return false;
  if (
    (/^[\da-f]+$/.test(value) || isUniqueName(value)) &&
    /(?:^|\W)key\W{0,4}$/i.test(said) &&
    !/(?:api|access|secret|auth)\skey/i.test(said)
  )
    return false;
  if (
    /(?:decode[sd]|decrypt(?:s|ed)|resolves|evaluates|expands|value) (?:to|as|is|was|reads):? {1,2}\W{1,3}$/i.test(said)
  )
    return looksLikePassword(value) && /\d/.test(value);
  if (
    /pass(?:word|code|phrase)?\b|pwd|\bpw\b|salasana|log|sign in|account|creden|creds|connect|authent|\bpin\b/i.test(
      said,
    ) &&
    !/(?:token|key)\W{0,3}(?:\w{1,8}\W{1,3}){0,3}$/i.test(said)
  )
    return (
      looksLikePassword(value) &&
      (/\d/.test(value) || value.split('-').length >= 4) &&
      !/^[A-Z]+-\d+$|^\w+\.\w+$/.test(value)
    );
  if (
    /(?:public|cache|primary|partition|foreign|sort|map|dict|lookup|idempotency|host|object|page|cursor|csrf|challenge)[ _-]?(?:keys?|token)/i.test(
      said,
    )
  )
    return false;
  return value.length >= 16 && looksRandom(value) && /\d.*[A-Za-z].*\d|[a-z].*[A-Z].*\d|\d.*[A-Z].*[a-z]/.test(value);
}

/** `feature/auth-token`, at the end of a line. */
const endOfPath = /[\w-]\/[\w./-]{0,60}(?:token|key|secret|password)\s{0,4}\n\s{0,4}$/i;

/** A digit, a letter and a sign that no name has; how long one is to be is said with signs as well. */
const withSign =
  /^(?!\d{1,3}-?(?:char|digit|letter|symbol|byte|bit))(?=.*\d)(?=.*[A-Za-z])(?=.*[!#$%&*+?@^~])[^()=,;]+$/;

/** What is put into hashes. */
const saltBehind = /^["'`]{0,2}\s(?:as|for|into|in)\s(?:[\w-]{1,20}\s){0,3}(?:pepper|salt)\b/i;

/** Whose password it is, or which of several: `the hardcoded password`, `username dora and the password`. */
const isOwned =
  /\b(?:hard-?coded|leaked|old|new|temporary|initial|default|plain-?text|weak|root|admin|sudo|ssh|ftp|sftp|db|database|vpn|wi-?fi|e?-?mail|smtp|imap|login|bios|printer|router|(?:give|gave|send|sent|tell|told|hand) \S{2,20} the|user(?:name)? \S{2,40},?(?: and| with)?(?: the)?|account \S{2,40},?(?: and| with)?(?: the)?|his|her|their|its|my|your|our|the same) pass(?:word|code|phrase)[ ]{1,2}["'`]?$/i;

/** `never use "…" or`: what comes next is an example of what is bad. */
const isWarnedOf =
  /\b(?:(?:do not|don['\u2019]t|never|not|avoid|stop) (?:use|using|choose|choosing|pick|set|reuse|type)|weak (?:ones |passwords )?like|passwords (?:such as|like))\b[^\n.;:]{0,60}$/i;

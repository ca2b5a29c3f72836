import { inLines } from '../../shape/in-lines.ts';
import { isCommonWord } from '../common-words.ts';
import { isCodeReference } from './code-reference.ts';
import { isPublishable } from './public-id.ts';
import { hasStrangeCase } from './strange-case.ts';

/**
 * True for a value that a machine drew: letters and digits mixed, or letters in an order that no word has. This is asked
 * only behind a key word or a prefix, since nothing in a text is secret for its randomness alone.
 */
export function looksRandom(value: string): boolean {
  if (value.length < 8) return false;
  const body = value.replace(/=+$/, '');
  const digits = count(body, /\d/g);
  const letters = count(body, /[A-Za-z]/g);
  if (/^[\d.,:+-]+$/.test(body) || /^0(?:x(?:[\da-f]_?){1,16}|b[01_]+)$/i.test(body)) return false;
  if (isCodeReference(value) || isPublishable(value)) return false;
  if (digits > 0 && letters > 0) return !isNumberedWord(body);
  if (digits > 0) return false;
  return letters >= 16 && /[a-z]/.test(body) && /[A-Z]/.test(body) && hasStrangeCase(body);
}

/** True for a password as people make them: a digit or a sign in it, or capitals in the middle, and no spaces of a sentence. */
export function looksLikePassword(written: string): boolean {
  // Properties write letters that are not ASCII by their numbers.
  const value = written
    .replace(/[;,]+$/, '')
    .replace(/\\{1,2}u([\da-f]{4})/gi, (_, number: string) => String.fromCharCode(Number.parseInt(number, 16)));
  if (value.length < 4 || value.length > 256) return false;
  if (isCodeReference(value) || isPublishable(value) || isLabel(value) || isWriting(value)) return false;
  if (/^0x[\da-f]{1,8}$/i.test(value) || !/[\p{L}\d]/u.test(value)) return false;
  if (/^\d+$/.test(value)) return value.length >= 4;
  if (/\s/.test(value)) return false;
  return (
    /\d/.test(value) ||
    /[^\w\s.,:/-]/.test(value) ||
    (hasStrangeCase(value) && value.length >= 8) ||
    looksLikePassphrase(value)
  );
}

/** True for four or more unlike words, or two and a number, on a string, as people draw them from lists; names of things are made of common words. */
export function looksLikePassphrase(value: string): boolean {
  if (
    !/^[A-Za-z]{4,10}(?:(?<joint>[-_.])(?:[A-Za-z]{4,10}|\d{2,4}(?=[-_.]))(?:\k<joint>(?:[A-Za-z]{4,10}|\d{2,4}(?=[-_.]))){0,6})(?:[-_.]?\d{2,4})?$/.test(
      value,
    )
  )
    return false;
  const words = value.replace(/[-_.]?\d+/g, '').split(/[-_.]/);
  if (words.length < (/\d\d$/.test(value) ? 2 : /\d/.test(value) && /[A-Z]/.test(value.slice(1)) ? 3 : 4)) return false;
  return new Set(words).size === words.length && !words.some((word) => isCommonWord(word) || labels.test(word));
}

/**
 * The same where a sentence has just said that a password follows: then half of the words may be such as names of things are
 * made of, as in four that were drawn from a list of common ones.
 */
export function looksLikeDrawnWords(value: string): boolean {
  if (!/^[a-z]{4,10}(?:(?<joint>[-_.])[a-z]{4,10}(?:\k<joint>[a-z]{4,10}){2,6})$/.test(value)) return false;
  const words = value.split(/[-_.]/);
  const common = words.filter(isCommonWord).length;
  return new Set(words).size === words.length && common * 2 <= words.length && !words.some((word) => labels.test(word));
}

/** True for four or more words in a row that make no sentence: a passphrase, where the name of the value says that it is one. */
export function isWordList(value: string): boolean {
  if (!/^[a-z]{3,10}(?: [a-z]{2,10}){3,11}$/.test(value)) return false;
  return value.split(' ').filter((word) => labels.test(word)).length <= 1;
}

/** The same where a name says less: none of the words is short, as most sentences have some, or said of a password. */
export function isListOfLongWords(value: string): boolean {
  return /^[a-z]{4,10}(?: [a-z]{4,10}){3,7}$/.test(value) && !value.split(' ').some((word) => labels.test(word));
}

/** True for four groups of four small letters, as Google makes a password for one program. */
export function isAppPassword(value: string): boolean {
  return (
    (/^[a-z]{4}(?: [a-z]{4}){3}$/.test(value) || /^(?=.*\b[^aeiou-]{4}\b)[a-z]{4}(?:-[a-z]{4}){3}$/.test(value)) &&
    new Set(value).size >= 8 &&
    !/\b(?:your|pass|word|here|that|this|with|from|must|have|form|abcd|xxxx)\b/.test(value)
  );
}

/** The same without blanks, in which four letters in a row are no syllable: behind an address of mail nothing else is written so. */
export function isJoinedAppPassword(value: string): boolean {
  return /^(?=.*[^aeiouy]{4})[a-z]{16}$/.test(value) && new Set(value).size >= 8;
}

/** An address of mail is the argument before. */
export const behindMail: RegExp = /@[\w.-]{1,80}\\{0,2}["'`]\s{0,3},\s{0,4}\\{0,2}["'`]$/;

/** True for a long value drawn from all signs of a keyboard, in which no two words stand together. */
export function looksLikeSalt(value: string): boolean {
  return (
    value.length >= 32 &&
    value.length <= 128 &&
    !isPublishable(value) &&
    !/^[{[]"|^[a-z]{2,12}:\/\//.test(value) &&
    count(value, /[^\w\s]/g) * 6 >= value.length &&
    /\d/.test(value) &&
    /[a-z]/.test(value) &&
    !/[a-z]{6}|[A-Z]{6}/.test(value.replace(/^django-insecure-/, '')) &&
    !/\(\?|\\[dws]|\[\^?[A-Za-z\d]-[A-Za-z\d]|\{\d{1,3},?\d{0,3}\}/.test(value)
  );
}

/**
 * True for letters and many signs in which a bracket ends what has not begun, or begins what does not end: a program, an
 * expression, a selector and a template close what they open.
 */
export function isOfUnmatchedSigns(value: string): boolean {
  if (value.length < 16 || value.length > 128 || /[\s\\]|\(\?|\[\^|:\/\//.test(value)) return false;
  const signs = value.replace(/\w/g, '');
  return signs.length * 6 >= value.length && new Set(signs).size >= 5 && !isClosed(signs.replace(/[^()[\]{}]/g, ''));
}

function isClosed(brackets: string): boolean {
  const without = brackets.replace(pairs, '');
  return without === '' || (without !== brackets && isClosed(without));
}

const pairs = /\(\)|\[\]|\{\}|<>/g;

/** True where no bracket ends what another one has begun, as nearly all do that a program, a type or a tag holds. */
export function hasNoPair(value: string): boolean {
  const brackets = value.replace(/[^()[\]{}<>]/g, '');
  return brackets.replace(pairs, '') === brackets;
}

/** True for a lower-case word that could be somebody's password, in a place where nothing but the password can stand. */
export function looksLikeWeakPassword(value: string): boolean {
  return (
    /^[a-zA-Z][\w!@#$%^&*.+-]{4,63}$/.test(value) && !isCodeReference(value) && !isLabel(value) && !isCommonWord(value)
  );
}

/** What is said of a password, also where a sign closes the sentence or the program around it, or a shell shows the end of a line. */
function isLabel(value: string): boolean {
  // The name of a style, a message or a handler: `formPasswordVisibilityIcon`.
  if (/^[a-z]+(?:[A-Z][a-z]+){3,9}$/.test(value) && /Passw(?:or)?d/.test(value)) return true;
  return labels.test(value.replace(/["')\]}]{0,2}[;,.:!$=]?$/, ''));
}

/** What people write for people: a word with an accent or of another script, or a sentence in which no blanks part the words. */
function isWriting(value: string): boolean {
  if (!/[^\x00-\x7f]/.test(value)) return false;
  if (/^[\p{L}\p{M}\u200c\u200d]+(?:[-'\u2019][\p{L}\p{M}]+)*[:?!.\u2026\uff1a\uff1f\uff01\u3002]{0,3}$/u.test(value))
    return true;
  return count(value, /\p{Lo}/gu) >= 3 && !/(?=[!-~]*\d)[!-~]{5}/.test(value);
}

const labels = new RegExp(
  inLines`
    ^(?:
      (?:
        erforderlich|notwendig|obligatoris(?:ch|k)|verplicht|\d{1,2}stellig\w{0,2}|
        enter|type|choose|confirm|repeat|forgot|reset|change|new|old|current|invalid|wrong|incorrect|falsch|missing|
        required|must|should|please|your|user|the|no|is|was|has|are|not|and|or|for|with|from|to|in|of|input|
        show|hide|plain(?:text)?|encrypted|hashed|hash|bcrypt|argon2\w*|scrypt|pbkdf2\w*|md5|sha\d+|base64|hex|
        utf-?8|manager|field|label|prompt|policy|reuse|auth|login|basic|bearer|oauth2?|jwt|ldap|saml|mfa|sso|
        cookie|session|string|varchar.*|text|char.*|binary|nullable|only|less|free|protected|based|grant|
        credentials?|creds|correct|matches|match|strength|length|expired|rotation|rotated|update|updated|set|
        unset|get|see|via|using|used|files?|compat|path|env|value|values|option|argument|param(?:eter)?|flag|
        variable|self|this|None|Some|here|there|below|above|it|that|which|will|can|may|if|when|then|else|
        otherwise|same|different|random|generated|secure|strong|weak|default|optional|sensitive|hidden|redacted|
        removed|masked|omitted|stored|saved|sent|given|provided|needed|found|exists|changed|ok|fail|failed|
        error|success|valid|both|each|all|any|one|two|also|just|but|by|at|on|as|an?
      )|
      (?:[a-z]{2,12}[_-]){0,3}(?:invalid|cannot|wrong|missing|unknown|already|too)(?:[_-][a-z]{2,12}){1,4}|
      [a-z]{2,12}(?:[_-][a-z]{2,12}){0,3}[_-](?:failed|failure|errors?|invalid|required|missing|expired|mismatch|denied|verified)|
      assword|pass(?:word|wd|phrase)?s?[\w-]{0,20}(?:\$\d)?|kennsatz|kennphrase|losungswort|zugangs(?:code|wort)|toegangscode|(?:wrong|bad|incorrect|invalid)[-_]?(?:pass|pwd|pw|secret|token)\w{0,8}|
      [\w-]{0,20}(?:passw(?:or)?[dt]|pass[_-]?phrase|kennwort)e?[nrs]?|[\w-]{0,24}[-_]passw(?:or)?d(?:[-_](?:[a-z]{1,12}|\d{1,3})){1,3}|
      [\w-]{0,20}(?:wachtwoord(?:en)?|adgangskode[rn]?|kodeord(?:et)?|passord(?:et)?|salasanat?|l(?:o|\u00f6)senord(?:et)?|
        tunnus(?:lause|sana|luku)|wacht(?:zin|woordzin)|l(?:o|\u00f6)senfras(?:en)?|adgangsfrase|passfrase
      )|
      contrase(?:ny|n|\u00f1)as?|clave|senhas?|palavras?-(?:passe|chave)|pasahitza|slapta(?:z|\u017e)odis|salas(?:o|\u00f5)na|parol[aeio]?|hesl[ao]|has(?:l|\u0142)o|lozink[ae]|geslo|jelsz(?:o|\u00f3)|(?:s|\u015f)ifre|parool|
      \u043f\u0430\u0440\u043e\u043b[\u044c\u0430]|\u30d1\u30b9\u30ef\u30fc\u30c9|\u5bc6[\u7801\u78bc]|\ube44\ubc00\ubc88\ud638|\u03ba\u03c9\u03b4\u03b9\u03ba\u03cc\u03c2|secret[_-]?\w{0,16}|token[_-]?\w{0,10}
    )$
  `,
  'i',
);

/** `table2`, `step-12`, `python3`, `v1beta1`, `utf8mb4`: words with a number at the end are names. */
function isNumberedWord(written: string): boolean {
  const value = written.replace(numeronym, '').replace(/[-_./]$/, '');
  return (
    value.length <= 48 &&
    /^(?:[A-Za-z]{2,}|v?\d{1,4})(?:[-_.:/ ]{1,2}(?:[A-Za-z]{2,}\d{0,2}|v?\d{1,12}|[A-Za-z]))*\d{0,3}$/.test(value) &&
    !/[a-z]\d+[a-z]/i.test(value) &&
    !(hasStrangeCase(value) && !/[-_.:/ ]/.test(value))
  );
}

/** Words that are written with a number in the middle. */
const numeronym =
  /(?<=[-_./]|^)(?:base(?:16|32|58|64|85)(?:url)?|oauth[12]|pkcs\d{1,2}|k8s|k3s|i18n|l10n|a11y|ec2|s3|e2e|x509|p12|b2b|[23]fa|u2f|h26[45])(?![a-z\d])[-_./]?/g;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

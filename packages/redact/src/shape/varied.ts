import { hasStrangeCase } from '../judge/secrets/strange-case.ts';

/** True for values that look drawn at random: letters and digits, many different ones and no long run of one of them. */
export function isVaried(value: string): boolean {
  return (
    (/\d/.test(value) || isDrawnOfLetters(value)) &&
    /[A-Za-z]/.test(value) &&
    !/(.)\1{6}/.test(value) &&
    new Set(value).size >= Math.min(8, value.length / 2)
  );
}

/** True for values with small letters, capitals and digits: identifiers written in one style have at most two of them. */
export function isMixed(value: string): boolean {
  return /[a-z]/.test(value) && /[A-Z]/.test(value) && isVaried(value);
}

/** Of the values that are drawn from letters and digits, one in seventy of 24 characters has no digit. */
function isDrawnOfLetters(value: string): boolean {
  return (value.match(/[A-Za-z]{20,}/g) ?? []).some(hasStrangeCase);
}

/** The same for tokens that say a number or a place in several bytes, of which most are zero: a run of A in Base64. */
export function isMixedBesideZeros(value: string): boolean {
  return isMixed(value.replace(/A{6,24}/g, ''));
}

/** True for values long enough, and with digits in so many places, that nobody names a thing so. */
export function isDrawn(value: string): boolean {
  return value.length >= 12 && (value.match(/\d+/g)?.length ?? 0) > 1 && isVaried(value);
}

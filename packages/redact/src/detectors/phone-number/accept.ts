import type { Candidate } from '../../detector.ts';
import { isPossiblePhoneNumber, isValidPhoneNumber } from './numbering-plans.ts';
import { isLabelled, isSpoken } from './spoken.ts';

/** True for a number that a country gives out, where it says so itself or something beside it does. */
export function isPhone(value: string, { text, start, end, place }: Candidate): boolean {
  const digits = value.replace(/\D/g, '');
  // Numbers that films and documentation use.
  if (/^(?:1?555\d{4}|1?5555555555|1?1234567890|1?500555000\d)$/.test(digits)) return false;
  if (
    /^1?(?:\d{3}55501\d\d|555\d{7})$|^(?:44|0)7700900\d{3}$/.test(digits) &&
    (mask.test(text.slice(Math.max(0, start - 60), start)) || (place.key !== undefined && masked.test(place.key)))
  )
    return false;
  if (digits.length < 7 || digits.length > 15 || /^\+\d{5,}\.\d{1,2}$/.test(value)) return false;
  // Somebody counts, perhaps behind the code of a country: it shows how a number is written.
  if (/^0?12345678(?:90?)?$/.test(digits)) return false;
  if (/^(?:\+|00)/.test(value) && /^(?:00)?\d{1,3}0?1?234567(?:8(?:90?)?)?$/.test(digits)) return false;
  // The years of a work.
  if (/^(?:19|20)\d\d[-/](?:19|20)\d\d$/.test(value)) return false;
  // The pages of a paper.
  if (/\bpp\. ?$/.test(text.slice(Math.max(0, start - 5), start))) return false;
  if (
    /(?:wa\.me\/|\b(?:PJSIP|SIP|IAX2)\/|(?:sips?|sms|callto|whatsapp):\/{0,2})$/i.test(
      text.slice(Math.max(0, start - 12), start),
    )
  )
    return isValidPhoneNumber(`+${digits}`) || isPossiblePhoneNumber(`+${digits}`);
  if (/^(?:\+|%2B|00)/i.test(value)) {
    // A leading "00" is how many countries dial out, and also how numbers are padded.
    if (value.startsWith('00') && !/[ ().-]/.test(value) && !isSent(text, start)) return false;
    const written = value.replace(/^(?:%2B|00)/i, '+');
    // Where a word says that it is a phone, a number that no country has given out yet is one too.
    if (isValidPhoneNumber(written)) return true;
    if (isLabelled(text, start)) return true;
    return (isWritten(value, text, start) || isApart(text, start, digits)) && isPossiblePhoneNumber(written);
  }
  if (
    /^(?:19|20)\d\d[-/. ]?[01]\d[-/. ]?[0-3]\d/.test(value) ||
    /^1[5-9]\d{8}(?:\d{3})?$/.test(value) ||
    (/^\d+\.\d+(?:\.\d+)*$/.test(value) && !/^\d{3}\.\d{3}\.\d{4}$|^0\d(?:\.\d\d){4}$/.test(value))
  )
    return false;
  if (/^\(\d{3}\) ?\d{3}-\d{4}$/.test(value)) return isValidPhoneNumber(value, 'US');
  if (isBesideEmail(text, start, end) && countries.some((country) => isValidPhoneNumber(value, country))) return true;
  if (isMobile(value, text, start, end)) return true;
  if (!isSpoken(text, start, end)) return false;
  if (digits.length > 8 && /\d[ ()./-]{1,2}\d+[ ()./-]{1,2}\d/.test(value) && isLabelled(text, start)) return true;
  return countries.some((country) => isValidPhoneNumber(value, country));
}

/** British, French and Japanese mobile numbers are written as nothing else is, unless they stand in a row of numbers. */
function isMobile(value: string, text: string, start: number, end: number): boolean {
  return (
    /^(?:07[1-9]\d\d \d{3} ?\d{3}|0[789]0-\d{4}-\d{4}|0[67](?: \d\d){4})$/.test(value) &&
    !/\d[\s,;|]{1,4}$|[番号號][ :：]?$/.test(text.slice(Math.max(0, start - 5), start)) &&
    !/^[\s,;|]{1,4}\d/.test(text.slice(end, end + 5))
  );
}

/** Three groups behind a plus are how people write phones; so is one run behind the name of a field that takes them. */
function isWritten(value: string, text: string, start: number): boolean {
  return (
    isSpoken(text, start, start + value.length) ||
    (value.replace(/\D/g, '').length >= 10 && /^\+\d{1,3} \d{1,5} \d{2,5}(?: |\d)/.test(value)) ||
    /(?:\b|_)(?:to|from|caller|callee|number|msisdn|recipient)["']?\s{0,2}[:=]\s{0,2}["']?$/i.test(
      text.slice(Math.max(0, start - 24), start),
    )
  );
}

/**
 * A plus and eleven digits or more between blanks are a number with its country; at the beginning of a line the plus may be
 * that of a diff. Two zeros alone are no anchor, and say less.
 */
function isApart(text: string, start: number, digits: string): boolean {
  return (
    digits.length > 10 && text[start] !== '0' && /[^\n][ (|,;:"'>]$/.test(text.slice(Math.max(0, start - 2), start))
  );
}

/** A field of a form shows how a number would be written. */
const mask = /\b(?:placeholder|example|e\.g\.|mask|format|sample)["'(: =][^\n]{0,50}$/i;

/** The same of a key. */
const masked = /^(?:placeholder|examples?|mask|format|sample)$/i;

/** A message went to it, as the log of a gateway says. */
function isSent(text: string, start: number): boolean {
  return /\b(?:sms|text|message|call|whatsapp)(?: (?:was )?(?:sent|delivered|queued|placed))? to $/i.test(
    text.slice(Math.max(0, start - 40), start),
  );
}

/** Between the parts of a line that also holds an address of mail, as heads of CVs and letters are set. */
function isBesideEmail(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 90), start);
  const behind = text.slice(end, end + 90);
  return (
    // A line below the address, and nothing else in it.
    (/(?:^|\n)[ \t>]{0,12}[\w.+-]{1,64}@[\w-]{1,40}(?:\.[\w-]{1,20}){1,3}\r?\n[ \t>]{0,12}$/.test(before) &&
      /^[ \t]{0,4}(?:\r?\n|$)/.test(behind)) ||
    // In the same brackets, or with nothing but a comma between them.
    (/\d[ ()./-]{1,2}\d{2,5}[ ./-]\d/.test(text.slice(start, end)) &&
      (/[\w.+-]@[\w-]{1,40}(?:\.[\w-]{1,20}){0,2}\.[a-z]{2,12}[,;/]? (?:\/ |or |and |oder |und )?$/.test(before) ||
        /^[,;/]? (?:\/ |or |and |oder |und )?[\w.+-]{2,64}@[\w-]{2,60}\./.test(behind))) ||
    (/[\w-]\.[a-z]{2,12}\)?[ \t]{0,3}[|\u00b7\u2022\u2013\u2014][ \t]{0,3}$/.test(before) &&
      /[\w.+-]@[^\n@]{3,60}$/.test(before)) ||
    /^[ \t]{0,3}[|\u00b7\u2022\u2013\u2014][ \t]{0,3}[\w.+-]{1,64}@[\w-]{2,60}\./.test(behind)
  );
}

/** Where a national number stands for itself: North America, Britain, Germany, France, and others whose form is telling. */
const countries = [
  'US',
  'GB',
  'DE',
  'FR',
  'IN',
  'AU',
  'ES',
  'IT',
  'NL',
  'JP',
  'BR',
  'MX',
  'CN',
  'KR',
  'CH',
  'AT',
  'PL',
  'SE',
  'FI',
  'NO',
  'DK',
  'BE',
  'IE',
  'PT',
  'CZ',
  'GR',
  'TR',
  'ZA',
  'NZ',
  'RU',
  'UA',
  'IL',
  'SG',
  'HK',
  'TW',
  'NG',
  'KE',
  'AR',
  'CL',
  'CO',
  'EG',
  'SA',
  'AE',
  'PK',
  'ID',
  'PH',
  'MY',
  'TH',
  'VN',
  'HU',
  'RO',
] as const;

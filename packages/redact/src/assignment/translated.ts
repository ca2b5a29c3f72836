import type { Candidate } from '../detector.ts';
import { inLines } from '../shape/in-lines.ts';

/**
 * `password: "Pasahitza"` beside `passwordNew: "Pasahitz berria"`: a word in a file of labels in some language. Such a file
 * also has a label of two words for another password, or a label for an e-mail address; a real password stands beside real
 * addresses.
 */
export function isTranslated(value: string, { text, start, end, place }: Candidate): boolean {
  if (!/^(?=\p{Lu}|.*[^\x00-\x7f])\p{L}[\p{L}\p{M}'\u2019-]*[:?!]?$/u.test(value)) return false;
  return (
    label.test(text.slice(Math.max(0, start - reach), start) + text.slice(end, end + reach)) ||
    (place.record !== undefined && label.test(place.record))
  );
}

const reach = 700;

const label = new RegExp(
  inLines`
    e-?mail[\w.-]{0,20}["']?\s?(?:=>|[:=])\s?["']?(?:
      E-?[Mm]ail(?![\w@])[^@\n"']{0,40}|
      [\p{L}.-]{2,24}[ ][\p{L}\p{M}.-]{2,24}(?:[ ][\p{L}\p{M}.-]{1,24}){0,3}|
      (?=[\p{L}-]{0,24}[^\x00-\x7f])[\p{L}\p{M}-]{2,30}
    )(?:["',;\r\n]|$)|
    [Pp]assw(?:or)?d[\w.-]{0,30}["']?\s?(?:=>|[:=])\s?["']?(?=\p{Lu}|[^"'\n]{0,60}[^\x00-\x7f])
      [\p{L}\p{M}]{2,24}(?:[ ][\p{L}\p{M}.'\u2019-]{1,24}){1,6}[.?!:]?(?:["',;\r\n]|$)
  `,
  'u',
);

import { type Layout, linkOf } from './layout.ts';

const aside = '(?: ?\\((?:[\\p{L}\\p{M} ./&-]|\\d(?!\\d)){1,24}\\)|_[a-z]{2}(?![a-z\\d]))?';
const owner =
  "(?: (?:of|for|de|du|von|van|di|do|da|af|av|f\u00f6r|del|des|der|dla|\u05e9\u05dc)(?: [\\p{L}'\u2019-]{1,20}){1,3}?)?";
const quotes = '["\'`*_)\\]}]{0,4}';
/** What may begin a value before the value itself does. */
export const opening = '["\'`*(\\[{]{0,4}';
/** What may follow a name and still speak of it: a remark in brackets, and whose value it is. */
export const behindName = (between = ''): string => `${quotes}\\.?${aside}${between}${owner}`;
const written = '[\\s.]{0,40}(?:=>|:=|[:=#|\u2502\uff1a])\\s{0,20}';

/** A name and its value with a sign between them: `name: value`. */
export const sign: Layout = { link: linkOf(`${behindName(quotes)}${written}${opening}`) };

/** The same with other words before the sign. */
export const distantSign: Layout = {
  link: linkOf(
    `(?:[ _][\\p{L}.'\u2019-]{2,16}){1,2}(?:${written}|[ ](?:to|wynosi|is|ist|es|est|\u00e9|\u00e8)[ ])${opening}`,
    { takesLoose: false, wantsCheck: true },
  ),
};

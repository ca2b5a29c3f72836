import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf } from './layout.ts';

/** Who speaks on the next line, in whatever script: `Caller: `, `**Kundin:** `, `客:`. */
const speaker = String.raw`[>*]{0,3}\p{L}{1,20}(?:[ ]\p{L}{2,20})?["'*]{0,3}[ ]?[:\uff1a]["'*]{0,3}\s{0,3}`;
/** What is said before the value itself. */
const begun = inLines`
  (?:(?:sure|yes|yep|yeah|of[ ]course|certainly|ok|okay|ja|ja[ ]gerne|oui|s\u00ed|si|sim|tak|evet|\u0434\u0430)(?:[ ]thing)?[,.!:]{1,2}[ ])?
  (?:(?:it|that)(?:['\u2019]s|[ ]is|[ ]would[ ]be)[ ]|(?:das|die)[ ](?:ist|lautet)[ ]|c['\u2019]est[ ](?:le[ ])?|es[ ]el[ ]|\u00e8[ ](?:il[ ])?|to[ ])?
`;
/** The courtesies with which a question ends. */
const please =
  "(?:,?[ ](?:please|again|for[ ]me|bitte|por[ ]favor|per[ ]favore|s['\u2019]il[ ](?:vous|te)[ ]pla\u00eet|alstublieft|prosz\u0119|l\u00fctfen))?";

/** A name that somebody asks for, and the value in the answer: `your name? Caller: Sure, it's value`. */
export const reply: Layout = {
  link: linkOf(`${please}[ \\u00a0]?[?\\uff1f]["'*]{0,3}\\s{1,4}(?:[\\u2013\\u2014-][ ])?(?:${speaker})?${begun}`),
};

/** The same where it is asked for in a sentence, so that the next line has to be somebody else's: `Please tell me your name.`, `Caller: value`. */
export const replyToRequest: Layout = {
  link: linkOf(
    `${please}(?:(?:\\u3092\\u304a\\u9858\\u3044(?:\\u3044\\u305f)?\\u3057\\u307e\\u3059|\\u3092\\u6559\\u3048\\u3066\\u304f\\u3060\\u3055\\u3044)?[.\\u3002:]|(?<=\\.))["'*]{0,3}[ ]{0,2}\\r?\\n\\s{0,3}(?!(?:phone|tel|fax|mobil|zip|date|order|ref|no)[^\\n:]{0,12}:)${speaker}${begun}`,
    { isSign: false, takesLoose: false },
  ),
};

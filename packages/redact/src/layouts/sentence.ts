import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf } from './layout.ts';
import { behindName, opening } from './sign.ts';

const verbs =
  'is|are|was|as|should read|should be|on|the|file|reads?|ending|ist|lautet|es|est|le|el|\u00e8|\u00e9|er|\u00e4r|jest|to|wynosi|je|adalah|ialah';
/** A number begins here, perhaps with a few letters, or with the first pairs of one that is hexadecimal: whatever is not a word of the sentence. */
const number = '(?=[\\p{L}]{0,6}[ /.-]?(?:[\\p{L}]{1,2}[ -])?\\d|(?:[\\da-f]{2}[:-]){3})';

/** A name and its value in a sentence: `the name is value`. */
export const sentence: Layout = {
  link: linkOf(
    inLines`
      ${behindName()}(?:,?\s(?:(?:${verbs})(?!\p{L})|-|\u2013|\u2014|#|:)){0,3}\s{0,4}
      \(?(?:(?:no|nr|number|num|n[\u00b0\u00ba])\.? )?${opening}${number}
    `,
    { isSign: false },
  ),
};

/** The same where no blanks stand between words. */
export const unspacedSentence: Layout = {
  link: linkOf(
    inLines`
      [ \u00a0]?(?:\u0e02\u0e2d\u0e07[\p{L}\p{M}]{1,20}?)?
      (?:\u662f|\u70ba|\u4e3a|\u306f|\u3001|\ub294|\uc740|\uac00|\uc774|\u0e04\u0e37\u0e2d){0,2}\s{0,2}${number}
    `,
    { isSign: false },
  ),
};

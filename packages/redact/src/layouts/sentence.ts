import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf } from './layout.ts';
import { behindName, opening } from './sign.ts';

const verbs =
  'is|are|was|should read|should be|on|the|file|reads?|ending|ist|lautet|es|est|\u00e8|\u00e9|er|\u00e4r|jest|wynosi|je|adalah|ialah|on';

/** A name and its value in a sentence: `the name is value`. */
export const sentence: Layout = {
  link: linkOf(
    inLines`
      ${behindName()}(?:,?\s(?:${verbs}|-|\u2013|\u2014|#|:)){0,3}\s{0,4}
      \(?(?:(?:no|nr|number|num|n[\u00b0\u00ba])\.? )?${opening}
    `,
    { isSign: false },
  ),
};

/** The same where no blanks stand between words. */
export const unspacedSentence: Layout = {
  link: linkOf('[ \u00a0]?(?:\u662f|\u70ba|\u4e3a|\u306f|\u3001|\ub294|\uc740|\uac00|\uc774){0,2}\\s{0,2}', {
    isSign: false,
  }),
};

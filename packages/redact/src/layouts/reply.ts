import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf } from './layout.ts';

/** A name that somebody asks for, and the value in the answer: `your name? Caller: Sure, it's value`. */
export const reply: Layout = {
  link: linkOf(inLines`
    (?:[ ](?:please|again|for[ ]me))?\?["'*]{0,3}\s{1,4}(?:[>*]{0,3}[\p{L}]{2,20}(?:[ ][\p{L}]{2,20})?["'*]{0,3}:["'*]{0,3}\s{1,3})?
    (?:(?:sure|yes|yep|yeah|of[ ]course|certainly|ok|okay)(?:[ ]thing)?[,.!:]{1,2}[ ])?(?:(?:it|that)(?:['\u2019]s|[ ]is|[ ]would[ ]be)[ ])?
  `),
};

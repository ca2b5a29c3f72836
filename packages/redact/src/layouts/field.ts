import { namedOnPage, tag } from './element.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

const between = `[:.*]{0,3}\\s{0,4}(?:${tag}){0,5}<[^<>]{1,100}\\bvalue=["']`;

/** A field of a form on a page behind its label: `<label>name</label><input value="value">`. */
export const field: Layout = {
  link: linkOf(between),
  signs: [' value='],
  pairs: pairsWith(new RegExp(`${namedOnPage}${between}(?<value>[^<>"']{2,400})["']`, 'dg')),
};

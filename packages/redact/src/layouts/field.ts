import { namedOnPage, tag } from './element.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

// Behind one field comes another, and what a button says is not what is called by a label.
const between = `[:.*]{0,3}\\s{0,4}(?:(?!<input\\b)${tag}){0,5}<(?![^<>]{0,99}\\btype=["']?(?:submit|button|reset|image)\\b)[^<>]{1,100}\\bvalue=["']`;

/** A field of a form on a page behind its label: `<label>name</label><input value="value">`. */
export const field: Layout = {
  link: linkOf(between),
  signs: [' value='],
  pairs: pairsWith(new RegExp(`${namedOnPage}${between}(?<value>[^<>"']{2,400})["']`, 'dg')),
};

import { type Layout, linkOf, pairsWith } from './layout.ts';

const between = '"\\r?\\n(?:Content-Type: [^\\n]{1,80}\\r?\\n)?\\r?\\n';

/** A part of a form that is sent with files: its name, an empty line, its value. */
export const multipart: Layout = {
  link: linkOf(between),
  signs: ['form-data; name='],
  pairs: pairsWith(
    new RegExp(`form-data; name="(?<key>[^"\\n]{2,60})${between}(?<value>(?!--)[^\\r\\n]{2,400})(?=\\r?\\n|$)`, 'dg'),
  ),
};

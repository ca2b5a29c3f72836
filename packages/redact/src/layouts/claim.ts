import { inLines } from '../shape/in-lines.ts';
import { type Layout, linkOf, pairsWith } from './layout.ts';

const between = '"[^<>]{0,120}>\\s{0,20}<(?:\\w{1,8}:)?AttributeValue(?: [^<>]{0,120})?>\\s{0,8}';

/** What a service of identities says of somebody: `<Attribute Name="name"><AttributeValue>value</AttributeValue>`. */
export const claim: Layout = {
  link: linkOf(between),
  signs: ['AttributeValue'],
  pairs: pairsWith(
    new RegExp(
      inLines`
        <(?:\w{1,8}:)?Attribute[ ][^<>]{0,200}?\b(?:Friendly)?Name="(?:[^"<>\s]{0,120}[/:])?(?<key>[A-Za-z][\w-]{1,40})${between}
        (?<value>[^<>\s][^<>]{0,399})</
      `,
      'dg',
    ),
  ),
};
